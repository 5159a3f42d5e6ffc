package regola.ui.present.editor;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import regola.engine.Ruleset;
import regola.file.BadFile;
import regola.language.CompileResult;
import regola.language.model.CheckedGame;
import regola.library.GameEntry;
import regola.library.GameLibrary;
import regola.ui.present.Errand;
import regola.ui.present.ProblemViews;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.editor.EditorIntents;
import regola.ui.view.editor.EditorView;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.NamingView;
import regola.ui.view.editor.QuestionView;
import regola.ui.view.rules.PassageView;

/**
 * An EditorPresenter is the page on which rules are read and changed. Intents go in from any thread; everything is done
 * on the worker, which must do one thing after another and should have nothing else to do. Benches stay as they were
 * left for as long as the presenter lives.
 */
public final class EditorPresenter implements EditorIntents {
    private final Executor worker;
    private final EditorStage stage;
    private final Making making;
    private final Ages ages;
    private final Disk disk;
    private final Looking looking = new Looking();
    private final Helping helping = new Helping(this::renamed);
    private final Map<QuestionView.Kind, Long> asked = new ConcurrentHashMap<>();
    private final BenchPlay playing;
    private final SetUpWatch setUps;
    private final BesidePresenter beside;
    private final LessonWatch lessons;
    private final Map<String, Bench> benches = new HashMap<>();
    /** How many texts have been sent; those that have not come to the worker yet make a check stale. */
    private final AtomicLong typed = new AtomicLong();

    private Bench bench;
    private Texts texts = Texts.in("en");
    private String running;
    private NamingView naming;
    private boolean remarks;
    private boolean checkQueued;
    private volatile Said about = Said.NOTHING;
    /** Whether a text was changed since the rules were last tried. */
    private boolean typedSinceApplied;

    private long serial;

    /**
     * @param own the folder where somebody's new files go
     * @param folders where somebody's own files are; asked whenever they are looked for
     * @param older keeps what files held before they were written
     * @param taught the lessons of somebody's own games
     * @param seeds where the seed of the next match comes from
     */
    public EditorPresenter(
            Executor worker,
            Path own,
            Supplier<List<Path>> folders,
            UnsavedTexts unsaved,
            OlderTexts older,
            OwnLessons taught,
            EditorStage stage,
            LongSupplier seeds) {
        this.worker = worker;
        this.stage = stage;
        this.making = new Making(own, folders, taught);
        Disk.Remedies remedies = remedies();
        this.ages = new Ages(older);
        this.disk = new Disk(unsaved, ages, stage::tell, stage::away, remedies);
        this.beside = new BesidePresenter(worker, stage, seeds, () -> {
            if (bench != null) requestCheck();
        });
        this.lessons = new LessonWatch(worker, taught, stage::tell, () -> {
            if (bench == null) return;
            requestCheck();
            show();
        });
        this.playing = new BenchPlay(stage, seeds, looking, remedies::saveKeepingOld);
        this.setUps = new SetUpWatch(worker, playing, texts -> about.in(texts), () -> typed.get() > 0, this::show);
    }

    // ---- what to read or change

    /**
     * Opens the files of a game.
     *
     * @param game an id of the library, or the name of a file
     * @param last the match it is played in, or would be; null if there is none
     */
    public void open(String game, MatchSetUp last) {
        opening(() -> {
            if (!openBench(game, null)) return;
            as(last);
            looking.close();
            naming = null;
        });
    }

    /** As {@link #open}, and offers to make a copy if the files came with the program. */
    public void edit(String game, MatchSetUp last) {
        opening(() -> {
            if (!openBench(game, null)) return;
            as(last);
            looking.close();
            offerCopy();
        });
    }

    /** As {@link #edit}, with what was typed when the program last ended and is in no file. */
    public void recover(String file) {
        opening(() -> {
            if (!openBench(file, null)) return;
            looking.close();
            bench.sheets().forEach(disk::recover);
            requestCheck();
        });
    }

    /**
     * Opens what a rule says.
     *
     * @param rule a rule's number, or a place as {@code file:line}
     */
    public void rule(CheckedGame game, String rule) {
        opening(() -> {
            if (!openBench(game.id(), game)) return;
            naming = null;
            looking.find(bench, rule, texts.language());
        });
    }

