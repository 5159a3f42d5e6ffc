package regola.ui.notice;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;
import regola.ui.parts.Paragraph;

/**
 * A FreePlace is where a card lies on a page for work: as near to the lower right corner as nothing is there that can
 * be pressed or is being written, and, if there is such a place, no sentence and no letter of a text either.
 */
final class FreePlace {
    private static final int STEP = 12;
    private static final int MARGIN = 8;
    /** What is larger than so much of the page each way is what all lies on. */
    private static final double GROUND = 0.9;

    /** These hear of the mouse, for the sake of a tip or of what they hold, and do nothing at a press. */
    private static final List<Class<?>> ONLY_HOLD =
            List.of(JTextComponent.class, JScrollPane.class, JSplitPane.class, JLabel.class);

    private final Container page;
    /** Whether whatever has no parts of its own may bear words. */
    private final boolean painted;

    private final List<Rectangle> taken = new ArrayList<>();
    /** Sentences, which somebody reads. */
    private final List<Rectangle> read = new ArrayList<>();
    /** Lines of texts, which are scrolled by whoever reads them. */
    private final List<Rectangle> letters = new ArrayList<>();

    /** @param page as it is laid out now */
    FreePlace(Container page) {
        this(page, false);
    }

    private FreePlace(Container page, boolean painted) {
        this.page = page;
        this.painted = painted;
        look(page);
    }

    /** @return one for a page whose parts paint what is read themselves */
    static FreePlace onStage(Container page) {
        return new FreePlace(page, true);
    }

    private void look(Container in) {
        for (Component each : in.getComponents()) {
            if (!each.isVisible()) continue;
            if (each instanceof JComponent part) {
                if (part instanceof JTabbedPane tabs) takeTabs(tabs);
                else if (part instanceof Paragraph words) take(words, words.getVisibleRect(), read);
                else if (isPressed(part)) take(part, pressed(part), taken);
                else if (part instanceof JTextArea text) takeText(text);
                else if (painted && isWhole(part)) take(part, part.getVisibleRect(), read);
            }
            if (each instanceof Container inner) look(inner);
        }
    }

    /** A part without parts; what is as large as the page is its ground. */
    private boolean isWhole(JComponent part) {
        boolean ground = part.getWidth() >= page.getWidth() * GROUND && part.getHeight() >= page.getHeight() * GROUND;
        return part.getComponentCount() == 0 && !ground;
    }

    /** What answers the mouse has the keyboard too: every page can be used by keys alone. */
    private static boolean isPressed(JComponent part) {
        if (part instanceof JTextField) return true;
        return part.isEnabled()
                && part.isFocusable()
                && part.getMouseListeners().length > 0
                && ONLY_HOLD.stream().noneMatch(sort -> sort.isInstance(part));
    }

    private void takeTabs(JTabbedPane tabs) {
        for (int i = 0; i < tabs.getTabCount(); i++) {
            Rectangle tab = tabs.getBoundsAt(i);
            if (tab != null) take(tabs, tab.intersection(tabs.getVisibleRect()), taken);
        }
    }

    /** The line that is being written, as wide as its text is seen. */
    private void takeLine(JTextComponent words) {
        Rectangle seen = words.getVisibleRect();
        Point at = words.getCaret().getMagicCaretPosition();
        Rectangle caret = words.getCaret() instanceof Rectangle known ? known : null;
        int y = caret != null ? caret.y : at == null ? seen.y : at.y;
        int high = words.getFontMetrics(words.getFont()).getHeight();
        take(words, seen.intersection(new Rectangle(seen.x, y - high, seen.width, 3 * high)), taken);
    }

    /** The line that is being written, and of all that are seen what is written in them. */
    private void takeText(JTextArea text) {
        if (text.isEditable()) takeLine(text);
        Rectangle seen = text.getVisibleRect();
        int high = Math.max(1, text.getFontMetrics(text.getFont()).getHeight());
        try {
            for (int y = seen.y; y < seen.y + seen.height; y += high) {
                int end = text.viewToModel2D(new Point(seen.x + seen.width, y + high / 2));
                Rectangle2D last = text.modelToView2D(end);
                if (last == null) continue;
                int wide = (int) Math.ceil(last.getMaxX()) - seen.x;
                take(text, seen.intersection(new Rectangle(seen.x, (int) last.getY(), wide, high)), letters);
            }
        } catch (BadLocationException e) {
            throw new IllegalStateException("what is seen of a text is in it", e);
        }
    }

    /** Below its last row a list is empty. */
    private static Rectangle pressed(JComponent part) {
        Rectangle seen = part.getVisibleRect();
        if (!(part instanceof JList<?> list)) return seen;
        Rectangle rows = list.getCellBounds(0, Math.max(0, list.getModel().getSize() - 1));
        return rows == null ? new Rectangle() : seen.intersection(rows);
    }

    private void take(JComponent part, Rectangle of, List<Rectangle> among) {
        if (!of.isEmpty()) among.add(SwingUtilities.convertRectangle(part, of, page));
    }

    /** @return whether nothing is there that is pressed, written, or read */
    boolean isFree(Rectangle place) {
        return isFreeStill(place) && letters.stream().noneMatch(place::intersects);
    }

    /** @return whether it is free but for lines of a text that may have come there since */
    boolean isFreeStill(Rectangle place) {
        return isLoose(place) && read.stream().noneMatch(place::intersects);
    }

    private boolean isLoose(Rectangle place) {
        return taken.stream().noneMatch(place::intersects);
    }

    /** @return where nothing is read either, if there is such a place; null if something is pressed everywhere */
    Rectangle of(int wide, int high) {
        Rectangle best = of(wide, high, this::isFree);
        return best == null ? of(wide, high, this::isLoose) : best;
    }

    /** @param unread whether nothing may be read there either */
    boolean isFree(Rectangle place, boolean unread) {
        return unread ? isFree(place) : isLoose(place);
    }

    /** @return null if there is no such place */
    Rectangle of(int wide, int high, boolean unread) {
        return of(wide, high, unread ? this::isFree : this::isLoose);
    }

    private Rectangle of(int wide, int high, Predicate<Rectangle> good) {
        Rectangle best = null;
        int right = page.getWidth() - MARGIN - wide;
        int lowest = page.getHeight() - MARGIN - high;
        int farthest = Integer.MAX_VALUE;
        for (int up = 0; up <= lowest; up += STEP) {
            for (int left = 0; left <= right && up + left < farthest; left += STEP) {
                Rectangle place = new Rectangle(right - left, lowest - up, wide, high);
                if (!good.test(place)) continue;
                best = place;
                farthest = up + left;
            }
        }
        return best;
    }
}
