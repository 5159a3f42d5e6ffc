package regola.ui.present.make;

import java.util.List;
import regola.ui.view.ProblemView;
import regola.ui.view.make.LessonFormView;

/** A LessonFormStage shows what comes of filling in a lesson. Called on the worker. */
public interface LessonFormStage {
    void show(LessonFormView view);

    /** The lesson is in its file. */
    void saved(String file);

    /** It is to be done as learners do it. */
    void tryIt(String game, String lesson);

    /** It cannot be written; nothing is lost. */
    void failed(List<ProblemView> problems);

    /**
     * It cannot be opened here.
     *
     * @param problems what is wrong with it; none if it is written as text, with more in it than the page asks
     */
    void refused(String file, List<ProblemView> problems);
}
