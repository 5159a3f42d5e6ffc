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
 * @param moves all legal moves in words, for whoever asks for them; empty where they are nobody's business
 * @param forced why there is nothing to decide, in words, while the only move is about to play itself; else empty
 */
public record DecisionView(
        String question,
        String rule,
        SeatView decider,
        Waiting waiting,
        String advice,
        List<DraftWord> draft,
        List<ChoiceView> choices,
        int legal,
        List<ChoiceView> moves,
        String forced) {
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

    /** So long one sees that the only move is about to play itself. */
    public static final int FORCED_MILLIS = 1200;

    public DecisionView {
        draft = List.copyOf(draft);
        choices = List.copyOf(choices);
        moves = List.copyOf(moves);
    }

    /** @return the same, with the only move about to play itself */
    public DecisionView forced(String words) {
        return new DecisionView(question, rule, decider, waiting, advice, draft, choices, legal, moves, words);
    }

    /** @return whether the only move is about to play itself */
    public boolean isForced() {
        return !forced.isEmpty();
    }

    /** @return what may be chosen and is nowhere but in the list */
    public List<ChoiceView> unplaced() {
        return choices.stream().filter(choice -> !choice.placed()).toList();
    }

    public boolean isOver() {
        return waiting == Waiting.NOBODY;
    }
}
