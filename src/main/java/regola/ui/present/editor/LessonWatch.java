package regola.ui.present.editor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import regola.file.BadFile;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.Games;
import regola.language.RuleCompiler;
import regola.language.RuleReading;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.library.DrawingShelf;
import regola.ui.present.ProblemViews;
import regola.ui.present.Sketch;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.editor.LessonMisfitView;

/**
 * A LessonWatch holds somebody's own lessons against the rules as they are being written, beside the worker: rules that
 * somebody changed may have left their first lesson behind. Confined to the worker.
 */
final class LessonWatch {
    /** Begins a step in the file of a lesson. */
    private static final Pattern STEP = Pattern.compile("(?m)^##[ \t]+(\\S+)[ \t]*$");

    private static final int MOST_TRIES = 3;

    private final Executor worker;
    private final OwnLessons lessons;
    private final Consumer<Notice> tell;
    private final Runnable changed;
    private final LessonNames names = new LessonNames();

    private List<Object> asked = List.of();
    private String game;
    private List<OwnLessons.Misfit> misfits = List.of();

    /** @param changed is run, on the worker, when something else is known */
    LessonWatch(Executor worker, OwnLessons lessons, Consumer<Notice> tell, Runnable changed) {
        this.worker = worker;
        this.lessons = lessons;
        this.tell = tell;
        this.changed = changed;
    }

    /** The rules were checked; where they cannot be played nothing can be said about lessons. */
    void checked(Bench bench) {
        if (!bench.id().equals(game)) misfits = List.of();
        game = bench.id();
        if (!bench.isOwn() || bench.game().found().stream().anyMatch(found -> found.isError())) return;
        List<OwnLessons.Kept> kept = lessons.of(game);
        List<Object> now = new ArrayList<>(kept);
        // A remark or a blank changes no lesson, and to try them all takes long.
        bench.sheets().forEach(sheet -> now.add(RuleReading.words(sheet.text())));
        if (now.equals(asked)) return;
        asked = now;
        look(now, kept, games(bench), List.of(), MOST_TRIES);
    }

    /** Lesson after lesson, so that none waits for all of them; one that takes too long is tried again a few times. */
    private void look(
            List<Object> of, List<OwnLessons.Kept> left, Games games, List<OwnLessons.Misfit> found, int tries) {
        if (of != asked) return;
        if (left.isEmpty()) {
            found(of, found);
            return;
        }
        List<OwnLessons.Kept> others = left.subList(1, left.size());
        worker.execute(new Sketch<>(
                Said.NOTHING,
                false,
                () -> misfit(left.get(0), games),
                misfit -> look(
                        of,
                        others,
                        games,
                        Stream.concat(found.stream(), misfit.stream()).toList(),
                        MOST_TRIES),
                () -> look(of, tries > 1 ? left : others, games, found, tries > 1 ? tries - 1 : MOST_TRIES)));
    }

    /** One in which only names are old follows them when the rules are written. */
    private Optional<OwnLessons.Misfit> misfit(OwnLessons.Kept lesson, Games games) {
        return Optional.ofNullable(lessons.misfit(lesson, games))
                .filter(misfit -> names.mend(lesson, lessons, games).isEmpty());
    }

    private void found(List<Object> of, List<OwnLessons.Misfit> found) {
        if (of != asked || found.equals(misfits)) return;
        misfits = found;
        changed.run();
    }

    /** The rules as they are on the bench now. */
    private static Games games(Bench bench) {
        String game = bench.id();
        SourceText rules = bench.game().text();
        Map<String, SourceText> variants = new LinkedHashMap<>();
        bench.sheets().stream()
                .filter(sheet -> sheet.id() != null)
                .forEach(sheet -> variants.put(sheet.id(), sheet.text()));
        return new Games() {
            @Override
            public List<String> ids() {
                return List.of(game);
            }

            @Override
            public List<String> variantIds(String of) {
                return of.equals(game) ? List.copyOf(variants.keySet()) : List.of();
            }

            @Override
            public CompileResult compile(String of, List<String> chosen) {
                List<SourceText> changing = chosen.stream()
                        .flatMap(each -> Stream.ofNullable(variants.get(each)))
                        .toList();
                return RuleCompiler.compile(new CompileRequest(rules, changing, DrawingShelf.of(rules)));
            }
        };
    }

