package regola.advice.seen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.language.Shipped;

/** What is told as coming of a move is more than that it is made. */
class WitnessTest {
    private static List<Event> all(Match match, int move) {
        List<Event> events = new ArrayList<>();
        Match play = match.copy();
        play.listen(events::add);
        play.playIndex(move);
        return events;
    }

    /** How a frog gets where it goes comes of nothing, and a turn that is passed brings nothing about. */
    @Test
    void theWayOfAPieceAndAPassAreNoConsequences() {
        Random random = new Random(3);
        int ways = 0;
        int passes = 0;
        for (int seed = 0; seed < 12; seed++) {
            Match match = Match.start(Shipped.rules("army-of-frogs", 2), seed);
            for (int moves = 0; moves < 60 && !match.isOver(); moves++) {
                int move = random.nextInt(match.legalCount());
                List<Event> told = new Witness(match.decider()).atOnce(match, move);
                boolean jumps = all(match, move).stream().anyMatch(event -> "jump-on".equals(event.property()));
                if (jumps) {
                    ways++;
                    assertThat(told).noneMatch(event -> "jump-on".equals(event.property()));
                }
                if (match.legal(move).text().startsWith("pass")) {
                    passes++;
                    assertThat(told).noneMatch(event -> event.kind() != Event.Kind.FINISHED);
                }
                match.playIndex(move);
            }
        }
        assertThat(ways).isGreaterThan(5);
        assertThat(passes).isGreaterThan(5);
    }

    @Test
    void whatThereIsToBeGladOfIsToldStill() {
        Match match = Match.start(Shipped.rules("nine-mens-morris", 2), 1);
        for (String move : List.of("place a7", "place d2", "place d7", "place g4")) match.play(move);
        int mill = 0;
        while (!match.legal(mill).text().equals("place g7")) mill++;
        assertThat(new Witness(0).atOnce(match, mill))
                .anyMatch(event -> "a mill".equals(match.names().cheered(event.property(), "en")));
    }
}
