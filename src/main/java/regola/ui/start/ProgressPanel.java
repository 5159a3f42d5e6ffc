package regola.ui.start;

import java.awt.BorderLayout;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.DefaultTableModel;
import regola.ui.view.Texts;
import regola.ui.view.start.ProgressView;

/** A ProgressPanel shows what learners have done, as a table that can be read and saved. */
public final class ProgressPanel extends JPanel {
    private static final long serialVersionUID = 1;
    private static final String[] COLUMNS = {
        "progress.learner",
        "progress.game",
        "progress.lesson",
        "progress.stars",
        "progress.tries",
        "progress.hints",
        "progress.step"
    };

    /** @param export saves it all */
    public ProgressPanel(ProgressView progress, Texts texts, Runnable export) {
        super(new BorderLayout(8, 8));
        setName("progress");
        setBorder(BorderFactory.createEmptyBorder(12, 12, 12, 12));
        DefaultTableModel rows = new DefaultTableModel() {
            private static final long serialVersionUID = 1;

            @Override
            public boolean isCellEditable(int row, int column) {
                return false;
            }
        };
        for (String column : COLUMNS) rows.addColumn(texts.get(column));
        for (ProgressView.Row row : progress.rows()) rows.addRow(cells(row, texts));
        JTable table = new JTable(rows);
        table.setName("progress.table");
        table.setAutoCreateRowSorter(true);
        table.getAccessibleContext().setAccessibleName(texts.get("learner.more"));
        DefaultTableCellRenderer plain = new DefaultTableCellRenderer();
        plain.putClientProperty("html.disable", Boolean.TRUE); // names are anybody's
        table.setDefaultRenderer(Object.class, plain);
        table.setRowHeight(table.getFontMetrics(table.getFont()).getHeight() + 6);
        table.getColumnModel().getColumn(2).setPreferredWidth(220);
        JLabel none = new JLabel(texts.get("progress.none"));
        none.setName("progress.none");
        none.setVisible(progress.rows().isEmpty());
        JButton save = new JButton(texts.get("learner.export"));
        save.setName("progress.export");
        save.addActionListener(e -> export.run());
        save.setEnabled(!progress.rows().isEmpty());
        JPanel below = new JPanel(new BorderLayout());
        below.add(save, BorderLayout.LINE_END);
        add(none, BorderLayout.NORTH);
        add(new JScrollPane(table), BorderLayout.CENTER);
        add(below, BorderLayout.SOUTH);
    }

    private static Object[] cells(ProgressView.Row row, Texts texts) {
        return new Object[] {
            row.learner().isEmpty() ? texts.get("learner.nobody") : row.learner(),
            row.game(),
            row.lesson(),
            row.stars() == 0 ? "" : texts.get("lesson.stars", row.stars()),
            row.tries() == 0 ? "" : "" + row.tries(),
            row.hints() == 0 ? "" : "" + row.hints(),
            row.step() == 0 ? "" : "" + row.step()
        };
    }
}
