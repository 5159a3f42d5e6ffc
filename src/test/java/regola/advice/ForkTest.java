package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.advice.WhyBetter.Counts;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.words.OtherMoves;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Aim;
import regola.engine.value.Event;
import regola.engine.value.Spoken;
import regola.language.Shipped;
import regola.library.GameLibrary;

/** One man that could close two lines: the other one can block only one of them. */
class ForkTest {
    /** Who can have a mill whatever the others answer is not told that the next turn can make one. */
    @Test
    void whatCanBeHadInAnyCaseIsNotCountedAsWell() {
        Ruleset rules = Shipped.rules("moulin-rouge", 2);
        Aim near = rules.aims().get(2);
        Event mill = Event.saying(Event.Kind.RULE, "MR-6.1", Spoken.SILENCE, "mill-made", -1);
        assertThat(Fork.isSaidBy(happens(mill, When.FORCED, rules), counts(near, 1), rules.names()))
                .isTrue();
        assertThat(Fork.isSaidBy(happens(mill, When.FORCED, rules), counts(near, 2), rules.names()))
                .as("two are more than one")
                .isFalse();
        assertThat(Fork.isSaidBy(happens(mill, When.THREATENED, rules), counts(near, 1), rules.names()))
                .isFalse();
        assertThat(Fork.isSaidBy(
                        happens(mill, When.FORCED, rules), counts(rules.aims().get(0), 1), rules.names()))
                .isFalse();
    }

    private static Happens happens(Event event, When when, Ruleset rules) {
        return new Happens(event, when, 0, rules.names());
    }

    private static Counts counts(Aim aim, long many) {
        return new Counts(aim, null, many * aim.unit(), 0, Counts.Horizon.NOW, 0, false, OtherMoves.ALIKE, Map.of());
    }

    @Test
    void aLineThatTakesAPieceInTheSameTurnIsAGain() {
        GameLibrary library = GameLibrary.open();
        Ruleset rules = Ruleset.of(
                library.load(library.game("nine-mens-morris").orElseThrow(), List.of())
                        .game()
                        .orElseThrow(),
                2,
                java.util.Map.of());
        Match match = Match.start(rules, 1);
        for (String move : List.of("place d6", "place d2", "place f4", "place c4")) match.playIndex(index(match, move));
        int corner = index(match, "place f6");
        int edge = index(match, "place b6");
        int far = index(match, "place a1");

        assertThat(Fork.of(match, List.of(corner), List.of(far, edge), () -> false))
                .hasValueSatisfying(fork -> assertThat(fork.text("en"))
                        .isEqualTo("Whatever the answer, your next turn can bring you a mill."));
        assertThat(Fork.of(match, List.of(edge), List.of(far, corner), () -> false))
                .isEmpty();
    }

    private static int index(Match match, String move) {
        for (int i = 0; i < match.legalCount(); i++)
            if (match.decision().legal().get(i).text().equals(move)) return i;
        throw new AssertionError(move);
    }

    /**
     * A man is offered, has to be taken, and is taken back: who only hears of an enemy in danger loses theirs first.
     */
    @Test
    void whatMustBeTakenAndIsTakenBackIsAnExchange() {
        Match match = LoomingTest.draughts(
                List.of("a1", "c1", "e1", "g1", "d2", "f2", "a3", "e3", "g3", "f4"),
                List.of("c5", "d6", "h6", "c7", "e7", "g7", "b8", "d8", "f8", "h8"));
        int offered = LoomingTest.index(match, "move e3 d4");
        List<Integer> others = IntStream.range(0, match.legalCount())
                .filter(move -> move != offered)
                .boxed()
                .toList();

        WhyBetter told = Fork.of(match, List.of(offered), others, () -> false).orElseThrow();

        assertThat(told.text("en"))
                .isEqualTo("An exchange: the answer must be a capture, and then you can have a capture too.");
        assertThat(told.text("it"))
                .isEqualTo("Uno scambio: la risposta è per forza una cattura, e poi puoi avere una cattura anche tu.");
    }
}
