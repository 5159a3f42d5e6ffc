package regola.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;

/** Three graze behind gates: who leaves the own one open may be put out by the one after the next. */
class ExitTest {
    private static final Ruleset GATES = Small.rules("src/test/resources/advice/gates.rules", 3, Map.of());
    private static final Ruleset LATE = Small.rules("src/test/resources/search/late-gates.rules", 3, Map.of());
    private static final double SCALE = 10;

    private static int index(Match match, String text) {
        for (int i = 0; i < match.legalCount(); i++) if (match.legal(i).text().equals(text)) return i;
        throw new AssertionError(text + " is none of " + match.decision().legal());
    }

    private static Exit exit(int seat, String... texts) {
        Match match = Match.start(GATES, 1);
        List<Match> before = new ArrayList<>();
        List<Integer> played = new ArrayList<>();
        for (String text : texts) {
            before.add(match.copy());
            played.add(index(match, text));
            match.playIndex(played.get(played.size() - 1));
        }
        before.add(match);
        return Exit.of(before, played, seat, SCALE, 7, () -> false);
    }

    @Test
    void anOpenGateIsPerilAndAShutOneIsNone() {
        Match match = Match.start(GATES, 1);
        match.play("shut-gate");
        match.play("shut-gate");
        Peril open = Peril.after(match, index(match, "graze 2"), SCALE, 7, () -> false);
        Peril shut = Peril.after(match, index(match, "shut-gate"), SCALE, 7, () -> false);
        assertThat(open.share()).isGreaterThan(0.3);
        assertThat(open.settled()).isTrue();
        assertThat(open.lost()).hasSize((int) Math.round(open.share() * 48));
        assertThat(shut.share()).isZero();
        assertThat(shut.lost()).isEmpty();
    }

    /** What a glance forgets in the same turn, the seat need not forget. */
    @Test
    void whoCanStillShutTheGateIsNotSurelyInPeril() {
        Match match = Match.start(LATE, 1);
        for (String move : List.of("graze 1", "shut-gate", "graze 1", "shut-gate")) match.play(move);
        Peril grazing = Peril.after(match, index(match, "graze 2"), SCALE, 7, () -> false);
        Peril dozing = Peril.after(match, index(match, "doze"), SCALE, 7, () -> false);
        assertThat(grazing.settled()).isFalse();
        assertThat(grazing.share()).as("it shuts the gate then").isZero();
        assertThat(dozing.settled()).isTrue();
        assertThat(dozing.share()).isGreaterThan(0.2);
        assertThat(dozing.atLeast(() -> false)).isEqualTo(dozing.share());
    }

    @Test
    void whoeverIsPutOutLearnsWhatLetItCome() {
        Exit exit = exit(2, "shut-gate", "shut-gate", "graze 2", "graze 3", "snatch blue");
        assertThat(exit.at()).isEqualTo(4);
        assertThat(exit.decided()).as("the last move of blue").isEqualTo(2);
        assertThat(exit.least().share()).isZero();
        assertThat(exit.avoidable()).isEqualTo(exit.came().share()).isGreaterThan(0.3);
        Match there = Match.start(GATES, 1);
        there.play("shut-gate");
        there.play("shut-gate");
        assertThat(there.legal(exit.least().move()).text()).isEqualTo("shut-gate");
    }

    @Test
    void whoeverIsStillInHasNoExit() {
        assertThat(exit(0, "shut-gate", "shut-gate", "graze 2", "graze 3", "snatch blue"))
                .isNull();
    }

    /** Of two who play one has won, and how is told by the end. */
    @Test
    void ofTwoNobodyIsPutOut() {
        Match match = Match.start(Small.HEAP, 1);
        List<Match> before = new ArrayList<>();
        List<Integer> played = new ArrayList<>();
        while (!match.isOver()) {
            before.add(match.copy());
            played.add(0);
            match.playIndex(0);
        }
        before.add(match);
        assertThat(Exit.of(before, played, 0, SCALE, 7, () -> false)).isNull();
        assertThat(Exit.of(before, played, 1, SCALE, 7, () -> false)).isNull();
    }
}
