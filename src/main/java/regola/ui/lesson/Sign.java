package regola.ui.lesson;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import javax.swing.UIManager;
import regola.ui.theme.Scaled;
import regola.ui.theme.ShapeIcon;
import regola.ui.view.lesson.MessageView;

/** A Sign is the shape before a message: what came of a try, to be seen without colour. */
final class Sign implements ShapeIcon {
    private static final int SIZE = 22;

    private final MessageView.Sort sort;

    Sign(MessageView.Sort sort) {
        this.sort = sort;
    }

    @Override
    public int across() {
        return Scaled.px(SIZE);
    }

    @Override
    public void draw(Graphics2D g, Component on) {
        g.scale(across() / 22.0, across() / 22.0);
        g.setColor(UIManager.getColor(Tone.of(sort).edge()));
        g.setStroke(new BasicStroke(2.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        paint(g);
    }

    /** On a square of 22. */
    private void paint(Graphics2D g) {
        switch (sort) {
            case REFUSED -> {
                g.draw(new Ellipse2D.Double(3, 3, 16, 16));
                g.draw(new Line2D.Double(5.6, 5.6, 16.4, 16.4));
            }
            case BROKEN -> {
                g.draw(new Line2D.Double(11, 3.5, 11, 13));
                g.fill(new Ellipse2D.Double(9.2, 16.2, 3.6, 3.6));
            }
            case STRAY -> {
                g.draw(new Ellipse2D.Double(4, 4, 14, 14));
                g.fill(new Ellipse2D.Double(9, 9, 4, 4));
            }
            case MISSED, BACK -> {
                Path2D back = new Path2D.Double();
                back.moveTo(8, 4);
                back.lineTo(3.5, 8.5);
                back.lineTo(8, 13);
                g.draw(back);
                Path2D turn = new Path2D.Double();
                turn.moveTo(4, 8.5);
                turn.curveTo(13, 8.5, 18, 10, 18, 18);
                g.draw(turn);
            }
            case RIGHT -> tick(g);
            case PARTLY -> {
                g.draw(new Line2D.Double(3.5, 11, 18, 11));
                Path2D head = new Path2D.Double();
                head.moveTo(12.5, 5.5);
                head.lineTo(18.5, 11);
                head.lineTo(12.5, 16.5);
                g.draw(head);
            }
            case SHOWN -> {
                g.draw(new Ellipse2D.Double(2, 5.5, 18, 11));
                g.fill(new Ellipse2D.Double(8, 8, 6, 6));
            }
        }
    }

    private static void tick(Graphics2D g) {
        Path2D tick = new Path2D.Double();
        tick.moveTo(3.5, 11.5);
        tick.lineTo(8.8, 17);
        tick.lineTo(18.5, 5);
        g.draw(tick);
    }
}
