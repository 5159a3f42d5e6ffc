package regola.ui.present.start;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import regola.teaching.progress.Learner;
import regola.teaching.progress.LessonProgress;
import regola.teaching.progress.Progress;
import regola.ui.present.Errand;
import regola.ui.view.Said;
import regola.ui.view.lesson.LessonCardView;
import regola.ui.view.start.GoOnView;
import regola.ui.view.start.ShelfView;
import regola.ui.view.start.TileView;

/**
 * A ShelfPresenter is the page on which everything begins: the games from outside, and where the learner was. No rule
 * and no lesson is read for it. Intents go in from any thread; everything is done on the worker, where the pictures
 * come out too.
 */
public final class ShelfPresenter {
    private final Executor worker;
    private final Fronts fronts;
    private final Supplier<Progress> studies;
    private final BooleanSupplier match;
    private final Consumer<ShelfView> screen;
    private final Set<String> broken = new HashSet<>();
    /** The files of what came while the program was running, the newest first. */
    private final List<String> fresh = new ArrayList<>();

    private List<Fronts.GameFront> all = List.of();
    private String language = "en";
    private boolean opened;
    /** Whether somebody's own were looked at: before that none of them is new. */
    private boolean looked;

    /**
     * @param studies what learners have done; asked on the worker
     * @param match whether a match was at the front last, not a lesson; asked on the worker
     * @param screen gets each picture
     */
    public ShelfPresenter(
            Executor worker,
            Fronts fronts,
            Supplier<Progress> studies,
            BooleanSupplier match,
            Consumer<ShelfView> screen) {
        this.worker = worker;
        this.fronts = fronts;
        this.studies = studies;
        this.match = match;
        this.screen = screen;
    }

    /** Looks at what there is, and shows it. */
    public void open() {
        worker.execute(new Errand(Said.of("slow.shelf"), this::look, this::showShipped, true));
    }

    /** Looks again if a file of somebody's own has changed; else nothing happens. */
    public void lookAgain() {
        worker.execute(new Errand(
                Said.of("slow.shelf"),
                () -> {
                    if (!opened || !fronts.haveChanged()) return;
                    broken.clear();
                    look();
                },
                this::showShipped));
    }

    private void look() {
        List<Fronts.GameFront> now;
        try {
            now = fronts.all();
        } catch (RuntimeException trouble) {
            Errand.stopIfGivenUp();
            showShipped();
            throw trouble;
        }
        Errand.stopIfGivenUp();
        show(now, true);
    }

    /** Somebody's own files are too much, or have given trouble: that is no reason for an empty page. */
    private void showShipped() {
        if (!opened) show(fronts.shipped(), false);
    }

    /** @param own whether somebody's own games are among them, if there are any */
    private void show(List<Fronts.GameFront> now, boolean own) {
        if (looked) {
            Set<String> known = all.stream().map(Fronts.GameFront::file).collect(Collectors.toSet());
            now.stream()
                    .filter(front -> front.isOwn() && !known.contains(front.file()))
                    .forEach(front -> fresh.add(0, front.file()));
        }
        looked |= own;
        // What somebody made stands where they look first, the newest before the others; newcomers see first the game
        // that teaches most.
        all = now.stream()
                .sorted(Comparator.comparing((Fronts.GameFront front) -> !front.isOwn())
                        .thenComparing(
                                front -> fresh.contains(front.file()) ? fresh.indexOf(front.file()) : fresh.size())
                        .thenComparing(front -> -course(front).size()))
                .toList();
        opened = true;
        show();
    }

    /** Shows what was looked at before: the learner, or what was done, is another. */
    public void refresh() {
        worker.execute(() -> {
            if (opened) show();
        });
    }

    /** @param id of a tile of which somebody has found out whether its rules hold */
    public void holds(String id, boolean holds) {
        worker.execute(() -> {
            boolean news = holds ? broken.remove(id) : broken.add(id);
            if (news && opened) show();
        });
    }

    public void speak(String chosen) {
        worker.execute(() -> {
            language = chosen;
            if (opened) show();
        });
    }