    private boolean openBench(String game, CheckedGame played) {
        GameLibrary library = making.library();
        GameEntry entry = library.game(game).or(() -> gameWith(library, game)).orElse(null);
        Bench next = benches.get(entry == null ? game : entry.id());
        try {
            if (next == null && entry != null) next = Bench.of(entry);
            else if (next != null && entry != null) next.take(entry);
            else if (next == null
                    && library.broken().stream().anyMatch(file -> file.file().equals(game)))
                next = Bench.of(Path.of(game));
            else if (next == null && played != null) next = Bench.of(played);
        } catch (BadFile bad) {
            stage.tell(Notice.problem("editor.open", Said.of("editor.open.title", game))
                    .with(ProblemViews.of(bad.problems())));
            return false;
        }
        if (next == null) {
            stage.tell(Notice.problem("editor.open", Said.of("editor.open.title", game))
                    .saying(Said.of("editor.open.text")));
            return false;
        }
        if (bench != next && bench != null) disk.keep(bench);
        benches.put(next.id(), next);
        bench = next;
        about = Said.plain(new Pictures(texts).title(next));
        bench.show(game);
        for (Sheet sheet : bench.sheets()) {
            disk.look(sheet);
            disk.offerUnsaved(sheet);
        }
        requestCheck();
        return true;
    }

    /** The game that has a file of this name. */
    private static Optional<GameEntry> gameWith(GameLibrary library, String file) {
        return library.games().stream()
                .filter(game -> game.source().name().equals(file)
                        || game.variants().stream()
                                .anyMatch(v -> v.source().name().equals(file)))
                .findFirst();
    }

    private void as(MatchSetUp last) {
        if (last == null || !last.rules().game().id().equals(bench.id())) return;
        bench.as = PlayedAs.of(last);
        for (Sheet sheet : bench.sheets())
            sheet.on = sheet.id() != null && bench.as.variants().contains(sheet.id());
    }

    /** @param by how many places of the passage that was asked for to go on */
    @Override
    public void nextPlace(int by) {
        then(() -> looking.next(bench, by));
    }

    @Override
    public void closePassage() {
        then(looking::close);
    }

    @Override
    public void show(String file) {
        then(() -> bench.show(file));
    }

    /** @param file of a variant that is to be played with these rules or not */
    @Override
    public void turnVariant(String file, boolean on) {
        then(() -> {
            bench.sheet(file).ifPresent(sheet -> sheet.on = on);
            requestCheck();
        });
    }

    /** There is a match of this game on the board; null for none. */
    public void running(String game) {
        opening(() -> running = game);
    }

    /** What is only remarked is to be told too, or no more. */
    @Override
    public void showRemarks(boolean wanted) {
        then(() -> remarks = wanted);
    }

    public void speak(String language) {
        worker.execute(() -> {
            texts = Texts.in(language);
            beside.speak(language);
            if (bench == null) return;
            looking.speak(bench, language);
            if (naming != null) naming = making.propose(naming.what(), bench, language);
            show();
        });
    }

    // ---- changing

    /**
     * Somebody typed.
     *
     * @param edition a number that grows with each text of this file; what is found in the text comes back with it
     */
    @Override
    public void typed(String file, long edition, String text) {
        typed.incrementAndGet();
        worker.execute(() -> {
            typed.decrementAndGet();
            // Another game may have been opened since; what was typed is not lost for that.
            for (Bench each : benches.values())
                each.sheet(file).filter(Sheet::isOwn).ifPresent(sheet -> sheet.type(text, edition));
            if (bench == null) return;
            typedSinceApplied |= bench.sheet(file).filter(Sheet::isOwn).isPresent();
            requestCheck(); // also where another one was put off because of this text
        });
    }

    /** Of the questions of one kind only the last one is answered. */
    @Override
    public void ask(QuestionView question) {
        asked.merge(question.kind(), question.serial(), Math::max);
        worker.execute(() -> {
            if (bench != null && asked.get(question.kind()).longValue() == question.serial())
                stage.answer(helping.answer(bench, question, texts.language()));
        });
    }

    private void renamed(Map<String, String> names) {
        lessons.renamed(names);
        beside.renamed(names);
    }

    /** Texts that come faster than they can be checked are not all checked; the last one is. */
    private void requestCheck() {
        if (checkQueued) return;
        checkQueued = true;
        ask(() -> {
            checkQueued = false;
            if (bench != null && typed.get() == 0)
                new Checking(bench).all(this::looked, this::show, () -> typed.get() > 0);
        });
    }

    private void looked(CompileResult result) {
        beside.checked(bench, result);
        setUps.checked(bench, result, beside);
        lessons.checked(bench);
    }

    /** @return the board beside the text */
    public BesidePresenter beside() {
        return beside;
    }

