package regola.ui.party;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.Locale;
import org.assertj.swing.edt.GuiActionRunner;
import org.junit.jupiter.api.Test;
import regola.ui.view.MotionLevel;

class PartyTest {
    private static final Rectangle BLOCK = new Rectangle(40, 60, 200, 120);
    private int ended;

    @Test
    void theSameSeedTheSameParty() {
        assertThat(Party.small(BLOCK, 1, 7).at(300))
                .isEqualTo(Party.small(BLOCK, 1, 7).at(300));
        assertThat(Party.small(BLOCK, 1, 7).at(300))
                .isNotEqualTo(Party.small(BLOCK, 1, 8).at(300));
    }

    @Test
    void aSmallOneRisesFromTheBlockABigOneFromAllOverAndBothEnd() {
        Party small = Party.small(BLOCK, 1, 7);
        assertThat(small.at(0)).hasSize(24).allMatch(at -> BLOCK.contains(at.x(), at.y()));
        assertThat(small.at(small.millis())).isEmpty();
        Rectangle window = new Rectangle(0, 0, 1280, 800);
        Party big = Party.big(window, 1, 7);
        assertThat(big.at(0)).hasSize(60).allMatch(at -> at.y() == 800);
        assertThat(big.at(400)).anyMatch(at -> at.y() < 500);
        assertThat(big.at(big.millis())).isEmpty();
    }

    /** Who has just read who has won still sees it: it is there from the beginning, and to the end of its time. */
    @Test
    void aCalmOneFallsAllItsTime() {
        Rectangle window = new Rectangle(0, 0, 1280, 800);
        Party calm = Party.calm(window, 1, 7);
        assertThat(calm.millis()).isGreaterThan(2 * Party.BIG_MILLIS);
        for (double part : new double[] {0, 0.25, 0.5, 0.75})
            assertThat(calm.at(part * calm.millis()))
                    .as("%s", part)
                    .filteredOn(at -> window.contains(at.x(), at.y()))
                    .hasSizeGreaterThan(10);
        for (int i = 0; i < calm.at(0).size(); i++)
            assertThat(calm.at(300).get(i).y()).isGreaterThan(calm.at(0).get(i).y());
        assertThat(calm.at(calm.millis())).isEmpty();
    }

    @Test
    void everyStuffHasAName() {
        for (Stuff stuff : Stuff.values())
            assertThat(Stuff.named(stuff.name().toLowerCase(Locale.ROOT))).contains(stuff);
        assertThat(Stuff.named("anvils")).isEmpty();
    }

    @Test
    void withoutMotionAGarlandHangsUntilItIsTakenAway() {
        GuiActionRunner.execute(() -> {
            PartyPane pane = new PartyPane();
            pane.setSize(400, 300);
            begin(pane, MotionLevel.NONE, new Rectangle());
            assertThat(pane.isOn()).isTrue();
            assertThat(painted(pane)).isPositive();
            pane.end();
            assertThat(pane.isOn()).isFalse();
            assertThat(painted(pane)).isZero();
        });
    }

    @Test
    void aGarlandKeepsNoPressFromWhatLiesBelow() {
        GuiActionRunner.execute(() -> {
            PartyPane pane = new PartyPane();
            pane.setSize(400, 300);
            begin(pane, MotionLevel.REDUCED, new Rectangle());
            assertThat(pane.isOn()).isTrue();
            assertThat(pane.isMoving()).isFalse();
            assertThat(pane.contains(100, 100)).isFalse();
            pane.end();
        });
    }

    @Test
    void aPressEndsItAndDoesNothingElse() {
        GuiActionRunner.execute(() -> {
            PartyPane pane = new PartyPane();
            pane.setSize(400, 300);
            begin(pane, MotionLevel.FULL, new Rectangle());
            assertThat(pane.contains(100, 100)).as("the press is for it").isTrue();
            press(pane);
            assertThat(pane.isOn()).isFalse();
            assertThat(ended).isEqualTo(1);
            assertThat(pane.contains(100, 100))
                    .as("for a moment nothing else is pressed")
                    .isTrue();
            pane.end();
            assertThat(pane.contains(100, 100)).isFalse();
            assertThat(ended).as("once").isEqualTo(1);
        });
    }

    @Test
    void itDoesNotFlyOverWhatIsToBeSeen() {
        GuiActionRunner.execute(() -> {
            PartyPane pane = new PartyPane();
            pane.setSize(400, 300);
            begin(pane, MotionLevel.REDUCED, new Rectangle(0, 0, 400, 300));
            assertThat(painted(pane)).isZero();
            pane.end();
        });
    }

    private void begin(PartyPane pane, MotionLevel motion, Rectangle spared) {
        pane.begin(Party.small(BLOCK, 1, 7), Stuff.PETALS, BLOCK, spared, 1, motion, () -> ended++);
    }

    private static void press(PartyPane pane) {
        pane.dispatchEvent(
                new MouseEvent(pane, MouseEvent.MOUSE_PRESSED, 0, 0, 100, 100, 1, false, MouseEvent.BUTTON1));
    }

    private static long painted(PartyPane pane) {
        BufferedImage image = new BufferedImage(400, 300, BufferedImage.TYPE_INT_ARGB);
        pane.paint(image.createGraphics());
        return Arrays.stream(image.getRGB(0, 0, 400, 300, null, 0, 400))
                .filter(pixel -> pixel != 0)
                .count();
    }
}