    private void show() {
        Progress progress = studies.get();
        Learner learner = progress.learner();
        GoOnView goOn = goOn(learner);
        screen.accept(new ShelfView(
                all.stream().map(front -> tile(front, learner)).toList(),
                goOn,
                goOn == null ? begin(learner) : null,
                match.getAsBoolean() || onlyLookedIn(learner),
                List.copyOf(progress.learners().keySet()),
                progress.now(),
                language));
    }

    private TileView tile(Fronts.GameFront front, Learner learner) {
        List<Fronts.LessonFront> course = course(front);
        int done = (int) course.stream()
                .filter(lesson -> learner.lesson(lesson.id()).isDone())
                .count();
        int begun = (int) course.stream()
                .map(lesson -> learner.lesson(lesson.id()))
                .filter(lesson -> lesson.isDone() || lesson.isBegun())
                .count();
        return new TileView(
                front.id(),
                front.game(),
                front.variants(),
                front.print(),
                front.title().text(language),
                front.aim().text(language),
                front.seats(),
                front.broken() || broken.contains(front.id()),
                front.isOwn(),
                fresh.contains(front.file()),
                done,
                begun,
                course.size(),
                course.stream()
                        .mapToInt(lesson -> learner.lesson(lesson.id()).stars())
                        .sum(),
                learner.won().getOrDefault(front.game(), 0),
                learner.finished().getOrDefault(front.game(), 0),
                front.trailer());
    }

    /** @return what there is to be learnt, without what somebody has kept from matches */
    private static List<Fronts.LessonFront> course(Fronts.GameFront front) {
        return front.lessons().stream()
                .filter(lesson -> !LessonCardView.isKept(lesson.id()))
                .toList();
    }

    /** Whoever only looked into a lesson goes on with the match that they left before, as after the next start. */
    private static boolean onlyLookedIn(Learner learner) {
        if (learner.last() == null) return false;
        LessonProgress last = learner.lesson(learner.last());
        return !last.isBegun() && !last.isDone();
    }

    /**
     * What was left in the middle, be it before other lessons; else what follows the lesson that was open last. One
     * that was done before and is only looked at again is gone on with where nothing new is left.
     */
    private GoOnView goOn(Learner learner) {
        GoOnView left = left(learner);
        if (left == null) left = next(learner);
        return left == null ? again(learner) : left;
    }

    private GoOnView next(Learner learner) {
        for (String id : learner.recent()) {
            for (Fronts.GameFront front : all) {
                int place = ids(front).indexOf(id);
                if (place < 0) continue;
                GoOnView next = CourseAhead.next(front, place, learner, language);
                if (next != null) return next;
            }
        }
        return null;
    }

    /** @return the lesson that was left in the middle last and was never done; null if there is none */
    private GoOnView left(Learner learner) {
        for (String id : learner.recent()) {
            LessonProgress done = learner.lesson(id);
            if (!done.isBegun() || done.isDone()) continue;
            // Whoever only looked in went on to something else for good.
            boolean worked = id.equals(learner.last()) || !done.steps().isEmpty();
            for (Fronts.GameFront front : all) {
                int place = ids(front).indexOf(id);
                if (place < 0) continue;
                GoOnView left = CourseAhead.goOn(front, place, done, language);
                if (worked || left.step() > 1) return left;
            }
        }
        return null;
    }

    /** @return the lesson that was open last, if it was done before and left in the middle now; else null */
    private GoOnView again(Learner learner) {
        if (learner.last() == null || !learner.lesson(learner.last()).isBegun()) return null;
        for (Fronts.GameFront front : all) {
            int place = ids(front).indexOf(learner.last());
            if (place >= 0) return CourseAhead.goOn(front, place, learner.lesson(learner.last()), language);
        }
        return null;
    }

    /** @return the first lesson that is not done of the games that come with the program; null where all are done */
    private GoOnView begin(Learner learner) {
        return all.stream()
                .filter(front -> !front.isOwn() && !front.broken() && !broken.contains(front.id()))
                .filter(front -> !course(front).isEmpty())
                .map(front -> CourseAhead.next(front, 0, learner, language))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private static List<String> ids(Fronts.GameFront front) {
        return front.lessons().stream().map(Fronts.LessonFront::id).toList();
    }
}
