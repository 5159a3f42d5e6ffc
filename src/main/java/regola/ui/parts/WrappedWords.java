package regola.ui.parts;

import java.awt.Dimension;
import java.awt.Insets;
import javax.swing.AbstractButton;
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
     * @param wanted what the button would take for one line
     * @return as high as the words need in the width that it has
     */
    public static Dimension size(AbstractButton button, Dimension wanted) {
        View words = (View) button.getClientProperty(BasicHTML.propertyKey);
        int width = button.getWidth();
        if (words == null || width <= 0 || width >= wanted.width) return wanted;
        Insets insets = button.getInsets();
        int sign = button.getIcon() == null ? 0 : button.getIcon().getIconWidth() + button.getIconTextGap();
        words.setSize(Math.max(1, width - insets.left - insets.right - sign), 0);
        int height = (int) Math.ceil(words.getPreferredSpan(View.Y_AXIS)) + insets.top + insets.bottom;
        return new Dimension(width, Math.max(height, wanted.height));
    }
}
