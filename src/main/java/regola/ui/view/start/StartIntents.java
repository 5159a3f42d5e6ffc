package regola.ui.start;

import java.util.List;

/** A StartIntents is all that a person can want before a match. Called on the event thread. */
public interface StartIntents {
    /** A lesson of that game is to be opened. */
    void learn(String game, String lesson);

    /** @param name of who learns now; empty for nobody in particular */
    void learner(String name);

    /** What the learner has done is to be forgotten. */
    void forgetLearner();

    /** The learner is to be removed with everything that was done. */
    void removeLearner();

    /** What all learners have done is to be saved as a table. */
    void exportProgress();

    /** What all learners have done is to be seen. */
    void showProgress();

    void chooseGame(String id);

    void choosePlayers(int players);

    void seat(String player, boolean computer);

    void turnVariant(String id, boolean on);

    void set(String setting, List<Long> value);

    void setAllBack();

    /** To the rules of the chosen game. */
    void rules();

    /** To the page of all rules of the chosen game. */
    void ruleBook();

    void start();

    /** @param key of a match that was not played to its end */
    void goOn(String key);

    /** @param key of a match that was not played to its end */
    void putAway(String key);
}
