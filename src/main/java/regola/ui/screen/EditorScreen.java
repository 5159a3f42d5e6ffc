package regola.ui.screen;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.Timer;
import regola.engine.value.Position;
import regola.language.model.CheckedGame;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.ScenePicture;
import regola.ui.command.Actions;
import regola.ui.command.Command;
import regola.ui.editor.EditorPanel;
import regola.ui.keep.KeptLessons;
import regola.ui.keep.KeptRules;
import regola.ui.keep.KeptVersions;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Liking;
import regola.ui.present.Sketch;
import regola.ui.present.editor.EditorPresenter;
import regola.ui.present.editor.EditorStage;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.match.Resumption;
import regola.ui.present.rules.BookHandout;
import regola.ui.present.rules.OpenBook;
import regola.ui.present.start.MatchSetUp;
import regola.ui.theme.Scaled;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.editor.BesideView;
import regola.ui.view.editor.EditorView;
import regola.ui.view.editor.EditorWishes;
import regola.ui.view.editor.NamingView;
import regola.ui.view.editor.QuestionView;
import regola.ui.view.editor.ReplyView;
import regola.ui.view.editor.VersionView;
import regola.ui.work.Worker;

/** An EditorScreen is the page where rules are read and changed. */
public final class EditorScreen implements Screen {
    private static final int MILLIS_BETWEEN_LOOKS = 1500;
    /** Of the picture of an older board, in pixels at 100 %. */
    private static final int VERSION_WIDTH = 200;

    private static final int VERSION_HEIGHT = 150;
    /** The notice about rules that were never saved. */
    private static final String KEPT = "editor.kept";
    /** The notice about words that were asked for. */
    private static final String COMPLETE = "editor.complete";

    private final Fittings fittings;
    private final Worker worker;
    private final EditorPresenter editor;
    private final EditorPanel panel;
    private final Timer looks;
    private final Runnable firstPicture;
    private final BookBeside book;
    private Texts texts;
    private boolean wanted;
    private Set<Command> goesBack = Set.of();
    /** Which part of the room the text had beside the board when the page was entered, in percent. */
    private long share;

    /** @param firstPicture is run when what was asked for has its picture, not before */
    public EditorScreen(Fittings fittings, Worker worker, LongSupplier seeds, Texts texts, Runnable firstPicture) {
        this.fittings = fittings;
        this.worker = worker;
        this.texts = texts;
        this.firstPicture = firstPicture;
        KeptVersions versions = new KeptVersions(fittings.home().folder().resolve("versions"), InstantSource.system());
        editor = new EditorPresenter(
                worker,
                fittings.home().rules(),
                () -> LibraryShelf.folders(fittings.home(), fittings.likings()),
                new KeptRules(fittings.recovery()),
                versions,
                new KeptLessons(fittings.home().tutorials(), versions),
                stage(),
                seeds);
        panel = new EditorPanel(windowKeys(), editor, new Wishes(), editor.beside(), fittings.arts());
        panel.showReading(texts);
        book = new BookBeside(fittings, panel);
        looks = new Timer(MILLIS_BETWEEN_LOOKS, e -> editor.look());
    }

    /** What a text does itself at a key stays with it. */
    private static List<KeyStroke> windowKeys() {
        Set<Command> ofText = EnumSet.of(Command.UNDO, Command.REDO);
        Set<Command> aboutNames = EnumSet.of(Command.DEFINITION, Command.USES, Command.RENAME);
        Stream<KeyStroke> shortcuts = Arrays.stream(Command.values())
                .filter(command -> command.shortcut() != null && !ofText.contains(command))
                .map(Command::shortcut);
        // Their other keys mean something else to the text's library: F2 its bookmarks.
        Stream<KeyStroke> others = aboutNames.stream().flatMap(command -> Actions.moreKeys(command).stream());
        return Stream.concat(shortcuts, others).toList();
    }

    @Override
    public String name() {
        return "editor";
    }

    @Override
    public JComponent component() {
        return panel;
    }

    EditorPanel panel() {
        return panel;
    }

    /** @param last the match it is played in, or would be; null for none */
    public void edit(String game, MatchSetUp last) {
        wanted = true;
        fittings.notices().away(KEPT); // of each file that is opened there is a word of its own
        editor.edit(game, last);
    }

    /** As {@link #edit}, with what was typed in it and never saved: who asked for it is not asked again. */
    public void recover(String file) {
        wanted = true;
        fittings.notices().away(KEPT);
        editor.recover(file);
    }

    public void rule(CheckedGame game, String rule) {
        wanted = true;
        editor.rule(game, rule);
    }

    /** @param game of the match on the board */
    public void running(String game) {
        editor.running(game);
    }

    /**
     * Says a word about rules that were never saved, if there are any.
     *
     * @param open gets the file whose rules are to be opened
     */
    public static void offerKept(Fittings fittings, Executor worker, Consumer<String> open) {
        worker.execute(() -> {
            List<String> files = KeptRules.files(fittings.recovery());
            if (files.isEmpty()) return;
            String names = files.stream()
                    .map(file -> Path.of(file).getFileName().toString())
                    .collect(Collectors.joining(", "));
            Fittings.later(() -> fittings.notices()
                    .tell(Notice.offer(KEPT, Said.of("editor.kept.title", names))
                            .saying(Said.of("editor.kept.text"))
                            .offering("open", Said.of("editor.kept.open"), () -> open.accept(files.get(0)))
                            .everywhere()));
        });
    }