    @Override
    public void mendLesson(String file, boolean whole) {
        then(() -> lessons.mend(file, whole));
    }

    /** The file as it was when it was copied, or else when it was opened. */
    @Override
    public void backToOriginal(String file) {
        then(() -> bench.sheet(file).filter(sheet -> sheet.before() != null).ifPresent(sheet -> {
            sheet.load(sheet.before());
            requestCheck();
        }));
    }

    @Override
    public void askForVersions() {
        ask(() -> {
            if (bench != null) stage.versions(ages.of(bench, texts.language()));
        });
    }

    @Override
    public void backToVersion(String file, long millis) {
        then(() -> bench.sheet(file).filter(Sheet::isOwn).ifPresent(sheet -> {
            if (!ages.back(sheet, millis)) return;
            typedSinceApplied = true;
            requestCheck();
            stage.tell(Notice.word("editor.versions", Said.of("editor.versions.gone"))
                    .saying(Said.of("editor.versions.gone.text")));
            stage.versions(ages.of(bench, texts.language()));
        }));
    }

    // ---- new files

    @Override
    public void askForCopy() {
        then(this::offerCopy);
    }

    private void offerCopy() {
        naming = bench.isOwn() ? null : making.propose(NamingView.What.COPY, bench, texts.language());
    }

    @Override
    public void askForVariant() {
        then(() -> naming = making.propose(NamingView.What.VARIANT, bench, texts.language()));
    }

    @Override
    public void cancelNaming() {
        then(() -> naming = null);
    }

    /** Makes what was asked for, under this name. */
    @Override
    public void make(String name) {
        then(() -> {
            if (naming == null) return;
            try {
                if (naming.what() == NamingView.What.COPY) makeCopy(name);
                else makeVariant(name);
                naming = null;
                stage.away("editor.make");
            } catch (BadFile bad) {
                stage.tell(Notice.problem("editor.make", Said.of("editor.make.title"))
                        .with(ProblemViews.of(bad.problems())));
            }
        });
    }

    private void makeCopy(String name) throws BadFile {
        Bench shipped = bench;
        PassageView asked = looking.passage();
        String front = shipped.front().id();
        List<String> on = shipped.chosen().stream().map(Sheet::id).toList();
        String id = making.copy(shipped, name, texts.language());
        if (!openBench(id, null)) return;
        bench.as = shipped.as;
        for (Sheet sheet : bench.sheets()) {
            sheet.on = on.contains(sheet.id());
            if (front != null && front.equals(sheet.id())) bench.show(sheet.file());
        }
        looking.close();
        if (asked != null && !asked.number().isEmpty()) looking.find(bench, asked.number(), texts.language());
    }

    private void makeVariant(String name) throws BadFile {
        Sheet made = making.variant(bench, name, texts.language());
        made.on = true;
        bench.add(made);
        looking.close();
        looking.at(bench, made.file(), made.text().lineCount() - 1, 1);
        requestCheck();
    }

    // ---- keeping

    /** Rules that cannot even begin are not written over those that could before somebody has said so. */
    public void save() {
        save(() -> {});
    }

    /** @param then is run, on the worker, if all is in its files afterwards */
    public void save(Runnable then) {
        then(() -> {
            if (!playing.mayBeWritten(bench, running != null)) return;
            bench.sheets().forEach(disk::save);
            lessons.written(bench);
            if (!bench.isUnsaved()) then.run();
        });
    }

    /** Now and then: keeps what is in no file yet, and sees whether files were changed by others. */
    public void look() {
        worker.execute(() -> {
            if (bench == null) return;
            disk.keep(bench);
            List<Object> before = bench.sheets().stream()
                    .<Object>map(sheet -> List.of(sheet.loading(), sheet.isUnsaved()))
                    .toList();
            bench.sheets().forEach(disk::look);
            List<Object> after = bench.sheets().stream()
                    .<Object>map(sheet -> List.of(sheet.loading(), sheet.isUnsaved()))
                    .toList();
            if (before.equals(after)) return;
            requestCheck();
            show();
        });
    }

    /** Before the program ends: keeps what is in no file yet. */
    public void keep() {
        worker.execute(() -> benches.values().forEach(disk::keep));
    }

