package regola.teaching.lesson;

import java.util.List;
import regola.engine.Ruleset;

/**
 * A Trailer tells in less than a minute what a game is about: it plays by itself, from what one plays for through one
 * turn to the end. It may still ask for something that the rules do not allow; {@code regola.teaching.check} finds that
 * out.
 *
 * @param header what it says about itself; its steps are the scenes
 * @param rules its game with its variants and settings, set up for its players
 * @param scenes at least one
 */
public record Trailer(LessonHeader header, Ruleset rules, List<TrailerScene> scenes) {
    public Trailer {
        scenes = List.copyOf(scenes);
    }
}
