package regola.ui.start;

import java.awt.Component;
import java.awt.Container;
import java.awt.Font;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SettingView;
import regola.ui.view.start.StartIntents;

/** A SettingsSection is a control for each setting of the rule file below its sentence. */
final class SettingsSection extends Stack {
    private static final long serialVersionUID = 1;

    private final transient StartIntents intents;
    private final Sentence title = new Sentence("settings.title", TextSize.ANSWER, StageColour.INK);
    private final StageButton back = new StageButton("settings.back", StageButton.Style.PLAIN);
    private final Stack rows = new Stack("settings.rows", 6);
    private final Map<String, SettingControl> controls = new LinkedHashMap<>();
    private final Map<String, Sentence> notes = new LinkedHashMap<>();
    private transient List<String> built = List.of();
    private boolean teacher;

    SettingsSection(StartIntents intents) {
        super("settings", 10);
        this.intents = intents;
        back.addActionListener(e -> this.intents.setAllBack());
        add(title);
        add(rows);
        add(back);
    }

    /** @param next whether numbers of rules are said */
    void setTeacher(boolean next) {
        teacher = next;
    }

    void show(SetUpView view, Texts texts) {
        setVisible(!view.settings().isEmpty());
        title.say(texts.get("start.settings"));
        back.setText(texts.get("start.back"));
        back.setVisible(view.settings().stream().anyMatch(SettingView::isChanged));
        List<String> now = view.settings().stream()
                .map(setting -> setting.name() + " " + setting.sentence() + " " + setting.words())
                .toList();
        if (!now.equals(built)) {
            built = now;
            build(view.settings(), texts);
        }
        for (SettingView setting : view.settings()) {
            controls.get(setting.name()).show(setting);
            String rule = teacher && setting.rule() != null ? setting.rule() : "";
            String changed = setting.isChanged() ? texts.get("start.changed") : "";
            notes.get(setting.name()).say((rule + "  " + changed).strip());
        }
        dress();
    }

    private void build(List<SettingView> settings, Texts texts) {
        rows.removeAll();
        controls.clear();
        notes.clear();
        for (SettingView setting : settings) {
            Sentence sentence = new Sentence("setting." + setting.name() + ".sentence", TextSize.BODY, StageColour.INK);
            sentence.say(setting.sentence());
            SettingControl control = new SettingControl(setting, texts, value -> intents.set(setting.name(), value));
            Sentence note = new Sentence("setting." + setting.name() + ".note", TextSize.SMALL, StageColour.SUB);
            controls.put(setting.name(), control);
            notes.put(setting.name(), note);
            if (!control.speaks()) rows.add(sentence);
            rows.add(control.component());
            rows.add(note);
        }
        for (Component part : rows.getComponents()) if (part instanceof Sentence words) words.measure(measure());
    }

    @Override
    public void measure(Measure next) {
        super.measure(next);
        dress();
    }

    private void dress() {
        Font font = TextSize.BODY.font(measure());
        for (SettingControl control : controls.values()) {
            if (control.component() instanceof Measured box) box.measure(measure());
            else dress(control.component(), font);
        }
        revalidate();
    }

    private static void dress(Container within, Font font) {
        for (Component part : within.getComponents()) {
            part.setFont(font);
            if (part instanceof Container inner) dress(inner, font);
        }
    }
}
