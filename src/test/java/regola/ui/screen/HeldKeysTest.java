package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HeldKeysTest {
    private final HeldKeys keys = new HeldKeys();

    @Test
    void whatIsTypedBeforeThePageIsThereIsKeptFromIt() {
        assertThat(keys.keeps(1_000, true)).isTrue();
        keys.rest(5_000);
        assertThat(keys.keeps(4_990, true)).as("typed before").isTrue();
        assertThat(keys.keeps(5_300, true)).as("typed on").isTrue();
        assertThat(keys.keeps(5_900, true)).as("typed on").isTrue();
        assertThat(keys.keeps(6_800, true)).as("after a pause").isFalse();
    }

    @Test
    void whoTypedNothingMeanwhileWritesAtOnce() {
        assertThat(keys.keeps(1_000, false))
                .as("the key that made the game comes up")
                .isTrue();
        keys.rest(1_200);
        assertThat(keys.keeps(1_300, true)).isFalse();
    }

    @Test
    void aPageThatNeverComesKeepsNothingForEver() {
        assertThat(keys.keeps(1_000, true)).isTrue();
        assertThat(keys.keeps(30_000, true)).isFalse();
    }
}
