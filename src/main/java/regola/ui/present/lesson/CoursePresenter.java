package regola.ui.present.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import regola.engine.Ruleset;
import regola.teaching.lesson.Lesson;
import regola.teaching.progress.Learner;
import regola.teaching.progress.LessonProgress;
import regola.teaching.progress.Progress;
import regola.ui.present.Sketch;
import regola.ui.present.picture.GameTitle;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonCardView;
import regola.ui.view.lesson.PictureBookView;
import regola.ui.view.start.ProgressView;

/**
 * A CoursePresenter shows the lessons of one game and how far the learner has come. Intents go in from any thread;
 * pictures come out on the worker.
 */
public final class CoursePresenter {
    private static final int MOST_LETTERS = 40;

    private final Executor worker;
    private final LessonShelf shelf;
    private final Studies studies;
    private final Consumer<CourseView> screen;
    private String game;
    private String language = "en";
    private List<LessonShelf.Entry> entries = List.of();
    /** The lesson that goes on; empty for none. */
    private String leadsTo = "";
    /** The one that has been made ready last. */
    private String ready = "";

    private final Map<String, List<ProblemView>> problems = new HashMap<>();
    /** Those of the game that have been read through. */
    private final Map<String, Lesson> read = new HashMap<>();

    /** @param screen gets each picture */
    public CoursePresenter(Executor worker, LessonShelf shelf, Studies studies, Consumer<CourseView> screen) {
        this.worker = worker;
        this.shelf = shelf;
        this.studies = studies;
        this.screen = screen;
    }

    /**
     * Shows the lessons of a game as they stand now; then reads each through, one after the other, to see what is
     * wrong.
     */
    public void open(String chosen) {
        worker.execute(() -> {
            game = chosen;
            problems.clear();
            read.clear();
            entries = chosen == null ? List.of() : shelf.lessons(chosen);
            show();
            makeReady();
            proof(chosen, 0);
        });
    }

    /** Whoever comes to the way goes on to the lesson it leads to, as likely as not. */
    private void makeReady() {
        String lesson = leadsTo;
        if (lesson.isEmpty() || lesson.equals(ready)) return;
        ready = lesson;
        String spoken = language;
        worker.execute(new Sketch<>(
                Said.NOTHING,
                false,
                () -> {
                    LessonAhead.ready(shelf, lesson, spoken);
                    return lesson;
                },
                made -> {},
                () -> {}));
    }

    /** @return how many lessons a game has that can be opened; on the worker */
    public int count(String ofGame) {
        return (int) shelf.lessons(ofGame).stream()
                .filter(entry -> entry.problems().isEmpty())
                .count();
    }

    private void proof(String chosen, int place) {
        if (chosen == null || !chosen.equals(game) || place >= entries.size()) return;
        LessonShelf.Entry entry = entries.get(place);
        LessonShelf.Reading unread = new LessonShelf.Reading(null, List.of());
        worker.execute(new Sketch<>(
                Said.NOTHING,
                false,
                () -> entry.problems().isEmpty() ? shelf.proved(entry.id()) : unread,
                reading -> {
                    if (!chosen.equals(game)) return;
                    if (!reading.problems().isEmpty()) problems.put(entry.id(), reading.problems());
                    if (reading.lesson() != null) read.put(entry.id(), reading.lesson());
                    if (!reading.problems().isEmpty()
                            || studies.progress().learner().lesson(entry.id()).isBegun()) show();
                    proof(chosen, place + 1);
                },
                () -> proof(chosen, place + 1)));
    }

    /** @param answer gets, on the worker, the picture cards of the game whose lessons are shown */
    public void book(Consumer<PictureBookView> answer) {
        worker.execute(() -> {
            if (game == null) return;
            String of = game;
            Learner learner = studies.progress().learner();
            String spoken = language;
            List<LessonShelf.Entry> there = List.copyOf(entries);
            Map<String, Lesson> known = Map.copyOf(read);
            worker.execute(new Sketch<>(
                    Said.of("book.made"),
                    true,
                    () -> PictureBook.of(of, PictureBook.readable(shelf, there, known), learner, spoken),
                    answer,
                    () -> {}));
        });
    }

    /**
     * @param title of the game
     * @param paper gets, on the worker, all lessons that fit the rules as they are now, to be put on paper
     */
    public void worksheets(String title, Worksheets.Part part, Consumer<HandoutView> paper) {
        worker.execute(() -> {
            List<LessonShelf.Entry> there = List.copyOf(entries);
            String spoken = language;
            String of = game;
            worker.execute(new Sketch<>(
                    Said.of("handout.working"),
                    true,
                    () -> Worksheets.of(title, Worksheets.found(shelf, there), Worksheets.own(shelf, of), part, spoken),
                    paper,
                    () -> {}));
        });
    }

    /** @param answer gets, on the worker, the rules by which the first lesson that can be opened is played */
    public void rules(Consumer<Ruleset> answer) {
        worker.execute(() -> {
            String of = game;
            List<LessonShelf.Entry> there = List.copyOf(entries);
            worker.execute(new Sketch<>(
                    Said.of("slow.rules"),
                    true,
                    () -> there.stream()
                            .map(entry -> shelf.read(entry.id()).lesson())
                            .filter(Objects::nonNull)
                            .findFirst(),
                    lesson -> {
                        if (Objects.equals(of, game)) lesson.map(Lesson::rules).ifPresent(answer);
                    },
                    () -> {}));
        });
    }

