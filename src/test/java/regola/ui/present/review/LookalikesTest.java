package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import regola.advice.Advice;
import regola.advice.Same;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;
import regola.ui.view.match.HintView;

/** Two frogs that sit on one pad and would go the same way are one move to whoever looks at the board. */
class LookalikesTest {
    private final Match match = Match.start(Shipped.rules("china-moon", 3), 1);
    private final HintWords words = words();

    private HintWords words() {
        return new HintWords(
                new Consulted(0, match, new Tongue(match.rules(), new Manner("en", false)), match.decider()));
    }

    /** By where they lead, all from the one place where frogs begin. */
    private Map<Object, List<Move>> byWay() {
        return match.decision().legal().stream()
                .collect(Collectors.groupingBy(move -> words().shown(move).paths()));
    }

    private static Advice advice(List<Move> good) {
        return new Advice(good, List.of(new Same()), 0.5, null);
    }

    @Test
    void frogsOfOneColourThatGoTheSameWayAreOne() {
        List<Move> same = byWay().values().stream()
                .filter(moves -> moves.size() > 1)
                .findFirst()
                .orElseThrow();
        List<Move> twins = same.stream()
                .filter(move -> owner(move).equals(owner(same.get(0))))
                .toList();
        assertThat(twins).as("the position has some").hasSizeGreaterThan(1);
        Advice once = new Lookalikes(words).once(advice(twins));
        assertThat(once.good()).containsExactly(twins.get(0));
        assertThat(once.reasons()).as("nothing is told of their being alike").isEmpty();
        HintView hint = words.whole(advice(twins));
        assertThat(hint.head()).doesNotContain("moves");
    }

    @Test
    void whatGoesAnotherWayIsAnotherMove() {
        for (int m = 0; m < 40 && byWay().size() < 2; m++) match.playIndex(match.legalCount() - 1);
        List<Move> other =
                byWay().values().stream().map(moves -> moves.get(0)).limit(2).toList();
        assertThat(other).as("the position has some").hasSize(2);
        HintWords words = words();
        assertThat(new Lookalikes(words).once(advice(other))).isEqualTo(advice(other));
    }

    private static String owner(Move move) {
        return move.text().replaceAll("-\\d.*", "");
    }
}
