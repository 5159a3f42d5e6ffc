package regola.ui.view.editor;

import java.util.List;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/**
 * A BesideView is the board beside the text of its rules: a match under the last rules that worked, and what the rule
 * at the cursor means in it. All words are in it.
 *
 * @param serial grows with every picture
 * @param game the id of the game
 * @param board null before any rules worked
 * @param seats with what they own beside the board
 * @param shared what lies beside the board and is nobody's
 * @param overlay what the rule means here and now
 * @param turn what is asked in the match, or how it ended
 * @param head what is looked at, in a few words; empty if nothing is
 * @param words what the board shows of it, in sentences
 * @param state how these rules and this position came together; may be empty
 * @param warning whether that is something to be mended
 * @param otherStart whether what is shown comes from another set-up than the rules have now
 * @param trial what was tried, and what came of it
 * @param moves what may be played now, or what has to do with the rule that is looked at
 * @param story what happened, the latest last
 * @param live whether what can be played is applied while somebody types
 * @param behind whether the text has changed since it was applied
 * @param moment the number of the moment that is shown, from 0
 * @param canBack whether there is a moment before
 * @param canForth whether there is one after
 * @param origin where in the text stands what was pressed last; one that was gone to already is not gone to again; null
 *     before the first
 */
public record BesideView(
        long serial,
        String game,
        BoardView board,
        List<SeatView> seats,
        List<ZoneView> shared,
        OverlayView overlay,
        Turn turn,
        String head,
        String words,
        String state,
        boolean warning,
        boolean otherStart,
        Trial trial,
        List<Line> moves,
        List<Line> story,
        boolean live,
        boolean behind,
        int moment,
        boolean canBack,
        boolean canForth,
        JumpView origin) {
    public BesideView {
        seats = List.copyOf(seats);
        shared = List.copyOf(shared);
        moves = List.copyOf(moves);
        story = List.copyOf(story);
    }

    /** @return how many of the moves can be played */
    public int playable() {
        return turn.over() ? 0 : moves.size();
    }

    /**
     * A Turn is what the match asks, whatever rule is looked at; or how it ended.
     *
     * @param question what is asked, or how the match ended
     * @param head what is said first of what has to be chosen, or of the end; empty where nothing is to be noticed
     * @param words why it ended; else empty
     * @param choices what may be chosen where pointing does not say enough
     * @param rule the number of the rule that ended the match, null for none
     * @param over whether the match is over
     */
    public record Turn(String question, String head, String words, List<Line> choices, String rule, boolean over) {
        public static final Turn NONE = new Turn("", "", "", List.of(), null, false);

        public Turn {
            choices = List.copyOf(choices);
        }

        /** @return whether there is anything to be noticed */
        public boolean isSaying() {
            return !head.isEmpty() || !choices.isEmpty();
        }
    }

    /**
     * A Trial is an expression with what it yields here.
     *
     * @param written empty if nothing was tried
     * @param answer what it yields, or why it yields nothing
     * @param wrong whether it yields nothing
     */
    public record Trial(String written, String answer, boolean wrong) {
        public static final Trial NONE = new Trial("", "", false);
    }

    /**
     * A Line is a move or a sentence that leads to its rule.
     *
     * @param key what it is called when it is pressed
     * @param depth 0 for a move, 1 for what came of it
     */
    public record Line(String key, String words, int depth) {}
}
