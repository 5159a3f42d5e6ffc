package regola.ui.board.panel;

import regola.ui.board.layout.Viewpoint;

/** A Beyond says where a point is on a board without end, in its own units; on one with an edge that is no number. */
final class Beyond {
    private Beyond() {}

    static double across(BoardPanel panel, int x) {
        Viewpoint from = panel.laid().viewpoint();
        return panel.isEndless() ? from.x() + (x - panel.getWidth() / 2.0) / from.unit() : Double.NaN;
    }

    static double down(BoardPanel panel, int y) {
        Viewpoint from = panel.laid().viewpoint();
        return panel.isEndless() ? from.y() + (y - panel.getHeight() / 2.0) / from.unit() : Double.NaN;
    }
}
