package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.board.Bits;
import regola.engine.board.Connections;
import regola.engine.board.Shape;
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

    /** What is said of a shape with one site gone and another come is what is so of that very set. */
    @ParameterizedTest
    @MethodSource("boards")
    void shapesAsTheyWouldBe(Sites sites) {
        SplittableRandom random = new SplittableRandom(12);
        int[] yes = new int[3];
        Shape shape = new Shape(sites);
        for (int round = 0; round < 150; round++) {
            long[] given = blob(sites, random, random.nextInt(25));
            if (round % 10 == 0) given = Bits.union(given, blob(sites, random, 3));
            if (round % 50 == 0) given = chequered(sites);
            assertThat(shape.become(given, this, round)).isEqualTo(Bits.count(given));
            assertThat(shape.isOf(this, round)).isTrue();
            for (int i = 0; i < 60; i++) {
                int gone = pick(sites, given, random);
                int come = pick(sites, sites.union(sites.neighbours, given), random);
                shape.suppose(gone, come);
                long[] left = Bits.without(given, Bits.of(sites.words, gone));
                long[] set = Bits.union(left, Bits.of(sites.words, come));
                int least = random.nextInt(5);
                if (shape.isConnected()) yes[0]++;
                if (random.nextBoolean())
                    assertThat(shape.isConnected()).isEqualTo(Bits.isEmpty(set) || isConnected(sites, set));
                boolean hasTail = !Bits.isEmpty(tails(sites, set, least));
                if (hasTail) yes[1]++;
                assertThat(shape.hasTail(least)).isEqualTo(hasTail);
                assertThat(sites.tails(set, least)).isEqualTo(tails(sites, set, least));
                if (i % 4 != 0) continue;
                int from = random.nextInt(sites.boardCount);
                int most = random.nextInt(4);
                shape.suppose(gone, -1);
                long[] jumps = jumps(sites, from, left, most);
                if (!Bits.isEmpty(jumps)) yes[2]++;
                assertThat(shape.jumps(from, most)).isEqualTo(jumps);
                assertThat(sites.jumps(from, left, most)).isEqualTo(jumps);
                for (long end : Bits.elements(jumps)) {
                    shape.suppose(gone, (int) end);
                    long[] after = Bits.union(left, Bits.of(sites.words, end));
                    assertThat(shape.isConnected()).isEqualTo(isConnected(sites, after));
                    assertThat(shape.hasTail(least)).isEqualTo(!Bits.isEmpty(tails(sites, after, least)));
                }
            }
        }
        assertThat(yes[0]).isPositive();
        assertThat(yes[1]).isPositive();
        assertThat(sites.steps.length == 0 || yes[2] > 0).isTrue();
    }

    /** One of the set, of all sites, or none. */
    private static int pick(Sites sites, long[] set, SplittableRandom random) {
        return switch (random.nextInt(8)) {
            case 0 -> -1;
            case 1 -> random.nextInt(sites.boardCount);
            default -> Bits.isEmpty(set) ? -1 : Bits.nth(set, random.nextInt(Bits.count(set)));
        };
    }

    /** Pairs of sites far from each other: many tails. */
    private static long[] chequered(Sites sites) {
        long[] set = new long[sites.words];
        for (int s = 0; s < sites.boardCount; s++) {
            long[] near = Bits.union(sites.neighbours[s], sites.union(sites.neighbours, sites.neighbours[s]));
            if (Bits.meets(near, set)) continue;
            Bits.put(set, s);
            Bits.put(set, sites.near[s][0]);
        }
        return set;
    }

    private static long[] tails(Sites sites, long[] set, int least) {
        long[] found = new long[sites.words];
        for (int tip = 0; tip < sites.boardCount; tip++) {
            if (!Bits.has(set, tip) || beside(sites, tip, set).length != 1) continue;
            List<Integer> tail = new ArrayList<>(List.of(tip));
            for (long here = beside(sites, tip, set)[0]; beside(sites, (int) here, set).length == 2; ) {
                tail.add((int) here);
                long[] both = beside(sites, (int) here, set);
                here = tail.contains((int) both[0]) ? both[1] : both[0];
            }
            if (tail.size() >= least) tail.forEach(site -> Bits.put(found, site));
        }
        return found;
    }

    private static long[] beside(Sites sites, int site, long[] set) {
        return Bits.elements(Bits.common(sites.neighbours[site], set));
    }

    private static long[] jumps(Sites sites, int from, long[] over, int most) {
        long[] found = Bits.of(sites.words, from);
        for (int jump = 0; jump < (most == 0 ? sites.count : most); jump++) {
            long[] more = found.clone();
            for (long s : Bits.elements(found)) {
                for (int d = 1; d <= sites.steps.length; d++) {
                    int here = sites.step(s, d);
                    if (!Bits.has(over, here)) continue;
                    for (int i = 0; i < sites.count && Bits.has(over, here); i++) here = sites.step(here, d);
                    if (here >= 0 && !Bits.has(over, here)) Bits.put(more, here);
                }
            }
            found = more;
        }
        return Bits.without(found, Bits.of(sites.words, from));
    }

    private static long[] blob(Sites sites, SplittableRandom random, int size) {
        long[] set = Bits.of(sites.words, size == 0 ? -1 : random.nextInt(sites.boardCount));
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
