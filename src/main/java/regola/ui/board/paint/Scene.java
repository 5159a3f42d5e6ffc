package regola.ui.board.paint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Room;
import regola.ui.board.layout.Viewpoint;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.LinkView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.SiteView;

/**
 * A Scene is one picture of the board: what stands where, where the keyboard is, and the piece that is on its way.
 *
 * @param focus null if the keyboard is elsewhere
 * @param overlay what guides the eye
 * @param glow the place whose rule acts now, or null
 * @param turning the place that is being turned over, or null
 * @param moving null if nothing moves
 * @param crowd what moves together with it or instead of it, from the lowest to the topmost
 */
public record Scene(
        BoardView board,
        BoardLook look,
        BoardLayout layout,
        BoardLayout.Stop focus,
        OverlayView overlay,
        Glow glow,
        Turning turning,
        Moving moving,
        List<Moving> crowd,
        double width,
        double height) {
    public Scene {
        crowd = List.copyOf(crowd);
    }

    /**
     * A place on its way from one face to the other.
     *
     * @param before what it showed
     * @param share how far it is turned, from 0 to 1
     */
    public record Turning(String site, List<MarkView> before, double share) {}

    /**
     * A piece between two places, or in somebody's hand.
     *
     * @param wide how much of its width is seen while it is turned over, from 0 to 1
     */
    public record Moving(PieceView piece, double x, double y, double size, double zoom, double opacity, double wide) {
        public Moving(PieceView piece, double x, double y, double size, double zoom, double opacity) {
            this(piece, x, y, size, zoom, opacity, 1);
        }

        /** @return another piece so far beside it */
        public Moving beside(PieceView other, double right, double down) {
            return new Moving(other, x + right, y + down, size, zoom, opacity, wide);
        }
    }

    /** @param strength from 0 to 1 */
    public record Glow(String site, double strength) {}

    /** @return the lines to be seen: squares touch, and have all of them only where they are drawn as dots on them */
    List<LinkView> links() {
        return isOfSquares() ? List.of() : board.links();
    }

    private boolean isOfSquares() {
        return !look.dots()
                && board.sites().stream().anyMatch(site -> site.outline() == SiteView.Outline.SQUARE);
    }

    /** @return the lines between squares that one would not think of: to what does not touch, or at single corners */
    List<LinkView> extraLinks() {
        if (!isOfSquares() || board.links().isEmpty()) return List.of();
        Map<String, SiteView> sites = new HashMap<>();
        board.sites().forEach(site -> sites.put(site.id(), site));
        List<LinkView> far = new ArrayList<>();
        List<LinkView> corners = new ArrayList<>();
        for (LinkView link : board.links()) {
            SiteView from = sites.get(link.from());
            SiteView to = sites.get(link.to());
            if (from == null || to == null) continue;
            double across = Math.abs(from.x() - to.x());
            double down = Math.abs(from.y() - to.y());
            if (Math.max(across, down) > 1.01) far.add(link);
            else if (Math.min(across, down) > 0.5) corners.add(link);
        }
        // Where most squares are joined at their corners, that is how one goes on this board.
        if (2 * corners.size() < board.sites().size()) far.addAll(corners);
        return far;
    }

    public static Scene still(BoardView board, BoardLook look, double width, double height) {
        return laid(board, look, BoardLayout.of(board, look, width, height), width, height);
    }

    public static Scene still(BoardView board, BoardLook look, double width, double height, Viewpoint from) {
        return laid(board, look, BoardLayout.of(board, look, width, height, from), width, height);
    }

    /** @param room the region with what stays free in it */
    public static Scene still(BoardView board, BoardLook look, Room room, Viewpoint from) {
        return laid(board, look, BoardLayout.of(board, look, room, from), room.width(), room.height());
    }

    public static Scene laid(BoardView board, BoardLook look, BoardLayout layout, double width, double height) {
        return new Scene(board, look, layout, null, OverlayView.NONE, null, null, null, List.of(), width, height);
    }

    public Scene withLayout(BoardLayout other) {
        return new Scene(board, look, other, focus, overlay, glow, turning, moving, crowd, width, height);
    }

    public Scene withFocus(BoardLayout.Stop stop) {
        return new Scene(board, look, layout, stop, overlay, glow, turning, moving, crowd, width, height);
    }

    public Scene withMoving(Moving piece) {
        return new Scene(board, look, layout, focus, overlay, glow, turning, piece, crowd, width, height);
    }

    public Scene withOverlay(OverlayView guide) {
        return new Scene(board, look, layout, focus, guide, glow, turning, moving, crowd, width, height);
    }

    public Scene withTurning(Turning place) {
        return new Scene(board, look, layout, focus, overlay, glow, place, moving, crowd, width, height);
    }

    public Scene withGlow(Glow light) {
        return new Scene(board, look, layout, focus, overlay, light, turning, moving, crowd, width, height);
    }

    public Scene withCrowd(List<Moving> several) {
        return new Scene(board, look, layout, focus, overlay, glow, turning, moving, several, width, height);
    }
}
