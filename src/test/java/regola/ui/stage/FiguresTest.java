package regola.ui.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;
import regola.ui.theme.Letters;

class FiguresTest {
    private final Graphics2D g = new BufferedImage(400, 80, BufferedImage.TYPE_INT_ARGB).createGraphics();

    private FontMetrics metrics() {
        g.setFont(Letters.plain(40));
        return g.getFontMetrics();
    }

    @Test
    void aNumberIsAsWideAsAnyOtherOfAsManyDigits() {
        FontMetrics metrics = metrics();
        assertThat(metrics.stringWidth("11")).isLessThan(metrics.stringWidth("40"));
        assertThat(Figures.wide(metrics, "11")).isEqualTo(Figures.wide(metrics, "40"));
        assertThat(Figures.wide(metrics, "-1/17")).isEqualTo(Figures.wide(metrics, "-4/17"));
    }

    @Test
    void aDigitThatStaysIsPaintedWhereItWas() {
        assertThat(right("18", 60)).isEqualTo(right("48", 60));
    }

    /** @return what is seen right of the first digit */
    private int[] right(String text, int from) {
        metrics();
        BufferedImage image = new BufferedImage(100, 60, BufferedImage.TYPE_INT_ARGB);
        Graphics2D on = image.createGraphics();
        on.setFont(g.getFont());
        int cell = Figures.wide(g.getFontMetrics(), "8");
        Figures.paint(on, text, from - cell, 45);
        return image.getRGB(from, 0, 100 - from, 60, null, 0, 100 - from);
    }
}
