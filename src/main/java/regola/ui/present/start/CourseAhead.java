package regola.ui.present.start;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import regola.teaching.progress.Learner;
import regola.teaching.progress.LessonProgress;
import regola.teaching.progress.Progress;
import regola.ui.view.start.GoOnView;

/**
 * A CourseAhead is what of the lessons of a game is still before a learner who has begun with them: where a match of
 * the game leads on to.
 */
public final class CourseAhead {
    private final Fronts fronts;
    private final Supplier<Progress> studies;

    /** @param studies what learners have done; asked on the worker */
    public CourseAhead(Fronts fronts, Supplier<Progress> studies) {
        this.fronts = fronts;
        this.studies = studies;
    }

    /**
     * Called on the worker.
     *
     * @return the lesson that is next; empty where none was begun, and where all are done
     */
    public Optional<GoOnView> of(String game, String language) {
        Learner learner = studies.get().learner();
        return fronts.game(game).map(front -> next(front, learner, language));
    }

    /**
     * @return the first lesson that is not done, from the one that was open last on; null where none was begun, and
     *     where all are done
     */
    private static GoOnView next(Fronts.GameFront front, Learner learner, String language) {
        List<String> ids = front.lessons().stream().map(Fronts.LessonFront::id).toList();
        return learner.recent().stream()
                .filter(id -> ids.contains(id)
                        && (learner.lesson(id).isDone() || learner.lesson(id).isBegun()))
                .findFirst()
                .map(id -> next(front, ids.indexOf(id), learner, language))
                .orElse(null);
    }

    /** @return the first lesson that is not done, from a place on and then from the first; null where all are done */
    static GoOnView next(Fronts.GameFront front, int place, Learner learner, String language) {
        List<Fronts.LessonFront> lessons = front.lessons();
        for (int i = 0; i < lessons.size(); i++) {
            int at = (place + i) % lessons.size();
            LessonProgress done = learner.lesson(lessons.get(at).id());
            if (!done.isDone()) return goOn(front, at, done, language);
        }
        return null;
    }

    /** @return a lesson with what was done in it */
    static GoOnView goOn(Fronts.GameFront front, int place, LessonProgress done, String language) {
        Fronts.LessonFront lesson = front.lessons().get(place);
        int step = !done.isBegun() ? 0 : Math.max(1, lesson.steps().indexOf(done.step()) + 1);
        return new GoOnView(
                front.game(),
                front.title().text(language),
                lesson.id(),
                place + 1,
                lesson.title().text(language),
                step,
                lesson.steps().size());
    }
}
