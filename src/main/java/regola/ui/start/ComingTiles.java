package regola.ui.start;

import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.HierarchyEvent;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import javax.swing.JPanel;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;

/**
 * ComingTiles stand on the shelf until it is known which games there are: tiles as these will be, a ground for each
 * picture and bars for words. They have the keyboard meanwhile, so that it stands at nothing that leads away.
 */
final class ComingTiles extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    /** How wide the bars are, in widths of a tile: a name, and what one plays for. */
    private static final double NAME = 0.38;

    private static final double AIM = 0.72;
    /** And the button of a film, which is as wide as its word. */
    private static final double FILM = 0.25;

    private final transient Framing framing = new Framing();
    private transient Measure measure = Measure.of(1280, 800, 1);
    private int columns = 3;
    private int rows = 2;
    private int gap;
    private int below;

    ComingTiles() {
        super(null);
        setOpaque(false);
        setName("shelf.coming");
        setFocusable(true);
        addHierarchyListener(e -> {
            if ((e.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0 && isShowing()) requestFocusInWindow();
        });
    }

    @Override
    public void measure(Measure next) {
        measure = next;
    }

    /** @param high of what stands below each picture */
    void lay(int across, int down, int between, int high) {
        columns = across;
        rows = down;
        gap = between;
        below = high;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double wide = (getWidth() - (columns - 1.0) * gap) / columns;
            double high = (getHeight() - (rows - 1.0) * gap) / rows;
            for (int i = 0; i < rows * columns; i++) {
                Graphics2D own = (Graphics2D) g.create();
                try {
                    int row = i / columns;
                    own.translate((int) (i % columns * (wide + gap)), (int) (row * (high + gap)));
                    paintTile(own, (int) wide, (int) high);
                } finally {
                    own.dispose();
                }
            }
        } finally {
            g.dispose();
        }
    }

    private void paintTile(Graphics2D g, int wide, int high) {
        double radius = measure.px(18);
        g.setColor(StageColour.BUBBLE.now());
        g.fill(Brush.rounded(0, 0, wide, high - 2.0, 0, radius));
        boolean beside = GameTile.forChildren(measure);
        int picture = beside ? high : Math.max(1, high - below);
        int across = beside ? GameTile.besidePicture(wide, high) : wide;
        Area shape = new Area(Brush.rounded(0, 0, wide, high, 1, radius));
        shape.intersect(new Area(new Rectangle2D.Double(0, 0, across, picture)));
        framing.paint(g, null, shape, 0, 0, across, picture);
        g.setClip(null);
        g.setColor(StageColour.CARD_EDGE.now());
        g.setStroke(new BasicStroke(1.5f));
        g.draw(Brush.rounded(0, 0, wide, high - 2.0, 0.75, radius));
        g.setColor(StageColour.OFF_BACKGROUND.now());
        double title = measure.text(TextSize.TITLE);
        if (beside) {
            bar(g, across + measure.px(16), measure.px(8) + title * 0.25, NAME * (wide - across), title * 0.7);
            return;
        }
        int left = measure.px(16);
        double aim = measure.text(TextSize.BODY);
        double y = picture + measure.px(8) + title * 0.25;
        bar(g, left, y, NAME * wide, title * 0.7);
        bar(g, left, y + title * 1.15, AIM * wide, aim * 0.6);
        paintButtons(g, wide, high);
    }

    /** What can be pressed will not come out of nowhere. */
    private void paintButtons(Graphics2D g, int wide, int high) {
        int tall = GameTile.button(measure);
        int top = high - measure.px(12) - tall;
        int pad = measure.px(14);
        int between = measure.px(10);
        int film = (int) (FILM * wide);
        int both = wide - 2 * pad - film - 2 * between;
        int first = (int) (both * GameTile.SHARE);
        g.fill(Brush.rounded(pad, top, first, tall, 0, measure.px(12)));
        g.fill(Brush.rounded(pad + first + between, top, both - first, tall, 0, measure.px(12)));
        g.fill(Brush.rounded(wide - pad - film, top, film, tall, 0, tall / 2.0));
    }

    private static void bar(Graphics2D g, double x, double y, double wide, double high) {
        g.fill(Brush.rounded((int) x, (int) y, (int) wide, (int) high, 0, high / 2));
    }
}
