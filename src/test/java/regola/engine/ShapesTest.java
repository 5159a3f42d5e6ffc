package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.board.Bits;
import regola.engine.board.Connections;
import regola.engine.board.Sites;

/** What is worked out of sets that differ in one site comes out as it does for each set alone. */
class ShapesTest {
    static Stream<Sites> boards() {
        return Stream.of(
                board("board hexes", "  plane of hexes"),
                board("board squares", "  grid 12 by 12 joined straight"),
                board("board stars", "  grid 7 by 7 joined around"));
    }

    private static Sites board(String... lines) {
        String[] all = Stream.concat(
                        Stream.of(lines),
                        Stream.of("pieces stones: 1 \"{player}\" for each player", "turn", "  finish drawn"))
                .toArray(String[]::new);
        return SampleRules.written(all).layout().sites();
    }

    @ParameterizedTest
    @MethodSource("boards")
    void setsThatDifferInOneSite(Sites sites) {
        SplittableRandom random = new SplittableRandom(11);
        int connected = 0;
        Connections connections = new Connections(sites);
        for (int round = 0; round < 60; round++) {
            long[] all = blob(sites, random, 1 + random.nextInt(25));
            for (int from = Bits.next(all, 0); from >= 0; from = Bits.next(all, from + 1)) {
                long[] rest = Bits.without(all, Bits.of(sites.words, from));
                for (int i = 0; i < 12; i++) {
                    int to = random.nextInt(sites.boardCount);
                    int near = sites.near[from][random.nextInt(sites.near[from].length)];
                    long[] set = Bits.union(rest, Bits.of(sites.words, i % 2 == 0 ? to : near));
                    if (random.nextInt(20) == 0) set = all;
                    boolean one = isConnected(sites, set);
                    connected += one ? 1 : 0;
                    if (random.nextBoolean())
                        assertThat(connections.isConnected(set)).isEqualTo(one);
                    if (random.nextBoolean()) assertThat(connections.tips(set)).isEqualTo(tips(sites, set));
                }
            }
        }
        assertThat(connected).isPositive();
        assertThat(connections.isConnected(new long[sites.words])).isTrue();
    }

    private static long[] blob(Sites sites, SplittableRandom random, int size) {
        long[] set = Bits.of(sites.words, random.nextInt(sites.boardCount));
        while (Bits.count(set) < size) {
            long[] grown = Bits.without(sites.union(sites.neighbours, set), set);
            Bits.put(set, Bits.nth(grown, random.nextInt(Bits.count(grown))));
        }
        return set;
    }

    private static boolean isConnected(Sites sites, long[] set) {
        long[] reached = Bits.of(sites.words, Bits.next(set, 0));
        for (int i = 0; i < 60; i++)
            reached = Bits.union(reached, Bits.common(sites.union(sites.neighbours, reached), set));
        return Bits.isSubset(set, reached);
    }

    private static long[] tips(Sites sites, long[] set) {
        long[] tips = new long[sites.words];
        for (int s = 0; s < sites.boardCount; s++) {
            if (Bits.has(set, s) && Bits.count(Bits.common(sites.neighbours[s], set)) == 1) Bits.put(tips, s);
        }
        return tips;
    }
}
