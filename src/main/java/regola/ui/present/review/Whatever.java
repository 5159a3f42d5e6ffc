package regola.ui.present.review;

import java.util.List;
import regola.advice.WhyBetter;

/** Whatever is played, the others can have something: then no move is simply fine. */
final class Whatever {
    private Whatever() {}

    static boolean isTold(List<WhyBetter> reasons) {
        return reasons.stream()
                .anyMatch(reason -> reason instanceof WhyBetter.Happens happens
                        && happens.when().isWhatever());
    }
}
