package regola.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.Texts;

/** The dots of the pages are seen wherever they stand. */
@ExtendWith(OnEventThread.class)
class PageDotsTest {
    private static final Color LAND = new Color(0x80, 0x80, 0x80);

    @AfterEach
    void day() {
        Appearance.normal().install();
    }

    /** Over the landscape of a path, which is neither bright nor dark, they would be lost. */
    @Test
    void overAPictureTheyStandOnPaper() {
        for (Theme theme : Theme.values()) {
            Appearance.normal().with(theme).install();
            for (int page = 0; page < 3; page++) {
                PageDots dots = new PageDots(next -> {});
                dots.setPlated();
                dots.show(page, 3, Texts.in("en"));
                dots.setSize(600, 44);
                dots.doLayout();
                assertThat(behind(dots)).as(theme + ", page " + page).isNotEqualTo(LAND);
                Rectangle plate = dots.plate();
                for (Component each : dots.getComponents())
                    assertThat(plate.contains(each.getBounds())).isEqualTo(each.isVisible());
            }
        }
    }

    /** With one arrow alone they would stand beside the middle. */
    @Test
    void dotsAreInTheMiddleOfTwoArrowsOnEachPage() {
        for (int page = 0; page < 3; page++) {
            PageDots dots = new PageDots(next -> {});
            dots.show(page, 3, Texts.in("en"));
            dots.setSize(600, 44);
            dots.doLayout();
            Rectangle seen = dots.plate();
            assertThat(seen.getCenterX()).isEqualTo(300);
            Rectangle middle = dots.getComponent(2).getBounds();
            assertThat(middle.getCenterX()).isEqualTo(seen.getCenterX());
            assertThat(dots.getComponent(0).isEnabled()).isEqualTo(page > 0);
            assertThat(dots.getComponent(4).isEnabled()).isEqualTo(page < 2);
        }
    }

    private static Color behind(PageDots dots) {
        BufferedImage image = new BufferedImage(600, 44, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            g.setColor(LAND);
            g.fillRect(0, 0, 600, 44);
            dots.paint(g);
        } finally {
            g.dispose();
        }
        Rectangle first = dots.getComponent(1).getBounds();
        return new Color(image.getRGB(first.x + 4, 22));
    }
}
