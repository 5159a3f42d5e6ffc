package regola.ui.view.match;

import java.util.List;
import regola.ui.view.board.SeatView;

/**
 * A DecisionView is what is asked now and of whom, in words; or, when the match is over, how it ended.
 *
 * @param question the sentence that says what is asked, or what the end was
 * @param rule the number of the rule that asks, or null
 * @param decider the seat that decides; null when the match is over
 * @param waiting who is waited for
 * @param advice what to do with mouse or keys; may be empty
 * @param draft the move that is being put together; empty before anything is chosen
 * @param choices what may be chosen from a list; empty if pointing at the board says it all
 * @param legal how many moves are legal
 */
public record DecisionView(
        String question,
        String rule,
        SeatView decider,
        Waiting waiting,
        String advice,
        List<DraftWord> draft,
        List<ChoiceView> choices,
        int legal) {
    /**
     * HANDOVER: the machine goes to the decider before anything is shown that only that person may see. PAUSED: a
     * computer is to decide, but the learner has gone back and is looking round.
     */
    public enum Waiting {
        PERSON,
        HANDOVER,
        COMPUTER,
        PAUSED,
        NOBODY
    }

    public DecisionView {
        draft = List.copyOf(draft);
        choices = List.copyOf(choices);
    }

    public boolean isOver() {
        return waiting == Waiting.NOBODY;
    }
}
