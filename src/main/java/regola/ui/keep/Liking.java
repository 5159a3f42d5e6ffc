package regola.ui.keep;

import java.util.List;
import regola.home.Preference;
import regola.ui.present.start.Chosen;
import regola.ui.theme.ThemeChoice;
import regola.ui.view.MotionLevel;
import regola.ui.view.Tempo;
import regola.ui.view.Texts;

/** A Liking is one of the things about the window that a person may have as they like; all of them stand here. */
public final class Liking {
    public static final Preference<String> LANGUAGE = Preference.word("language", Texts.LANGUAGES);
    public static final Preference<ThemeChoice> THEME = Preference.word("theme", ThemeChoice.class);
    /** In percent. */
    public static final Preference<Long> ZOOM = Preference.number("zoom");

    public static final Preference<MotionLevel> MOTION = Preference.word("motion", MotionLevel.class);
    public static final Preference<Boolean> LABELS = Preference.truth("labels");
    /** Whether numbers of rules and coordinates are said, for those who teach. */
    public static final Preference<Boolean> TEACHER = Preference.truth("teacher");
    /** Whether the only move of a match plays itself. */
    public static final Preference<Boolean> FORCED = Preference.truth("forced-moves");
    /** The same where the rules are somebody's own. */
    public static final Preference<Boolean> FORCED_IN_OWN = Preference.truth("forced-moves-in-own");
    /** How long computers take for what they do. */
    public static final Preference<Tempo> TEMPO = Preference.word("tempo", Tempo.class);
    /** Whether small sounds are heard. */
    public static final Preference<Boolean> SOUND = Preference.truth("sound");
    /** Whether what is asked and replied is read aloud. */
    public static final Preference<Boolean> READ_ALOUD = Preference.truth("read-aloud");
    /** Whether pages are for those who read little. */
    public static final Preference<Boolean> CHILDREN = Preference.truth("children");

    public static final Preference<WindowPlace> WINDOW = WindowPlace.PREFERENCE;
    /** What was chosen last for each game on the page where matches are set up, the last game first. */
    public static final Preference<List<Chosen>> MATCH = ChosenForm.PREFERENCE;
    /** Folders with rule files besides that of the data folder. */
    static final Preference<List<String>> RULE_FOLDERS = Preference.texts("rule-folders");
    /** The folder where a match was saved or opened last. */
    public static final Preference<String> MATCH_FOLDER = Preference.text("match-folder");

    /** The folder where a handout was saved last. */
    public static final Preference<String> HANDOUT_FOLDER = Preference.text("handout-folder");

    /** Whether something was done last in a match that goes on, not in a lesson: there one goes on. */
    public static final Preference<Boolean> MATCH_LAST = Preference.truth("match-last");

    /** Whether the board is seen beside the text of rules. */
    public static final Preference<Boolean> BESIDE = Preference.truth("board-beside");

    /** Which part of the room the text of rules has beside the board, in percent. */
    public static final Preference<Long> TEXT_SHARE = Preference.number("text-share");
    /** Whether words are offered while somebody writes rules. */
    public static final Preference<Boolean> SUGGEST = Preference.truth("suggest-words");
    /** The folder where a game was put last that is to be given away. */
    public static final Preference<String> GIVEN_FOLDER = Preference.text("given-folder");

    public static final List<Preference<?>> ALL = List.of(
            LANGUAGE,
            THEME,
            ZOOM,
            MOTION,
            LABELS,
            TEACHER,
            FORCED,
            FORCED_IN_OWN,
            TEMPO,
            SOUND,
            READ_ALOUD,
            CHILDREN,
            WINDOW,
            MATCH,
            RULE_FOLDERS,
            MATCH_FOLDER,
            HANDOUT_FOLDER,
            MATCH_LAST,
            BESIDE,
            TEXT_SHARE,
            SUGGEST,
            GIVEN_FOLDER);

    private Liking() {}
}
