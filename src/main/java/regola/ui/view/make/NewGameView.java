package regola.ui.view.make;

import java.util.List;

/**
 * A NewGameView is what the page shows on which a game of one's own begins.
 *
 * @param kinds what one can begin with
 * @param name what the game is called as long as nobody has said otherwise
 */
public record NewGameView(List<Kind> kinds, String name) {
    /** Colours that players may have, as their words are called and as they are written. */
    public static final List<Colour> COLOURS = List.of(
            new Colour("red", "#C8372D"),
            new Colour("blue", "#2F5F9E"),
            new Colour("green", "#2E8B57"),
            new Colour("yellow", "#C79A1B"),
            new Colour("violet", "#7A4B9B"),
            new Colour("orange", "#D9741A"),
            new Colour("white", "#F3EFE4"),
            new Colour("black", "#2A2A2E"));

    public NewGameView {
        kinds = List.copyOf(kinds);
    }

    /**
     * A Colour is one that a player may have.
     *
     * @param word the end of the key of its words
     * @param rgb as {@code #RRGGBB}
     */
    public record Colour(String word, String rgb) {}

    /**
     * A Kind is a small game that one can begin with.
     *
     * @param id unique among kinds
     * @param title what kind it is, in the language of the window
     * @param sentence how it goes
     * @param fewest as many play at least
     * @param seats as many as can play at most, as they are called usually
     */
    public record Kind(String id, String title, String sentence, int fewest, List<Seat> seats) {
        public Kind {
            seats = List.copyOf(seats);
        }
    }

    /**
     * A Seat is a player.
     *
     * @param colour as {@code #RRGGBB}
     */
    public record Seat(String name, String colour) {}

    /**
     * A Part is what of the choices will not do.
     *
     * @param seat from 0; -1 for the name of the game
     * @param colour whether it is the seat's colour; else its name
     */
    public record Part(int seat, boolean colour) {
        public static final Part NAME = new Part(-1, false);
    }
}
