package regola.ui.applet;

import java.awt.BorderLayout;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import javax.swing.AbstractAction;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import regola.home.Slot;
import regola.teaching.lesson.Lesson;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.OneLesson;
import regola.ui.keep.WindowOptions;
import regola.ui.notice.NoticeLayer;
import regola.ui.notice.Notices;
import regola.ui.present.start.MatchSetUp;
import regola.ui.screen.Feel;
import regola.ui.screen.Fittings;
import regola.ui.screen.Hearing;
import regola.ui.theme.Appearance;
import regola.ui.theme.PlainWords;
import regola.ui.view.Notice;
import regola.ui.view.Rival;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.work.Watch;
import regola.ui.work.Worker;

/**
 * A RegolaApplet is one lesson, or one game against the computer, as a component for any Swing program. It lives as
 * applets did:
 *
 * <pre>{@code
 * RegolaApplet applet = RegolaApplet.ofGame("stones", "en");
 * frame.add(applet);
 * applet.init();      // lays it out
 * applet.start();     // lets it begin, or go on
 * applet.stop();      // lets it rest, such as when it is scrolled out of sight
 * applet.destroy();   // ends it for good
 * }</pre>
 *
 * From {@link #init} on no component of the program around it reads its words as HTML, unless it has said otherwise
 * with its client property {@code html.disable}: rule files and lessons come from strangers, and their words stand for
 * themselves.
 *
 * <p>It is painted in Regola's own look and feel. Where the program around it has chosen another, {@link #init} puts
 * that in force for components that are made from then on; what is there already stays as it looks.
 *
 * <p>What is learnt in a lesson is kept nowhere; a match that was begun can be gone on with in the program's own
 * window. All methods are for the event thread.
 */
public final class RegolaApplet extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient Making making;
    private final transient Texts texts;
    private transient Worker worker;
    private transient Watch watch;
    private transient AppletPage page;
    private boolean begun;
    private boolean running;

    /** How its page is made. */
    @FunctionalInterface
    interface Making {
        AppletPage page(Fittings fittings, LibraryShelf shelf, WindowOptions options, Texts texts);
    }

    private RegolaApplet(Making making, String language) {
        super(new BorderLayout());
        this.making = making;
        this.texts = Texts.in(language);
        setName("applet");
    }

    /**
     * @param game its id, such as {@code stones}, with the fewest players; the first seat is the person's
     * @param language "en" or "it"
     */
    public static RegolaApplet ofGame(String game, String language) {
        return ofGame(game, language, MatchSetUp.USUAL);
    }

    /**
     * @param game its id, such as {@code stones}, with the fewest players; the first seat is the person's
     * @param language "en" or "it"
     * @param strength who plays the other seats: "beginner", "easy", "fair", "good", "best", or "random"
     */
    public static RegolaApplet ofGame(String game, String language, String strength) {
        if (Rival.of(strength).isEmpty()) throw new IllegalArgumentException("nobody plays like '" + strength + "'");
        return new RegolaApplet(
                (fittings, shelf, options, texts) -> new MatchApplet(game, strength, fittings, shelf, options, texts),
                language);
    }

    /**
     * @param lesson the id of one that is there, such as {@code stones/01-first-step}
     * @param language "en" or "it"
     */
    public static RegolaApplet ofLesson(String lesson, String language) {
        return ofLesson(lesson, 0, language);
    }

    /**
     * @param lesson the id of one that is there, such as {@code stones/01-first-step}
     * @param step at which it begins, from 0; beyond the last one it begins there
     * @param language "en" or "it"
     */
    public static RegolaApplet ofLesson(String lesson, int step, String language) {
        return new RegolaApplet(
                (fittings, shelf, options, texts) ->
                        new LessonApplet(lesson, step, LibraryLessons.of(shelf, options), fittings, options, texts),
                language);
    }

    /**
     * @param file a lesson file; what is wrong with it is shown in place of the lesson
     * @param language "en" or "it"
     */
    public static RegolaApplet ofLesson(Path file, String language) {
        return new RegolaApplet(
                (fittings, shelf, options, texts) -> new LessonApplet(
                        file.toString(), 0, new OneLesson(file, shelf::library), fittings, options, texts),
                language);
    }

    public static RegolaApplet ofMatch(MatchApplet.Moved match, String language) {
        return new RegolaApplet(
                (fittings, shelf, options, texts) -> new MatchApplet(match, fittings, shelf, options, texts), language);
    }

    public static RegolaApplet ofLesson(Lesson lesson, String language) {
        return new RegolaApplet(
                (fittings, shelf, options, texts) ->
                        new LessonApplet(lesson.id(), 0, new OneLesson(lesson), fittings, options, texts),
                language);
    }

    /** Lays it out. Once, before anything else. */
    public void init() {
        if (worker != null) return;
        Appearance.installIfNone();
        PlainWords.install();
        WindowOptions options = WindowOptions.ofSystem();
        Notices notices = new Notices(texts);
        worker = new Worker(
                "regola-applet",
                trouble -> Fittings.later(() -> notices.tell(Notice.problem("failure", Said.of("failure.title")))));
        LibraryShelf shelf = LibraryShelf.of(options);
        ArtSource program = ArtSource.ofProgram();
        Fittings fittings = new Fittings(
                worker,
                game -> new ArtStore(shelf.of(game).or(program)),
                new NoDoors(notices, new AppletMenu(texts, Feel.of(options)), () -> {}),
                notices,
                () -> {},
                options.home(),
                null,
                options.preferences(),
                new Hearing(options.preferences(), () -> true));
        watch = new Watch(List.of(worker), notices);
        watch.start();
        page = making.page(fittings, shelf, options, texts);
        bindMenu();
        add(new NoticeLayer(page.component(), notices), BorderLayout.CENTER);
        // A game's own drawings lie beside its rule file, which the shelf has to know.
        worker.execute(shelf::library);
        revalidate();
    }

    /** The key that opens the menu in the program's own window, wherever in here the keyboard is. */
    private void bindMenu() {
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_F10, 0), "menus");
        getActionMap().put("menus", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                if (page != null) page.openMenu();
            }
        });
    }

    /** @return whether what is kept there is played here */
    public boolean isKeptIn(Slot slot) {
        return page != null && page.isKeptIn(slot);
    }

    /** Lets it begin, or go on where it rested. */
    public void start() {
        if (page == null || running) return;
        running = true;
        if (begun) page.goOn();
        else page.begin();
        begun = true;
    }

    /** Lets it rest: nothing is played or shown by itself until it goes on. */
    public void stop() {
        if (!running) return;
        running = false;
        page.rest();
    }

    /** Ends it for good; it cannot be used again. */
    public void destroy() {
        stop();
        if (page != null) page.end();
        if (watch != null) watch.stop();
        if (worker != null) worker.finish();
        removeAll();
        page = null;
    }
}