    /** @param answer gets, on the worker, the file of a lesson, if it is of somebody's own */
    public void file(String id, Consumer<String> answer) {
        worker.execute(() -> {
            String file = shelf.file(id);
            if (!file.isEmpty()) answer.accept(file);
        });
    }

    // ---- learners

    /** @param name of who is to be at work now; empty for nobody in particular */
    public void learner(String name) {
        String stripped = name.strip();
        keep(progress ->
                progress.by(stripped.length() > MOST_LETTERS ? stripped.substring(0, MOST_LETTERS) : stripped));
    }

    /** Forgets what the learner has done. */
    public void forget(Consumer<Progress> before) {
        worker.execute(() -> {
            before.accept(studies.progress());
            keep(Progress::forgotten);
        });
    }

    /** Removes the learner with everything that was done. */
    public void remove(Consumer<Progress> before) {
        worker.execute(() -> {
            before.accept(studies.progress());
            keep(Progress::removed);
        });
    }

    /** Puts back what was there before. */
    public void putBack(Progress before) {
        keep(now -> before);
    }

    /** @param answer gets, on the worker, what all learners have done */
    public void progress(Consumer<Progress> answer) {
        worker.execute(() -> answer.accept(studies.progress()));
    }

    /** @param answer gets, on the worker, what all learners have done, in words */
    public void table(Consumer<ProgressView> answer) {
        worker.execute(() -> answer.accept(new ProgressView(rows())));
    }

    private List<ProgressView.Row> rows() {
        List<ProgressView.Row> rows = new ArrayList<>();
        Map<String, List<LessonShelf.Entry>> games = new HashMap<>();
        studies.progress()
                .learners()
                .forEach((name, learner) -> learner.lessons().forEach((id, done) -> {
                    if (done.equals(LessonProgress.NOTHING)) return;
                    String of = id.substring(0, Math.max(0, id.indexOf('/')));
                    List<LessonShelf.Entry> lessons = games.computeIfAbsent(of, shelf::lessons);
                    String title = lessons.stream()
                            .filter(entry -> entry.id().equals(id))
                            .map(entry -> entry.title().text(language))
                            .findFirst()
                            .orElse(id);
                    Lesson lesson = lessons.isEmpty() ? null : shelf.read(id).lesson();
                    int step = !done.isBegun() ? 0 : lesson == null ? 1 : Math.max(1, lesson.indexOf(done.step()) + 1);
                    rows.add(new ProgressView.Row(
                            name,
                            lesson == null ? of : GameTitle.of(lesson.rules().game(), language),
                            title,
                            done.stars(),
                            done.tries(),
                            done.hints(),
                            step));
                }));
        return rows;
    }

    private void keep(UnaryOperator<Progress> change) {
        worker.execute(() -> {
            studies.keep(change.apply(studies.progress()));
            show();
        });
    }

    public void speak(String chosen) {
        worker.execute(() -> {
            language = chosen;
            show();
        });
    }

    /** @return from 1; where the lesson has not been read yet, after as many as are done */
    private int step(String lesson, LessonProgress done) {
        if (!done.isBegun()) return 0;
        return read.containsKey(lesson) ? Math.max(1, read.get(lesson).indexOf(done.step()) + 1) : done.stepsDone() + 1;
    }

    /**
     * @return the place of the lesson that was left in the middle, or else of the one that follows the last that was
     *     done, or of one that was left in the middle when it was done once more; -1 for none
     */
    private static int next(List<LessonCardView> cards, Learner learner) {
        List<String> ids = cards.stream().map(LessonCardView::id).toList();
        int last = learner.recent().stream()
                .mapToInt(ids::indexOf)
                .filter(place -> place >= 0)
                .findFirst()
                .orElse(-1);
        for (int i = 0; i < cards.size(); i++) {
            int place = (Math.max(0, last) + i) % cards.size();
            if (!cards.get(place).isDone() && cards.get(place).problems().isEmpty()) return place;
        }
        // What was done before and is only looked at again does not push a new one away.
        return last >= 0
                        && cards.get(last).begun()
                        && cards.get(last).problems().isEmpty()
                ? last
                : -1;
    }

    private void show() {
        Learner learner = studies.progress().learner();
        List<LessonCardView> cards = new ArrayList<>();
        for (LessonShelf.Entry entry : entries) {
            LessonProgress done = learner.lesson(entry.id());
            List<ProblemView> wrong = problems.getOrDefault(entry.id(), entry.problems());
            cards.add(new LessonCardView(
                    entry.id(),
                    cards.size() + 1,
                    entry.title().text(language),
                    entry.idea().text(language),
                    entry.chapter().text(language),
                    done.stars(),
                    step(entry.id(), done),
                    wrong));
        }
        Progress progress = studies.progress();
        int next = next(cards, learner);
        leadsTo = next < 0 ? "" : cards.get(next).id();
        screen.accept(new CourseView(
                game, language, cards, next, List.copyOf(progress.learners().keySet()), progress.now()));
    }
}
