package regola.ui.game;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import javax.swing.AbstractButton;
import regola.ui.board.panel.BoardPanel;
import regola.ui.stage.Measure;
import regola.ui.stage.TextSize;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;

/**
 * A NoticeSpot finds where a notice lies over a match: as far up as neither a place of the board nor a tray nor a
 * button lies below it, narrower if need be. Where there is no such place it covers nothing at least that leads on now.
 */
final class NoticeSpot {
    /** What is looked at one by one, in pixels each way. */
    private static final int STEP = 8;
    /** How wide a notice is, as shares of the page: rather narrow than over a place. */
    private static final double[] WIDE = {0.3, 0.24, 0.21, 0.19, 0.15};

    /** In a card that is narrower than so many letters are high, words are broken. */
    private static final int LEAST_LETTERS = 11;

    private final int margin;
    private final int least;
    private final int width;
    private final int height;
    /** Something is there that can be pressed, or even leads on now. */
    private static final int PRESSED = 1;

    private static final int LEADS_ON = 2;

    /** What is busy, in columns of squares. */
    private final int[][] busy;

    /**
     * @param seen on the board
     * @param leading whether a part of the page leads on now
     */
    NoticeSpot(Container page, BoardPanel board, BoardView seen, Measure measure, Predicate<Component> leading) {
        margin = measure.px(8);
        least = LEAST_LETTERS * measure.text(TextSize.BODY);
        width = page.getWidth();
        height = page.getHeight();
        busy = new int[width / STEP + 1][height / STEP + 1];
        for (Component each : page.getComponents())
            if (each != board && isPressed(each)) take(each.getBounds(), leading.test(each) ? LEADS_ON : PRESSED);
        for (int x = STEP / 2; x < board.getWidth(); x += STEP)
            for (int y = STEP / 2; y < board.getHeight(); y += STEP) {
                String site = board.siteAt(new Point(x, y));
                if (site == null) continue;
                boolean leads = seen.site(site).filter(NoticeSpot::leadsOn).isPresent();
                int around = leads ? STEP : 0; // no edge of it either
                take(
                        new Rectangle(
                                x + board.getX() - around, y + board.getY() - around, 2 * around + 1, 2 * around + 1),
                        leads ? LEADS_ON : PRESSED);
            }
    }

    private static boolean leadsOn(SiteView site) {
        return isLit(site::is) || site.pieces().stream().anyMatch(piece -> isLit(piece::is));
    }

    private static boolean isLit(Predicate<Role> has) {
        return has.test(Role.LEGAL) || has.test(Role.TARGET) || has.test(Role.CHOSEN);
    }

    /** A tray in which nothing lies yet is no more than ground. */
    private static boolean isPressed(Component part) {
        if (!part.isVisible()) return false;
        return part instanceof AbstractButton
                || part instanceof Container inner
                        && Arrays.stream(inner.getComponents()).anyMatch(NoticeSpot::isPressed);
    }

    private void take(Rectangle part, int how) {
        Rectangle on = part.intersection(new Rectangle(width, height));
        if (on.isEmpty() || on.width == width && on.height == height) return;
        for (int x = on.x / STEP; x <= (on.x + on.width - 1) / STEP; x++)
            for (int y = on.y / STEP; y <= (on.y + on.height - 1) / STEP; y++) busy[x][y] = Math.max(how, busy[x][y]);
    }

    /**
     * @param usual where it lies if everything is busy
     * @param high how high it is in a width
     */
    Rectangle of(Rectangle usual, IntUnaryOperator high) {
        for (int kept = PRESSED; kept <= LEADS_ON; kept++)
            for (double share : WIDE) {
                int wide = Math.min(usual.width, Math.max(least, (int) (share * width)));
                Rectangle found = find(usual.y + margin, wide, high.applyAsInt(wide), kept);
                if (found != null) return found;
            }
        return usual;
    }

    private Rectangle find(int top, int wide, int high, int kept) {
        for (int y = top; y + high < height; y += STEP)
            for (int in = 2 * margin; in + wide <= width - 2 * margin; in += STEP)
                for (int x : new int[] {width - in - wide, in})
                    if (isFree(x, y, wide, high, kept)) return new Rectangle(x, y, wide, high);
        return null;
    }

    private boolean isFree(int left, int top, int wide, int high, int kept) {
        for (int x = left / STEP; x <= (left + wide - 1) / STEP; x++)
            for (int y = top / STEP; y <= (top + high - 1) / STEP; y++) if (busy[x][y] >= kept) return false;
        return true;
    }
}
