package regola.ui.start;

import java.awt.Font;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Objects;
import javax.swing.AbstractAction;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.start.LearnerWishes;

/**
 * A LearnerBar says who is learning: a name can be chosen or written. What that learner has done can be saved as a
 * table, forgotten, or removed with the name.
 */
final class LearnerBar extends JPanel implements Measured {
    private static final long serialVersionUID = 1;

    /** The zoom from which on letters are large. */
    private static final double LARGE = 1.5;

    private final transient LearnerWishes wishes;
    private final JLabel label = new JLabel();
    private final JComboBox<String> names = new Names();
    private final JButton more = new JButton("\u2026");
    private final JPopupMenu menu = new JPopupMenu();
    private final JMenuItem all = new JMenuItem();
    private final JMenuItem export = new JMenuItem();
    private final JMenuItem forget = new JMenuItem();
    private final JMenuItem remove = new JMenuItem();
    private final transient MigLayout layout;
    private String nobody = "";
    private String now = "";
    /** While a picture is put on show nobody has chosen anything. */
    private boolean showing;

    /** Enter takes the name that was written, and does not press the large button of the page. */
    private static final class Names extends JComboBox<String> {
        private static final long serialVersionUID = 1;

        @Override
        public void updateUI() {
            super.updateUI();
            setEditable(true);
            JComponent field = (JComponent) getEditor().getEditorComponent();
            field.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "take");
            field.getActionMap().put("take", new AbstractAction() {
                private static final long serialVersionUID = 1;

                @Override
                public void actionPerformed(ActionEvent e) {
                    setPopupVisible(false);
                    setSelectedItem(getEditor().getItem());
                }
            });
        }
    }

    LearnerBar(LearnerWishes wishes) {
        layout = new MigLayout("ins 0, gap 8 0", "[][80:150:190, grow, fill, shrinkprio 200][]");
        setLayout(layout);
        this.wishes = wishes;
        setName("learner");
        setOpaque(false);
        names.setName("learner.name");
        names.addActionListener(e -> choose());
        label.setLabelFor(names);
        more.setName("learner.more");
        more.addActionListener(e -> openMenu());
        item(all, "learner.all", wishes::showProgress);
        item(export, "learner.export", wishes::exportProgress);
        menu.addSeparator();
        item(forget, "learner.forget", wishes::forgetLearner);
        item(remove, "learner.remove", wishes::removeLearner);
        add(label);
        add(names);
        add(more);
    }

    @Override
    public void measure(Measure measure) {
        Font letters = TextSize.SMALL.font(measure);
        if (letters.equals(names.getFont())) return;
        for (JComponent each : List.of(label, names, more, all, export, forget, remove)) each.setFont(letters);
        int wide = measure.px(150);
        layout.setColumnConstraints(
                "[][%dpx:%dpx:%dpx, grow, fill, shrinkprio 200][]".formatted(wide / 2, wide, wide * 5 / 4));
        // With large letters the title needs the room; the field still says what it is by its tip.
        label.setVisible(measure.zoom() < LARGE);
        revalidate();
    }

    private void item(JMenuItem item, String name, Runnable act) {
        item.setName(name);
        item.addActionListener(e -> act.run());
        menu.add(item);
    }

    /** A menu stands on no page: what has changed in how all looks is made up for as it opens. */
    private void openMenu() {
        SwingUtilities.updateComponentTreeUI(menu);
        menu.show(more, 0, more.getHeight());
    }

    private void choose() {
        if (showing) return;
        String written = Objects.toString(names.getSelectedItem(), "").strip();
        String name = written.equals(nobody) ? "" : written;
        if (!name.equals(now)) wishes.learner(name);
    }

    void show(CourseView course, Texts texts) {
        showing = true;
        now = course.learner();
        nobody = texts.get("learner.nobody");
        label.setText(texts.get("learner.label"));
        DefaultComboBoxModel<String> everybody = new DefaultComboBoxModel<>();
        everybody.addElement(nobody);
        course.learners().stream().filter(name -> !name.isEmpty()).forEach(everybody::addElement);
        names.setModel(everybody);
        names.setSelectedItem(now.isEmpty() ? nobody : now);
        names.setToolTipText(texts.get("learner.tip"));
        names.getAccessibleContext().setAccessibleName(texts.get("learner.label"));
        names.getAccessibleContext().setAccessibleDescription(texts.get("learner.tip"));
        more.getAccessibleContext().setAccessibleName(texts.get("learner.more"));
        more.setToolTipText(texts.get("learner.more"));
        all.setText(texts.get("learner.all"));
        export.setText(texts.get("learner.export"));
        forget.setText(texts.get("learner.forget", now.isEmpty() ? nobody : now));
        remove.setText(texts.get("learner.remove", now));
        remove.setEnabled(!now.isEmpty());
        export.setEnabled(!course.learners().isEmpty());
        showing = false;
    }
}
