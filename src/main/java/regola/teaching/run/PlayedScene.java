package regola.teaching.run;

import java.util.List;
import regola.engine.Match;
import regola.teaching.lesson.TrailerScene;

/**
 * A PlayedScene is a scene of a trailer with what happens in it. All times are milliseconds.
 *
 * @param before as it stands when the scene begins; to be looked at, never played on
 * @param passages what is played, move by move
 * @param motions how long the moves are under way, all together
 */
public record PlayedScene(TrailerScene scene, Match before, List<Passage> passages, int motions) {
    /** Nobody can look at anything in less. */
    public static final int LEAST = 2500;

    /** To read one character. */
    public static final int CHARACTER = 60;

    public PlayedScene {
        passages = List.copyOf(passages);
    }

    /** @return as it stands when the scene ends */
    public Match after() {
        return CopyPlay.last(before, passages);
    }

    /** @return how long the scene lasts */
    public int millis(String language) {
        return Math.max(LEAST, CHARACTER * scene.say().in(language).spoken().length() + motions);
    }

    /** @return how long everything stands still before the first move, between two, and after the last, each time */
    public int still(String language) {
        return (millis(language) - motions) / (passages.size() + 1);
    }
}
