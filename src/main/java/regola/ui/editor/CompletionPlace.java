package regola.ui.editor;

import java.awt.Dimension;
import java.awt.GraphicsConfiguration;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.geom.Rectangle2D;
import java.util.stream.Stream;
import javax.swing.JWindow;
import javax.swing.SwingUtilities;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;

/**
 * A CompletionPlace is where the list of what could be written stands while somebody goes on writing: below the word
 * or, where there is no room, above it. A list that only got smaller would stay at its corner, far from the line above
 * which it stood. Where the list says that it is does not matter: some desktops tell it the corner of the screen.
 */
final class CompletionPlace {
    /** Between the line and the list. */
    private static final int GAP = 1;

    private final JTextComponent area;
    private boolean above;

    CompletionPlace(JTextComponent area) {
        this.area = area;
    }

    /**
     * Chooses the side of the line on which a list stays, however small it gets: below it, where what was written
     * before is seen, if there is room for the least of it.
     */
    void open(Dimension size, int least) {
        above = isAbove(screen(), at(area.getSelectionStart()), Math.min(size.height, least));
    }

    static boolean isAbove(Rectangle screen, Rectangle line, int height) {
        return line.y + line.height + GAP + height > screen.y + screen.height;
    }

    /**
     * Gives the list that is open this size, as far as there is room for it, and its place.
     *
     * @param begun what is written already of the word; may be null
     */
    void fit(String begun, Dimension size) {
        JWindow list = list();
        if (list == null) return;
        list.setBounds(bounds(
                within(screen(), SwingUtilities.getWindowAncestor(area).getBounds(), size.width),
                at(area.getSelectionStart() - (begun == null ? 0 : begun.length())),
                size,
                above));
        list.validate();
    }

    /** @return the part of the screen beside whose edges the list is not cut: that of the window, if it is so wide */
    static Rectangle within(Rectangle screen, Rectangle window, int width) {
        int left = Math.max(screen.x, window.x);
        int right = Math.min(screen.x + screen.width, window.x + window.width);
        return right - left < width ? screen : new Rectangle(left, screen.y, right - left, screen.height);
    }

    static Rectangle bounds(Rectangle screen, Rectangle word, Dimension size, boolean above) {
        int below = word.y + word.height + GAP;
        int room = above ? word.y - GAP - screen.y : screen.y + screen.height - below;
        int height = Math.max(1, Math.min(size.height, room));
        int x = Math.max(screen.x, Math.min(word.x, screen.x + screen.width - size.width));
        return new Rectangle(x, above ? word.y - GAP - height : below, size.width, height);
    }

    /** @return where windows may be; what the desktop keeps for itself is left free */
    private Rectangle screen() {
        GraphicsConfiguration there = area.getGraphicsConfiguration();
        Rectangle screen = there.getBounds();
        Insets kept = area.getToolkit().getScreenInsets(there);
        return new Rectangle(
                screen.x + kept.left,
                screen.y + kept.top,
                screen.width - kept.left - kept.right,
                screen.height - kept.top - kept.bottom);
    }

    /** @return the list that is open; null if there is none */
    JWindow list() {
        Window owner = SwingUtilities.getWindowAncestor(area);
        if (owner == null) return null;
        return Stream.of(owner.getOwnedWindows())
                .filter(each -> each.isShowing() && isList(each))
                .map(JWindow.class::cast)
                .findFirst()
                .orElse(null);
    }

    /** The library keeps the class of its list to itself. */
    private static boolean isList(Window window) {
        return window.getClass().getSimpleName().equals("AutoCompletePopupWindow");
    }

    /** @return where the text stands there on the screen */
    private Rectangle at(int offset) {
        try {
            Rectangle2D place = area.modelToView2D(offset);
            Point corner = new Point((int) place.getX(), (int) place.getY());
            SwingUtilities.convertPointToScreen(corner, area);
            return new Rectangle(corner.x, corner.y, (int) place.getWidth(), (int) place.getHeight());
        } catch (BadLocationException e) {
            throw new IllegalStateException("it is within the text", e);
        }
    }
}
