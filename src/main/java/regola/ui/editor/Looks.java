package regola.ui.editor;

import javax.swing.JButton;
import javax.swing.JToggleButton;

/** Looks are how parts of the page look that no theme knows. */
final class Looks {
    private Looks() {}

    /** The one thing on the page that people mostly want; Enter does not do it, for Enter belongs to the text. */
    static void main(JButton button) {
        button.putClientProperty(
                "FlatLaf.style",
                "background: $Button.default.background; foreground: $Button.default.foreground;"
                        + "focusedBackground: $Button.default.background; hoverBackground: $Button.default.hoverBackground;"
                        + "pressedBackground: $Button.default.pressedBackground; borderColor: $Button.default.borderColor;"
                        + "font: bold");
    }

    /** A switch that is on is told from the one main thing: it has its colour around it only. */
    static void beside(JToggleButton toggle) {
        toggle.putClientProperty(
                "FlatLaf.style",
                "selectedBackground: $Button.background; selectedForeground: $Button.foreground;"
                        + "borderColor: $Button.borderColor; selectedBorderColor: $Component.accentColor");
    }
}
