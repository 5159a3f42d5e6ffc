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
 * @param move packed, as the question understands it
 * @param window where the pieces were on an endless plane of hexes; null on other boards
 */
record Made(Made before, Question question, long move, HexWindow window) {

    /** @return the texts of the moves, the last of which may be null for none, in the order in which they were made */
    static List<String> texts(Made last, Catalog names) {
        List<String> texts = new ArrayList<>();
        for (Made made = last; made != null; made = made.before)
            texts.add(made.question.text(names.in(made.window), made.move));
        Collections.reverse(texts);
        return List.copyOf(texts);
    }
}
