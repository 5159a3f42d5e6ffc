package regola.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.search.Doom.Fate;

/** Take one to three from a heap; who takes the last one wins. What a die shows after each turn means nothing. */
class DoomTest {
    private static Doom.Seer seer(long size, boolean twice) {
        Map<String, List<Long>> settings = Map.of("size", List.of(size), "twice", List.of(twice ? 1L : 0L));
        Match match = Match.start(Small.rules("src/test/resources/search/tossed-heap.rules", settings), 1);
        return new Doom.Seer(match, 5, () -> false);
    }

    private static List<Fate> fates(long size, boolean twice) {
        Doom.Seer seer = seer(size, twice);
        return IntStream.range(0, 3).mapToObj(seer::after).toList();
    }

    @Test
    void whoeverIsLeftThreeOrFewerWinsNext() {
        assertThat(fates(4, false)).containsOnly(Fate.DOOMED);
        assertThat(fates(5, false)).containsExactly(Fate.SAFE, Fate.DOOMED, Fate.DOOMED);
        assertThat(fates(7, false)).containsOnly(Fate.SAFE);
    }

    @Test
    void itIsLookedWhatTheSeatCanStillDoInItsTurn() {
        // Of nine one can leave seven, and six are taken in one turn: but no more than seven are left of nine.
        assertThat(fates(9, true)).containsExactly(Fate.SAFE, Fate.DOOMED, Fate.DOOMED);
        assertThat(fates(8, true)).containsOnly(Fate.DOOMED);
    }

    @Test
    void itIsKnownHow() {
        Doom direct = seer(5, false).of(1);

        assertThat(direct.direct()).isTrue();
        assertThat(direct.way().start().legal(direct.way().move(0)).text()).isEqualTo("take 3");
        assertThat(direct.way().after(direct.way().length()).isOver()).isTrue();

        Doom later = seer(8, true).of(0);

        assertThat(later.direct()).isFalse();
        assertThat(later.way().length()).isEqualTo(2);
    }

    @Test
    void whoeverLeavesFourWinsNextWhateverTheAnswer() {
        Doom.Seer seer = seer(6, false);

        assertThat(seer.isTheirs(1)).isTrue();
        assertThat(seer.isTheirs(0)).isFalse();
        assertThat(seer.threat(1)).isEqualTo(1);
        assertThat(seer.ofOthers(1)).isPresent();
    }
}
