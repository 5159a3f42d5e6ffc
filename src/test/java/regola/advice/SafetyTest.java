package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Considered;
import regola.search.Peril;
import regola.search.Prospects;
import regola.search.Safety;
import regola.search.Tuning;

/** Nobody is advised to leave a queen where she can be taken, for what else a move brings, when she can be saved. */
class SafetyTest {
    private static final List<String> MOVES =
            List.of(("hop blue-s1 f7; hop blue-s2 g7; hop blue-s1 e6; hop pink-s1 f2; hop red-s1 c2; hop "
                            + "green-s1 c7; hop blue-s1 f6; hop blue-s2 f8; bounce e7; bounce d8; hop blue-s1 e5; bounce "
                            + "e4; bounce f4; hop pink-q g2; hop red-q b1; hop green-s2 a6; hop blue-s1 f3; bounce g3; "
                            + "hop pink-q g3; hop red-s3 c1; bounce d2; hop green-q b8; hop blue-s2 c7; hop pink-q f4; "
                            + "hop red-s3 e3; hop green-s2 b5; hop blue-s2 c8; hop pink-q g3; hop red-q c1; bounce d2; "
                            + "hop green-q c8; hop blue-q g8; hop pink-s3 h3; hop red-s2 b3; hop green-s3 c7; hop blue-q "
                            + "f7; hop blue-s1 f8; bounce e7; bounce d8; hop blue-q e7; bounce f8; bounce g8; hop pink-s1 "
                            + "e1; hop red-q e1; hop green-q b8; hop blue-s1 c8; hop pink-s4 e5; bounce d4; swirl f2")
                    .split("; "));

    private final Ruleset rules = Shipped.rules("croak", 4);
    private final Tuning tuning = Tuning.of(rules);

    private Match queenBesideAServant() {
        Match match = Match.start(rules, 81_402_437_567_164L);
        MOVES.forEach(match::play);
        return match;
    }

    private double peril(Match match, int move) {
        return Peril.after(match, move, tuning.scale(), 1, () -> false).share();
    }

    @Test
    void theQueenIsSavedAndTheHintSaysFromWhat() {
        Match match = queenBesideAServant();
        Advice advice =
                new Adviser(tuning, Budget.ofIterations(1_500), 1).hint(match, match.fingerprint(0), () -> false);
        assertThat(peril(match, match.decision().legal().indexOf(advice.best())))
                .isLessThan(0.4);
        assertThat(advice.reasons().get(0).text("en"))
                .startsWith("Danger by your next turn: Pink's servant 4 takes the Red queen!");
        int left = index(match, "hop red-s2 c4");
        assertThat(peril(match, left)).isGreaterThan(0.7);
        Adviser adviser = new Adviser(tuning, Budget.ofIterations(1_500), 1);
        Objection objection = adviser.against(match, left, advice, match.fingerprint(0), () -> false);
        assertThat(objection.none()).isFalse();
        assertThat(objection.reasons().get(0).isPeril()).isTrue();
    }

    /** Whoever loses the match by it does not run away. */
    @Test
    void whatBringsMuchLessIsNoWayOut() {
        Match match = queenBesideAServant();
        int left = index(match, "hop red-s2 c4");
        int saved = index(match, "hop red-q d2");
        assertThat(first(match, left, 0.2, saved, 0.16).best().index()).isEqualTo(saved);
        assertThat(first(match, left, 0.4, saved, 0.16).best().index()).isEqualTo(left);
        assertThat(first(match, saved, 0.2, left, 0.16).best().index())
                .as("nor does whoever is safe look for more")
                .isEqualTo(saved);
    }

    private Prospects first(Match match, int best, double most, int other, double share) {
        List<Considered> moves = IntStream.range(0, match.legalCount())
                .mapToObj(move -> move == best
                        ? new Considered(move, 1_000, most)
                        : move == other ? new Considered(move, 400, share) : new Considered(move, 20, 0.01))
                .toList();
        Prospects found =
                new Prospects(moves, false, 2_000, List.of(0.25, 0.25, 0.25, 0.25), 0.2, Map.of(), null, Set.of());
        return Safety.first(match, found, tuning.scale(), 1, () -> false);
    }

    private static int index(Match match, String move) {
        return match.decision().legal().stream().map(Object::toString).toList().indexOf(move);
    }
}
