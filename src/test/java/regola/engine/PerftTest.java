package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.Thorough;
import regola.engine.value.Position;
import regola.language.Shipped;

/**
 * The counting table of Nine Men's Morris: the number of sequences of one, two, three, … decisions from given
 * positions.
 */
@Execution(ExecutionMode.CONCURRENT)
class PerftTest {
    /** More positions than that are only counted where all is tested. */
    private static final long MOST = Thorough.isOn() ? Long.MAX_VALUE : 6_000_000;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''    | hand 9 | hand 9                                | 24 552 12144 255024 5100480 96223680",
                "ludii | hand 9 | hand 9                                | 24 552 12144 255024 5100480 96223680",
                "''    | a7 b4 c5 d2 d6 e5 f6 g1 g4 | a1 a4 b2 b6 d3 d5 d7 f4 g7 | 6 35 211 1244 7937",
                "ludii | a7 b4 c5 d2 d6 e5 f6 g1 g4 | a1 a4 b2 b6 d3 d5 d7 f4 g7 | 6 35 211 1244 7937",
                "''    | a7 b6 c4 d2 | d1 d7 e5 g4                       | 9 84 750 6264 59317",
                "ludii | a7 b6 c4 d2 | d1 d7 e5 g4                       | 9 84 750 6264 59317",
                "''    | a7 b6 d1 | d6 d7 f2 g4                          | 51 418 21318 172766",
                "ludii | a7 b6 d1 | d6 d7 f2 g4                          | 51 418 21318 173402",
                "''    | a7 b4 d7 f2 hand 3 | b6 d2 d6 g4 hand 3         | 16 229 3088 38178 444604",
                "ludii | a7 b4 d7 f2 hand 3 | b6 d2 d6 g4 hand 3         | 16 229 3088 38178 444604",
                "ludii | a7 b6 c5 d5 | a4 b4 c4 d6 d7 e5                 | 1 6 7 49 117",
            })
    void movesAreCountedAsInTheTable(String variant, String white, String black, String counts) {
        Ruleset rules = variant.isEmpty()
                ? Shipped.rules("nine-mens-morris", 2)
                : Shipped.rules("nine-mens-morris", 2, variant);
        Match match = Match.at(rules, position(rules, white, black), 1);
        String[] expected = Stream.of(counts.trim().split(" "))
                .filter(count -> Long.parseLong(count) <= MOST)
                .toArray(String[]::new);
        List<String> found = new ArrayList<>();
        for (int depth = 1; depth <= expected.length; depth++) found.add(Long.toString(Playout.perft(match, depth)));
        assertThat(found).containsExactly(expected);
    }

    private static Position position(Ruleset rules, String white, String black) {
        Map<String, Object> points = new HashMap<>();
        Map<String, Object> hands = new HashMap<>();
        Map<String, Object> out = new HashMap<>();
        List<String> captured = new ArrayList<>();
        put("white", white, points, hands, captured);
        put("black", black, points, hands, captured);
        out.put("out", captured);
        return Position.of(
                Map.of("zones", Map.of("points", points, "hand", hands, "out", out), "vars", Map.of("mover", "white")));
    }

    private static void put(
            String player, String where, Map<String, Object> points, Map<String, Object> hands, List<String> captured) {
        List<String> hand = new ArrayList<>();
        int onBoard = 0;
        String[] words = where.trim().split(" ");
        for (int i = 0; i < words.length; i++) {
            if (words[i].equals("hand")) {
                for (int n = Integer.parseInt(words[++i]); n > 0; n--) hand.add(player + "-man");
            } else {
                points.put(words[i], List.of(player + "-man"));
                onBoard++;
            }
        }
        hands.put("hand-" + player, hand);
        for (int n = 9 - onBoard - hand.size(); n > 0; n--) captured.add(player + "-man");
    }
}
