package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.JComponent;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;
import regola.home.Preferences;
import regola.ui.keep.Liking;
import regola.ui.view.MotionLevel;
import regola.ui.view.Tempo;
import regola.ui.view.Texts;

/**
 * Who plays rules of their own wants to see what these ask: there the only move waits, until somebody wishes it not to.
 */
class FeelTest {
    private static final Feel AT_FIRST = new Feel(MotionLevel.FULL, false, false, true, true, Tempo.CALM, false);
    private static final Screen OWN = page(true);
    private static final Screen SHIPPED = page(false);

    private static Screen page(boolean own) {
        return new Screen() {
            @Override
            public String name() {
                return "page";
            }

            @Override
            public JComponent component() {
                return new JPanel();
            }

            @Override
            public void speak(Texts texts) {}

            @Override
            public boolean isOwn() {
                return own;
            }
        };
    }

    @Test
    void theOnlyMovePlaysItselfWhereRulesAreOnesOwnToo() {
        assertThat(AT_FIRST.forced(SHIPPED)).isTrue();
        assertThat(AT_FIRST.forced(null)).isTrue();
        assertThat(AT_FIRST.forced(OWN)).isTrue();
    }

    @Test
    void theSwitchIsThatOfThePageInFront() {
        Feel shipped = AT_FIRST.withForced(OWN, false);
        assertThat(shipped.forced(OWN)).isFalse();
        assertThat(shipped.forced(SHIPPED)).isTrue();
        Preferences kept = shipped.kept(Preferences.NONE, AT_FIRST);
        assertThat(kept.get(Liking.FORCED)).isEmpty();
        assertThat(kept.get(Liking.FORCED_IN_OWN)).contains(false);
        Feel none = shipped.withForced(SHIPPED, false);
        assertThat(none.withForced(OWN, true).forced(SHIPPED)).isFalse();
    }

    @Test
    void childrenFollowComputersInPeaceUnlessTheyAreWantedQuick() {
        Feel usual = AT_FIRST.with(Tempo.USUAL);
        assertThat(usual.followed()).isEqualTo(Tempo.USUAL);
        assertThat(usual.withChildren(true).followed()).isEqualTo(Tempo.CALM);
        assertThat(usual.withChildren(true).with(Tempo.QUICK).followed()).isEqualTo(Tempo.QUICK);
    }
}
