package regola.ui.view.make;

import java.util.List;

/** A NewGameIntents is whom the page sends to on which a game of one's own begins. */
public interface NewGameIntents {
    /**
     * Makes the game.
     *
     * @param kind the id of what it begins with
     * @param name as somebody typed it
     * @param seats as many as are to play at most
     */
    void make(String kind, String name, List<NewGameView.Seat> seats);
}
