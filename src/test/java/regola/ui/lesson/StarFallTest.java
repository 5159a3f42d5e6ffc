package regola.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.MotionLevel;

@ExtendWith(OnEventThread.class)
class StarFallTest {
    private final StarFall stars = new StarFall(new JPanel());
    private final List<Integer> landed = new ArrayList<>();

    @Test
    void withoutMotionAllOfThemAreThereAtOnceAndNoneTakesTime() {
        stars.show(2);
        stars.fall(MotionLevel.NONE, landed::add);
        assertThat(stars.isFalling()).isFalse();
        assertThat(landed).containsExactly(1, 2);
    }

    @Test
    void theyFallOneAfterTheOtherAndWhoeverDoesNotWaitHasAllOfThem() {
        Appearance.normal().install();
        stars.show(3);
        stars.fall(MotionLevel.FULL, landed::add);
        assertThat(stars.isFalling()).isTrue();
        assertThat(landed).isEmpty();
        int[] falling = painted();
        stars.finish();
        assertThat(stars.isFalling()).isFalse();
        assertThat(landed).containsExactly(1, 2, 3);
        assertThat(painted()).isNotEqualTo(falling);
    }

    @Test
    void aLessonWithoutAStarHasNoneToFall() {
        stars.show(0);
        stars.fall(MotionLevel.FULL, landed::add);
        assertThat(stars.isFalling()).isFalse();
        assertThat(stars.isThere()).isTrue();
        assertThat(landed).isEmpty();
    }

    @Test
    void noneTakesLongerThanItMay() {
        assertThat(StarFall.EACH + 2 * StarFall.APART).isLessThanOrEqualTo(620);
        assertThat(StarFall.FADE).isLessThanOrEqualTo(150);
    }

    private int[] painted() {
        BufferedImage image = new BufferedImage(300, 90, BufferedImage.TYPE_INT_ARGB);
        stars.paint(image.createGraphics(), 300, 90);
        int[] pixels = image.getRGB(0, 0, 300, 90, null, 0, 300);
        assertThat(Arrays.stream(pixels).anyMatch(pixel -> pixel != 0)).isTrue();
        return pixels;
    }
}
