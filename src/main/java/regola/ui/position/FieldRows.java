package regola.ui.position;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.view.position.FieldView;
import regola.ui.view.position.PositionIntents;

/**
 * A FieldRows is what can be said of a position, each with its control. What has the keyboard keeps it while values
 * change.
 */
final class FieldRows extends JPanel {
    private static final long serialVersionUID = 1;

    /** So many letters of an option stand beside what it is about; longer ones below. */
    private static final int SHORT = 6;

    private final transient PositionIntents intents;
    private final transient Map<String, Consumer<FieldView>> tellers = new HashMap<>();
    private transient List<FieldView> shown = List.of();
    /** True while controls are told what to show; then they must not tell back. */
    private boolean telling;

    FieldRows(PositionIntents intents) {
        super(new MigLayout("ins 0, gap 8 3, fillx, wrap 2", "[grow, fill][grow 40, fill, 90::46%]"));
        this.intents = intents;
        setOpaque(false);
    }

    void show(List<FieldView> next) {
        telling = true;
        try {
            if (!isSame(next)) build(next);
            shown = next;
            next.forEach(field -> tellers.get(field.id()).accept(field));
        } finally {
            telling = false;
        }
    }

    private boolean isSame(List<FieldView> next) {
        if (next.size() != shown.size()) return false;
        for (int i = 0; i < next.size(); i++) {
            FieldView one = next.get(i);
            FieldView other = shown.get(i);
            if (!one.id().equals(other.id())
                    || !one.label().equals(other.label())
                    || !one.options().equals(other.options())) return false;
        }
        return true;
    }

    private void build(List<FieldView> next) {
        removeAll();
        tellers.clear();
        for (FieldView field : next) {
            Paragraph label = Paragraph.muted(null);
            label.setText(field.label());
            JComponent control = control(field);
            control.setName("position.field." + field.id());
            control.getAccessibleContext().setAccessibleName(field.label());
            boolean below =
                    field.options().stream().anyMatch(option -> option.name().length() > SHORT);
            add(label, below ? "wmin 60, span 2" : "wmin 60, aligny center");
            add(control, below ? "wmin 0, span 2, gapleft 8, growx 0" : "wmin 0, aligny center");
        }
        revalidate();
        repaint();
    }

    private JComponent control(FieldView field) {
        return switch (field.form()) {
            case YES_NO -> box(field);
            case CHOICE -> list(field);
            case NUMBER, WORDS -> words(field);
        };
    }

    private JComponent box(FieldView field) {
        JCheckBox box = new JCheckBox();
        box.setOpaque(false);
        box.addActionListener(e -> say(field.id(), String.valueOf(box.isSelected())));
        tellers.put(field.id(), now -> box.setSelected(now.value().equals("true")));
        return box;
    }

    private JComponent list(FieldView field) {
        List<String> ids = new ArrayList<>();
        JComboBox<String> list = new JComboBox<>();
        for (FieldView.Option option : field.options()) {
            ids.add(option.id());
            list.addItem(option.name());
        }
        list.addActionListener(e -> {
            if (list.getSelectedIndex() >= 0) say(field.id(), ids.get(list.getSelectedIndex()));
        });
        tellers.put(field.id(), now -> list.setSelectedIndex(ids.indexOf(now.value())));
        return list;
    }

    private JComponent words(FieldView field) {
        JTextField words = new JTextField(6);
        Runnable done = () -> say(field.id(), words.getText());
        words.addActionListener(e -> done.run());
        words.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent e) {
                if (!e.isTemporary()) done.run();
            }
        });
        tellers.put(field.id(), now -> {
            if (!words.getText().equals(now.value())) words.setText(now.value());
        });
        return words;
    }

    private void say(String field, String value) {
        boolean same = shown.stream()
                .anyMatch(one -> one.id().equals(field) && one.value().equals(value));
        if (!telling && !same) intents.fill(field, value);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (shown == null || shown.isEmpty()) return; // called by the constructor of JPanel
        List<FieldView> again = shown;
        shown = List.of();
        show(again);
    }
}
