package regola.ui.board.layout;

import java.util.ArrayList;
import java.util.List;
import regola.ui.board.art.BoardLook;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.SiteView;

/** An Arrangement is how the pieces of one place lie: side by side, below each other, in a row, held like a fan. */
final class Arrangement {
    /** How much of their place seats take up: the ground that carries them is round at its corners. */
    private static final double SEATED = 0.97;

    private Arrangement() {}

    /**
     * @param size of the place
     * @param alone size of a piece that stands alone
     * @param unit pixels to a grid unit
     * @param room how wide a row may be
     */
    static List<BoardLayout.Slot> of(
            SiteView site, BoardLook look, double x, double y, double size, double alone, double unit, double room) {
        if (look.column(site) > 0) return inColumn(site, x, y, alone, look.column(site) * unit, look.first(site));
        if (look.row(site) > 0)
            return inRow(
                    site,
                    x,
                    y,
                    alone,
                    Math.min(room, look.row(site) * unit),
                    look.step(site),
                    look.lean(site),
                    look.first(site));
        if (look.fan(site) > 0)
            return fanned(site, x, y, alone, look.fan(site), look.fanRoom() * unit, look.fansUp() ? -1 : 1);
        if (look.stacks()) return stacked(site, x, y, alone);
        if (look.isSeated(site) && !site.seats().isEmpty()) return seated(site, x, y, size, alone);
        return spread(site, x, y, size, alone, site.marks().stream().anyMatch(mark -> look.isBadge(mark.art())));
    }

    /** Each where it began, whoever has left: nothing closes up. What has no seat there takes a free one. */
    private static List<BoardLayout.Slot> seated(SiteView site, double x, double y, double room, double alone) {
        List<String> seats = site.seats();
        int n = Math.max(seats.size(), site.pieces().size());
        List<BoardLayout.Slot> all = grid(n, x, y, room * SEATED, alone, false);
        List<Integer> free = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            String seat = i < seats.size() ? seats.get(i) : null;
            if (site.pieces().stream().noneMatch(piece -> piece.id().equals(seat))) free.add(i);
        }
        List<BoardLayout.Slot> slots = new ArrayList<>();
        for (int i = 0; i < site.pieces().size(); i++) {
            PieceView piece = site.pieces().get(i);
            int seat = seats.indexOf(piece.id());
            BoardLayout.Slot at = all.get(seat >= 0 ? seat : free.remove(0));
            slots.add(new BoardLayout.Slot(piece, i, at.x(), at.y(), at.size()));
        }
        return slots;
    }

    /** @return where the seat of a piece is that began at this place and has left it; null if it has none */
    static BoardLayout.Slot seat(SiteView site, String piece, double x, double y, double room, double alone) {
        int seat = site.seats().indexOf(piece);
        int n = Math.max(site.seats().size(), site.pieces().size());
        return seat < 0 ? null : grid(n, x, y, room * SEATED, alone, false).get(seat);
    }

    /** Each a little lower than the one below it, so that the head of every one can be read. */
    private static List<BoardLayout.Slot> fanned(
            SiteView site, double x, double y, double size, double share, double room, int way) {
        List<BoardLayout.Slot> slots = new ArrayList<>();
        int n = site.pieces().size();
        double step = Math.min(size * share, n < 2 ? 0 : room / (n - 1));
        for (int i = 0; i < n; i++)
            slots.add(new BoardLayout.Slot(site.pieces().get(i), i, x, y + (way > 0 ? i : i - n + 1) * step, size));
        return slots;
    }

    /** From the first, which may be larger, downwards. */
    private static List<BoardLayout.Slot> inColumn(
            SiteView site, double x, double y, double size, double room, double first) {
        List<BoardLayout.Slot> slots = new ArrayList<>();
        int n = site.pieces().size();
        double large = size * first;
        double step = Math.min(size * 1.06, n < 2 ? 0 : (room - large) / (n - 1));
        double below = y - size / 2 + large - size / 2;
        for (int i = 0; i < n; i++) {
            if (i == 0) slots.add(new BoardLayout.Slot(site.pieces().get(i), i, x, y - size / 2 + large / 2, large));
            else slots.add(new BoardLayout.Slot(site.pieces().get(i), i, x, below + i * step, size));
        }
        return slots;
    }

    /** The first may be larger; who holds them like a fan sees those at its ends lower. */
    private static List<BoardLayout.Slot> inRow(
            SiteView site, double x, double y, double size, double room, double share, double lean, double first) {
        List<BoardLayout.Slot> slots = new ArrayList<>();
        int n = site.pieces().size();
        double step = Math.min(size * share, n < 2 ? 0 : (room - size) / (n - 1));
        for (int i = 0; i < n; i++) {
            double off = i - (n - 1) / 2.0;
            double down = lean == 0 ? 0 : step * Math.abs(off) * Math.tan(Math.toRadians(Math.abs(off * lean) / 2));
            double large = i == 0 ? size * first : size;
            slots.add(new BoardLayout.Slot(site.pieces().get(i), i, x + off * step, y + down, large, off * lean, 1));
        }
        return slots;
    }

    private static List<BoardLayout.Slot> stacked(SiteView site, double x, double y, double size) {
        List<BoardLayout.Slot> slots = new ArrayList<>();
        double lift = size * Math.min(0.2, 0.8 / Math.max(1, site.pieces().size()));
        for (int i = 0; i < site.pieces().size(); i++)
            slots.add(new BoardLayout.Slot(site.pieces().get(i), i, x, y - i * lift, size));
        return slots;
    }

    /**
     * Rows of equal length, the last one centred, within the place; where a badge is, three and more leave it the
     * corner.
     */
    private static List<BoardLayout.Slot> spread(
            SiteView site, double x, double y, double room, double alone, boolean badge) {
        int n = site.pieces().size();
        if (n == 0) return List.of();
        if (n == 1) return List.of(new BoardLayout.Slot(site.pieces().get(0), 0, x, y, alone));
        List<BoardLayout.Slot> slots = new ArrayList<>();
        for (BoardLayout.Slot at : grid(n, x, y, room, alone, badge && n > 2))
            slots.add(new BoardLayout.Slot(site.pieces().get(at.index()), at.index(), at.x(), at.y(), at.size()));
        return slots;
    }

    /** @return so many slots without pieces */
    private static List<BoardLayout.Slot> grid(int n, double x, double y, double room, double alone, boolean corner) {
        int cells = corner ? n + 1 : n;
        int columns = (int) Math.ceil(Math.sqrt(cells));
        int rows = (cells + columns - 1) / columns;
        // Two stand a little across each other; more keep within the square that fits into the round place.
        double cell = n == 2 ? room * 0.46 : room * 0.86 / columns;
        double size = Math.min(alone, n == 2 ? room * 0.58 : cell * 0.98);
        List<BoardLayout.Slot> slots = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int at = corner && i >= columns - 1 ? i + 1 : i;
            int row = at / columns;
            int inRow = Math.min(columns, cells - row * columns);
            double dx = (at % columns - (inRow - 1) / 2.0) * cell;
            double dy = (row - (rows - 1) / 2.0) * cell;
            if (n == 2) dy = (i - 0.5) * cell * 0.6;
            slots.add(new BoardLayout.Slot(null, i, x + dx, y + dy, size));
        }
        return slots;
    }
}
