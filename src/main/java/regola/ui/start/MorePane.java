package regola.ui.start;

import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SetUpWishes;
import regola.ui.view.start.StartIntents;

/** A MorePane is what few ask for before a match: about the game, changing its rules, and all its settings. */
final class MorePane extends Stack {
    private static final long serialVersionUID = 1;

    private final Sentence about = new Sentence("start.about", TextSize.BODY, StageColour.INK);
    private final Sentence author = new Sentence("start.author", TextSize.SMALL, StageColour.SUB);
    private final Sentence file = new Sentence("start.file", TextSize.SMALL, StageColour.SUB);
    private final StageButton rules = new StageButton("start.rules", StageButton.Style.PLAIN);
    private final SettingsSection settings;

    MorePane(StartIntents intents, SetUpWishes wishes) {
        super("setup.more.content", 14);
        settings = new SettingsSection(intents);
        rules.addActionListener(e -> wishes.rules());
        add(about);
        add(author);
        add(file);
        add(settings);
        add(rules);
    }

    void setTeacher(boolean teacher) {
        settings.setTeacher(teacher);
    }

    void show(SetUpView view, Texts texts) {
        about.say(view.about());
        author.say(view.author().isEmpty() ? "" : texts.get("start.author", view.author()));
        file.say(view.file().isEmpty() ? "" : texts.get("start.file", view.file()));
        rules.setText(texts.get(view.file().isEmpty() ? "start.rules" : "start.rules.own"));
        rules.setToolTipText(texts.get(view.file().isEmpty() ? "start.rules.tip" : "start.rules.own"));
        settings.show(view, texts);
        revalidate();
        repaint();
    }
}
