package regola.ui.view.start;

import java.util.List;

/** A StartIntents is all that can be done to set up a match. Called on the event thread. */
public interface StartIntents {
    void chooseGame(String id);

    void choosePlayers(int players);

    /** @param kind the id of who is to sit there */
    void seat(String player, String kind);

    /** @param kind the id of who is to sit wherever a computer plays */
    void seatComputers(String kind);

    /** @param name what it is called from now on; empty for its own name */
    void name(String player, String name);

    void turnVariant(String id, boolean on);

    void set(String setting, List<Long> value);

    void setAllBack();
}
