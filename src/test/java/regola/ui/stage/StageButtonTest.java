package regola.ui.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.swing.ImageIcon;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;

@ExtendWith(OnEventThread.class)
class StageButtonTest {
    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private static StageButton button(StageButton.Style style, String words) {
        StageButton button = new StageButton("a", style);
        button.measure(Measure.of(1280, 800, 1));
        button.setText(words);
        button.setSize(178, 56);
        return button;
    }

    private static BufferedImage paint(StageButton button) {
        BufferedImage image = new BufferedImage(178, 56, BufferedImage.TYPE_INT_RGB);
        var g = image.createGraphics();
        g.setColor(StageColour.PAPER.now());
        g.fillRect(0, 0, 178, 56);
        button.paint(g);
        g.dispose();
        return image;
    }

    /** The best contrast of any pixel with the ground, as it is painted. */
    private static double contrast(BufferedImage image) {
        Color ground = new Color(image.getRGB(24, 10));
        double best = 1;
        for (int x = 20; x < 158; x++)
            for (int y = 14; y < 44; y++) best = Math.max(best, contrast(ground, new Color(image.getRGB(x, y))));
        return best;
    }

    private static double contrast(Color one, Color other) {
        double first = luminance(one);
        double second = luminance(other);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int channel) {
        double part = channel / 255.0;
        return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void wordsCanBeReadInEveryState(Theme theme) {
        new Appearance(theme, 100).install();
        for (StageButton.Style style : StageButton.Style.values()) {
            StageButton button = button(style, "Wherever");
            assertThat(contrast(paint(button))).as("%s, on", style).isGreaterThan(4.5);
            button.getModel().setRollover(true);
            assertThat(contrast(paint(button))).as("%s, hovered", style).isGreaterThan(4.5);
            button.getModel().setArmed(true);
            button.getModel().setPressed(true);
            assertThat(contrast(paint(button))).as("%s, pressed", style).isGreaterThan(4.5);
            button.getModel().setPressed(false);
            button.turnOff("Answer first.");
            assertThat(contrast(paint(button))).as("%s, off", style).isGreaterThan(3.8);
        }
    }

    @Test
    void whatIsOffSaysWhy() {
        StageButton button = button(StageButton.Style.LEAD, "Next");
        button.turnOff("Answer first.");
        assertThat(button.isEnabled()).isFalse();
        assertThat(button.getToolTipText()).as("it has room to say it itself").isNull();
        assertThat(button.getAccessibleContext().getAccessibleDescription()).isEqualTo("Answer first.");
        button.turnOn();
        assertThat(button.isEnabled()).isTrue();
        assertThat(button.getToolTipText()).isNull();
    }

    @Test
    void whatIsOffSaysWhyInItsOwnPlaceWhileTheMouseIsOnIt() {
        StageButton button = button(StageButton.Style.LEAD, "Next");
        button.turnOff("Answer first.");
        BufferedImage away = paint(button);
        mouse(button, MouseEvent.MOUSE_ENTERED);
        assertThat(same(away, paint(button))).isFalse();
        mouse(button, MouseEvent.MOUSE_EXITED);
        assertThat(same(away, paint(button))).isTrue();
    }

    @Test
    void quietWordsHaveATipThatStandsBelowThem() {
        StageButton button = button(StageButton.Style.QUIET, "Undo");
        button.turnOff("Nothing to take back.");
        assertThat(button.getToolTipText()).isEqualTo("Nothing to take back.");
        assertThat(button.getToolTipLocation(new MouseEvent(button, MouseEvent.MOUSE_MOVED, 0, 0, 5, 5, 0, false)))
                .isEqualTo(new Point(0, button.getHeight()));
    }

    private static void mouse(StageButton button, int sort) {
        button.dispatchEvent(new MouseEvent(button, sort, 0, 0, 5, 5, 0, false));
    }

    private static boolean same(BufferedImage one, BufferedImage other) {
        int w = one.getWidth();
        int h = one.getHeight();
        return Arrays.equals(one.getRGB(0, 0, w, h, null, 0, w), other.getRGB(0, 0, w, h, null, 0, w));
    }

    @Test
    void aLongAnswerWrapsAndKeepsItsLettersInItsSlot() {
        StageButton button = button(StageButton.Style.PLAIN, "two white and one yellow");
        assertThat(button.words().lines()).hasSizeBetween(2, 2);
        assertThat(button.words().height()).isLessThanOrEqualTo(56);
        assertThat(button.words().font().getSize()).isGreaterThanOrEqualTo(15);
    }

    /** In a large window edges are thicker, and the ring is still told from them. */
    @ParameterizedTest
    @CsvSource({"1280, 800, 3", "2560, 1440, 5"})
    void theRingOfTheKeyboardGrowsWithTheWindow(int width, int height, int least) {
        Appearance.normal().install();
        BufferedImage image = new BufferedImage(200, 100, BufferedImage.TYPE_INT_RGB);
        var g = image.createGraphics();
        g.setColor(StageColour.PAPER.now());
        g.fillRect(0, 0, 200, 100);
        Brush.focus(g, Measure.of(width, height, 1), 200, 100, 12);
        g.dispose();
        int ring = StageColour.FOCUS_OUTER.now().getRGB();
        int thick = 0;
        while (image.getRGB(100, thick) == ring) thick++;
        assertThat(thick).isGreaterThanOrEqualTo(least);
    }

    /** Whoever presses twice where something else stood a moment ago begins nothing anew. */
    @ParameterizedTest
    @CsvSource({"true, 2, 0", "true, 1, 1", "false, 2, 1"})
    void theSecondOfTwoQuickPressesBeginsNothing(boolean single, int presses, int times) {
        StageButton button = button(StageButton.Style.LEAD, "Play again");
        int[] done = {0};
        button.addActionListener(e -> done[0]++);
        button.setSingle(single);
        for (int sort : new int[] {MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED})
            button.dispatchEvent(new MouseEvent(
                    button, sort, 0, MouseEvent.BUTTON1_DOWN_MASK, 5, 5, presses, false, MouseEvent.BUTTON1));
        assertThat(done[0]).isEqualTo(times);
    }

    /**
     * A button with a sign alone has no place for words: why it is off stands beside it, not on it letter by letter.
     */
    @Test
    void aSignAloneSaysBesideItselfWhyItIsOff() {
        Appearance.normal().install();
        StageButton more = button(StageButton.Style.PLAIN, "");
        more.setSign(new ImageIcon(new BufferedImage(20, 20, BufferedImage.TYPE_INT_ARGB)));
        more.turnOff("At most 4.");
        more.dispatchEvent(new MouseEvent(more, MouseEvent.MOUSE_ENTERED, 0, 0, 10, 10, 0, false));
        more.sayWhyNot();
        assertThat(more.said()).isEmpty();
        assertThat(more.getToolTipText()).isEqualTo("At most 4.");
        more.turnOn();
        assertThat(more.getToolTipText()).isNull();
    }

    /** Beside a bar that can say it a button keeps its word: four tiny lines on it would be read by nobody. */
    @Test
    void whatHasNoRoomOnAButtonIsSaidBesideIt() {
        Appearance.normal().install();
        List<String> told = new ArrayList<>();
        StageButton hint = button(StageButton.Style.PLAIN, "Hint");
        hint.sayBeside(told::add);
        hint.setSize(120, 56);
        hint.turnOff("A hint is for whoever decides here.");
        hint.sayWhyNot();
        assertThat(hint.said()).isEqualTo("Hint");
        hint.turnOn();
        assertThat(told).containsExactly("A hint is for whoever decides here.", "");
        told.clear();
        hint.turnOff("A hint is for whoever decides here.");
        hint.dispatchEvent(new MouseEvent(hint, MouseEvent.MOUSE_ENTERED, 0, 0, 10, 10, 0, false));
        hint.sayWhyNot();
        hint.dispatchEvent(new MouseEvent(hint, MouseEvent.MOUSE_EXITED, 0, 0, 200, 10, 0, false));
        assertThat(told).as("until the mouse goes").containsExactly("A hint is for whoever decides here.", "");
        hint.turnOff("Your turn.");
        hint.sayWhyNot();
        assertThat(hint.said()).as("short enough for the button").isEqualTo("Your turn.");
        assertThat(told).hasSize(2);
    }

    /** A hint that comes in a moment is not forbidden: its button looks as it does when it can be pressed. */
    @Test
    void whatIsWaitedForDoesNotLookForbidden() {
        StageButton hint = button(StageButton.Style.PLAIN, "More");
        int open = paint(hint).getRGB(24, 10);
        hint.turnOff("More in a moment");
        assertThat(paint(hint).getRGB(24, 10)).isNotEqualTo(open);
        hint.setFilled(0.3);
        assertThat(paint(hint).getRGB(24, 10)).isEqualTo(open);
        assertThat(hint.isEnabled()).isFalse();
        hint.setFilled(-1);
        assertThat(hint.isDull()).isTrue();
    }
}