    /** Keeps what is in no file yet, and ends. */
    public void close() {
        if (looks.isRunning()) keepLikings(); // it is the page at the front
        looks.stop();
        editor.keep();
        worker.finish();
    }

    @Override
    public void entered() {
        looks.start();
        boolean beside = fittings.likings().now().get(Liking.BESIDE).orElse(false);
        fittings.likings().now().get(Liking.TEXT_SHARE).ifPresent(panel::textShare);
        share = panel.textShare();
        panel.suggest(fittings.likings().now().get(Liking.SUGGEST).orElse(true));
        if (beside != panel.isBesideSeen()) panel.seeBeside(beside);
        panel.takeKeyboard();
    }

    @Override
    public void regained() {
        editor.look();
    }

    @Override
    public void left() {
        looks.stop();
        keepLikings();
        editor.look();
    }

    /** What is switched here is about what is written here. */
    @Override
    public boolean isOwn() {
        return panel.view() != null && panel.view().own();
    }

    @Override
    public boolean isSuggesting() {
        return panel.isSuggesting();
    }

    private void suggest(boolean wanted) {
        panel.suggest(wanted);
        fittings.likings().change(all -> all.with(Liking.SUGGEST, wanted));
        fittings.refresh().run();
    }

    private void keepLikings() {
        boolean beside = panel.isBesideSeen();
        if (beside != fittings.likings().now().get(Liking.BESIDE).orElse(false))
            fittings.likings().change(all -> all.with(Liking.BESIDE, beside));
        if (panel.textShare() == share) return;
        share = panel.textShare();
        fittings.likings().change(all -> all.with(Liking.TEXT_SHARE, share));
    }

    @Override
    public void speak(Texts next) {
        texts = next;
        editor.speak(next.language());
        book.speak(next);
    }

    @Override
    public Set<Command> ready() {
        Set<Command> ready = EnumSet.of(Command.NEW, Command.FIND, Command.BOOK);
        EditorView view = panel.view();
        if (view == null) return ready;
        ready.add(Command.APPLY);
        if (view.sheet() != null && view.sheet().own()) ready.add(Command.GIVE);
        if (view.own() && panel.isBesideSeen() && view.problems().isEmpty()) ready.add(Command.DRAFT);
        if (view.here()) ready.add(Command.APPLY_HERE);
        if (!view.own()) ready.add(Command.EDIT);
        if (view.isUnsaved()) ready.add(Command.SAVE_RULES);
        if (!view.problems().isEmpty()) ready.addAll(List.of(Command.NEXT_MISTAKE, Command.PREVIOUS_MISTAKE));
        ready.addAll(List.of(Command.DEFINITION, Command.USES, Command.BESIDE, Command.TRY_OUT));
        if (panel.canComplete())
            ready.addAll(List.of(Command.COMPLETE, Command.SUGGEST, Command.RENAME, Command.LAY_OUT, Command.MEND));
        if (panel.canUndo()) ready.add(Command.UNDO);
        if (panel.canRedo()) ready.add(Command.REDO);
        return ready;
    }

    @Override
    public List<Handed> handouts() {
        if (panel.view() == null) return List.of();
        return List.of(Handed.pages(
                "handout.book",
                panel.view().game(),
                paper -> editor.rules(
                        rules -> paper.accept(BookHandout.of(OpenBook.whole(rules, texts.language()), texts)))));
    }

    @Override
    public void perform(Command command) {
        switch (command) {
            case NEW -> fittings.doors().start();
            case EDIT -> editor.askForCopy();
            case APPLY -> editor.apply(false);
            case APPLY_HERE -> editor.apply(true);
            case SAVE_RULES -> editor.save();
            case FIND -> panel.find();
            case BESIDE -> {
                panel.seeBeside(!panel.isBesideSeen() || panel.isBoardCovered());
                panel.takeKeyboard(); // the text was laid elsewhere
            }
            case TRY_OUT -> panel.tryOut();
            case COMPLETE -> panel.complete();
            case SUGGEST -> suggest(!panel.isSuggesting());
            case DEFINITION -> panel.ask(QuestionView.Kind.DEFINITION);
            case USES -> panel.ask(QuestionView.Kind.USES);
            case RENAME -> panel.ask(QuestionView.Kind.RENAMABLE);
            case LAY_OUT -> panel.ask(QuestionView.Kind.FORMAT);
            case MEND -> panel.ask(QuestionView.Kind.MENDS);
            // What is given away is what stands here.
            case GIVE -> {
                String rules = panel.view().front();
                editor.save(() -> Fittings.later(() -> Gifts.give(fittings, rules, panel, texts)));
            }
            // A lesson is of rules as they are in their files.
            case DRAFT ->
                editor.save(() -> editor.beside()
                        .tell((rules, seed, position) -> Fittings.later(
                                () -> fittings.doors().makeLesson(MatchRecord.standing(rules, seed, position)))));
            case BOOK -> openBook(panel.wondered());
            case NEXT_MISTAKE -> panel.nextMistake(1);
            case PREVIOUS_MISTAKE -> panel.nextMistake(-1);
            case UNDO -> panel.undo();
            case REDO -> panel.redo();
            default -> {}
        }
    }

