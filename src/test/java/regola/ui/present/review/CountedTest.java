package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import regola.advice.Advice;
import regola.advice.Adviser;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.search.Budget;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;
import regola.ui.support.KnownRules;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;

/** A number in a hint can be counted on the board. */
class CountedTest {
    private final Ruleset rules = Shipped.rules("reversi", 2);

    private HintWords words(Match match) {
        return new HintWords(new Consulted(0, match, new Tongue(rules, new Manner("en", false)), match.decider()));
    }

    /** Whoever reads that four frogs are joined sees which, and which can hop to them. */
    @Test
    void theFrogsOfAGroupCanBeSeen() {
        Ruleset frogs = Shipped.rules("army-of-frogs", 2);
        Match match = Match.start(frogs, 3);
        for (int m = 0; m < 30 && !match.isOver(); m++) match.playIndex(m % match.legalCount());
        for (int aim = 0; aim < 4; aim++) {
            // More than an army needs are not counted, so that it is not told which.
            boolean seen = aim != 2;
            assertThat(frogs.counted(aim).isPresent()).as("aim " + aim).isEqualTo(seen);
            if (!seen) continue;
            long unit = frogs.aims().get(aim).unit();
            assertThat(match.answer(frogs.counted(aim).orElseThrow(), 0L).size() * unit)
                    .isEqualTo(match.aim(aim, 0));
        }
    }

    @Test
    void whatIsCountedIsPointedAt() {
        Adviser adviser = new Adviser(KnownRules.tuning(rules), Budget.ofIterations(200), 1);
        Random random = new Random(7);
        int shown = 0;
        for (int i = 0; i < 24; i++) {
            Match match = Match.start(rules, i);
            for (int m = random.nextInt(12) + 3; m > 0; m--) match.playIndex(random.nextInt(match.legalCount()));
            Advice advice = adviser.hint(match, i, () -> false);
            if (advice.isOpen()) continue;
            HintView hint = words(match).whole(advice);
            Set<String> pointed = hint.overlay().points().stream().map(Ref::id).collect(Collectors.toSet());
            WhyBetter.Counts counts = advice.reasons().stream()
                    .filter(WhyBetter.Counts.class::isInstance)
                    .map(WhyBetter.Counts.class::cast)
                    .findFirst()
                    .orElse(null);
            if (pointed.isEmpty()) continue;
            shown++;
            assertThat((long) pointed.size())
                    .as(hint.sentence())
                    .isEqualTo(counts.amount() / counts.aim().unit());
            assertThat(hint.sentence()).containsPattern("The arrows? shows? which\\.");
            if (counts.moment() == 1) assertThat(hint.sentence()).contains("could answer");
        }
        assertThat(shown).as("hints with a number of what can be seen").isGreaterThan(2);
    }

    /** One is to put a disc of one's own there, and not what the answer makes of it. */
    @Test
    void whatOneIsToPutIsNotSeenAsTheAnswerLeavesIt() {
        for (int seed = 0; seed < 40; seed++) {
            Match match = Match.start(rules, seed);
            Random random = new Random(seed);
            for (int m = 0; m < 8; m++) match.playIndex(random.nextInt(match.legalCount()));
            for (int move = 0; move < match.legalCount(); move++) {
                Match after = match.copy();
                after.playIndex(move);
                for (int answer = 0; answer < after.legalCount(); answer++) {
                    HintWords words = words(match);
                    OverlayView alone = words.shown(match.legal(move));
                    OverlayView seen = words.replied(match.legal(move), List.of(after.legal(answer)));
                    Ref put = words.rings(match.legal(move)).get(0);
                    assertThat(at(seen, put)).isEqualTo(at(alone, put));
                }
            }
        }
    }

    private static List<String> at(OverlayView seen, Ref place) {
        return seen.ghosts().stream()
                .filter(ghost -> ghost.site().equals(place.id()) && !ghost.gone())
                .map(ghost -> ghost.piece().colour())
                .toList();
    }
}
