package regola.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatDarkLaf;
import java.awt.Color;
import java.awt.Font;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.support.OnEventThread;

@ExtendWith(OnEventThread.class)
class AppearanceTest {
    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Scaled.setGrown(100);
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    @Test
    void zoomGoesStepByStepAndEnds() {
        Appearance normal = Appearance.normal();
        assertThat(normal.zoomedBy(-1).zoom()).isEqualTo(100);
        assertThat(normal.zoomedBy(3).zoom()).isEqualTo(150);
        assertThat(normal.zoomedBy(100).zoom()).isEqualTo(200);
        assertThat(normal.zoomedBy(3).zoomedBy(-3).zoom()).isEqualTo(100);
    }

    @Test
    void inALargeWindowLettersAndGapsAreLargerButNobodyHasZoomed() {
        Scaled.setGrown(150);
        new Appearance(Theme.DARK, 200).install();
        assertThat(UIManager.getFont("Label.font").getSize()).isEqualTo(42);
        assertThat(new JPanel(new MigLayout("ins 10")).getPreferredSize().width).isEqualTo(60);
        assertThat(Scaled.zoom()).isEqualTo(2);
        assertThat(Appearance.inForce()).isEqualTo(new Appearance(Theme.DARK, 200));
    }

    /** As the first thing in a program the same comes of it as later. */
    @Test
    void theFirstAppearanceIsAsAnyOther() {
        Appearance dark = new Appearance(Theme.DARK, 150);
        dark.install();
        Color ground = UIManager.getColor("Panel.background");
        Appearance.normal().install();
        dark.installFirst();
        assertThat(UIManager.getLookAndFeel()).isInstanceOf(FlatDarkLaf.class);
        assertThat(UIManager.getColor("Panel.background")).isEqualTo(ground);
        assertThat(UIManager.getFont("Label.font").getSize()).isEqualTo(21);
        assertThat(Appearance.inForce()).isEqualTo(dark);
    }

    /** Those that lean are drawn as such, not made of ordinary ones. */
    @ParameterizedTest
    @CsvSource({"0, Inter Regular, Inter Italic", "1, Inter Bold, Inter Italic"})
    void leaningLettersAreLettersOfTheirOwn(int style, String upright, String leaning) {
        Font letters = style == Font.BOLD ? Letters.bold(14) : Letters.plain(14);
        assertThat(letters.getPSName()).isEqualTo(upright);
        assertThat(Letters.leaning(letters).getPSName()).isEqualTo(leaning);
    }

    @Test
    void anyOtherZoomGoesToTheNearest() {
        assertThat(new Appearance(Theme.LIGHT, 0).zoom()).isEqualTo(100);
        assertThat(new Appearance(Theme.LIGHT, 148).zoom()).isEqualTo(150);
        assertThat(new Appearance(Theme.LIGHT, 9000).zoom()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"100, 14, 10", "150, 21, 15", "200, 28, 20"})
    void textGapsAndIconsGrowTogether(int zoom, int text, int gap) {
        new Appearance(Theme.LIGHT, zoom).install();
        JPanel panel = new JPanel(new MigLayout("ins 10"));
        assertThat(UIManager.getFont("Label.font").getSize()).isEqualTo(text);
        assertThat(panel.getPreferredSize().width).isEqualTo(2 * gap);
        assertThat(Scaled.px(10)).isEqualTo(gap);
    }
}
