package regola.ui.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TempoTest {
    /** Moves of computers that follow each other are waited for less and less. */
    @Test
    void whatFollowsIsQuicker() {
        int wait = Tempo.USUAL.thinking(40);
        assertThat(Tempo.following(wait, 0)).isEqualTo(wait);
        assertThat(Tempo.following(wait, 1)).isLessThan(wait);
        assertThat(Tempo.following(wait, 4)).isLessThan(Tempo.following(wait, 1));
        assertThat(Tempo.following(wait, 100)).as("still seen").isGreaterThanOrEqualTo(300);
        assertThat(Tempo.following(200, 3)).as("never slower").isEqualTo(200);
    }
}
