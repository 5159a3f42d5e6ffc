package regola.ui.start;

import java.awt.Component;
import java.awt.Dimension;
import javax.swing.SwingUtilities;
import regola.ui.parts.ScrolledColumn;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;

/** A Stack is parts below each other, each as wide as there is room and as high as it then needs to be. */
class Stack extends ScrolledColumn implements Measured {
    private static final long serialVersionUID = 1;

    private final double between;
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param between two parts, in units of space */
    Stack(String name, double between) {
        super(null);
        this.between = between;
        setName(name);
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        revalidate();
    }

    protected final Measure measure() {
        return measure;
    }

    private int high(Component part, int width) {
        if (part.getWidth() != width) part.setSize(width, part.getHeight());
        return part.getPreferredSize().height;
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : measure.px(300);
        int high = 0;
        for (Component part : getComponents())
            if (part.isVisible()) high += (high > 0 ? measure.px(between) : 0) + high(part, width);
        return new Dimension(width, high);
    }

    @Override
    public void doLayout() {
        int y = 0;
        for (Component part : getComponents()) {
            if (!part.isVisible()) continue;
            int high = high(part, getWidth());
            part.setBounds(0, y, getWidth(), high);
            y += high + measure.px(between);
        }
    }

    /** How high it is depends on how wide it came to be. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean another = width != getWidth();
        super.setBounds(x, y, width, height);
        if (another) SwingUtilities.invokeLater(this::revalidate);
    }

    @Override
    protected int step() {
        return measure.px(44);
    }
}
