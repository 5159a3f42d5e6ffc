package regola.ui.start;

import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import regola.ui.view.Texts;
import regola.ui.view.start.SettingView;

/**
 * A SettingControl is the control for one setting, made from what the rule file says of it: a switch, a number, some
 * numbers, or a word.
 */
final class SettingControl {
    private final JPanel panel = new JPanel(new MigLayout("ins 0, gap 4"));
    private final Consumer<List<Long>> changed;
    private final Texts texts;
    private SettingView view;
    /** Where it is on or off, with its sentence; else null. */
    private SwitchBox box;
    /** True while a control is told what to show; then it must not tell back. */
    private boolean telling;

    SettingControl(SettingView view, Texts texts, Consumer<List<Long>> changed) {
        this.changed = changed;
        this.texts = texts;
        panel.setOpaque(false);
        panel.setName("setting." + view.name());
        show(view);
    }

    JComponent component() {
        return box == null ? panel : box;
    }

    /** @return whether it says itself what it is about */
    boolean speaks() {
        return box != null;
    }

    /** Shows a value. What has the keyboard keeps it. */
    void show(SettingView next) {
        boolean same = view != null && next.value().size() == view.value().size();
        view = next;
        telling = true;
        try {
            if (!same) build();
            tell();
        } finally {
            telling = false;
        }
    }

    private void build() {
        panel.removeAll();
        switch (view.form()) {
            case YES_NO -> box();
            case WORD -> words();
            case NUMBER -> {
                if (view.words().isEmpty()) number(0);
                else words();
            }
            case NUMBERS -> {
                for (int i = 0; i < view.value().size(); i++) number(i);
                if (view.value().size() > view.fewest()) oneLess();
                if (view.value().size() < view.many()) oneMore();
            }
        }
        panel.revalidate();
        panel.repaint();
    }

    private void box() {
        SwitchBox made = new SwitchBox(view.sentence());
        named(made, 0);
        made.addActionListener(e -> say(List.of(made.isSelected() ? 1L : 0L)));
        box = made;
    }

    private void words() {
        JComboBox<String> words = new JComboBox<>(view.words().toArray(String[]::new));
        named(words, 0);
        words.addActionListener(e -> say(List.of(first() + words.getSelectedIndex())));
        panel.add(words);
    }

    /** What the first of the words stands for. */
    private long first() {
        return view.form() == SettingView.Form.NUMBER ? view.least() : 0;
    }

    private void number(int place) {
        JSpinner spinner = new JSpinner(new SpinnerNumberModel(
                view.value().get(place), Long.valueOf(view.least()), Long.valueOf(view.most()), Long.valueOf(1)));
        named(spinner, place);
        int digits = Math.max(
                Long.toString(view.most()).length(), Long.toString(view.least()).length());
        ((JSpinner.DefaultEditor) spinner.getEditor()).getTextField().setColumns(digits + 1);
        spinner.addChangeListener(e -> {
            List<Long> value = new ArrayList<>(view.value());
            value.set(place, ((Number) spinner.getValue()).longValue());
            say(value);
        });
        panel.add(spinner);
    }

    private void named(JComponent control, int place) {
        control.setName("setting." + view.name() + "." + place);
        String said =
                view.form() == SettingView.Form.NUMBERS ? view.sentence() + " (" + (place + 1) + ")" : view.sentence();
        control.getAccessibleContext().setAccessibleName(said);
        // The keyboard is in the field, not on what holds it.
        if (control instanceof JSpinner spinner) {
            ((JSpinner.DefaultEditor) spinner.getEditor())
                    .getTextField()
                    .getAccessibleContext()
                    .setAccessibleName(said);
        }
    }

    private void oneMore() {
        button("+", "more", "start.more", () -> {
            List<Long> value = new ArrayList<>(view.value());
            value.add(value.isEmpty() ? view.least() : value.get(value.size() - 1));
            return value;
        });
    }

    private void oneLess() {
        button(
                "−",
                "less",
                "start.fewer",
                () -> view.value().subList(0, view.value().size() - 1));
    }

    private void button(String sign, String name, String tip, Supplier<List<Long>> value) {
        JButton button = new JButton(sign);
        button.setName("setting." + view.name() + "." + name);
        button.setToolTipText(texts.get(tip));
        button.getAccessibleContext().setAccessibleName(texts.get(tip));
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        Dimension wished = button.getPreferredSize();
        int side = Math.max(wished.width, wished.height);
        button.setPreferredSize(new Dimension(side, side));
        button.addActionListener(e -> say(value.get()));
        panel.add(button);
    }

    private void say(List<Long> value) {
        if (!telling && !value.equals(view.value())) changed.accept(value);
    }

    private void tell() {
        if (box != null) box.setSelected(view.value().get(0) != 0);
        for (int i = 0; i < panel.getComponentCount(); i++) {
            if (i >= view.value().size()) return;
            long value = view.value().get(i);
            if (panel.getComponent(i) instanceof JSpinner spinner) {
                if (((Number) spinner.getValue()).longValue() != value) spinner.setValue(value);
            } else if (panel.getComponent(i) instanceof JComboBox<?> words
                    && value >= first()
                    && value - first() < words.getItemCount()) {
                words.setSelectedIndex((int) (value - first()));
            }
        }
    }
}