    private void show(EditorView view) {
        boolean copied = isCopied(panel.view(), view);
        panel.show(view, texts);
        // Who begins to change a copy sees at once what each line does, as in a new game.
        if (copied && !panel.isBesideSeen()) {
            panel.seeBeside(true);
            panel.takeKeyboard();
        }
        if (wanted) {
            wanted = false;
            firstPicture.run();
        }
        fittings.refresh().run();
    }

    /** @return whether what was asked for a name is a copy now */
    private static boolean isCopied(EditorView before, EditorView now) {
        return before != null
                && !before.own()
                && before.naming() != null
                && before.naming().what() == NamingView.What.COPY
                && now.own();
    }

    /** What can be taken back changes with where the keyboard is, too. */
    private void sayWhatGoesBack() {
        Set<Command> next = EnumSet.noneOf(Command.class);
        if (panel.canUndo()) next.add(Command.UNDO);
        if (panel.canRedo()) next.add(Command.REDO);
        if (next.equals(goesBack)) return;
        goesBack = next;
        fittings.refresh().run();
    }

    /** The boards are painted beside the window, then all are shown. */
    private void paint(List<VersionView> versions) {
        if (panel.view() == null) return;
        String game = panel.view().game();
        GamePictures.Look look = GamePictures.Look.now();
        double zoom = Scaled.px(100) / 100.0;
        fittings.worker()
                .execute(new Sketch<List<BufferedImage>>(
                        Said.NOTHING,
                        false,
                        () -> {
                            LibraryShelf shelf =
                                    new LibraryShelf(() -> LibraryShelf.folders(fittings.home(), fittings.likings()));
                            ArtStore art = new ArtStore(shelf.of(game).or(ArtSource.ofProgram()));
                            List<BufferedImage> pictures = new ArrayList<>();
                            for (VersionView each : versions)
                                pictures.add(
                                        each.board() == null
                                                ? null
                                                : new ScenePicture(art, look.font())
                                                        .paint(
                                                                each.board(),
                                                                look.palette(),
                                                                (int) (VERSION_WIDTH * zoom),
                                                                (int) (VERSION_HEIGHT * zoom)));
                            return pictures;
                        },
                        pictures -> Fittings.later(() -> panel.versions(versions, pictures, texts)),
                        () -> {}));
    }

    private EditorStage stage() {
        return new EditorStage() {
            @Override
            public void show(EditorView view) {
                Fittings.later(() -> EditorScreen.this.show(view));
            }

            @Override
            public void answer(ReplyView answer) {
                Fittings.later(() -> panel.answer(answer, texts));
            }

            @Override
            public void beside(BesideView view) {
                Fittings.later(() -> {
                    panel.beside(view, texts);
                    sayWhatGoesBack();
                });
            }

            @Override
            public void versions(List<VersionView> versions) {
                Fittings.later(() -> paint(versions));
            }

            @Override
            public void tell(Notice notice) {
                Fittings.later(() -> fittings.notices().tell(notice));
            }

            @Override
            public void away(String key) {
                Fittings.later(() -> fittings.notices().away(key));
            }

            @Override
            public void play(MatchSetUp ready) {
                Fittings.later(() -> fittings.doors().tryOut(ready));
            }

            @Override
            public void playHere(MatchSetUp ready, Position from) {
                Fittings.later(() -> fittings.doors().goOn(new Resumption(ready, from, List.of(), 0)));
            }
        };
    }

    /** @param about a word that somebody wonders about; null for the cookbook */
    private void openBook(String about) {
        fittings.notices().goOn(); // what is read here has all the room
        book.open(panel.view() == null ? "" : panel.view().front(), about, texts);
    }

    /** What is wanted beside the rules: another page, or a word about what was asked for. */
    private final class Wishes implements EditorWishes {
        @Override
        public void backToMatch() {
            fittings.doors().back();
        }

        @Override
        public void book() {
            openBook(null);
        }

        @Override
        public void help(String about) {
            openBook(about);
        }

        @Override
        public void nothingFits(String begun) {
            fittings.notices()
                    .say(
                            COMPLETE,
                            begun.isEmpty()
                                    ? Said.of("editor.complete.none")
                                    : Said.of("editor.complete.nothing", begun));
        }

        @Override
        public void answered(String key, String what) {
            fittings.notices().say(COMPLETE, Said.of(key, what));
        }

        @Override
        public void moved() {
            book.moved();
            sayWhatGoesBack();
        }

        @Override
        public void typing() {
            fittings.notices().away(COMPLETE);
            fittings.notices().away(BookBeside.DONE);
            fittings.notices().goOn();
        }
    }
}
