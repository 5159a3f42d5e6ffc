package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import regola.advice.seen.Blow;
import regola.advice.seen.Witness;
import regola.advice.words.SpokenOf;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.search.Tuning;

/** What a move may bring upon somebody is told of that one, and is never what that one is glad of. */
class BlowTest {
    private static final int POSITIONS = 6;
    private static final int LONGEST = 150;

    private final Ruleset rules = Shipped.rules("croak", 4);
    private final double scale = Tuning.of(rules).scale();

    /** A move of which it is known what it does, and another one. */
    private record Taking(Match match, int move, int other, Event taken) {}

    private static List<Event> events(Match match, int move) {
        List<Event> events = new ArrayList<>();
        Match after = match.copy();
        after.listen(events::add);
        after.playIndex(move);
        return events;
    }

    /** @return moments at which whoever decides can take something at once */
    private List<Taking> takings() {
        List<Taking> all = new ArrayList<>();
        for (int seed = 1; all.size() < POSITIONS; seed++) {
            Match match = Match.start(rules, seed);
            Random random = new Random(seed);
            for (int i = 0; i < LONGEST && !match.isOver(); i++) {
                Taking taking = match.legalCount() > 1 ? taking(match) : null;
                if (taking != null) {
                    all.add(taking);
                    break;
                }
                match.playIndex(random.nextInt(match.legalCount()));
            }
        }
        return all;
    }

    private static Taking taking(Match match) {
        for (int move = 0; move < match.legalCount(); move++) {
            for (Event event : events(match, move)) {
                boolean taken = event.kind() == Event.Kind.RULE && "queen-taken".equals(event.property());
                if (taken && first(event, match) == match.decider())
                    return new Taking(match.copy(), move, (move + 1) % match.legalCount(), event);
            }
        }
        return null;
    }

    private static int first(Event event, Match match) {
        return SpokenOf.players(event, match.names(), Manner.of("en")).get(0);
    }

    @Test
    void whatOneTakesOneselfIsNoBlow() {
        for (Taking taking : takings())
            assertThat(Blow.of(taking.match, taking.move, taking.other, scale, 0, 7, () -> false))
                    .as(taking.taken.text("en"))
                    .satisfies(blow -> blow.ifPresent(
                            each -> assertThat(each.events()).noneMatch(event -> Witness.isSame(event, taking.taken))));
    }

    @Test
    void whoTakesIsNamedBeforeWhomItIsTakenFrom() {
        boolean backwards = false;
        for (Taking taking : takings()) {
            List<Integer> players = SpokenOf.players(taking.taken, taking.match.names(), Manner.of("en"));
            assertThat(players).hasSize(2).startsWith(taking.match.decider());
            assertThat(SpokenOf.isOf(taking.taken, taking.match.decider(), taking.match.names()))
                    .isTrue();
            backwards |= players.get(0) > players.get(1);
        }
        assertThat(backwards).as("once the one who takes sits behind the other").isTrue();
    }
}
