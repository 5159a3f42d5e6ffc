package regola.ui.window;

import java.awt.CardLayout;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JComponent;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import regola.engine.Ruleset;
import regola.engine.value.Position;
import regola.home.PreferenceFile;
import regola.home.Recovery;
import regola.home.Slot;
import regola.language.model.CheckedGame;
import regola.language.source.Trouble;
import regola.ui.applet.MatchApplet;
import regola.ui.applet.RegolaApplet;
import regola.ui.command.Actions;
import regola.ui.command.Command;
import regola.ui.command.Menus;
import regola.ui.game.GamePanel;
import regola.ui.keep.KeptFooting;
import regola.ui.keep.KeptStudies;
import regola.ui.keep.KeptTroubles;
import regola.ui.keep.LibraryFronts;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.LibraryTrailers;
import regola.ui.keep.Liking;
import regola.ui.keep.MatchKeeper;
import regola.ui.keep.RuleFolders;
import regola.ui.keep.Version;
import regola.ui.keep.WindowOptions;
import regola.ui.notice.NoticeLayer;
import regola.ui.notice.Notices;
import regola.ui.present.lesson.CoursePresenter;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.present.lesson.LessonShelf;
import regola.ui.present.lesson.Studies;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.match.Resumption;
import regola.ui.present.start.CourseAhead;
import regola.ui.present.start.MatchSetUp;
import regola.ui.present.start.Shelf;
import regola.ui.present.start.ShelfPresenter;
import regola.ui.present.trailer.TrailerPresenter;
import regola.ui.screen.Classroom;
import regola.ui.screen.Doors;
import regola.ui.screen.EditorScreen;
import regola.ui.screen.Feel;
import regola.ui.screen.Fittings;
import regola.ui.screen.GamePictures;
import regola.ui.screen.GameScreen;
import regola.ui.screen.Gifts;
import regola.ui.screen.Handouts;
import regola.ui.screen.Hearing;
import regola.ui.screen.KeptMatches;
import regola.ui.screen.LessonFormScreen;
import regola.ui.screen.LessonScreen;
import regola.ui.screen.Matches;
import regola.ui.screen.NewGameScreen;
import regola.ui.screen.PathScreen;
import regola.ui.screen.Playing;
import regola.ui.screen.PositionScreen;
import regola.ui.screen.Projector;
import regola.ui.screen.RulesScreen;
import regola.ui.screen.Screen;
import regola.ui.screen.SetUpScreen;
import regola.ui.screen.StartScreen;
import regola.ui.screen.TrailerScreen;
import regola.ui.start.ShelfPanel;
import regola.ui.theme.EventThread;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.work.Waiting;
import regola.ui.work.Watch;
import regola.ui.work.Worker;

/**
 * A Desk is everything in the window, wired: its pages, the worker on which their presenters compute, the way from one
 * page to another, and the actions. It needs no window, so that it can be painted without a display. For the event
 * thread only.
 */
public final class Desk implements Doors {
    private final Worker worker = new Worker(trouble -> Fittings.later(() -> troubled(trouble)));
    private final Worker reader = new Worker("regola-pictures", trouble -> Fittings.later(() -> troubled(trouble)));
    private final Actions actions = new Actions();
    private final CardLayout cards = new CardLayout();
    private final JPanel screens = new JPanel(cards);
    private final Notices notices;
    private final Recovery recovery;
    private final PreferenceFile likings;
    private final MenuBars bars;
    private final Hearing hearing;
    private final ArtStores arts;
    private final StartScreen start;
    private final Late<PathScreen> path;
    private final Late<SetUpScreen> setUp;
    private final Late<GameScreen> game;
    private final Late<EditorScreen> editor;
    private final Late<LessonScreen> lesson;
    private final Late<RulesScreen> rules;
    private final Late<PositionScreen> position;
    private final Late<TrailerScreen> trailer;
    private final Late<NewGameScreen> making;
    private final Late<LessonFormScreen> form;
    private final MatchKeeper keeper;
    private final Matches matches;
    private final CourseAhead course;
    private final RuleFolders folders;
    private final KeptMatches kept;
    private final Worker maker;
    private final Handouts handouts;
    private final Classroom classroom;
    private final Help help;
    private final Watch watch;
    private final List<Late<? extends Screen>> all;
    private final ApartFrames apart = new ApartFrames();
    private GamePictures pictures;
    private Screen front;
    private Screen cameFrom; // to the lesson that was opened last
    private Texts texts;
    private final Outfit outfit;
    private Feel feel;

