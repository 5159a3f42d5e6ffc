package regola.ui.present;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.language.source.SourceText;
import regola.library.GameLibrary;
import regola.teaching.progress.Progress;
import regola.teaching.read.LessonFile;
import regola.ui.present.lesson.CoursePresenter;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.present.lesson.LessonShelf;
import regola.ui.present.lesson.Studies;
import regola.ui.support.KnownRules;
import regola.ui.view.ProblemView;
import regola.ui.view.board.Ref;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonView;

/**
 * A Lessons is a learner with a few lessons before a presenter, a clock that goes when it is told to, and nothing to
 * look at.
 */
public final class Lessons implements LessonShelf, Studies {
    private final Map<String, SourceText> files = new LinkedHashMap<>();
    private final GameLibrary library = GameLibrary.open();
    final List<LessonView> pictures = new ArrayList<>();
    public final List<CourseView> courses = new ArrayList<>();
    public final List<ProblemView> failures = new ArrayList<>();
    private final List<Waiting> waiting = new ArrayList<>();
    private Instant now = Instant.EPOCH;
    private Progress progress = Progress.NONE;

    public final LessonPresenter presenter = new LessonPresenter(
                    Runnable::run,
                    this,
                    this,
                    () -> now,
                    (wait, then) -> waiting.add(new Waiting(now.plus(wait), then)),
                    pictures::add,
                    failures::addAll)
            .advised(KnownRules.thinking(), Runnable::run);
    public final CoursePresenter course = new CoursePresenter(Runnable::run, this, this, courses::add);

    private record Waiting(Instant until, Runnable then) {}

    /** @param name of the file without its ending */
    public Lessons with(String name, String text) {
        files.put("china-moon/" + name, SourceText.of("tutorials/china-moon/" + name + ".md", text));
        return this;
    }

    /** A lesson with these steps, each of which begins with its heading. */
    public Lessons lesson(String name, String... steps) {
        String front = "---\ngame: china-moon\nplayers: 3\nrules: [CM-5.7]\ntitle: {en: Title of " + name
                + ", it: Titolo di " + name + "}\nidea: {en: The idea., it: L'idea.}\n---\n\n";
        return with(name, front + String.join("\n", steps));
    }

    /** @param data YAML lines */
    public static String step(String id, String... data) {
        return "## " + id + "\n\nen: Goal of " + id + ".\n\nit: Scopo di " + id + ".\n\n```yaml\n"
                + String.join("\n", data) + "\n```\n";
    }

    @Override
    public List<Entry> lessons(String game) {
        return files.entrySet().stream()
                .map(file -> LessonFile.header(file.getValue())
                        .map(header ->
                                new Entry(file.getKey(), header.title(), header.idea(), header.chapter(), List.of()))
                        .orElseGet(() -> new Entry(
                                file.getKey(),
                                language -> file.getKey(),
                                language -> "",
                                language -> "",
                                List.of(new ProblemView("x:1", "unreadable", "", "")))))
                .toList();
    }

    @Override
    public Reading read(String id) {
        LessonFile file = LessonFile.read(files.get(id), library);
        List<ProblemView> problems =
                file.problems().stream().map(ProblemViews::of).toList();
        return new Reading(file.lesson().orElse(null), problems);
    }

    @Override
    public Progress progress() {
        return progress;
    }

    @Override
    public void keep(Progress next) {
        progress = next;
    }

    public Lessons open(String name) {
        presenter.open("china-moon/" + name);
        if (!failures.isEmpty()) throw new AssertionError(failures.toString());
        return this;
    }

    public LessonView now() {
        return pictures.get(pictures.size() - 1);
    }

    /** How many pictures there were. */
    public int shown() {
        return pictures.size();
    }

    /** The clock goes on, and what waited for it is done. */
    public void pass(Duration time) {
        now = now.plus(time);
        for (Waiting each : List.copyOf(waiting)) {
            if (each.until().isAfter(now)) continue;
            waiting.remove(each);
            each.then().run();
        }
    }

    /** The window has shown all that there is to show. */
    public void watch() {
        for (int i = 0; i < 50; i++) {
            presenter.shown(now().serial());
            pass(LessonPresenter.BETWEEN_MOVES);
        }
    }

    public void pointAtPiece(String id) {
        presenter.point(List.of(Ref.piece(id)));
    }

    public void pointAtSite(String id) {
        presenter.point(List.of(Ref.site(id)));
    }

    public void hop(String frog, String to) {
        pointAtPiece(frog);
        pointAtSite(to);
    }

    public void act(LessonAct act) {
        presenter.act(act);
    }

    /** Where a piece stands in the last picture; empty if nowhere. */
    public String placeOf(String piece) {
        return now().match().board().sites().stream()
                .filter(site -> site.pieces().stream().anyMatch(p -> p.id().equals(piece)))
                .map(site -> site.id())
                .findFirst()
                .orElse("");
    }
}
