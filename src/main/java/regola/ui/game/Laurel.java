package regola.ui.game;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.util.List;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.ArtIcon;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.stage.StageColour;
import regola.ui.tray.Mood;
import regola.ui.view.Rival;
import regola.ui.view.board.SeatView;

/**
 * A Laurel is the last picture of a match: who has won, in a wreath, with the face of a computer player; where nobody
 * has, all of them side by side.
 */
final class Laurel {
    private static final int LEAVES = 6;
    /** Where the two twigs of the wreath end, in degrees from its foot. */
    private static final double OPEN = 148;
    /** How large in a wreath is who has won, and the token of one that has a face, in parts of the wreath. */
    private static final double INSIDE = 0.56;

    private static final double BESIDE_FACE = 0.24;

    /** In both themes alike: it is a picture, and stands on no words. */
    private static final Color LEAF = new Color(0x2F8F5B);

    private static final Color TWIG = new Color(0x1F6B43);

    private Laurel() {}

    /** @param side how high it is; as wide as it needs, round that middle */
    static void paint(Graphics2D g, Component on, ArtStore art, List<SeatView> seats, int middle, int y, int side) {
        List<SeatView> winners = seats.stream().filter(SeatView::winner).toList();
        List<SeatView> shown = winners.isEmpty() ? seats : winners;
        int each = winners.isEmpty() ? side / 2 : side;
        int gap = side / 8;
        int wide = shown.size() * (each + gap) - gap;
        int x = middle - wide / 2;
        for (SeatView seat : shown) {
            if (!winners.isEmpty()) wreath(g, x + each / 2.0, y + each / 2.0, each * 0.42);
            String face = winners.isEmpty() || seat.sort() != SeatView.Sort.COMPUTER
                    ? ""
                    : Rival.of(seat.rival()).map(Rival::face).orElse("");
            int whole = winners.isEmpty() ? each : (int) (each * INSIDE);
            int token = face.isEmpty() ? whole : (int) (each * BESIDE_FACE);
            int left = x + (each - whole) / 2;
            int top = y + (side - whole) / 2;
            if (!face.isEmpty())
                new ArtIcon(art, Mood.GLAD.of(face, art), seat.colour(), whole).paintIcon(on, g, left, top);
            new EmblemIcon(art, seat.colour(), seat.emblem(), token)
                    .paintIcon(on, g, left + whole - token, top + whole - token);
            x += each + gap;
        }
    }

    private static void wreath(Graphics2D g, double x, double y, double radius) {
        g.setStroke(new BasicStroke((float) (radius * 0.05), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(TWIG);
        for (int turned : new int[] {1, -1}) {
            g.draw(new Arc2D.Double(x - radius, y - radius, 2 * radius, 2 * radius, 270, turned * OPEN, Arc2D.OPEN));
            for (int leaf = 0; leaf < LEAVES; leaf++)
                for (int to : new int[] {1, -1}) {
                    double angle = Math.toRadians(OPEN * (leaf + 0.7) / LEAVES) * turned;
                    AffineTransform there = AffineTransform.getTranslateInstance(
                            x + radius * Math.sin(angle), y + radius * Math.cos(angle));
                    there.rotate(-angle + (turned > 0 ? 0 : Math.PI) + to * 0.55);
                    g.setColor(LEAF);
                    g.fill(there.createTransformedShape(leaf(radius * 0.46)));
                }
            g.setColor(TWIG);
        }
        g.setColor(StageColour.INK.now());
    }

    /** Along the x axis, from the middle. */
    private static Path2D leaf(double length) {
        Path2D leaf = new Path2D.Double();
        leaf.moveTo(0, 0);
        leaf.quadTo(length * 0.5, -length * 0.34, length, 0);
        leaf.quadTo(length * 0.5, length * 0.34, 0, 0);
        leaf.closePath();
        return leaf;
    }
}
