package regola.ui.view.match;

import java.util.List;

/**
 * A ClassroomView is what a teacher has laid over a board for the class.
 *
 * @param lights whether legal moves and reasons are shown
 * @param blank whether nothing at all is shown
 * @param spotlight whether only what is near the mouse is bright
 * @param tool what the mouse does
 * @param countdown seconds that are left, 0 when time is over; -1 if there is none
 * @param vote null if there is none
 */
public record ClassroomView(boolean lights, boolean blank, boolean spotlight, Tool tool, int countdown, Vote vote) {
    /** How it begins. */
    public static final ClassroomView PLAIN = new ClassroomView(true, false, false, Tool.POINT, -1, null);

    /** POINT: as on any board. PEN and ARROW draw over it. */
    public enum Tool {
        POINT,
        PEN,
        ARROW
    }

    /** A Vote is how many were for what. */
    public record Vote(List<Option> options) {
        public Vote {
            options = List.copyOf(options);
        }

        public int voters() {
            return options.stream().mapToInt(Option::votes).sum();
        }

        /** @return what most are for, or all there is; null if nobody is for any, or as many for something else */
        public Option leading() {
            if (options.size() == 1) return options.get(0);
            int most = options.stream().mapToInt(Option::votes).max().orElse(0);
            List<Option> first =
                    options.stream().filter(one -> one.votes() == most).toList();
            return most > 0 && first.size() == 1 ? first.get(0) : null;
        }
    }

    /**
     * An Option is one thing to vote for.
     *
     * @param letter A, B, …
     * @param words what it is; may be empty
     * @param site the place of the board that it is, or null
     */
    public record Option(String letter, String words, String site, int votes) {
        public Option with(int others) {
            return new Option(letter, words, site, others);
        }
    }
}
