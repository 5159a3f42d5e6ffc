package regola.ui.present.review;

import regola.advice.Objection;
import regola.advice.TurningPoint;
import regola.ui.view.match.HintView;

/**
 * A Tried is how a move that somebody tries in a look back stands between the best one and the one that was made in the
 * match. Only what is as good as the best is what was to be found.
 */
enum Tried {
    /** As good as the best, for all that can be felt. */
    FOUND(""),
    /** Better than what was made in the match, and not the best. */
    BETTER("review.try.better"),
    /** No better than what was made in the match, for all that can be told. */
    EVEN("review.try.even"),
    /** It loses, as what was made in the match did. */
    LOST_TOO("review.try.lost"),
    /** Worse than what was made in the match. */
    WORSE("review.try.worse"),
    /** What was made in the match. */
    MADE("review.try.made");

    /** Differences below this nobody would feel. */
    private static final double FELT = 0.03;

    private final String head;

    Tried(String head) {
        this.head = head;
    }

    static Tried of(TurningPoint point, Objection answer) {
        if (answer.none()) return FOUND;
        if (answer.move().equals(point.played())) return MADE;
        if (answer.lost()) return point.lost() ? LOST_TOO : WORSE;
        if (answer.loss() < FELT) return FOUND;
        if (point.lost()) return BETTER;
        double gain = point.loss() - answer.loss();
        double least = Math.max(FELT, answer.noise());
        if (gain >= least) return BETTER;
        if (gain <= -least) return WORSE;
        return answer.losesNext() ? LOST_TOO : EVEN;
    }

    /**
     * @param best the chance of winning with the best move
     * @param made the same with the move that was made
     * @return what is said of the try; what would have been best is never told
     */
    HintView said(Objection answer, double best, double made, HintWords words) {
        double tried = Math.max(0, best - answer.loss());
        String chances = words.texts().get("review.try.chances", percent(tried), percent(made), percent(best));
        boolean shows = !answer.isNear() && !answer.events().isEmpty() || answer.blow() != null;
        String said = words.texts().get(head);
        if (this == MADE)
            return new Drawn(words, answer).beside(said, words.texts().get("review.try.made.more"));
        if (this == BETTER || !answer.lost() && !shows) return new Drawn(words, answer).beside(said, chances);
        HintView told = words.answer(answer);
        return new HintView(HintView.Stage.ANSWER, said, told.sentence(), told.overlay());
    }

    private static long percent(double share) {
        return Math.round(100 * share);
    }
}