    /** @param menuBar takes a menu bar, anew for each language */
    Desk(
            Shelf shelf,
            LibraryShelf art,
            LessonShelf lessons,
            WindowOptions options,
            Consumer<JMenuBar> menuBar,
            Projector projector) {
        this.arts = new ArtStores(art);
        this.texts = Texts.in(options.language());
        this.notices = new Notices(texts);
        this.bars = new MenuBars(actions, screens, menuBar, this::choose, this::feeling);
        this.outfit = new Outfit(options, worker, this::chosen, screens);
        Scaled.setUsual(options.usualZoom());
        this.feel = Feel.of(options);
        KeptTroubles troubles = new KeptTroubles(notices::tell);
        Consumer<Trouble> forgotten = problem -> Fittings.later(() -> troubles.forgets(problem));
        this.recovery = new Recovery(options.home(), forgotten);
        this.likings = options.preferences();
        likings.onTrouble(forgotten);
        hearing = new Hearing(likings, this::isClass);
        Fittings fittings = new Fittings(
                worker, arts::of, this, notices, this::refresh, options.home(), recovery, likings, hearing);
        Studies studies =
                new KeptStudies(options.home(), problems -> Fittings.later(() -> troubles.progressLost(problems)));
        LibraryShelf files = LibraryShelf.of(options); // reading a match must not change what the start page has read
        Function<Consumer<CourseView>, CoursePresenter> teaching =
                pictures -> new CoursePresenter(worker, lessons, studies, pictures);
        LibraryFronts fronts = LibraryFronts.of(options, art);
        course = new CourseAhead(fronts, studies::progress);
        start = new StartScreen(
                fittings,
                fronts,
                studies,
                holding -> pictures(fittings, shelf, lessons, fronts, holding),
                teaching,
                this::handoutsOfAll,
                texts);
        path = new Late<>(
                () -> new PathScreen(fittings, fronts, teaching, pictures, start::studied, texts), this::arrived);
        setUp = new Late<>(
                () -> new SetUpScreen(fittings, shelf, fronts, pictures, options.seeds(), texts), this::arrived);
        keeper = new MatchKeeper(recovery, Version.ofProgram());
        var thinking = KeptFooting.thinking(studies);
        game = new Late<>(() -> new GameScreen(fittings, keeper, thinking, texts, feel, this::showGame), this::arrived);
        Worker rulesWorker = new Worker("regola-editor", trouble -> Fittings.later(() -> troubled(trouble)));
        editor = new Late<>(
                toFront -> new EditorScreen(fittings, rulesWorker, options.seeds(), texts, toFront),
                this::arrived,
                this::show);
        lesson = new Late<>(
                toFront -> new LessonScreen(
                        fittings,
                        (pictures, failed) -> new LessonPresenter(
                                worker, lessons, studies, InstantSource.system(), new Waiting(), pictures, failed),
                        thinking,
                        false,
                        texts,
                        feel,
                        toFront),
                this::arrived,
                this::show);
        rules = new Late<>(
                toFront -> new RulesScreen(fittings, texts, this::tryRules, this::handoutsOfAll, toFront),
                this::arrived,
                this::show);
        position = new Late<>(
                toFront ->
                        new PositionScreen(fittings, texts, match -> game.get().resume(match, null, null), toFront),
                this::arrived,
                this::show);
        trailer = new Late<>(
                toFront -> new TrailerScreen(
                        fittings,
                        (pictures, failed) -> new TrailerPresenter(
                                worker, LibraryTrailers.of(files, options, studies), new Waiting(), pictures, failed),
                        under -> menu(under, List.of()),
                        texts,
                        feel,
                        toFront),
                this::arrived,
                this::show);
        making = new Late<>(() -> new NewGameScreen(fittings, texts), this::arrived);
        form = new Late<>(toFront -> new LessonFormScreen(fittings, texts, feel, toFront), this::arrived, this::show);
        all = List.of(Late.here(start), path, setUp, game, lesson, editor, rules, position, trailer, making, form);
        screens.setName("screens");
        screens.add(start.component(), start.name());
        folders = new RuleFolders(options.home(), likings, this::regained);
        Playing board = new LateBoard(game);
        matches = new Matches(fittings, files, keeper, board, new Gifts(fittings, folders), screens, texts);
        kept = new KeptMatches(fittings, fronts, keeper, matches, board, LibraryShelf.of(options), texts, start::show);
        pictures.setBoards(kept::board);
        start.setKept(kept);
        maker = new Worker("regola-handout", trouble -> Fittings.later(() -> troubled(trouble)));
        handouts = new Handouts(fittings, maker, arts::fresh, screens, texts);
        classroom = new Classroom(fittings, projector, () -> front.takeKeyboard(), texts);
        watch = new Watch(List.of(worker, rulesWorker), notices);
        watch.start();
        help = new Help(screens, options.home().folder(), texts);
        wireActions();
        speak(texts.language());
        start.feel(feel);
        notices.setChildren(feel.children());
        show(start);
        notices.onLeft(() -> front.takeKeyboard());
        troubles.look(options.home(), likings);
        EditorScreen.offerKept(fittings, worker, file -> rulesPage().recover(file));
    }

