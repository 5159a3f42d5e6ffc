package regola.ui.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Image;
import java.awt.Point;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import org.assertj.swing.edt.GuiActionRunner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regola.ui.view.MotionLevel;

class GuideTest {
    @ParameterizedTest
    @EnumSource
    void everyPoseFitsWhereItStands(Pose pose) {
        int[] pixels = painted(pose, null);
        assertThat(Arrays.stream(pixels).filter(pixel -> pixel != 0).count()).isGreaterThan(2000);
        for (int x = 0; x < 140; x++) assertThat(pixels[x]).as("the upper edge").isZero();
        for (int y = 0; y < 170; y++)
            assertThat(pixels[140 * y] | pixels[140 * y + 139])
                    .as("left and right")
                    .isZero();
    }

    @Test
    void theEyesGoToWhatItPointsAt() {
        assertThat(painted(Pose.ASK, new Point(-400, 0))).isNotEqualTo(painted(Pose.ASK, new Point(400, 400)));
    }

    @Test
    void itTurnsRoundToPointToTheRight() {
        assertThat(firstColumn(painted(Pose.POINT, new Point(-300, 60))))
                .isNotEqualTo(firstColumn(painted(Pose.POINT, new Point(500, 60))));
    }

    @Test
    void onlyPosesOfOneKindOfCurveBlend() {
        assertThat(Pose.ASK.blendsWith(Pose.CHEER)).isTrue();
        assertThat(Pose.ASK.blendsWith(Pose.THINK)).isFalse();
        Posture half = Pose.ASK.posture().towards(Pose.NO.posture(), 0.5);
        assertThat(half.head().getY())
                .isBetween(
                        Pose.ASK.posture().head().getY(),
                        Pose.NO.posture().head().getY());
        assertThat(half.body()).isInstanceOf(Path2D.class);
    }

    @Test
    void withoutMotionItTakesAPoseAtOnce() {
        GuiActionRunner.execute(() -> {
            GuidePane pane = new GuidePane();
            pane.setMotion(MotionLevel.NONE);
            pane.take(Pose.NO, null);
            assertThat(pane.isMoving()).isFalse();
            assertThat(pane.pose()).isEqualTo(Pose.NO);
        });
    }

    @Test
    void whereThereIsLittleRoomOnlyItsHeadIsThereAndItsNoseIsInIt() {
        GuiActionRunner.execute(() -> {
            GuidePane pane = new GuidePane();
            pane.setSize(60, 46);
            pane.setHeadOnly(true);
            for (Pose pose : Pose.values()) {
                pane.take(pose, new Point(-300, 40));
                assertThat(pane.contains(pane.nose())).as(pose.name()).isTrue();
            }
            BufferedImage image = new BufferedImage(60, 46, BufferedImage.TYPE_INT_ARGB);
            pane.paint(image.createGraphics());
            assertThat(image.getRGB(30, 32) >>> 24).as("its face").isEqualTo(255);
        });
    }

    @Test
    void dotsFlyFromItsNoseToTheThingOneAfterTheOther() {
        Point nose = new Point(900, 100);
        Point thing = new Point(300, 400);
        assertThat(PointingPane.dots(nose, thing, 0)).isEmpty();
        assertThat(PointingPane.dots(nose, thing, PointingPane.MILLIS * 0.5)).hasSize(3);
        Point2D first =
                PointingPane.dots(nose, thing, PointingPane.MILLIS * 0.6).get(0);
        assertThat(first.distance(thing)).isLessThan(100);
        assertThat(PointingPane.MILLIS).isEqualTo(300);
    }

    @ParameterizedTest
    @EnumSource
    void whatIsToFollowFollowsAtOnceWhereNothingFlies(MotionLevel motion) {
        GuiActionRunner.execute(() -> {
            PointingPane pane = new PointingPane();
            int[] followed = new int[1];
            // It is on no page, so nothing flies, whatever may move.
            pane.point(new Point(9, 9), new Point(90, 90), 1, motion, () -> followed[0]++);
            assertThat(followed[0]).isEqualTo(1);
            assertThat(pane.isOn()).isFalse();
        });
    }

    @Test
    void theProgramsSignComesInAllSizes() {
        List<Image> images = ProgramIcon.images();
        assertThat(images).extracting(image -> image.getWidth(null)).contains(16, 24, 32, 48, 64, 128, 256, 512);
        BufferedImage small = (BufferedImage) images.get(0);
        assertThat(new Color(small.getRGB(8, 2), true).getGreen()).isGreaterThan(80);
    }

    private static int firstColumn(int[] pixels) {
        for (int x = 0; x < 140; x++) for (int y = 0; y < 170; y++) if (pixels[y * 140 + x] >>> 24 == 255) return x;
        return -1;
    }

    private static int[] painted(Pose pose, Point target) {
        BufferedImage image = new BufferedImage(140, 170, BufferedImage.TYPE_INT_ARGB);
        GuiActionRunner.execute(() -> {
            GuidePane pane = new GuidePane();
            pane.setSize(140, 170);
            pane.take(pose, target);
            pane.paint(image.createGraphics());
        });
        return image.getRGB(0, 0, 140, 170, null, 0, 140);
    }
}
