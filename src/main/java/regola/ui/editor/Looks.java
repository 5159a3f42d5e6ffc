package regola.ui.editor;

import javax.swing.JButton;

/** Looks are how parts of the page look that no theme knows. */
final class Looks {
    private Looks() {}

    /** The one thing on the page that people mostly want; Enter does not do it, for Enter belongs to the text. */
    static void main(JButton button) {
        button.putClientProperty(
                "FlatLaf.style",
                "background: $Button.default.background; foreground: $Button.default.foreground;"
                        + "focusedBackground: $Button.default.background; hoverBackground: $Button.default.hoverBackground;"
                        + "pressedBackground: $Button.default.pressedBackground; borderColor: $Button.default.borderColor");
    }
}
