package regola.engine.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import regola.engine.value.Catalog;
import regola.engine.value.HexWindow;

/**
 * A Made is a move that was made in the turn that is under way, with those before it. Immutable, so copies of a match
 * share it.
 *
 * @param before the move before it; null for the first of the turn
 * @param by who made it
 * @param move packed, as the question understands it
 * @param window where the pieces were on an endless plane of hexes; null on other boards
 */
public record Made(Made before, Question question, int by, long move, HexWindow window) {

    /** Plays moves again in a match that stands as the one did in which they were made. */
    public static void playAgain(Execution x, List<Made> moves) {
        for (Made made : moves) {
            int index = x.question() == made.question ? x.legalIndex(made.move) : -1;
            if (index < 0) throw new IllegalStateException("what was played cannot be played again");
            x.play(index);
        }
    }

    /**
     * @param since the move after which they begin; null for the beginning of the turn
     * @return the moves after that one up to the last, in order
     */
    static List<Made> since(Made since, Made last) {
        List<Made> moves = new ArrayList<>();
        for (Made made = last; made != since; made = made.before) moves.add(made);
        Collections.reverse(moves);
        return List.copyOf(moves);
    }

    /** @return the texts of the moves, the last of which may be null for none, in the order in which they were made */
    static List<String> texts(Made last, Catalog names) {
        return since(null, last).stream()
                .map(made -> made.question.text(names.in(made.window), made.move))
                .toList();
    }
}
