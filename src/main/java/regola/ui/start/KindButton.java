package regola.ui.start;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import javax.swing.JToggleButton;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.ArtIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.start.KindView;

/** A KindButton is one of those who may sit in a seat: face, name and a sentence. The one that does bears a tick. */
final class KindButton extends JToggleButton implements Measured {
    private static final long serialVersionUID = 1;
    private static final double FACE = 64;
    private static final double TICK = 26;
    private static final double LEADING = 1.2;

    private final transient ArtStore art;
    private final transient KindView kind;
    private String name = "";
    private String colour;
    private transient Measure measure = Measure.of(1280, 800, 1);

    KindButton(ArtStore art, KindView kind) {
        this.art = art;
        this.kind = kind;
        setName("kind." + kind.id());
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRolloverEnabled(true);
        getAccessibleContext().setAccessibleDescription(kind.about());
    }

    /**
     * Of several that play alike each has a name of its own, and wears its seat's colour: this is the one of who would
     * sit there.
     *
     * @param worn "#RRGGBB" or null
     */
    void call(String next, String worn) {
        name = next;
        colour = worn;
        getAccessibleContext().setAccessibleName(next);
        revalidate();
        repaint();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setOpaque(false);
        setBorder(null);
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        revalidate();
    }

    private int left() {
        return measure.px(12 + FACE + 12);
    }

    private StageWords words(String text, TextSize size) {
        int wide = getWidth() > 0 ? getWidth() : measure.px(320);
        // The tick stands beside the name.
        double right = size == TextSize.ANSWER ? TICK + 12 : 12;
        int room = Math.max(measure.px(80), wide - left() - measure.px(right));
        return StageWords.in(this, size.font(measure), text, room, LEADING);
    }

    @Override
    public Dimension getPreferredSize() {
        int words = words(name, TextSize.ANSWER).height()
                + words(kind.about(), TextSize.SMALL).height();
        return new Dimension(measure.px(320), Math.max(words, measure.px(FACE)) + measure.px(18));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double radius = measure.px(14);
            boolean warm = getModel().isRollover() || getModel().isPressed();
            g.setColor((warm ? StageColour.HOVER : StageColour.CARD).now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, radius));
            double edge = isSelected() ? Math.max(3, measure.unit() * 3) : 1.5;
            g.setColor((isSelected() ? StageColour.LEAD : StageColour.EDGE).now());
            g.setStroke(Brush.line(edge));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, radius));
            int face = measure.px(FACE);
            new ArtIcon(art, kind.face(), colour, face).paintIcon(this, g, measure.px(12), (getHeight() - face) / 2);
            StageWords who = words(name, TextSize.ANSWER);
            StageWords about = words(kind.about(), TextSize.SMALL);
            int y = (getHeight() - who.height() - about.height()) / 2;
            g.setColor(StageColour.INK.now());
            who.paint(g, left(), y);
            g.setColor(StageColour.SUB.now());
            about.paint(g, left(), y + who.height());
            if (isSelected()) tick(g, getWidth() - measure.px(TICK + 8), Math.max(measure.px(8), y), measure.px(TICK));
            if (isFocusOwner()) Brush.focus(g, measure, getWidth(), getHeight(), radius);
        } finally {
            g.dispose();
        }
    }

    /** A filled circle with a tick in it. */
    static void tick(Graphics2D g, double x, double y, double across) {
        g.setColor(StageColour.LEAD.now());
        g.fill(Brush.rounded(x, y, across, across, 0, across / 2));
        Path2D tick = new Path2D.Double();
        tick.moveTo(x + across * 0.27, y + across * 0.53);
        tick.lineTo(x + across * 0.44, y + across * 0.7);
        tick.lineTo(x + across * 0.75, y + across * 0.33);
        g.setColor(StageColour.LEAD_INK.now());
        g.setStroke(Brush.line(across * 0.12));
        g.draw(tick);
    }
}
