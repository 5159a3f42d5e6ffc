package regola.ui.parts;

import java.awt.Dimension;
import java.awt.Insets;
import javax.swing.AbstractButton;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.text.View;
import regola.ui.theme.PlainWords;

/**
 * A WrappedWords is how words of a button or label go on in the next line where one is too short, which those of
 * Swing's own do not. It is the one place that makes HTML, of words in which every sign stands for itself; everywhere
 * else HTML is switched off.
 */
public final class WrappedWords {
    /** A style sheet in Swing takes a length without a unit for points of 1.3 pixels. */
    private static final double POINTS = 1 / 1.3;

    private WrappedWords() {}

    /** Writes plain words on a button, to be wrapped. */
    public static void write(AbstractButton button, String words) {
        button.putClientProperty(PlainWords.NO_HTML, false);
        button.setText("<html>" + escaped(words) + "</html>");
    }

    /** Writes plain words on a label: in one line, or wrapped if that is longer than so many pixels. */
    public static void write(JLabel label, String words, int room) {
        boolean goesOn = room > 0 && label.getFontMetrics(label.getFont()).stringWidth(words) > room;
        label.putClientProperty(PlainWords.NO_HTML, !goesOn);
        label.setText(
                goesOn
                        ? "<html><div style='width:" + Math.round(room * POINTS) + "'>" + escaped(words)
                                + "</div></html>"
                        : words);
    }

    private static String escaped(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;");
    }

    /**
     * @param wanted what the button would take if it had no such words
     * @return as high as the words need in the width that it has
     */
    public static Dimension size(AbstractButton button, Dimension wanted) {
        boolean wrapped = Boolean.FALSE.equals(button.getClientProperty(PlainWords.NO_HTML));
        if (!wrapped || !BasicHTML.isHTMLString(button.getText())) return wanted;
        // Paragraph that are painted remember the room they had; these are asked for the first time.
        View words = BasicHTML.createHTMLView(button, button.getText());
        Insets insets = button.getInsets();
        Icon icon = button.getIcon();
        int sides = insets.left + insets.right + (icon == null ? 0 : icon.getIconWidth() + button.getIconTextGap());
        int line = (int) Math.ceil(words.getPreferredSpan(View.X_AXIS)) + sides;
        boolean goesOn = button.getWidth() > 0 && button.getWidth() < line;
        if (goesOn) words.setSize(Math.max(1, button.getWidth() - sides), 0);
        int height =
                Math.max((int) Math.ceil(words.getPreferredSpan(View.Y_AXIS)), icon == null ? 0 : icon.getIconHeight());
        return new Dimension(goesOn ? button.getWidth() : line, height + insets.top + insets.bottom);
    }
}
