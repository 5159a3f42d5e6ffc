package regola.ui.view.start;

/** A LearnerWishes is all that can be wanted of who learns and what they have done. Called on the event thread. */
public interface LearnerWishes {
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
}
