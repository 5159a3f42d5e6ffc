package regola.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regola.search.Budget;
import regola.search.Tuning;

class SkillTest {
    private static Tuning withMoves(double moves) {
        return new Tuning(1, 0, true, moves, 0, false, 3, false);
    }

    /** Whoever notices most of very many moves would otherwise play no better than who notices few of them. */
    @Test
    void whoeverNoticesManyMovesLooksIntoEachAsFarAsElsewhere() {
        Skill good = Strength.GOOD.skill();
        assertThat(good.amidMoves(withMoves(47)).budget()).isEqualTo(Budget.ofIterations(639));
        assertThat(good.amidMoves(withMoves(13)))
                .as("where they are not that many")
                .isEqualTo(good);
        Skill fair = Strength.FAIR.skill();
        assertThat(fair.amidMoves(withMoves(47))).as("who notices few").isEqualTo(fair);
        Skill best = Strength.BEST.skill();
        assertThat(best.amidMoves(withMoves(47))).as("who goes by the clock").isEqualTo(best);
    }
}
