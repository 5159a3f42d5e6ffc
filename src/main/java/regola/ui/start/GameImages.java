package regola.ui.start;

import java.awt.Component;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import regola.ui.view.start.KeptMatchView;
import regola.ui.view.start.TileView;

/**
 * A GameImages is where the pictures of games come from: what is here already at once, all else later, made beside the
 * window. For the event thread only.
 */
public interface GameImages {
    /**
     * @param on is painted anew when a picture that was not here yet has come
     * @return the game in its scenery, at least as large as somebody has asked for lately; null while there is none
     */
    BufferedImage of(TileView tile, int width, int height, Component on);

    /** @return the same some moves later, one after the other; empty while there are none */
    List<BufferedImage> life(TileView tile, Component on);

    /** @return the same of a game by its id */
    BufferedImage of(String game, int width, int height, Component on);

    /** @return a match that is kept, as it stands; null while there is no picture */
    BufferedImage ofMatch(KeptMatchView match, Component on);

    /**
     * @param across how wide and high it is seen, in the pixels of the screen
     * @return what a lesson is known by, a square; until it is there so large, a smaller one; null while there is none
     */
    BufferedImage ofLesson(String game, String lesson, int across, Component on);

    /**
     * How a game is to be played.
     *
     * @param variants those that are on
     * @param settings those that are changed
     * @param players how many play
     */
    record Way(List<String> variants, Map<String, List<Long>> settings, int players) {
        public Way {
            variants = List.copyOf(variants);
            settings = Map.copyOf(settings);
        }
    }

    /**
     * @return the table with the board of a game as it is then, as large as that or a little larger; null while there
     *     is no picture
     */
    BufferedImage table(String game, Way way, int width, int height, Component on);

    /**
     * @param on is painted anew when it is known
     * @return the width of a game's board in proportion to its height, 1 where the board has no end; null while it is
     *     not known
     */
    Double proportion(String game, Component on);

    /** @return the landscape of a game, without anything that is played with */
    BufferedImage land(String game, Component on);
}
