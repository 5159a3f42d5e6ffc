package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import regola.advice.Advice;
import regola.advice.Adviser;
import regola.advice.TurnAhead;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.search.Budget;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;
import regola.ui.support.KnownRules;
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;

/** Whoever reads that others could take something sees what, or where they would do it. */
class EndangeredTest {
    private static final String MORE = "say.hint.more";

    private static Match played(String game, List<String> moves) {
        Match match = Match.start(Shipped.rules(game, 2), 1);
        moves.forEach(match::play);
        return match;
    }

    private static Advice advice(Match match) {
        return advice(match, 3_000);
    }

    private static Advice advice(Match match, long worlds) {
        Ruleset rules = match.rules();
        return new Adviser(KnownRules.tuning(rules), Budget.ofIterations(worlds), 1).hint(match, 3, () -> false);
    }

    private static HintWords words(Match match, String language) {
        return new HintWords(
                new Consulted(0, match, new Tongue(match.rules(), new Manner(language, false)), match.decider()));
    }

    /** White may jump over the man on d4 unless the place behind it is filled. */
    @Test
    void theManThatIsThreatenedIsPointedAtFromTheFirstStepOfAHintOn() {
        Match match = played("english-draughts", List.of("move e3 d4", "move b6 c5"));
        match = threatened(match);
        Advice advice = advice(match);
        assertThat(advice.stake().places()).isNotEmpty();
        HintView first = words(match, "en").first(advice, MORE, TurnAhead.NONE);
        HintView whole = words(match, "en").whole(advice, TurnAhead.NONE);
        Ref place = HintWords.ref(advice.stake().places().get(0));
        assertThat(first.overlay().points()).contains(place);
        assertThat(first.sentence()).contains("The arrow shows what is in danger. ");
        assertThat(whole.overlay().points()).contains(place);
        assertThat(whole.sentence())
                .as("behind what the others would do")
                .contains("in return. Arrows: the move to prevent.");
        assertThat(advice.stake().answer()).isNotNull();
        assertThat(whole.overlay().points())
                .as("who would do it, and where to")
                .containsAll(words(match, "en").rings(advice.stake().answer()));
    }

    private static Match threatened(Match match) {
        Match at = match;
        for (int i = 0; i < 40 && !at.isOver(); i++) {
            if (at.legalCount() > 2 && !advice(at, 60).stake().places().isEmpty()) return at;
            at.playIndex(i % at.legalCount());
        }
        return at;
    }

    /** Where a man of the other side would close a mill is what one is to find: only the whole hint shows it. */
    @Test
    void whereAMillWouldBeClosedIsShownOnlyWithTheMove() {
        Match match = played("nine-mens-morris", List.of("place a7", "place d2", "place d7", "place g4"));
        match.play("place b6");
        Advice advice = advice(match);
        assertThat(advice.stake().answer()).isNotNull();
        assertThat(advice.stake().answer().text()).isEqualTo("place g7");
        assertThat(words(match, "en")
                        .first(advice, MORE, TurnAhead.NONE)
                        .overlay()
                        .points())
                .isEmpty();
        HintView whole = words(match, "it").whole(advice, TurnAhead.NONE);
        assertThat(whole.overlay().points()).containsExactly(Ref.site("g7"));
        assertThat(whole.sentence()).endsWith("La freccia mostra dove.");
    }

    /** Two men that wait for a third in two lines: nobody can close both. */
    @Test
    void whereTheNextTurnBringsWhatNobodyCanStopIsShownWithTheMove() {
        Match match = promising();
        Advice advice = advice(match);
        assertThat(advice.stake().ways()).hasSizeBetween(2, 3);
        assertThat(words(match, "en")
                        .first(advice, MORE, TurnAhead.NONE)
                        .overlay()
                        .points())
                .as("it is to be found")
                .isEmpty();
        HintView whole = words(match, "en").whole(advice, TurnAhead.NONE);
        assertThat(whole.sentence())
                .contains("our next turn can bring you a mill.")
                .contains("The arrows show where");
        if (advice.stake().sure())
            assertThat(whole.sentence())
                    .endsWith("The arrows show where you would play next: nobody can stop them all.");
        assertThat(whole.overlay().points()).hasSameSizeAs(advice.stake().ways());
        for (Move way : advice.stake().ways())
            assertThat(whole.overlay().points())
                    .contains(HintWords.ref(way.arguments().get(way.arguments().size() - 1)));
        assertThat(words(match, "it").whole(advice, TurnAhead.NONE).sentence()).contains("Le frecce mostrano dove");
    }

    private static Match promising() {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Match match = Match.start(Shipped.rules("nine-mens-morris", 2), 1);
            for (int i = 4 + random.nextInt(6); i > 0; i--) match.playIndex(random.nextInt(match.legalCount()));
            if (advice(match).stake().ways().size() > 1) return match;
        }
        throw new AssertionError("no such match");
    }
}
