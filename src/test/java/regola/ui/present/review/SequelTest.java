package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import regola.advice.Advice;
import regola.advice.Adviser;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.search.Budget;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;
import regola.ui.support.KnownRules;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.OverlayView.Label;
import regola.ui.view.match.HintView;

/** Of a move and its answer on one board it is plain which is which, and what the move does. */
class SequelTest {
    private static HintWords words(Match match) {
        return new HintWords(
                new Consulted(0, match, new Tongue(match.rules(), new Manner("en", false)), match.decider()));
    }

    private static OverlayView both(Match match, String move, String answer) {
        Match after = match.copy();
        after.play(move(match, move));
        return words(match).replied(move(match, move), List.of(move(after, answer)));
    }

    private static Move move(Match match, String text) {
        return match.decision().legal().stream()
                .filter(move -> move.text().equals(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError(match.decision().legal().toString()));
    }

    private static List<String> ghosts(OverlayView seen) {
        return seen.ghosts().stream()
                .map(ghost -> ghost.piece().id() + (ghost.gone() ? " off " : " ") + ghost.site())
                .toList();
    }

    @Test
    void whatTheMoveTurnsIsSeenAsTheMoveTurnsItThoughTheAnswerTurnsItBack() {
        OverlayView seen = both(Match.start(Shipped.rules("reversi", 2), 1), "put c4", "put c3");
        assertThat(ghosts(seen)).containsExactly("black-disc c4", "black-disc d4", "white-disc c3");
        assertThat(seen.labels()).containsExactly(new Label("c4", "1st"), new Label("c3", "2nd"));
    }

    @Test
    void aManWhoseMoveIsAnsweredByTakingHimIsSeenWhereHeGoes() {
        Random random = new Random(3);
        int taken = 0;
        for (int seed = 0; seed < 12; seed++) {
            Match match = Match.start(Shipped.rules("english-draughts", 2), seed);
            for (int m = 0; m < 30 && !match.isOver(); m++) {
                for (Move move : match.decision().legal()) {
                    Match after = match.copy();
                    after.play(move);
                    if (after.isOver() || after.decider() == match.decider()) continue;
                    Move answer = after.legal(0);
                    OverlayView alone = words(match).shown(move);
                    OverlayView seen = words(match).replied(move, List.of(answer));
                    assertThat(seen.ghosts()).containsAll(alone.ghosts());
                    assertThat(seen.labels()).hasSize(2);
                    String first = seen.labels().get(0).site();
                    assertThat(seen.ghosts())
                            .as("what is called the first is no piece of the answer")
                            .noneMatch(ghost -> ghost.site().equals(first)
                                    && !ghost.gone()
                                    && !alone.ghosts().contains(ghost));
                    if (seen.paths().size() > alone.paths().size()) taken++;
                }
                match.playIndex(random.nextInt(match.legalCount()));
            }
        }
        assertThat(taken).isPositive();
    }

    /** What lies where another good move begins is not drawn: then nothing is said of it either. */
    @Test
    void noAnswerIsPromisedThatTheBoardDoesNotShow() {
        Ruleset rules = Shipped.rules("moulin-rouge", 2);
        Adviser adviser = new Adviser(KnownRules.tuning(rules), Budget.ofIterations(300), 1);
        Random random = new Random(5);
        int promised = 0;
        int withheld = 0;
        for (int seed = 0; seed < 50; seed++) {
            Match match = Match.start(rules, seed);
            for (int m = seed % 40; m > 0 && !match.isOver(); m--) match.playIndex(random.nextInt(match.legalCount()));
            if (match.isOver()) continue;
            Advice advice = adviser.hint(match, seed, () -> false);
            HintWords words = words(match);
            HintView told = words.whole(advice);
            boolean seen = told.overlay().goesBeyond(words.shown(advice.best()));
            if (told.sentence().contains("The board shows where one of them leads, and how")
                    || told.sentence().contains("The board shows how")) {
                promised++;
                assertThat(seen).as(told.sentence()).isTrue();
            } else if (told.sentence().contains("The good moves are ringed; the board shows where one of them leads.")
                    && !seen) {
                if (!words.onward().seen(advice.best(), advice.answer(match)).isEmpty()) withheld++;
            }
        }
        assertThat(promised).as("answers that are told of and seen").isPositive();
        assertThat(withheld)
                .as("answers that are not seen beside the other good moves")
                .isPositive();
    }
}
