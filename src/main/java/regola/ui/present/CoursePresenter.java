package regola.ui.present;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import regola.teaching.progress.Learner;
import regola.teaching.progress.LessonProgress;
import regola.ui.view.CourseView;
import regola.ui.view.LessonCardView;
import regola.ui.view.ProblemView;

/**
 * A CoursePresenter shows the lessons of one game and how far the learner has come. Intents go in from any thread; pictures come
 * out on the worker.
 */
public final class CoursePresenter {
    private final Executor worker;
    private final LessonShelf shelf;
    private final Studies studies;
    private final Consumer<CourseView> screen;
    private String game;
    private String language = "en";
    private List<LessonShelf.Entry> entries = List.of();
    private final Map<String, List<ProblemView>> problems = new HashMap<>();

    /** @param screen gets each picture */
    public CoursePresenter(Executor worker, LessonShelf shelf, Studies studies, Consumer<CourseView> screen) {
        this.worker = worker;
        this.shelf = shelf;
        this.studies = studies;
        this.screen = screen;
    }

    /** Shows the lessons of a game as they stand now; then reads each through, one after the other, to see what is wrong. */
    public void open(String chosen) {
        worker.execute(() -> {
            game = chosen;
            problems.clear();
            entries = chosen == null ? List.of() : shelf.lessons(chosen);
            show();
            proof(chosen, 0);
        });
    }

    /** @return how many lessons a game has that can be opened; on the worker */
    public int count(String ofGame) {
        return (int) shelf.lessons(ofGame).stream().filter(entry -> entry.problems().isEmpty()).count();
    }

    private void proof(String chosen, int place) {
        worker.execute(() -> {
            if (chosen == null || !chosen.equals(game) || place >= entries.size()) return;
            LessonShelf.Entry entry = entries.get(place);
            List<ProblemView> found = entry.problems().isEmpty() ? shelf.read(entry.id()).problems() : List.of();
            if (!found.isEmpty()) {
                problems.put(entry.id(), found);
                show();
            }
            proof(chosen, place + 1);
        });
    }

    public void speak(String chosen) {
        worker.execute(() -> {
            language = chosen;
            show();
        });
    }

    private void show() {
        Learner learner = studies.progress().learner(LessonPresenter.LEARNER);
        List<LessonCardView> cards = new ArrayList<>();
        int next = -1;
        for (LessonShelf.Entry entry : entries) {
            LessonProgress done = learner.lesson(entry.id());
            List<ProblemView> wrong = problems.getOrDefault(entry.id(), entry.problems());
            if (next < 0 && !done.isDone() && wrong.isEmpty()) next = cards.size();
            cards.add(new LessonCardView(entry.id(), cards.size() + 1, entry.title().text(language), entry.idea().text(language), done.stars(),
                    done.step() != null, wrong));
        }
        screen.accept(new CourseView(game, language, cards, next));
    }
}
