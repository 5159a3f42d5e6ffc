package regola.ui.editor;

import java.awt.Dimension;
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
    private final JTextComponent area;
    private boolean above;

    CompletionPlace(JTextComponent area) {
        this.area = area;
    }

    /** Chooses the side of the line on which a list of this size stays, however small it gets. */
    void open(Dimension size) {
        Rectangle screen = area.getGraphicsConfiguration().getBounds();
        Rectangle caret = at(area.getSelectionStart());
        above = caret.y + caret.height + 1 + size.height > screen.y + screen.height;
    }

    /**
     * Gives the list that is open this size and its place.
     *
     * @param begun what is written already of the word; may be null
     */
    void fit(String begun, Dimension size) {
        JWindow list = list();
        if (list == null) return;
        Rectangle screen = area.getGraphicsConfiguration().getBounds();
        Rectangle word = at(area.getSelectionStart() - (begun == null ? 0 : begun.length()));
        int x = Math.max(screen.x, Math.min(word.x, screen.x + screen.width - size.width));
        int y = above ? word.y - 1 - size.height : word.y + word.height + 1;
        list.setBounds(x, y, size.width, size.height);
        list.validate();
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