    private GamePictures pictures(
            Fittings fittings, Shelf shelf, LessonShelf lessons, LibraryFronts fronts, ShelfPresenter holding) {
        pictures = new GamePictures(fittings, reader, shelf, lessons, arts::fresh, fronts, holding::holds, () -> texts);
        return pictures;
    }

    /** A page is wanted for the first time. */
    private void arrived(Screen screen) {
        if (screen instanceof GameScreen match) match.setMatches(matches, course);
        if (screen instanceof SetUpScreen page) page.setKept(kept);
        if (screen instanceof LessonScreen page) page.setPictures(pictures);
        screens.add(screen.component(), screen.name());
        screen.speak(texts);
        screen.feel(feel);
    }

    JPanel screens() {
        return screens;
    }

    JPanel tools() {
        return bars.tools();
    }

    JComponent layered() {
        return new NoticeLayer(screens, notices);
    }

    GamePanel gamePanel() {
        return game.isHere() ? game.get().panel() : null;
    }

    ShelfPanel shelfPanel() {
        return start.panel();
    }

    /** What is played in a window of its own is kept together with all else, so it goes too. */
    void close() {
        EventThread.check("the desk");
        apart.close();
        watch.stop();
        editor.ifHere(EditorScreen::close);
        reader.finish();
        maker.finish();
        worker.finish();
        keeper.settle();
        recovery.close();
        hearing.close();
        likings.close();
    }

    /** The program itself has failed somewhere; everything else goes on. */
    void troubled(Throwable trouble) {
        notices.tell(Unforeseen.notice(trouble));
    }

    // ---- from page to page

    private void show(Screen next) {
        EventThread.check("the desk");
        if (front != next) classroom.close();
        if (List.of(position, game, setUp, path, lesson).stream().noneMatch(page -> page.is(next))) classroom.forget();
        if (front != null && front != next) front.left();
        front = next;
        if (lesson.is(next)) likings.change(all -> all.with(Liking.MATCH_LAST, false));
        cards.show(screens, next.name());
        notices.turnTo(next.name());
        bars.lay(next);
        next.entered();
        if (!next.holdsKeyboard()) next.takeKeyboard();
        refresh();
    }

    void takeKeyboard() {
        if (notices.hasBeenBrought()) notices.takeKeyboard();
        else if (!classroom.takeKeyboard()) front.takeKeyboard();
    }

    void regained() {
        outfit.followDesktop();
        front.regained();
    }

    private void showGame() {
        editor.ifHere(page -> page.running(game.get().gameId()));
        show(game.get());
    }

    private Handouts handoutsOfAll() {
        return handouts;
    }

