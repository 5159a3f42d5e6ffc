package regola.ui.screen;

import java.nio.file.Path;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import regola.engine.Ruleset;
import regola.engine.value.Position;
import regola.home.Slot;
import regola.language.model.CheckedGame;
import regola.teaching.draft.LessonForm;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.match.Resumption;
import regola.ui.present.start.MatchSetUp;

/** A Doors is where one can go from a page. For the event thread only. */
public interface Doors {
    /** Home: to the page on which everything begins, wherever one is. */
    void start();

    /** One step out: to the page from which this one was opened. */
    void out();

    /**
     * To the path of a game's lessons.
     *
     * @param game the id of the game
     */
    void path(String game);

    /**
     * To the page where a match of a game is set up.
     *
     * @param game the id of the game
     * @param variants ids of those that are to be on; empty for those that were on last
     */
    void prepare(String game, List<String> variants);

    /**
     * To the board, with a match that fits whoever has just learnt a game, without asking how it is to be played.
     *
     * @param game the id of the game
     */
    void playNow(String game);

    /**
     * To where a match of a game is set up, or to its lessons; what is begun there is shown to a class at once.
     *
     * @param match whether it is to be a match
     */
    void toClass(String game, boolean match);

    /**
     * To a lesson, where the learner left off.
     *
     * @param game the id of its game
     */
    void lesson(String game, String lesson);

    /**
     * To a lesson in a small window of its own, beside this one.
     *
     * @param game the id of its game
     * @param step at which it goes on there, from 0
     */
    void apart(String game, String lesson, int step);

    /**
     * To a match in a small window of its own, where it goes on; it is not in this one any more.
     *
     * @param keptIn where it is kept already, or null
     * @param file in which it is saved, or null
     */
    void apart(Resumption match, Slot keptIn, Path file);

    /** @return whether what is kept there is played in a window of its own, which comes to the front */
    boolean isApart(Slot keptIn);

    /** @param game the id of a game, whose trailer is to be watched; from there back to here */
    void trailer(String game);

    /** To the board, with a new match. */
    void play(MatchSetUp ready);

    /** To the board, with a new match under rules that have just been changed; from there back to the match before. */
    void tryOut(MatchSetUp ready);

    /** To the match on the board; to the start if there is none. */
    void back();

    /** To the board, where a match goes on under other rules: from its start, or the running one, if it can. */
    void goOn(Resumption ready);

    /**
     * To the rules of a game: those of somebody's own to be changed, others to be read and copied.
     *
     * @param game an id of the library, or the name of a rule file
     * @param last how the game is played, or would be; null if nobody knows
     */
    void edit(String game, MatchSetUp last);

    /**
     * To the page where a position is set up, with the match as it stands; from there back to the match, or to a new
     * one.
     */
    void setUp(MatchSetUp match, Position now);

    /** To the page of all rules of a game as it is played; from there back to here. */
    void ruleBook(Ruleset rules);

    /**
     * Opens the menu of the window, which no bar shows where learners are.
     *
     * @param under the button that it opens below
     * @param before items of the page itself
     */
    void menu(JComponent under, List<JMenuItem> before);

    /** To the page on which a lesson that begins at a moment of a match is filled in; from there back to here. */
    default void makeLesson(MatchRecord match) {
        makeLesson(match, begun -> begun);
    }

    /** @param filling fills in, on the worker, what is known of that moment */
    void makeLesson(MatchRecord match, LessonFilling filling);

    /** A LessonFilling fills in what is known of a lesson that somebody begins. */
    @FunctionalInterface
    interface LessonFilling {
        LessonForm in(LessonForm begun);
    }

    /** @param file of a lesson of somebody's own, to be filled in again; from there back to here */
    void changeLesson(String file);

    /** To the page on which a game of one's own begins. */
    void newGame();

    /** To the folders where somebody's own rule files are. */
    void folders();

    /** From now on, or no longer, pages are for those who read little. */
    void children(boolean on);

    /**
     * To what a rule says, and to the lines of the rule file where it stands.
     *
     * @param rule the rule's number, or a place as {@code file:line}
     */
    void rule(CheckedGame game, String rule);
}
