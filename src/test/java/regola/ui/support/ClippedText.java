package regola.ui.support;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JSpinner;
import javax.swing.JTextArea;
import javax.swing.JViewport;
import javax.swing.text.JTextComponent;
import regola.ui.stage.StageButton;

/**
 * A ClippedText finds words that are cut off in a page that has been laid out: labels, buttons and fields narrower or
 * lower than their words, paragraphs that lose rows or are narrower than a word, and anything that stands out of what
 * holds it. What can be scrolled to is not cut off. For any page:
 *
 * <pre>
 * Offscreen.lay(panel, 1024, 620);
 * assertThat(ClippedText.in(panel)).isEmpty();
 * </pre>
 */
public final class ClippedText {
    /** Buttons and fields may stand out by the ring around them that shows the keyboard, which has no words. */
    private static final int FOCUS_RING = 3;

    private final List<String> found = new ArrayList<>();

    private ClippedText() {}

    /** @return a sentence for each place where words are cut off */
    public static List<String> in(Container page) {
        ClippedText check = new ClippedText();
        check.walk(page);
        return check.found;
    }

    private void walk(Container container) {
        for (Component child : container.getComponents()) {
            if (!child.isVisible()) continue;
            if (!(container instanceof JViewport) && child.getWidth() > 0) inside(container, child);
            if (container instanceof JViewport && child.getWidth() > container.getWidth()) {
                say(child, "is wider than the pane it scrolls in, which shows " + container.getWidth());
            }
            check(child);
            if (child instanceof Container inner && !isMadeOfParts(child)) walk(inner);
        }
    }

    /** Arrows and fields inside of these are the look and feel's business. */
    private static boolean isMadeOfParts(Component component) {
        return component instanceof JComboBox
                || component instanceof JSpinner
                || component instanceof javax.swing.JScrollBar;
    }

    private void inside(Container parent, Component child) {
        Rectangle box = child.getBounds();
        boolean wide = box.x < -FOCUS_RING || box.x + box.width > parent.getWidth() + FOCUS_RING;
        boolean high = box.y < -FOCUS_RING || box.y + box.height > parent.getHeight() + FOCUS_RING;
        if ((wide || high) && hasWords(child))
            say(child, "stands out of what holds it: " + box + " in " + parent.getSize());
    }

    private static boolean hasWords(Component component) {
        if (component instanceof JLabel label)
            return label.getText() != null && !label.getText().isEmpty();
        if (component instanceof JTextComponent text) return !text.getText().isEmpty();
        if (component instanceof AbstractButton || component instanceof JComboBox || component instanceof JSpinner)
            return true;
        if (!(component instanceof Container container) || component instanceof JViewport) return false;
        for (Component child : container.getComponents()) if (child.isVisible() && hasWords(child)) return true;
        return false;
    }

    private void check(Component component) {
        if (component instanceof JLabel || component instanceof AbstractButton || isMadeOfParts(component))
            needs(component);
        if (component instanceof JTextArea area && area.getLineWrap()) paragraph(area);
    }

    private void needs(Component component) {
        if (component instanceof javax.swing.JScrollBar || !hasWords(component)) return;
        if (component instanceof StageButton button) {
            // Its words wrap, and become smaller before they are cut.
            if (!button.showsAll()) say(component, "does not show all of its words in " + component.getSize());
            return;
        }
        // What is only painted, such as a piece, has no words to lose; how large it is at least is asked elsewhere.
        if (component instanceof AbstractButton painted && painted.getText().isEmpty() && painted.getIcon() == null)
            return;
        Dimension wanted = component.getPreferredSize();
        if (component.getWidth() < wanted.width)
            say(component, "has " + component.getWidth() + " of " + wanted.width + " in width");
        if (component.getHeight() < wanted.height)
            say(component, "has " + component.getHeight() + " of " + wanted.height + " in height");
    }

    private void paragraph(JTextArea area) {
        if (area.getText().isEmpty()) return;
        int wanted = area.getPreferredSize().height;
        if (!(area.getParent() instanceof JViewport) && area.getHeight() < wanted)
            say(area, "has " + area.getHeight() + " of " + wanted + " in height");
        FontMetrics metrics = area.getFontMetrics(area.getFont());
        int room = area.getWidth() - area.getInsets().left - area.getInsets().right;
        for (String word : area.getText().split("\\s+")) {
            if (metrics.stringWidth(word) > room) say(area, "is narrower than the word '" + word + "'");
        }
    }

    private void say(Component component, String what) {
        found.add(component.getName() + " " + component.getClass().getSimpleName() + " '" + words(component) + "' "
                + what);
    }

    private static String words(Component component) {
        String words = component instanceof JLabel label
                ? label.getText()
                : component instanceof AbstractButton button
                        ? button.getText()
                        : component instanceof JTextComponent text
                                ? text.getText()
                                : component instanceof JComponent other && other.getToolTipText() != null
                                        ? other.getToolTipText()
                                        : "";
        return words == null ? "" : words.length() > 60 ? words.substring(0, 60) + "…" : words;
    }
}