    private void refresh() {
        Set<Command> ready = front == null ? Set.of() : front.ready();
        actions.ready(ready);
        actions.enable(Command.PROJECT, front != null && front.lectern() != null);
        actions.select(Command.FORCED, feel.forced(front));
        actions.select(Command.SUGGEST, front != null && front.isSuggesting());
        if (classroom != null && front != null) {
            classroom.goOn(front.lectern(), feel);
            classroom.changed();
        }
        actions.enable(Command.HANDOUT, front != null && !front.handouts().isEmpty());
        // For those who read little nothing leads out of the pages but what is drawn on them.
        if (feel.children())
            for (Command command : Command.values())
                actions.enable(command, command == Command.UNDO && ready.contains(command));
    }

    @Override
    public void start() {
        if (!backToForm()) show(start);
    }

    /** Whoever tries their own lesson has not done with it. */
    private boolean backToForm() {
        boolean tried = lesson.is(front) && form.is(cameFrom);
        if (tried) show(cameFrom);
        return tried;
    }

    @Override
    public void out() {
        boolean back = lesson.is(front) && (path.is(cameFrom) || game.is(cameFrom));
        if (!backToForm()) show(back ? cameFrom : start);
    }

    @Override
    public void path(String ofGame) {
        if (backToForm()) return;
        path.get().open(ofGame);
        show(path.get());
    }

    @Override
    public void prepare(String ofGame, List<String> variants) {
        setUp.get().open(ofGame, variants);
        show(setUp.get());
    }

    @Override
    public void playNow(String ofGame) {
        setUp.get().playNow(ofGame, () -> show(setUp.get()));
    }

    @Override
    public void toClass(String ofGame, boolean match) {
        if (match) prepare(ofGame, List.of());
        else path(ofGame);
        classroom.expect();
    }

    @Override
    public void lesson(String game, String id) {
        if (!lesson.is(front)) cameFrom = front;
        lesson.get().open(game, id, form.is(cameFrom), this.game.is(cameFrom));
    }

    @Override
    public void trailer(String ofGame) {
        Screen from = front;
        trailer.get().open(ofGame, () -> show(from));
    }

    @Override
    public void apart(String ofGame, String ofLesson, int step) {
        AppletFrame.open(RegolaApplet.ofLesson(ofLesson, step, texts.language()), "Regola");
    }

    @Override
    public void apart(Resumption match, Slot keptIn, Path file) {
        apart.open(new MatchApplet.Moved(match, keptIn, file, recovery), texts.language());
        if (game.is(front)) show(start);
    }

    @Override
    public boolean isApart(Slot keptIn) {
        return apart.toFront(keptIn);
    }

    @Override
    public void play(MatchSetUp ready) {
        game.get().play(ready);
    }

    @Override
    public void tryOut(MatchSetUp ready) {
        game.get().tryOut(ready);
    }

    @Override
    public void back() {
        if (gamePanel() == null) show(start);
        else showGame();
    }

    @Override
    public void goOn(Resumption ready) {
        game.get().goOn(ready);
    }

    @Override
    public void edit(String id, MatchSetUp last) {
        rulesPage().edit(id, last);
    }

    @Override
    public void setUp(MatchSetUp match, Position now) {
        position.get().open(match, now);
    }

    @Override
    public void ruleBook(Ruleset ofGame) {
        Screen from = front;
        Runnable back = game.is(from) ? () -> game.get().leaveRules(() -> show(from)) : () -> show(from);
        rules.get().open(ofGame, lesson.is(from) ? lesson.get()::again : back);
    }

    private void tryRules(Resumption match) {
        game.get().tryRules(match, () -> show(rules.get()));
    }

    @Override
    public void rule(CheckedGame rules, String rule) {
        rulesPage().rule(rules, rule);
    }

    /** The page of rules knows which game is on the board, also when it comes after it. */
    private EditorScreen rulesPage() {
        if (gamePanel() != null) editor.get().running(game.get().gameId());
        return editor.get();
    }

    // ---- actions

