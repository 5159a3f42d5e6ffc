package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.library.GameLibrary;
import regola.search.Budget;
import regola.search.Tuning;

/** Two men on one line are a threat, which the other one has to answer. */
class ThreatTest {
    private Ruleset rules;
    private Match match;

    @BeforeEach
    void start() {
        GameLibrary library = GameLibrary.open();
        rules = Ruleset.of(
                library.load(library.game("nine-mens-morris").orElseThrow(), List.of())
                        .game()
                        .orElseThrow(),
                2,
                Map.of());
        match = Match.start(rules, 1);
    }

    @Test
    void whatMostAnswersDoNotPreventIsAThreat() {
        play("place d6", "place d2");
        int second = index("place f6");
        int far = index("place a1");
        int other = index("place c3");

        assertThat(Threat.of(match, List.of(second), List.of(far, other), () -> false))
                .hasValueSatisfying(threat -> {
                    assertThat(threat.text("en")).isEqualTo("You threaten a mill.");
                    assertThat(threat.text("it")).isEqualTo("Minacci un mulino.");
                    assertThat(threat.theme(Manner.of("en"))).isEqualTo("Threaten a mill.");
                    assertThat(threat.against(false, WhyBetter.YOURS, Manner.of("en")))
                            .isEqualTo("With the best move you threaten a mill; with your move you do not.");
                });
        assertThat(Threat.of(match, List.of(far), List.of(second, other), () -> false))
                .isEmpty();
    }

    /** Of each step of a way it is found out what it was made for: first a threat, then that it is stopped. */
    @Test
    void aStepThreatensAndTheNextStopsIt() {
        play("place d6", "place d2");
        Match then = match.copy();
        List<Move> line = new ArrayList<>();
        for (String move : List.of("place f6", "place b6")) {
            line.add(then.decision().legal().stream()
                    .filter(legal -> legal.text().equals(move))
                    .findFirst()
                    .orElseThrow());
            then.play(move);
        }
        Map<Integer, WhyBetter.Happens> meant = Threat.meant(match, line, () -> false);
        assertThat(meant.get(0).when()).isEqualTo(WhyBetter.Happens.When.THREATENED);
        assertThat(meant.get(1).when()).isEqualTo(WhyBetter.Happens.When.WARDED_OFF);
    }

    /** Whoever lets the other close a mill hears of the mill, not of free points. */
    @Test
    void whatTheOtherCanDoAtOnceIsToldBeforeAnythingIsCounted() {
        play("place a1", "place d6", "place c3", "place f6", "place d3");
        // Black, to move, must not leave d3 - e3 to White, who has c3 and d3.
        Adviser adviser = new Adviser(Tuning.of(rules), Budget.ofIterations(400), 1);
        Advice hint = adviser.hint(match, 5, () -> false);
        int idle = index("place a7");
        assertThat(hint.good()).doesNotContain(match.legal(idle));
        List<WhyBetter> reasons =
                adviser.held(match, idle, hint, 5, () -> false).reasons();
        assertThat(reasons).isNotEmpty();
        assertThat(reasons.get(0))
                .isInstanceOfSatisfying(
                        WhyBetter.Happens.class,
                        first -> assertThat(first.event().in(Manner.of("en"))).contains("mill"));
    }

    private void play(String... moves) {
        for (String move : moves) match.playIndex(index(move));
    }

    private int index(String move) {
        for (int i = 0; i < match.legalCount(); i++)
            if (match.decision().legal().get(i).text().equals(move)) return i;
        throw new AssertionError(move);
    }
}
