package regola.ui.review;

import regola.ui.view.Texts;
import regola.ui.view.review.ReviewView;

/** A MomentHead says in a few words why a moment is worth looking at. */
final class MomentHead {
    /** Of the chance of winning nobody calls more than that little. */
    private static final double FELT = 0.055;

    private MomentHead() {}

    static String of(ReviewView.Moment moment, Texts texts) {
        return texts.get(
                switch (moment.kind()) {
                    case LOST -> "review.kind.lost";
                    case COSTLY -> "review.kind.costly";
                    case WEAKER -> "review.kind.weaker";
                    case SLIP -> "review.kind.slip";
                    case CLOSEST -> isFelt(moment.fall()) ? "review.kind.maybe" : "review.kind.closest";
                    case FOUND -> "review.kind.found";
                    case TURNED -> "review.kind.turned";
                    case LEAPT -> "review.kind.leapt";
                    case GOOD -> isFelt(moment.fall()) ? "review.kind.good.fell" : "review.kind.good";
                    case SWUNG -> "review.kind.swung";
                    case FELL -> "review.kind.fell";
                    case OUT -> "review.kind.out";
                });
    }

    /** Whether nobody would call it little, though it is not sure. */
    private static boolean isFelt(ReviewView.Fall fall) {
        return fall != null && fall.from() - fall.to() > FELT;
    }
}
