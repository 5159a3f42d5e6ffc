package regola.ui.present.lesson;

import java.util.List;
import regola.ui.view.ProseView;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;

/**
 * A MatchAdvice is how far somebody who plays on in a lesson has been helped.
 *
 * @param open whether more can be told
 * @param told what is told now
 */
record MatchAdvice(boolean open, HintView told) {
    /** No match is played, or there is nobody to help. */
    static final MatchAdvice NONE = new MatchAdvice(false, HintView.NONE);

    boolean isTold() {
        return told.stage() != Stage.NONE;
    }

    /** In a bubble the one stands behind the other. */
    ProseView words() {
        if (told.sentence().isEmpty()) return ProseView.plain(told.head());
        String end = told.head().matches(".*[.!?…:]") ? " " : ". ";
        return new ProseView(List.of(
                new ProseView.Run(told.head(), ProseView.Style.STRONG),
                new ProseView.Run(end + told.sentence(), ProseView.Style.PLAIN)));
    }
}