    private void wireActions() {
        for (Command command : Command.values())
            if (command.isOfScreen()) actions.on(command, () -> front.perform(command));
        actions.on(Command.DARK, outfit::turnDark);
        actions.on(Command.BIGGER, () -> zoom(1));
        actions.on(Command.SMALLER, () -> zoom(-1));
        actions.on(Command.NORMAL, outfit::usualZoom);
        actions.on(Command.LABELS, () -> feel(feel.withLabels(actions.isSelected(Command.LABELS))));
        actions.on(Command.TEACHER, () -> feel(feel.withTeacher(actions.isSelected(Command.TEACHER))));
        actions.on(Command.FORCED, () -> feel(feel.withForced(front, actions.isSelected(Command.FORCED))));
        actions.on(Command.NEW_GAME, this::newGame);
        actions.on(Command.HOME, () -> show(start));
        actions.on(Command.FOLDERS, () -> folders.show(screens, texts));
        actions.on(Command.OPEN, matches::open);
        actions.on(Command.PROJECT, () -> classroom.open(front.lectern(), feel));
        actions.on(Command.HANDOUT, () -> handouts.ask(front.handouts()));
        actions.on(Command.NOTICES, notices::takeOrGiveBackKeyboard);
        actions.on(Command.KEYS, () -> help.keys(isClass()));
        actions.on(Command.ABOUT, help::about);
        actions.bind(screens);
        hearing.wire(actions, screens, () -> front);
        hearing.setChildren(feel.children());
        MenuKey.on(screens, () -> front != null && front.isStage() && !feel.children(), () -> front.openMenu());
        ChildrenDoor.on(screens, () -> feel.children(), () -> children(false));
        actions.select(Command.LABELS, feel.labels());
        actions.select(Command.TEACHER, feel.teacher());
    }

    void open(Path file) {
        matches.open(file);
    }

    void onQuit(Runnable quit) {
        actions.on(Command.QUIT, quit);
    }

    void zoom(int steps) {
        outfit.zoom(steps);
    }

    /** Whether a class looks at what is projected. */
    private boolean isClass() {
        return classroom != null && classroom.isOpen();
    }

    private void feel(Feel next) {
        Feel then = feel;
        feel = next;
        likings.change(all -> next.kept(all, then));
        hearing.setChildren(next.children());
        notices.setChildren(next.children());
        all.forEach(page -> page.ifHere(screen -> screen.feel(next)));
    }

    private void choose(String language) {
        likings.change(all -> all.with(Liking.LANGUAGE, language));
        speak(language);
    }

    /** Everything that is shown speaks another language from now on, a running match too. */
    void speak(String language) {
        EventThread.check("the desk");
        texts = Texts.in(language);
        actions.speak(texts);
        chosen();
        notices.speak(texts);
        matches.speak(texts);
        kept.speak(texts);
        help.speak(texts);
        handouts.speak(texts);
        classroom.speak(texts);
        all.forEach(page -> page.ifHere(screen -> screen.speak(texts)));
    }

    private void chosen() {
        bars.speak(texts);
        bars.lay(front);
    }

    private Menus.Feeling feeling() {
        return new Menus.Feeling(outfit.choice(), outfit::dress, feel.motion(), motion -> feel(feel.with(motion)))
                .paced(feel.tempo(), tempo -> feel(feel.with(tempo)), feel.teacher());
    }

    @Override
    public void menu(JComponent under, List<JMenuItem> before) {
        bars.open(under, before);
    }

    @Override
    public void newGame() {
        show(making.get());
    }

    @Override
    public void makeLesson(MatchRecord match, LessonFilling filling) {
        Screen from = front;
        form.get().make(match, filling, () -> show(from));
    }

    @Override
    public void changeLesson(String file) {
        Screen from = front;
        form.get().change(file, () -> show(from));
    }

    @Override
    public void folders() {
        folders.show(screens, texts);
    }

    @Override
    public void children(boolean on) {
        feel(feel.withChildren(on));
        for (Command command : Command.values()) if (!command.isOfScreen()) actions.enable(command, !on);
        hearing.setChildren(on); // what there is no voice for stays off
        refresh();
    }

    /** The window is to be closed: a child is asked first. */
    void closing(Runnable close) {
        ChildrenDoor.closing(feel.children(), screens, texts, close);
    }
}
