package regola.ui.board;

import java.awt.Color;
import java.util.List;
import regola.ui.view.PieceView;
import regola.ui.view.RowView;

/**
 * A FilledRowPainter draws a ribbon under pieces of one colour that fill a line of the board, in their colour. It shows what
 * stands there, so it comes and goes with the pieces; which lines it is for says the look of the board.
 */
final class FilledRowPainter {
    private static final Color DARK_EDGE = new Color(0x1B, 0x17, 0x12, 0xB0);
    private static final Color LIGHT_EDGE = new Color(0xFF, 0xF8, 0xE8, 0xB0);

    private final Canvas canvas;

    FilledRowPainter(Canvas canvas) {
        this.canvas = canvas;
    }

    void paint(Scene scene) {
        for (RowView row : scene.board().rows()) {
            if (!scene.look().showsFilled(row.group())) continue;
            List<BoardLayout.Spot> spots = row.sites().stream().map(scene.layout()::spot).toList();
            String colour = colour(spots);
            if (colour != null) paint(spots, row.loop(), PiecePainter.colour(colour, Color.GRAY), scene.layout().unit());
        }
    }

    /** @return the colour of all pieces there, or null if a place is empty or they differ */
    private static String colour(List<BoardLayout.Spot> spots) {
        String colour = null;
        for (BoardLayout.Spot spot : spots) {
            List<PieceView> pieces = spot == null ? List.of() : spot.site().pieces();
            if (pieces.isEmpty() || pieces.stream().anyMatch(PieceView::hidden)) return null;
            for (PieceView piece : pieces) {
                if (piece.colour() == null || colour != null && !colour.equals(piece.colour())) return null;
                colour = piece.colour();
            }
        }
        return colour;
    }

    private void paint(List<BoardLayout.Spot> spots, boolean loop, Color colour, double unit) {
        Pen ribbon = Pen.of(colour, unit * 0.13);
        Color edge = isLight(colour) ? DARK_EDGE : LIGHT_EDGE;
        for (Pen pen : List.of(ribbon.casing(edge, Math.max(2, unit * 0.045)), ribbon)) {
            for (int i = loop ? 0 : 1; i < spots.size(); i++) {
                BoardLayout.Spot from = spots.get(i == 0 ? spots.size() - 1 : i - 1);
                canvas.line(from.x(), from.y(), spots.get(i).x(), spots.get(i).y(), pen);
            }
        }
    }

    private static boolean isLight(Color colour) {
        return 0.3 * colour.getRed() + 0.59 * colour.getGreen() + 0.11 * colour.getBlue() > 128;
    }
}
