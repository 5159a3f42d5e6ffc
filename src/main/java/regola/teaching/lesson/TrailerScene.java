package regola.teaching.lesson;

import java.util.List;
import regola.language.source.Span;

/**
 * A TrailerScene is one sentence of a trailer and what is seen meanwhile.
 *
 * @param id unique in the trailer
 * @param say stands below the board as long as the scene lasts
 * @param beginning where the match stands before; never one that is looked for
 * @param moves played while it is said
 * @param show lit from the beginning of the scene to its end
 * @param span its heading
 */
public record TrailerScene(String id, Words say, Beginning beginning, List<Line> moves, Show show, Span span) {
    public TrailerScene {
        moves = List.copyOf(moves);
    }
}
