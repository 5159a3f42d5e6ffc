package regola.ui.parts;

import java.awt.Dimension;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/**
 * A TitledButtons is a title, a line below it, and buttons. All buttons stand in one row beside both if the title has
 * room there; else the first stands beside the title and the others beside the line below.
 */
public final class TitledButtons extends JPanel {
    private static final int GAP = 12, BETWEEN = 8;

    private final JLabel title;
    private final JComponent below;
    private final JComponent first;
    private final List<? extends JComponent> others;
    private Boolean inOneRow;

    public TitledButtons(JLabel title, JComponent below, JButton first, List<? extends JComponent> others) {
        this.title = title;
        this.below = below;
        this.first = first;
        this.others = others;
        setOpaque(false);
        arrange(true);
    }

    @Override
    public void doLayout() {
        boolean fits = title.getPreferredSize().width + GAP + buttons() <= getWidth();
        if (fits != inOneRow) {
            arrange(fits);
            revalidate();
        }
        super.doLayout();
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, super.getMinimumSize().height);
    }

    private int buttons() {
        int width = first.isVisible() ? first.getPreferredSize().width : 0;
        for (JComponent each : others) if (each.isVisible()) width += BETWEEN + each.getPreferredSize().width;
        return width;
    }

    private void arrange(boolean oneRow) {
        inOneRow = oneRow;
        removeAll();
        setLayout(new MigLayout("ins 0, gap " + GAP + " 2, fillx, hidemode 3", "[grow, fill][]"));
        JPanel buttons = new JPanel(new MigLayout("ins 0, gap " + BETWEEN + ", hidemode 3"));
        buttons.setOpaque(false);
        if (oneRow) buttons.add(first);
        others.forEach(buttons::add);
        if (oneRow) {
            add(title, "cell 0 0, wmin 0");
            add(below, "cell 0 1, wmin 40");
            add(buttons, "cell 1 0 1 2, aligny center");
            return;
        }
        JPanel top = new JPanel(new MigLayout("ins 0, gap " + BETWEEN + ", fillx, hidemode 3", "[grow, fill][]"));
        top.setOpaque(false);
        top.add(title, "wmin 0");
        top.add(first);
        add(top, "span 2, growx, wmin 0, wrap");
        add(below, "wmin 40");
        add(buttons);
    }
}
