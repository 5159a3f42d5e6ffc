package regola.ui.start;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SettingView;
import regola.ui.view.start.StartIntents;

/** A SettingsSection is a control for each setting of the rule file, with its sentence and the number of its rule. */
final class SettingsSection extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int WIDEST = 520;

    private final transient StartIntents intents;
    private final JLabel title = SetUpPanel.heading("settings.title");
    private final JButton back = new JButton();
    private final JPanel rows =
            new JPanel(new MigLayout("ins 0, gap 12 4, wrap 3, fillx", "[grow 1000, fill][][grow 1]"));
    private final Map<String, SettingControl> controls = new LinkedHashMap<>();
    private final Map<String, JLabel> rules = new LinkedHashMap<>();
    private transient List<String> built = List.of();

    SettingsSection(StartIntents intents) {
        super(new MigLayout("ins 0, gap 0 4, fillx", "[grow, fill][]"));
        this.intents = intents;
        setOpaque(false);
        rows.setOpaque(false);
        back.setName("settings.back");
        back.addActionListener(e -> this.intents.setAllBack());
        add(title);
        add(back, "wrap");
        add(rows, "span, growx, wmin 40, wmax 860"); // a value stands near what it is for, however wide the window
    }

    void show(SetUpView view, Texts texts) {
        setVisible(!view.settings().isEmpty());
        title.setText(texts.get("start.settings"));
        back.setText(texts.get("start.back"));
        back.setEnabled(view.settings().stream().anyMatch(SettingView::isChanged));
        // The words are part of what is built: another language builds them anew.
        List<String> wanted = view.settings().stream()
                .map(s -> s.name() + " " + s.form() + " " + s.sentence())
                .toList();
        if (!wanted.equals(built)) build(view.settings(), texts);
        built = wanted;
        for (SettingView setting : view.settings()) {
            controls.get(setting.name()).show(setting);
            String rule = setting.rule() == null ? "" : setting.rule();
            rules.get(setting.name())
                    .setText(setting.isChanged() ? rule + "  (" + texts.get("start.changed") + ")" : rule);
        }
    }

    private void build(List<SettingView> settings, Texts texts) {
        rows.removeAll();
        controls.clear();
        rules.clear();
        for (SettingView setting : settings) {
            Paragraph sentence = Paragraph.plain("setting." + setting.name() + ".sentence");
            sentence.setText(setting.sentence());
            SettingControl control = new SettingControl(setting, texts, value -> intents.set(setting.name(), value));
            JLabel rule = new JLabel();
            rule.putClientProperty("FlatLaf.styleClass", "small");
            rule.setEnabled(false);
            controls.put(setting.name(), control);
            rules.put(setting.name(), rule);
            rows.add(sentence, "wmin 40, wmax " + Scaled.px(WIDEST) + ", aligny center"); // its control stays near it
            rows.add(control.component());
            rows.add(rule, "wmin 80");
        }
    }
}
