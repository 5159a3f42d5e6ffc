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
 * @param asks the question for what is chosen next, where the rule file has one; when the match is over, by what it is
 *     decided who has won, where that is not said otherwise; else empty
 * @param draft the move that is being put together; empty before anything is chosen
 * @param choices what may be chosen from a list; empty if pointing at the board says it all
 * @param legal how many moves are legal
 * @param moves all legal moves in words, for whoever asks for them; empty where they are nobody's business
 * @param forced why there is nothing to decide, in words, while the only move is about to play itself; else empty
 * @param patient whether the only move waits for a press, however long that takes: whoever has not decided anything in
 *     this match yet is to see first what happens
 * @param told what came of the last move, a sentence each; empty where nothing is to be told here
 */
public record DecisionView(
        String question,
        String rule,
        SeatView decider,
        Waiting waiting,
        String advice,
        String asks,
        List<DraftWord> draft,
        List<ChoiceView> choices,
        int legal,
        List<ChoiceView> moves,
        String forced,
        boolean patient,
        List<String> told) {
    /**
     * HANDOVER: the machine goes to the decider before anything is shown that only that person may see. PAUSED:
     * somebody looks round in what was, or has come back to it, and the match goes on from there only when told to.
     * TOLD: what came of what was chosen in secret is told, and nobody decides meanwhile. ASIDE: what could have been
     * is on the board, or what was is only read. GIVEN_UP: the match is over because somebody does not play on.
     */
    public enum Waiting {
        PERSON,
        HANDOVER,
        COMPUTER,
        PAUSED,
        TOLD,
        ASIDE,
        NOBODY,
        GIVEN_UP
    }

    /** So long one reads that the only move is about to play itself. */
    public static final int FORCED_MILLIS = 1200;

    public DecisionView {
        draft = List.copyOf(draft);
        choices = List.copyOf(choices);
        moves = List.copyOf(moves);
        told = List.copyOf(told);
    }

    /** @return whether a later word of the move was chosen first, such as a place before whoever is to go there */
    public boolean asksForWhatComesBefore() {
        return DraftWord.leaveOpenBefore(draft);
    }

    /**
     * @return the same, with the only move about to play itself
     * @param waits whether it waits for a press
     */
    public DecisionView forced(String words, boolean waits) {
        return new DecisionView(
                question, rule, decider, waiting, advice, asks, draft, choices, legal, moves, words, waits, told);
    }

    /** @return the same, with what came of the last move */
    public DecisionView telling(List<String> sentences) {
        return new DecisionView(
                question, rule, decider, waiting, advice, asks, draft, choices, legal, moves, forced, patient,
                sentences);
    }

    /** @return the same, of which nothing can be decided: the board shows what could have been */
    public DecisionView aside() {
        return new DecisionView(
                question,
                rule,
                decider,
                Waiting.ASIDE,
                "",
                "",
                List.of(),
                List.of(),
                0,
                List.of(),
                "",
                false,
                List.of());
    }

    /** @return the question for those who read little: what stands in brackets is seen on the board, or not needed */
    public static String brief(String question) {
        return question.replaceAll("\\s*\\([^()]*\\)", "").strip();
    }

    /** @return whether something of the move is chosen already */
    public boolean isBegun() {
        return draft.stream().anyMatch(word -> word.state() == DraftWord.State.FILLED);
    }

    /** @return whether the only move is about to play itself */
    public boolean isForced() {
        return !forced.isEmpty();
    }

    /** @return what may be chosen and is nowhere but in the list */
    public List<ChoiceView> unplaced() {
        return choices.stream().filter(choice -> !choice.placed()).toList();
    }

    /** @return the words of what can be chosen nowhere but in the list, if it is one thing; else these */
    public String only(String otherwise) {
        return unplaced().size() == 1 ? unplaced().get(0).words() : otherwise;
    }

    public boolean isOver() {
        return waiting == Waiting.NOBODY || waiting == Waiting.GIVEN_UP;
    }

    /**
     * @param end what the end was
     * @param why who has given up
     */
    public static DecisionView givenUp(String end, String why) {
        return new DecisionView(
                end, null, null, Waiting.GIVEN_UP, why, "", List.of(), List.of(), 0, List.of(), "", false, List.of());
    }
}
