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
 * room there; else the first stands beside the title and the others beside the line below, as many of them as leave it
 * room for its words in two rows; those before them go up to the first.
 */
public final class TitledButtons extends JPanel {
    private static final int GAP = 12, BETWEEN = 8;
    /** All stand in one row. */
    private static final int ONE_ROW = -1;
    /** Words that wrap leave some of each row empty. */
    private static final double LEFT_BY_WORDS = 1.2;

    private final JLabel title;
    private final Paragraph below;
    private final JComponent first;
    private final List<? extends JComponent> others;
    /** How many of the others stand beside the title. */
    private int up = ONE_ROW;

    public TitledButtons(JLabel title, Paragraph below, JButton first, List<? extends JComponent> others) {
        this.title = title;
        this.below = below;
        this.first = first;
        this.others = others;
        setOpaque(false);
        arrange(ONE_ROW);
    }

    @Override
    public void doLayout() {
        int fits = fitting();
        if (fits != up) {
            arrange(fits);
            revalidate();
        }
        super.doLayout();
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, super.getMinimumSize().height);
    }

    private int fitting() {
        int beside = title.getPreferredSize().width + GAP + (first.isVisible() ? first.getPreferredSize().width : 0);
        if (beside + width(others) <= getWidth()) return ONE_ROW;
        int line = below.getFontMetrics(below.getFont()).stringWidth(below.getText());
        int room = getWidth() - GAP - (int) (line / 2 * LEFT_BY_WORDS);
        int fits = 0;
        while (fits < others.size()
                && width(others.subList(fits, others.size())) > room
                && beside + width(others.subList(0, fits + 1)) <= getWidth()) fits++;
        return fits;
    }

    /** @return how wide those of them are that are seen, with the gap before each */
    private static int width(List<? extends JComponent> buttons) {
        int width = 0;
        for (JComponent each : buttons) if (each.isVisible()) width += BETWEEN + each.getPreferredSize().width;
        return width;
    }

    private void arrange(int next) {
        up = next;
        removeAll();
        setLayout(new MigLayout("ins 0, gap " + GAP + " 2, fillx, hidemode 3", "[grow, fill][]"));
        if (next == ONE_ROW) {
            add(title, "cell 0 0, wmin 0");
            add(below, "cell 0 1, wmin 40");
            add(row(true, others), "cell 1 0 1 2, aligny center");
            return;
        }
        JPanel top = new JPanel(new MigLayout("ins 0, gap " + BETWEEN + ", fillx, hidemode 3", "[grow, fill][]"));
        top.setOpaque(false);
        top.add(title, "wmin 0");
        top.add(row(true, others.subList(0, next)));
        add(top, "span 2, growx, wmin 0, wrap");
        add(below, "wmin 40");
        add(row(false, others.subList(next, others.size())));
    }

    private JPanel row(boolean withFirst, List<? extends JComponent> some) {
        JPanel row = new JPanel(new MigLayout("ins 0, gap " + BETWEEN + ", hidemode 3"));
        row.setOpaque(false);
        if (withFirst) row.add(first);
        some.forEach(row::add);
        return row;
    }
}
