package regola.ui.parts;

import java.awt.Dimension;
import java.awt.Insets;
import javax.swing.AbstractButton;
import javax.swing.Icon;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.text.View;

/** A WrappedWords is how words on a button go on in the next line where one is too short, which those of Swing's own do not. */
public final class WrappedWords {
    private WrappedWords() {}

    /** @return plain words, to be set as the text of a button */
    public static String of(String words) {
        return "<html>" + words.replace("&", "&amp;").replace("<", "&lt;") + "</html>";
    }

    /**
     * @param wanted what the button would take if it had no such words
     * @return as high as the words need in the width that it has
     */
    public static Dimension size(AbstractButton button, Dimension wanted) {
        if (!BasicHTML.isHTMLString(button.getText())) return wanted;
        // Words that are painted remember the room they had; these are asked for the first time.
        View words = BasicHTML.createHTMLView(button, button.getText());
        Insets insets = button.getInsets();
        Icon icon = button.getIcon();
        int sides = insets.left + insets.right + (icon == null ? 0 : icon.getIconWidth() + button.getIconTextGap());
        int line = (int) Math.ceil(words.getPreferredSpan(View.X_AXIS)) + sides;
        boolean goesOn = button.getWidth() > 0 && button.getWidth() < line;
        if (goesOn) words.setSize(Math.max(1, button.getWidth() - sides), 0);
        int height = Math.max((int) Math.ceil(words.getPreferredSpan(View.Y_AXIS)), icon == null ? 0 : icon.getIconHeight());
        return new Dimension(goesOn ? button.getWidth() : line, height + insets.top + insets.bottom);
    }
}
