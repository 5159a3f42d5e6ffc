package regola.ui.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TempoTest {
    /** Moves of computers that follow each other are waited for less and less. */
    @Test
    void whatFollowsIsQuicker() {
        int wait = Tempo.USUAL.thinking(40);
        assertThat(Tempo.USUAL.following(wait, 0)).isEqualTo(wait);
        assertThat(Tempo.USUAL.following(wait, 1)).isLessThan(wait);
        assertThat(Tempo.USUAL.following(wait, 4)).isLessThan(Tempo.USUAL.following(wait, 1));
        assertThat(Tempo.USUAL.following(wait, 100)).as("still seen").isGreaterThanOrEqualTo(300);
        assertThat(Tempo.USUAL.following(200, 3)).as("never slower").isEqualTo(200);
    }

    /** Two computers with turns of three hops, of which some go on by themselves, think less than ten seconds. */
    @Test
    void severalComputersTogetherAreNotWaitedForLong() {
        int all = 0;
        for (int row = 0; row < 10; row++) all += Tempo.USUAL.round(row);
        assertThat(all).isLessThan(8000);
        assertThat(Tempo.USUAL.round(0)).as("the first is followed in peace").isGreaterThanOrEqualTo(1500);
        assertThat(Tempo.USUAL.round(50)).as("still seen").isEqualTo(300);
        assertThat(Tempo.CALM.round(3)).isGreaterThan(Tempo.USUAL.round(3));
    }

    /** Six hops of others before a child's turn: each of them can be followed, the last as well as the first. */
    @Test
    void childrenFollowTheLastOfManyMoves() {
        Tempo children = Tempo.USUAL.forChildren();
        for (int row = 0; row < 6; row++) {
            assertThat(children.following(children.thinking(30), row)).isGreaterThanOrEqualTo(1400);
            assertThat(children.round(row)).isGreaterThanOrEqualTo(1400);
        }
        assertThat(Tempo.QUICK.forChildren()).as("whoever has chosen that").isEqualTo(Tempo.QUICK);
    }
}
