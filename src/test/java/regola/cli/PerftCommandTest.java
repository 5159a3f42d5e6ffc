package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PerftCommandTest {

    @Test
    void sequencesAreCountedByLength() {
        // Of five pebbles one takes 1, 2 or 3. Of the eight beginnings of two moves, 1 1 leaves three ways on, 1 2 and
        // 2 1
        // leave two each, 1 3, 2 2 and 3 1 leave one each; 2 3 and 3 2 have ended the match.
        assertThat(Said.by("perft", Said.HEAP, "--depth", "3").out()).isEqualTo("1 3\n2 8\n3 10\n");
    }
}
