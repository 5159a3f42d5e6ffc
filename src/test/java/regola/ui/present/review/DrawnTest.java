package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.advice.Objection;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.HintView;

/** What the board shows of an answer is said below it, or is not shown. */
class DrawnTest {
    private final Match match = Match.start(Shipped.rules("nine-mens-morris", 2), 1);
    private final Move move = match.legal(0);
    private final HintWords words =
            new HintWords(new Consulted(0, match, new Tongue(match.rules(), new Manner("en", false)), 0));

    private Objection answered() {
        Match after = match.copy();
        after.playIndex(0);
        List<Move> reply = List.of(after.legal(5));
        return new Objection(
                move,
                List.of(match.legal(1)),
                false,
                false,
                false,
                List.of(),
                0.1,
                0,
                0.6,
                reply,
                List.of(),
                false,
                null,
                List.of(),
                List.of(move));
    }

    @Test
    void whoAnswersIsSaidOfTheManThatIsDrawn() {
        HintView told = new Drawn(words, answered()).with("Weaker.", "The best move brings you a mill.");
        assertThat(told.sentence())
                .isEqualTo("The best move brings you a mill. The board shows how Black could answer.");
        assertThat(told.overlay()).isNotEqualTo(words.shown(move));
        assertThat(new Drawn(words, answered()).with("Weaker.", told.sentence()).sentence())
                .as("once is enough")
                .isEqualTo(told.sentence());
    }

    @Test
    void whereThereIsNoRoomToSayItNothingIsDrawn() {
        String full = "The best move brings you a mill. ".repeat(5).strip();
        HintView told = new Drawn(words, answered()).with("Weaker.", full);
        assertThat(told.sentence()).isEqualTo(full);
        assertThat(told.overlay()).isEqualTo(words.shown(move).asMade());
    }

    /** Of seeds that are sown nothing goes to one place: then the board shows no answer, and none is promised. */
    @Test
    void anAnswerThatIsNotPaintedIsNotPromised() {
        Match kalah = Match.start(Shipped.rules("kalah", 2), 1);
        HintWords said = new HintWords(new Consulted(0, kalah, new Tongue(kalah.rules(), new Manner("en", false)), 0));
        Match after = kalah.copy();
        after.playIndex(0);
        List<Move> reply = List.of(after.legal(0));
        assertThat(said.replied(kalah.legal(0), reply)).isEqualTo(said.shown(kalah.legal(0)));
        assertThat(said.onward().answer(kalah.legal(0), reply)).isEmpty();
        assertThat(said.onward().seen(kalah.legal(0), reply)).isEmpty();
    }

    /** The arrow of the mouse still lies on the move that was asked about. */
    @Test
    void theAnswerStaysWhileTheMoveIsLookedAt() {
        OverlayView painted = words.replied(move, answered().reply());
        assertThat(painted.below(words.shown(move))).isEqualTo(painted);
    }

    @Test
    void ofATryInALookBackItIsSaidToo() {
        assertThat(Tried.EVEN.said(answered(), 0.6, 0.5, words).sentence())
                .endsWith("The board shows how Black could answer.");
    }
}
