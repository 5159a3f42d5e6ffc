package regola.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JRootPane;
import javax.swing.JToggleButton;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regola.ui.support.OnEventThread;

/**
 * Words on buttons can be read in whatever state a button is, and whoever looks at one sees whether it can be pressed.
 */
@ExtendWith(OnEventThread.class)
class ButtonContrastTest {
    private static final int WIDTH = 260;
    private static final int HEIGHT = 70;

    /** The kinds of buttons that there are. */
    private enum Kind {
        PLAIN,
        LEADING,
        STYLED,
        TOGGLE,
        SELECTED
    }

    /** What can be the matter with a button. */
    private enum State {
        RESTING,
        HOVERED,
        PRESSED,
        FOCUSED,
        FOCUSED_AND_HOVERED,
        DISABLED
    }

    /** The ground of a button, its words, and its edge, as they were painted. */
    private record Painted(Color ground, Color words, Color edge) {}

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private static AbstractButton button(Kind kind) {
        AbstractButton button =
                kind == Kind.TOGGLE || kind == Kind.SELECTED ? new JToggleButton("HHHHMMMM") : new JButton("HHHHMMMM");
        button.setSelected(kind == Kind.SELECTED);
        button.setFont(button.getFont().deriveFont(Font.BOLD, 28f));
        if (kind == Kind.STYLED) {
            button.putClientProperty(
                    "FlatLaf.style",
                    "background: $Button.default.background; foreground: $Button.default.foreground;"
                            + " borderColor: $Button.default.borderColor; hoverBackground: $Button.default.hoverBackground;"
                            + " focusedBackground: $Button.default.focusedBackground; pressedBackground: $Button.default.pressedBackground");
        }
        return button;
    }

    private static Painted paint(Kind kind, State state) {
        return paint(button(kind), kind == Kind.LEADING, state);
    }

    private static Painted paint(AbstractButton button, boolean leading, State state) {
        JRootPane root = new JRootPane();
        root.setSize(WIDTH, HEIGHT);
        root.getContentPane().setLayout(null);
        root.getContentPane().add(button);
        button.setBounds(0, 0, WIDTH, HEIGHT);
        if (leading) root.setDefaultButton((JButton) button);
        button.setEnabled(state != State.DISABLED);
        boolean focused = state == State.FOCUSED || state == State.FOCUSED_AND_HOVERED;
        button.putClientProperty("JComponent.focusOwner", (Predicate<JComponent>) each -> focused);
        button.getModel().setRollover(state == State.HOVERED || state == State.FOCUSED_AND_HOVERED);
        if (state == State.PRESSED) {
            button.getModel().setArmed(true);
            button.getModel().setPressed(true);
        }
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(UIManager.getColor("Panel.background"));
        g.fillRect(0, 0, WIDTH, HEIGHT);
        button.paint(g);
        g.dispose();
        Map<Integer, Integer> counts = new HashMap<>();
        for (int x = 12; x < WIDTH - 12; x++)
            for (int y = 12; y < HEIGHT - 12; y++) counts.merge(image.getRGB(x, y), 1, Integer::sum);
        int ground = counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
        // Words have soft edges; what they are painted in is what stands out most.
        Color words = counts.keySet().stream()
                .map(Color::new)
                .max((a, b) -> Double.compare(Contrast.of(a, new Color(ground)), Contrast.of(b, new Color(ground))))
                .orElseThrow();
        Color edge = new Color(ground);
        for (int y = 0; y < 8; y++) {
            Color here = new Color(image.getRGB(WIDTH / 2, y));
            if (Contrast.of(here, UIManager.getColor("Panel.background"))
                    > Contrast.of(edge, UIManager.getColor("Panel.background"))) edge = here;
        }
        return new Painted(new Color(ground), words, edge);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void wordsCanBeReadInEveryState(Theme theme) {
        new Appearance(theme, 100).install();
        List<String> faint = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            for (State state : State.values()) {
                Painted painted = paint(kind, state);
                double contrast = Contrast.of(painted.words, painted.ground);
                if (contrast < (state == State.DISABLED ? 3.8 : 4.5))
                    faint.add(kind + " " + state + " " + contrast + " " + painted);
            }
        }
        assertThat(faint).isEmpty();
    }

    /** Rows of a list are flat buttons; the theme's own flat buttons have another ground than the others. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void theChosenOneOfFlatButtonsCanBeRead(Theme theme) {
        new Appearance(theme, 100).install();
        for (State state : List.of(State.RESTING, State.FOCUSED)) {
            AbstractButton row = button(Kind.SELECTED);
            row.putClientProperty("JButton.buttonType", "toolBarButton");
            row.setForeground(UIManager.getColor("ToggleButton.selectedForeground"));
            Painted painted = paint(row, false, state);
            assertThat(Contrast.of(painted.words, painted.ground))
                    .as("%s: %s", state, painted)
                    .isGreaterThanOrEqualTo(4.5);
        }
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void whatCannotBePressedLooksOtherwise(Theme theme) {
        new Appearance(theme, 100).install();
        for (Kind kind : Kind.values()) {
            Painted on = paint(kind, State.RESTING);
            Painted off = paint(kind, State.DISABLED);
            assertThat(Contrast.of(on.words, off.words))
                    .as("words, %s: %s, %s", kind, on, off)
                    .isGreaterThanOrEqualTo(1.5);
            assertThat(Contrast.of(on.ground, off.ground))
                    .as("ground, %s: %s, %s", kind, on, off)
                    .isGreaterThanOrEqualTo(1.15);
            if (kind == Kind.PLAIN || kind == Kind.TOGGLE) {
                assertThat(Contrast.of(on.edge, off.edge))
                        .as("edge, %s: %s, %s", kind, on, off)
                        .isGreaterThanOrEqualTo(2);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void theKeyboardIsSeen(Theme theme) {
        new Appearance(theme, 100).install();
        for (Kind kind : Kind.values()) {
            Painted resting = paint(kind, State.RESTING);
            Painted focused = paint(kind, State.FOCUSED);
            assertThat(Contrast.of(resting.edge, focused.edge))
                    .as("%s: %s, %s", kind, resting, focused)
                    .isGreaterThanOrEqualTo(1.8);
        }
    }
}
