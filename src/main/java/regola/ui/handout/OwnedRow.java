package regola.ui.handout;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.util.List;
import regola.ui.board.paint.BoardDrawing;
import regola.ui.view.board.PileView;
import regola.ui.view.board.SeatView;
import regola.ui.view.handout.FilmView;

/** An OwnedRow is what everybody has beside the board, and their points, in one row below the board of a film. */
final class OwnedRow {
    static final int HIGH = 52;

    private static final int PAD = 10;
    private static final int TOKEN = 28;
    private static final int PIECE = 38;
    /** The room for how many of one sort lie there. */
    private static final int COUNT = 26;

    private static final Color INK = new Color(0x1D2226);
    private static final Color LINE = new Color(0xD8D3C6);

    private final BoardDrawing boards;
    private final Font font;

    OwnedRow(BoardDrawing boards, Font font) {
        this.boards = boards;
        this.font = font.deriveFont(Font.BOLD, 17);
    }

    /** @return the height that all pictures of a film need for it: none if nobody ever has anything */
    static int high(FilmView film) {
        boolean any = film.frames().stream()
                .flatMap(frame -> frame.seats().stream())
                .anyMatch(seat -> seat.score() != null || !seat.zones().isEmpty());
        return any ? HIGH : 0;
    }

    void paint(Graphics2D g, List<SeatView> seats, int top, int width) {
        if (seats.isEmpty()) return;
        int each = width / seats.size();
        for (int i = 0; i < seats.size(); i++) {
            if (i > 0) {
                g.setColor(LINE);
                g.fillRect(i * each, top + PAD, 1, HIGH - 2 * PAD);
            }
            seat(g, seats.get(i), i * each + PAD, top + HIGH / 2, each - 2 * PAD);
        }
    }

    private void seat(Graphics2D g, SeatView seat, int x, int middle, int width) {
        boards.side(g, seat.colour(), seat.emblem(), x + TOKEN / 2.0, middle, TOKEN);
        g.setFont(font);
        int right = x + width;
        if (seat.score() != null) {
            right -= g.getFontMetrics().stringWidth(seat.score());
            write(g, seat.score(), right, middle);
        }
        List<PileView> piles =
                seat.zones().stream().flatMap(zone -> zone.piles().stream()).toList();
        if (piles.isEmpty()) return;
        double at = x + TOKEN + PAD / 2.0;
        double wished = piles.stream().mapToInt(OwnedRow::wide).sum();
        // Many are smaller, so that all are seen.
        double scale = Math.min(1, (right - PAD - at) / wished);
        g.setFont(font.deriveFont((float) (font.getSize2D() * Math.sqrt(scale))));
        for (PileView pile : piles) {
            double size = PIECE * scale;
            boards.piece(g, pile.piece(), at + size / 2, middle, size);
            if (pile.count() > 1) write(g, "×" + pile.count(), (int) (at + size) + 1, middle);
            at += wide(pile) * scale;
        }
    }

    private static int wide(PileView pile) {
        return PIECE + (pile.count() > 1 ? COUNT : PAD / 2);
    }

    private static void write(Graphics2D g, String words, int x, int middle) {
        g.setColor(INK);
        g.drawString(words, x, middle + g.getFontMetrics().getAscent() * 2 / 5);
    }
}
