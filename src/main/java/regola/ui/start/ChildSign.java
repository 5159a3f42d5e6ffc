package regola.ui.start;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.theme.ShapeIcon;

/**
 * A ChildSign is the drawing before the word on a button for those who read little: a book that lies open to learn, two
 * men on a line to play; and the cup for what they have won.
 *
 * @param learn whether it is the book
 * @param across in pixels
 */
record ChildSign(boolean learn, int across) implements ShapeIcon {
    /** In both themes alike: it is a picture. */
    private static final Color CUP = new Color(0xF2C230);

    /** @return the book, as large as it is beside a word; null for those who read */
    static ChildSign toLearn(Measure now) {
        return now.mode() == Measure.Mode.CHILDREN ? new ChildSign(true, now.px(26)) : null;
    }

    @Override
    public void draw(Graphics2D g, Component on) {
        g.scale(across / 24.0, across / 24.0);
        boolean leads = on instanceof StageButton button && button.style() == StageButton.Style.LEAD;
        g.setColor((leads ? StageColour.LEAD_INK : StageColour.INK).now());
        g.setStroke(Brush.line(2.2));
        if (learn) {
            Path2D book = new Path2D.Double();
            book.moveTo(12, 6);
            book.curveTo(9, 3.5, 5, 3.5, 2, 4.5);
            book.lineTo(2, 19.5);
            book.curveTo(5, 18.5, 9, 18.5, 12, 21);
            book.curveTo(15, 18.5, 19, 18.5, 22, 19.5);
            book.lineTo(22, 4.5);
            book.curveTo(19, 3.5, 15, 3.5, 12, 6);
            book.lineTo(12, 21);
            g.draw(book);
            return;
        }
        g.draw(new Ellipse2D.Double(2, 8, 12, 12));
        g.fill(new Ellipse2D.Double(12.5, 3, 9, 9));
    }

    /**
     * A flag on a hill: somebody has come to the end of the way.
     *
     * @param across how wide and high it is
     */
    static void paintFlag(Graphics2D graphics, double x, double y, double across) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.translate(x, y);
        g.scale(across / 24, across / 24);
        Path2D cloth = new Path2D.Double();
        cloth.moveTo(8, 3);
        cloth.curveTo(12, 1, 15, 6, 20, 3.5);
        cloth.lineTo(20, 12);
        cloth.curveTo(15, 14.5, 12, 9.5, 8, 11.5);
        cloth.closePath();
        Path2D hill = new Path2D.Double();
        hill.moveTo(2, 22);
        hill.curveTo(5, 16, 12, 16, 22, 22);
        hill.closePath();
        g.setColor(StageColour.LEAD.now());
        g.fill(cloth);
        g.fill(hill);
        g.setColor(StageColour.INK.now());
        g.setStroke(Brush.line(1.6));
        g.draw(cloth);
        g.draw(hill);
        g.draw(new Line2D.Double(8, 3, 8, 18));
        g.dispose();
    }

    /** Draws a cup. @param across in pixels, from that corner on */
    static void paintCup(Graphics2D graphics, double x, double y, double across) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.translate(x, y);
        g.scale(across / 24, across / 24);
        Path2D cup = new Path2D.Double();
        cup.moveTo(6, 3);
        cup.lineTo(18, 3);
        cup.curveTo(18, 10, 16, 14, 13.5, 15);
        cup.lineTo(13.5, 18);
        cup.curveTo(16, 18, 17, 19.5, 17, 21.5);
        cup.lineTo(7, 21.5);
        cup.curveTo(7, 19.5, 8, 18, 10.5, 18);
        cup.lineTo(10.5, 15);
        cup.curveTo(8, 14, 6, 10, 6, 3);
        g.setColor(StageColour.INK.now());
        g.setStroke(Brush.line(1.6));
        g.draw(new Arc2D.Double(2.5, 4.5, 7, 7, 90, 180, Arc2D.OPEN));
        g.draw(new Arc2D.Double(14.5, 4.5, 7, 7, 270, 180, Arc2D.OPEN));
        g.setColor(CUP);
        g.fill(cup);
        g.setColor(StageColour.INK.now());
        g.draw(cup);
        g.dispose();
    }
}