    List<LessonMisfitView> views(Bench bench, String language) {
        if (!bench.id().equals(game)) return List.of();
        return misfits.stream().map(misfit -> view(misfit, language)).toList();
    }

    /** What several steps lack is said once. */
    static LessonMisfitView view(OwnLessons.Misfit misfit, String language) {
        return new LessonMisfitView(
                misfit.lesson().file(),
                misfit.title().apply(language),
                misfit.found().stream()
                        .map(trouble -> found(misfit.lesson(), trouble, language))
                        .distinct()
                        .toList(),
                misfit.whole(),
                misfit.steps().size());
    }

    /** A teacher counts steps: what they are called in the file nobody has ever seen who began with a kind of game. */
    private static LessonMisfitView.Found found(OwnLessons.Kept lesson, Trouble trouble, String language) {
        Trouble told = trouble.in(language);
        Matcher heads = STEP.matcher(lesson.text());
        String id = "";
        int number = 0;
        while (trouble.span() != null
                && heads.find()
                && heads.start() <= trouble.span().start()) {
            number++;
            id = heads.group(1);
        }
        String what = told.what();
        int reason = what.indexOf(": ");
        boolean named = number > 0
                && reason > 0
                && what.startsWith(Message.of("the step '{0}'", id).in(language));
        if (named) what = Texts.in(language).get("editor.lesson.step", number, what.substring(reason + 2));
        return new LessonMisfitView.Found(what, told.why());
    }

    // ---- names

    /** Something is called otherwise in the rules. */
    void renamed(Map<String, String> next) {
        names.add(next);
    }

    /** The rules are in their files now: lessons in which only names were old get the new ones. */
    void written(Bench bench) {
        if (names.isEmpty() || bench.isUnsaved()) return;
        Games games = games(bench);
        for (OwnLessons.Kept lesson : lessons.of(bench.id())) {
            if (lessons.misfit(lesson, games) != null)
                names.mend(lesson, lessons, games).ifPresent(this::write);
        }
        names.clear();
        asked = List.of();
    }

    // ---- what can be done

    /** Takes out what cannot be done any more, or the whole lesson. */
    void mend(String file, boolean whole) {
        for (OwnLessons.Misfit misfit : misfits) {
            OwnLessons.Kept before = misfit.lesson();
            if (!before.file().equals(file)) continue;
            boolean all = whole || misfit.whole();
            if (!(all ? remove(before) : write(new OwnLessons.Kept(file, lessons.without(before, misfit.steps())))))
                return;
            Said title = texts -> misfit.title().apply(texts.language());
            tell.accept(Notice.word("editor.lesson", Said.of(all ? "editor.lesson.away" : "editor.lesson.less", title))
                    .offering(
                            "back",
                            Said.of("editor.lesson.back"),
                            () -> worker.execute(() -> {
                                write(before);
                                asked = List.of();
                                changed.run();
                            })));
        }
        asked = List.of();
        changed.run();
    }

    private boolean write(OwnLessons.Kept lesson) {
        try {
            lessons.write(lesson);
            return true;
        } catch (BadFile bad) {
            return failed(lesson, bad);
        }
    }

    private boolean remove(OwnLessons.Kept lesson) {
        try {
            lessons.remove(lesson);
            return true;
        } catch (BadFile bad) {
            return failed(lesson, bad);
        }
    }

    private boolean failed(OwnLessons.Kept lesson, BadFile bad) {
        tell.accept(Notice.problem(
                        "editor.lesson",
                        Said.of("editor.write.title", Path.of(lesson.file()).getFileName()))
                .with(ProblemViews.of(bad.problems())));
        return false;
    }
}
