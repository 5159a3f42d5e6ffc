package regola.ui.game;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import javax.swing.AbstractButton;
import regola.ui.board.panel.BoardPanel;
import regola.ui.stage.Measure;

/**
 * A NoticeSpot finds where a notice lies over a match: as far up as neither a place of the board nor a tray nor a
 * button lies below it, narrower if need be.
 */
final class NoticeSpot {
    /** What is looked at one by one, in pixels each way. */
    private static final int STEP = 8;
    /** How wide a notice is, as shares of the page: rather narrow than over a place. */
    private static final double[] WIDE = {0.3, 0.24, 0.21, 0.19, 0.15};

    private final int margin;
    private final int width;
    private final int height;
    /** What is busy, in columns of squares. */
    private final boolean[][] busy;

    NoticeSpot(Container page, BoardPanel board, Measure measure) {
        margin = measure.px(8);
        width = page.getWidth();
        height = page.getHeight();
        busy = new boolean[width / STEP + 1][height / STEP + 1];
        for (Component each : page.getComponents()) if (each != board && isPressed(each)) take(each.getBounds());
        for (int x = STEP / 2; x < board.getWidth(); x += STEP)
            for (int y = STEP / 2; y < board.getHeight(); y += STEP)
                if (board.siteAt(new Point(x, y)) != null)
                    busy[(x + board.getX()) / STEP][(y + board.getY()) / STEP] = true;
    }

    /** A tray in which nothing lies yet is no more than ground. */
    private static boolean isPressed(Component part) {
        if (!part.isVisible()) return false;
        return part instanceof AbstractButton
                || part instanceof Container inner
                        && Arrays.stream(inner.getComponents()).anyMatch(NoticeSpot::isPressed);
    }

    private void take(Rectangle part) {
        Rectangle on = part.intersection(new Rectangle(width, height));
        if (on.isEmpty() || on.width == width && on.height == height) return;
        for (int x = on.x / STEP; x <= (on.x + on.width - 1) / STEP; x++)
            for (int y = on.y / STEP; y <= (on.y + on.height - 1) / STEP; y++) busy[x][y] = true;
    }

    /**
     * @param usual where it lies if everything is busy
     * @param high how high it is in a width
     */
    Rectangle of(Rectangle usual, IntUnaryOperator high) {
        for (double share : WIDE) {
            int wide = Math.min(usual.width, (int) (share * width));
            Rectangle found = find(usual.y + margin, wide, high.applyAsInt(wide));
            if (found != null) return found;
        }
        return usual;
    }

    private Rectangle find(int top, int wide, int high) {
        for (int y = top; y + high < height; y += STEP)
            for (int in = 2 * margin; in + wide <= width - 2 * margin; in += STEP)
                for (int x : new int[] {width - in - wide, in})
                    if (isFree(x, y, wide, high)) return new Rectangle(x, y, wide, high);
        return null;
    }

    private boolean isFree(int left, int top, int wide, int high) {
        for (int x = left / STEP; x <= (left + wide - 1) / STEP; x++)
            for (int y = top / STEP; y <= (top + high - 1) / STEP; y++) if (busy[x][y]) return false;
        return true;
    }
}
