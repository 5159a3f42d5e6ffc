package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import regola.advice.Advice;
import regola.advice.TurnAhead;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.HintView;

/** What is said of the rest of a turn. */
class TurnWordsTest {
    private static final Ruleset MOON = Shipped.rules("china-moon", 3);
    private static final Ruleset MORRIS = Shipped.rules("nine-mens-morris", 2);
    private static final String SHOWN = "“then” marks what comes next in this turn.";

    /** After such a hop a frog bounces back, and there is nothing else to do. */
    @Test
    void nothingIsSaidOfTheRestWhereThereIsNothingToChoose() {
        assertThat(said(true)).isNotEmpty().doesNotContain(SHOWN);
    }

    @Test
    void whereMoreIsToBeChosenTheBoardShowsIt() {
        assertThat(said(false)).contains(SHOWN);
    }

    /** @return the hint for the first hop after which the same turn goes on, with nothing or with much to choose */
    private static String said(boolean forced) {
        Random random = new Random(5);
        for (int seed = 0; seed < 40; seed++) {
            Match match = Match.start(MOON, seed);
            for (int moves = 0; moves < 60 && !match.isOver(); moves++) {
                Match before = match.copy();
                int played = random.nextInt(match.legalCount());
                Move move = match.legal(played);
                match.playIndex(played);
                boolean goesOn = !match.isOver()
                        && match.decider() == before.decider()
                        && match.turnNumber() == before.turnNumber()
                        && !match.legal(0).arguments().isEmpty()
                        && (match.legalCount() == 1) == forced;
                if (!goesOn || before.legalCount() < 2 || !move.text().startsWith("hop")) continue;
                HintWords words = new HintWords(new Consulted(
                        0, before, new Tongue(before.rules(), new Manner("en", false)), before.decider()));
                TurnAhead ahead =
                        new TurnAhead(List.of(new TurnAhead.Step(match.copy(), match.legal(0), false)), Map.of());
                return words.whole(new Advice(List.of(move), List.of(), 0.5, null), ahead)
                        .sentence();
            }
        }
        throw new AssertionError("no such turn");
    }

    /** A 1 at the end of an arrow would be how many steps it goes. */
    @Test
    void whichComesFirstIsSaidSoThatNobodyTakesItForANumberOfSteps() {
        Random random = new Random(5);
        for (int seed = 0; seed < 40; seed++) {
            Match match = Match.start(MORRIS, seed);
            for (int moves = 0; moves < 60 && !match.isOver(); moves++) {
                Match before = match.copy();
                int played = random.nextInt(match.legalCount());
                Move move = match.legal(played);
                match.playIndex(played);
                if (match.isOver() || !match.legal(0).text().startsWith("capture")) continue;
                HintWords words = new HintWords(new Consulted(
                        0, before, new Tongue(before.rules(), new Manner("en", false)), before.decider()));
                TurnAhead ahead =
                        new TurnAhead(List.of(new TurnAhead.Step(match.copy(), match.legal(0), false)), Map.of());
                HintView hint = words.whole(new Advice(List.of(move), List.of(), 0.5, null), ahead);
                assertThat(hint.overlay().labels())
                        .extracting(OverlayView.Label::words)
                        .containsExactly("1st", "2nd");
                return;
            }
        }
        throw new AssertionError("no such turn");
    }
}
