package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.view.board.LastTurn;

/** What the same one did next is not begun with the name again. */
class RunOnTest {
    private static final LastTurn.Doer WHITE = new LastTurn.Doer("3", "White");
    private static final LastTurn.Doer FIRST = new LastTurn.Doer("s1", "Blue's servant");
    private static final LastTurn.Doer SECOND = new LastTurn.Doer("s2", "Blue's servant");

    private static LastTurn.Said said(LastTurn.Doer doer, String words) {
        return new LastTurn.Said(words, false, words, LastTurn.MOVE, doer);
    }

    private static String together(LastTurn.Said... said) {
        return RunOn.of(List.of(said), "and");
    }

    @Test
    void whoDidSeveralThingsIsNamedOnce() {
        assertThat(together(
                        said(WHITE, "White hops."),
                        said(WHITE, "White adds a frog of Green."),
                        said(WHITE, "White draws a frog.")))
                .isEqualTo("White hops, adds a frog of Green and draws a frog.");
        assertThat(together(said(FIRST, "Blue's servant hops ×2."), said(FIRST, "Blue's servant rests on a leaf!")))
                .isEqualTo("Blue's servant hops ×2 and rests on a leaf!");
    }

    @Test
    void thereIsNoSecondAnd() {
        assertThat(together(
                        said(FIRST, "Blue's servant hops."),
                        said(FIRST, "Blue's servant is stuck in the mud and misses its next turn.")))
                .isEqualTo("Blue's servant hops, is stuck in the mud and misses its next turn.");
    }

    /** Two pieces may be called the same: what the one did the other has not done. */
    @Test
    void whatIsAnothersStandsAlone() {
        assertThat(together(said(FIRST, "Blue's servant hops."), said(SECOND, "Blue's servant stands up again.")))
                .isEqualTo("Blue's servant hops. Blue's servant stands up again.");
        assertThat(together(said(WHITE, "White hops."), said(LastTurn.Doer.NOBODY, "White's frog jumps again.")))
                .isEqualTo("White hops. White's frog jumps again.");
    }

    /** Behind a colon, an explanation or a cry nothing goes on. */
    @Test
    void whatHasAnEndOfItsOwnEnds() {
        for (String first : List.of("White takes a man: it is out.", "White turns it; all ride along.", "White wins!"))
            assertThat(together(said(WHITE, first), said(WHITE, "White hops."))).isEqualTo(first + " White hops.");
    }
}
