package regola.ui.app;

import java.util.List;
import regola.home.Preference;
import regola.ui.present.Chosen;
import regola.ui.theme.ThemeChoice;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;

/** A Liking is one of the things about the window that a person may have as they like; all of them stand here. */
final class Liking {
    static final Preference<String> LANGUAGE = Preference.word("language", Texts.LANGUAGES);
    static final Preference<ThemeChoice> THEME = Preference.word("theme", ThemeChoice.class);
    /** In percent. */
    static final Preference<Long> ZOOM = Preference.number("zoom");
    static final Preference<MotionLevel> MOTION = Preference.word("motion", MotionLevel.class);
    static final Preference<Boolean> LABELS = Preference.truth("labels");
    static final Preference<WindowPlace> WINDOW = WindowPlace.PREFERENCE;
    /** What was chosen last on the page where matches are set up. */
    static final Preference<Chosen> MATCH = ChosenForm.PREFERENCE;
    /** Folders with rule files besides that of the data folder. */
    static final Preference<List<String>> RULE_FOLDERS = Preference.texts("rule-folders");
    /** The folder where a match was saved or opened last. */
    static final Preference<String> MATCH_FOLDER = Preference.text("match-folder");

    /** The folder where a handout was saved last. */
    static final Preference<String> HANDOUT_FOLDER = Preference.text("handout-folder");

    static final List<Preference<?>> ALL = List.of(
            LANGUAGE, THEME, ZOOM, MOTION, LABELS, WINDOW, MATCH, RULE_FOLDERS, MATCH_FOLDER, HANDOUT_FOLDER);

    private Liking() {}
}
