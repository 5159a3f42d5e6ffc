package regola.ui.view.board;

import java.util.ArrayList;
import java.util.List;

/**
 * A LastTurn is what a seat did in its last turn, for who looks on.
 *
 * @param said all of it, what is the same once, in the order in which it happened
 * @param whole all that the story tells of that turn, in the order in which it happened; empty if nothing
 * @param last the moment of the match in which it ended, or to which it has come
 * @param ways where things went, each from where it began: the places where it touched down are counted, those that it
 *     went over between them are not
 */
public record LastTurn(List<Said> said, String whole, int last, List<OverlayView.Path> ways) {
    /** What came of a move and is only remarked, a move itself, and from this on what is told without those two. */
    public static final int REMARK = 0;

    public static final int MOVE = 1;
    public static final int WEIGHTY = 2;

    public static final LastTurn NONE = new LastTurn(List.of(), "", 0, List.of());

    /**
     * A Doer is of whom a sentence speaks first, so that the next one about the same need not say it again.
     *
     * @param id of the piece or the player; empty for nobody
     * @param words as the sentence begins
     */
    public record Doer(String id, String words) {
        public static final Doer NOBODY = new Doer("", "");

        /** @return whether a sentence begins so, and goes on with what is done */
        public boolean begins(String sentence) {
            return !words.isEmpty() && sentence.startsWith(words + " ");
        }

        /** @return the same; nobody if a sentence does not begin so */
        public Doer orNobody(String sentence) {
            return begins(sentence) ? this : NOBODY;
        }
    }

    /**
     * A Said is a sentence of it.
     *
     * @param words as they are said at the seat, where it is seen who did it; to who plays alone as to that one
     * @param yours whether it was done to who reads it
     * @param elsewhere the same as it is said where the seat is not seen
     * @param weight how much it matters to who reads it: {@link #REMARK}, {@link #MOVE}, {@link #WEIGHTY} or more
     * @param doer of whom it speaks first
     */
    public record Said(String words, boolean yours, String elsewhere, int weight, Doer doer) {
        /** One that does not begin with whom it speaks of. */
        public Said(String words, boolean yours, String elsewhere, int weight) {
            this(words, yours, elsewhere, weight, Doer.NOBODY);
        }

        public boolean isWeighty() {
            return weight >= WEIGHTY;
        }
    }

    public LastTurn {
        said = List.copyOf(said);
        ways = List.copyOf(ways);
    }

    public boolean isEmpty() {
        return said.isEmpty();
    }

    /**
     * @return what is worth reading at the seat, in the order in which it happened: what is weighty, and nothing beside
     *     that; where nothing is, the moves and what came of them at last
     */
    public List<Said> told() {
        if (said.stream().anyMatch(Said::isWeighty))
            return said.stream().filter(Said::isWeighty).toList();
        Said last = said.stream()
                .filter(each -> each.weight < MOVE)
                .reduce((before, next) -> next)
                .orElse(null);
        // What came of a move may be the cause of the next one.
        return said.stream()
                .filter(each -> each.weight == MOVE || each.equals(last))
                .toList();
    }

    /** @return what was done to who reads it, without what is only remarked */
    public List<Said> yours() {
        return said.stream().filter(each -> each.yours() && each.isWeighty()).toList();
    }

    /** @return the rest */
    public List<Said> others() {
        return said.stream().filter(each -> !each.yours()).toList();
    }

    /** @return the ways with a number at each place where something touched down, in the order of the turn */
    public OverlayView overlay() {
        OverlayView seen = OverlayView.NONE;
        int number = 0;
        for (OverlayView.Path way : ways) {
            List<OverlayView.Step> steps = new ArrayList<>();
            for (OverlayView.Step step : way.steps())
                steps.add(step.isCounted() ? new OverlayView.Step(step.site(), String.valueOf(++number)) : step);
            seen = seen.path(new OverlayView.Path(steps));
        }
        return seen;
    }
}
