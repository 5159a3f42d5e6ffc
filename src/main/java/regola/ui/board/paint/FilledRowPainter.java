package regola.ui.board.paint;

import java.awt.Color;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;
import regola.ui.board.layout.BoardLayout;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.RowView;

/**
 * A FilledRowPainter draws a ribbon under pieces of one colour that fill a line of the board, in their colour. It shows
 * what stands there, so it comes and goes with the pieces; a line that would be filled if what is seen as a ghost stood
 * there has a dashed ribbon. Which lines it is for says the look of the board.
 */
final class FilledRowPainter {
    private static final Color DARK_EDGE = new Color(0x1B, 0x17, 0x12, 0xB0);
    private static final Color LIGHT_EDGE = new Color(0xFF, 0xF8, 0xE8, 0xB0);

    private final Canvas canvas;

    FilledRowPainter(Canvas canvas) {
        this.canvas = canvas;
    }

    /** @param foretells whether lines are shown that ghosts would fill */
    void paint(Scene scene, boolean foretells) {
        BoardLayout layout = scene.layout();
        List<OverlayView.Ghost> ghosts = onlyWay(scene.overlay().ghosts().stream()
                .filter(ghost -> foretells && !ghost.gone())
                .toList());
        for (RowView row : scene.board().rows()) {
            if (!scene.look().showsFilled(row.group())
                    || row.sites().stream().anyMatch(site -> layout.spot(site) == null)) continue;
            String colour = colour(row, layout::standing);
            String coming =
                    colour != null || ghosts.isEmpty() ? null : colour(row, site -> after(site, layout, ghosts));
            if (colour != null) paint(row, layout, colour, false);
            if (coming != null) paint(row, layout, coming, true);
        }
    }

    /**
     * Where something may go to several places, none of them is picked out: nobody has decided yet, and whoever learns
     * is to find it.
     */
    private static List<OverlayView.Ghost> onlyWay(List<OverlayView.Ghost> ghosts) {
        Map<String, Set<String>> ways = new HashMap<>();
        for (OverlayView.Ghost ghost : ghosts)
            ways.computeIfAbsent(ghost.piece().id() + " " + ghost.from(), from -> new HashSet<>())
                    .add(ghost.site());
        return ways.values().stream().anyMatch(places -> places.size() > 1) ? List.of() : ghosts;
    }

    /** @return what would stand there: each ghost where it is seen, and no longer where its piece stands now */
    private static List<PieceView> after(String site, BoardLayout layout, List<OverlayView.Ghost> ghosts) {
        List<PieceView> pieces = new ArrayList<>(layout.standing(site));
        for (OverlayView.Ghost ghost : ghosts) {
            Optional<PieceView> gone = site.equals(ghost.from())
                    ? pieces.stream()
                            .filter(p -> p.id().equals(ghost.piece().id()))
                            .findFirst()
                    : Optional.empty();
            gone.ifPresent(pieces::remove);
        }
        for (OverlayView.Ghost ghost : ghosts) if (ghost.site().equals(site)) pieces.add(ghost.piece());
        return pieces;
    }

    /** @return the colour of all pieces there, or null if a place is empty or they differ */
    private static String colour(RowView row, Function<String, List<PieceView>> standing) {
        String colour = null;
        for (String site : row.sites()) {
            List<PieceView> pieces = standing.apply(site);
            if (pieces.isEmpty() || pieces.stream().anyMatch(PieceView::hidden)) return null;
            for (PieceView piece : pieces) {
                if (piece.colour() == null || colour != null && !colour.equals(piece.colour())) return null;
                colour = piece.colour();
            }
        }
        return colour;
    }

    private void paint(RowView row, BoardLayout layout, String name, boolean coming) {
        List<BoardLayout.Spot> spots = row.sites().stream().map(layout::spot).toList();
        double unit = layout.unit();
        Color colour = PiecePainter.colour(name, Color.GRAY);
        Pen ribbon = Pen.of(colour, unit * 0.13);
        if (coming) ribbon = ribbon.dashed(unit * 0.16, unit * 0.13);
        Color edge = edge(colour);
        for (Pen pen : List.of(ribbon.casing(edge, Math.max(2, unit * 0.045)), ribbon)) {
            for (int i = row.loop() ? 0 : 1; i < spots.size(); i++) {
                BoardLayout.Spot from = spots.get(i == 0 ? spots.size() - 1 : i - 1);
                canvas.line(from.x(), from.y(), spots.get(i).x(), spots.get(i).y(), pen);
            }
        }
    }

    /** @return what a line of that colour lies between, so that it is seen on any ground */
    static Color edge(Color colour) {
        return isLight(colour) ? DARK_EDGE : LIGHT_EDGE;
    }

    private static boolean isLight(Color colour) {
        return 0.3 * colour.getRed() + 0.59 * colour.getGreen() + 0.11 * colour.getBlue() > 128;
    }
}
