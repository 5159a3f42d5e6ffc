package regola.ui.trailer;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.IntConsumer;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.view.Texts;

/**
 * A SceneTicks is a bar with a part for each scene: past ones filled, the present one tall. A press goes to a scene.
 */
final class SceneTicks extends JComponent implements Measured {
    private static final long serialVersionUID = 1;

    private int count = 1;
    private int at;
    private transient Measure measure = Measure.of(1280, 800, 1);

    SceneTicks(IntConsumer chosen) {
        setName("trailer.ticks");
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                chosen.accept(Math.max(0, Math.min(count - 1, e.getX() * count / Math.max(1, getWidth()))));
            }
        });
    }

    void show(int scene, int scenes, Texts texts) {
        at = scene;
        count = Math.max(1, scenes);
        String said = texts.get("trailer.scene", at + 1, count);
        getAccessibleContext().setAccessibleName(said);
        setToolTipText(said);
        repaint();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(measure.px(200), measure.button());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double wide = (double) getWidth() / count;
            double gap = Math.min(wide / 4, measure.px(6));
            for (int i = 0; i < count; i++) {
                double high = i == at ? measure.px(20) : measure.px(10);
                double top = (getHeight() - high) / 2;
                g.setColor((i <= at ? StageColour.RULER_DONE : StageColour.RULER).now());
                g.fill(Brush.rounded(i * wide + gap / 2, top, wide - gap, high, 0, measure.px(5)));
                if (i <= at) continue;
                g.setColor(StageColour.EDGE.now());
                g.setStroke(Brush.line(1.5));
                g.draw(Brush.rounded(i * wide + gap / 2, top, wide - gap, high, 0.75, measure.px(5)));
            }
        } finally {
            g.dispose();
        }
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                private static final long serialVersionUID = 1;

                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.PROGRESS_BAR;
                }
            };
        }
        return accessibleContext;
    }
}
