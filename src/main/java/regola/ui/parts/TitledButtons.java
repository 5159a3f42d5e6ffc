package regola.ui.parts;

import java.awt.Dimension;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import net.miginfocom.swing.SwingComponentWrapper;

/**
 * A TitledButtons is a title, a line below it, and buttons. All of it stands in one line if there is room; else all
 * buttons stand in one row beside title and line if the title has room there; else the first stands beside the title
 * and the others beside the line below, as many of them as leave it room for its words in two rows; those before them
 * go up to the first. Where even so it has no room, it stands below all buttons.
 */
public final class TitledButtons extends JPanel {
    private static final int GAP = 12, BETWEEN = 8;
    private static final Rows ONE_ROW = new Rows(-1, false);
    /** As one row, with the line beside the title. */
    private static final Rows ONE_LINE = new Rows(-2, false);
    /** Words that wrap leave some of each row empty. */
    private static final double LEFT_BY_WORDS = 1.2;

    private final JLabel title;
    private final Paragraph below;
    private final JComponent first;
    private final List<? extends JComponent> others;
    private transient Rows rows = ONE_ROW;
    /** How wide the line has been below that title: shorter words move nothing that stands below. */
    private int widest;

    private String titled = "";

    /**
     * @param up how many of the others stand beside the title; below 0 where all buttons stand in one row
     * @param alone whether the line stands below all buttons
     */
    private record Rows(int up, boolean alone) {}

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
        Rows fits = fitting();
        if (!fits.equals(rows)) {
            arrange(fits);
            revalidate();
        }
        super.doLayout();
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, super.getMinimumSize().height);
    }

    private Rows fitting() {
        // Gaps grow with the letters.
        float unit = new SwingComponentWrapper(this).getPixelUnitFactor(true);
        int gap = Math.round(GAP * unit), between = Math.round(BETWEEN * unit);
        int beside = title.getPreferredSize().width + gap + (first.isVisible() ? first.getPreferredSize().width : 0);
        int line = below.getFontMetrics(below.getFont()).stringWidth(below.getText());
        if (!title.getText().equals(titled)) widest = 0;
        titled = title.getText();
        widest = Math.max(widest, line);
        int row = beside + width(others, between);
        if (row + gap + (int) (widest * LEFT_BY_WORDS) <= getWidth()) return ONE_LINE;
        if (row <= getWidth()) return ONE_ROW;
        int room = getWidth() - gap - (int) (line / 2.0 * LEFT_BY_WORDS);
        int most = 0;
        while (most < others.size() && beside + width(others.subList(0, most + 1), between) <= getWidth()) most++;
        for (int up = 0; up <= most; up++)
            if (width(others.subList(up, others.size()), between) <= room) return new Rows(up, false);
        int up = 0;
        while (up < most && width(others.subList(up, others.size()), between) > getWidth()) up++;
        return new Rows(up, true);
    }

    /** @return how wide those of them are that are seen, with what is between them before each */
    private static int width(List<? extends JComponent> buttons, int between) {
        int width = 0;
        for (JComponent each : buttons) if (each.isVisible()) width += between + each.getPreferredSize().width;
        return width;
    }

    private void arrange(Rows next) {
        rows = next;
        removeAll();
        setLayout(new MigLayout("ins 0, gap " + GAP + " 2, fillx, hidemode 3", "[grow, fill][]"));
        if (next.equals(ONE_LINE)) {
            setLayout(new MigLayout("ins 0, gap " + GAP + " 2, fillx, hidemode 3", "[][grow, fill][]"));
            add(title, "aligny center");
            add(below, "aligny center, wmin 40");
            add(row(true, others), "aligny center");
            return;
        }
        if (next.equals(ONE_ROW)) {
            add(title, "cell 0 0, wmin 0");
            add(below, "cell 0 1, wmin 40");
            add(row(true, others), "cell 1 0 1 2, aligny center");
            return;
        }
        JPanel top = new JPanel(new MigLayout("ins 0, gap " + BETWEEN + ", fillx, hidemode 3", "[grow, fill][]"));
        top.setOpaque(false);
        top.add(title, "wmin 0");
        top.add(row(true, others.subList(0, next.up())));
        add(top, "span 2, growx, wmin 0, wrap");
        JPanel rest = row(false, others.subList(next.up(), others.size()));
        if (next.alone()) {
            add(rest, "span 2, growx 0, alignx right, wrap");
            add(below, "span 2, growx, wmin 40");
        } else {
            add(below, "wmin 40");
            add(rest);
        }
    }

    private JPanel row(boolean withFirst, List<? extends JComponent> some) {
        JPanel row = new JPanel(new MigLayout("ins 0, gap " + BETWEEN + ", hidemode 3"));
        row.setOpaque(false);
        if (withFirst) row.add(first);
        some.forEach(row::add);
        return row;
    }
}