    private Disk.Remedies remedies() {
        return new Disk.Remedies() {
            @Override
            public void takeTheirs(String file) {
                on(file, disk::takeTheirs);
            }

            @Override
            public void keepMine(String file) {
                on(file, disk::keepMine);
            }

            @Override
            public void compare(String file) {
                on(file, EditorPresenter.this::compare);
            }

            @Override
            public void takeUnsaved(String file) {
                on(file, disk::takeUnsaved);
            }

            @Override
            public void dropUnsaved(String file) {
                on(file, disk::dropUnsaved);
            }

            @Override
            public void save(String file) {
                on(file, disk::save);
            }

            @Override
            public void saveKeepingOld() {
                then(() -> disk.saveKeepingOld(bench));
            }
        };
    }

    private void on(String file, Consumer<Sheet> remedy) {
        then(() -> {
            for (Bench each : benches.values()) each.sheet(file).ifPresent(remedy);
            requestCheck();
        });
    }

    /** Shows both texts line by line, and asks again. */
    private void compare(Sheet sheet) {
        if (sheet.theirs == null) return;
        StringBuilder lines = new StringBuilder();
        for (LineDiff.Hunk hunk : LineDiff.of(sheet.theirs, sheet.text().text())) {
            lines.append(texts.get("editor.line", hunk.from() + 1)).append('\n');
            hunk.before()
                    .forEach(line -> lines.append("  ")
                            .append(texts.get("editor.compare.theirs"))
                            .append("  ")
                            .append(line.strip())
                            .append('\n'));
            hunk.now()
                    .forEach(line -> lines.append("  ")
                            .append(texts.get("editor.compare.mine"))
                            .append("  ")
                            .append(line.strip())
                            .append('\n'));
        }
        Path name = Path.of(sheet.file()).getFileName();
        Disk.Remedies remedies = remedies();
        stage.tell(Notice.problem("editor.conflict." + name, Said.of("editor.conflict.title", name))
                .saying(Said.plain(lines.toString().stripTrailing()))
                .offering("theirs", Said.of("editor.conflict.theirs"), () -> remedies.takeTheirs(sheet.file()))
                .offering("mine", Said.of("editor.conflict.mine"), () -> remedies.keepMine(sheet.file()))
                .everywhere());
    }

    // ---- playing

    /**
     * Saves, and plays the rules as they are now; or says what is wrong. Rules that cannot even begin are not written
     * over those that could before somebody has said so.
     *
     * @param here whether a match is to go on with them, from what is seen beside the text or as the running one stands
     */
    @Override
    public void apply(boolean here) {
        then(() -> {
            if (!playing.mayBePlayed(bench, running != null)) {
                disk.keep(bench); // in no file, and yet not lost
                return;
            }
            if (!playing.mayBeWritten(bench, running != null)) return;
            boolean conflict = false;
            for (Sheet sheet : bench.sheets()) conflict |= !disk.save(sheet) && sheet.theirs != null;
            lessons.written(bench);
            if (conflict) return; // whose text counts has to be said first
            typedSinceApplied = false;
            playing.apply(bench, running != null, here, here ? beside.stands() : null);
        });
    }

    /** @param heard gets the rules as they stand, on the worker; if they cannot be played it is told why */
    public void rules(Consumer<Ruleset> heard) {
        then(() -> playing.rules(bench, running != null).ifPresent(heard));
    }

    // ---- showing

    private void opening(Runnable work) {
        ask(() -> {
            work.run();
            if (bench != null) show();
        });
    }

    private void then(Runnable work) {
        ask(() -> {
            if (bench == null) return;
            work.run();
            show();
        });
    }

    /** Does what may take long. */
    private void ask(Runnable work) {
        worker.execute(new Errand(texts -> about.in(texts), work, () -> {
            if (bench != null) show();
        }));
    }

    private void show() {
        Pictures pictures = new Pictures(texts);
        boolean here = running != null && (running.equals(bench.id()) || running.equals(bench.origin()));
        boolean checked = bench.sheets().stream().allMatch(Sheet::isChecked);
        if (typedSinceApplied
                && checked
                && pictures.mistakes(bench, true).stream().noneMatch(MistakeView::error)) stage.away(BenchPlay.REFUSED);
        stage.show(new EditorView(
                ++serial,
                bench.id(),
                pictures.title(bench),
                bench.isOwn(),
                pictures.sheets(bench),
                bench.front().file(),
                pictures.mistakes(bench, remarks),
                pictures.remarks(bench, remarks),
                lessons.views(bench, texts.language()),
                pictures.changes(bench.front()),
                Pictures.against(bench.front()),
                looking.passage(),
                looking.place(),
                looking.jump(),
                naming,
                running != null,
                here,
                checked,
                texts.language()));
    }
}
