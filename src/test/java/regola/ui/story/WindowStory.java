package regola.ui.story;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.ui.board.panel.BoardPanel;
import regola.ui.game.GamePanel;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Liking;
import regola.ui.keep.WindowOptions;
import regola.ui.present.start.Shelf;
import regola.ui.screen.Opening;
import regola.ui.start.PathPanel;
import regola.ui.start.SetUpPanel;
import regola.ui.start.ShelfPanel;
import regola.ui.support.WindowDriver;
import regola.ui.theme.Theme;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.MatchView;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.ShelfView;
import regola.ui.view.start.TileView;
import regola.ui.window.RegolaWindow;

/** A WindowStory is the program's window with a person before it: what stories click, press, read and wait for. */
final class WindowStory implements AutoCloseable {
    private final WindowDriver window;

    private WindowStory(WindowDriver window) {
        this.window = window;
    }

    /** @param motion NONE for stories in which it does not matter */
    static WindowStory open(MotionLevel motion) {
        String moves = motion == MotionLevel.NONE ? "off" : motion.name().toLowerCase(Locale.ROOT);
        return open(
                freshHome(),
                Map.of(
                        "regola.language", "en",
                        "regola.theme", "light",
                        "regola.motion", moves,
                        "regola.tempo", "quick",
                        "regola.seed", "7"));
    }

    /** @param properties as those of the system */
    static WindowStory open(Home home, Map<String, String> properties) {
        return open(home, properties, shelf -> shelf);
    }

    /** @param before what stands between the window and the shelf with the games */
    static WindowStory open(Home home, Map<String, String> properties, UnaryOperator<Shelf> before) {
        return new WindowStory(WindowDriver.open(
                () -> {
                    WindowOptions options = WindowOptions.of(home, properties::get, () -> Theme.LIGHT);
                    options.appearance().install();
                    LibraryShelf shelf = LibraryShelf.of(options);
                    return new RegolaWindow(before.apply(shelf), shelf, LibraryLessons.of(shelf, options), options);
                },
                1280,
                800));
    }

    /** @return a home of somebody who makes every move by hand, the only one there is too */
    static Home homeWithoutForcedMoves() {
        Home home = freshHome();
        PreferenceFile likings = PreferenceFile.open(home.settings(), Liking.ALL);
        likings.change(all -> all.with(Liking.FORCED, false).with(Liking.FORCED_IN_OWN, false));
        likings.close();
        return home;
    }

    /** A data folder that no other story has seen. */
    static Home freshHome() {
        try {
            return Home.at(Files.createTempDirectory(Path.of(System.getProperty("regola.home")), "story"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    WindowDriver window() {
        return window;
    }

    /** Chooses a game on the start page, and the way to a match. */
    void chooseGame(String title) {
        press(title, "play");
        window.waitUntil(
                title + " is shown",
                () -> window.frame().isShowing()
                        && setUp() != null
                        && title.equals(setUp().title())
                        && setUp().canStart());
        window.find("start.go", JButton.class);
    }

    /** Goes to the path of lessons of a game. */
    void learn(String title) {
        press(title, "learn");
        window.find("start.goOn", JButton.class);
        window.waitUntil(
                "its lessons are shown",
                () -> !panel(PathPanel.class).course().lessons().isEmpty());
    }

    /** Presses a button of a game's tile, on whatever page of the shelf it is. */
    void press(String title, String button) {
        window.waitUntil("games are on the shelf", () -> tile(title) != null);
        window.onEventThread(() -> {
            ((AbstractButton) find(shelf(), "game." + tile(title).id() + "." + button)).doClick(0);
            return null;
        });
    }

    private TileView tile(String title) {
        ShelfView view = shelf() == null || !shelf().isShowing() ? null : shelf().view();
        return view == null
                ? null
                : view.tiles().stream()
                        .filter(tile -> tile.title().equals(title))
                        .findFirst()
                        .orElse(null);
    }

    ShelfPanel shelf() {
        return panel(ShelfPanel.class);
    }

    /**
     * Chooses a game on the start page and begins a match as the page proposes it: one person, the others computers.
     */
    void start(String title) {
        chooseGame(title);
        window.click("start.go");
        waitFor("the match has begun", view -> true);
        window.find("board", BoardPanel.class);
    }

    /** Lets somebody sit down at the table before a match, such as "other". */
    void seat(String player, String kind) {
        window.click("seat." + player);
        window.click("kind." + kind);
        window.waitUntil(
                player + " is " + kind,
                () -> setUp().chairs().stream()
                        .anyMatch(chair -> chair.seat().id().equals(player) && kind.equals(chair.kind())));
        if (window.isShowing("kind." + kind)) window.press(KeyEvent.VK_ESCAPE);
        window.waitUntil("nobody is asked any more", () -> !window.isShowing("kind." + kind));
    }

    /** In a match, with its seats in view: lets somebody else play there, such as "person" or "fair". */
    void plays(String player, String who) {
        window.click("seat." + player + ".sort");
        window.click("seat.kind." + who);
    }

    SetUpView setUp() {
        SetUpPanel panel = panel(SetUpPanel.class);
        return panel == null ? null : panel.view();
    }

    MatchView match() {
        return window.onEventThread(() -> panel(GamePanel.class).view());
    }

    /** Clicks a piece of that name. */
    void clickPiece(String id) {
        window.clickAt("board", BoardPanel.class, board -> board.pointOfPiece(id));
    }

    void clickPlace(String id) {
        window.clickAt("board", BoardPanel.class, board -> board.pointOf(id));
    }

    /** Clicks a piece of that name on a board of some other name than the match's. */
    void clickPieceOn(String board, String id) {
        window.clickAt(board, BoardPanel.class, shown -> shown.pointOfPiece(id));
    }

    void clickPlaceOn(String board, String id) {
        window.clickAt(board, BoardPanel.class, shown -> shown.pointOf(id));
    }

    void carry(String piece, String to) {
        window.drag("board", BoardPanel.class, board -> board.pointOfPiece(piece), board -> board.pointOf(to));
    }

    /** Waits until there is a match on the screen and its picture is so. */
    void waitFor(String what, Predicate<MatchView> condition) {
        window.waitUntil(what, () -> {
            GamePanel panel = panel(GamePanel.class);
            return panel != null && panel.view() != null && condition.test(panel.view());
        });
    }

    void waitForQuestion(String part) {
        waitFor("the question is " + part, view -> view.decision().question().contains(part));
    }

    static String placeOf(MatchView view, String piece) {
        for (SiteView site : view.board().sites()) {
            if (site.pieces().stream().map(PieceView::id).anyMatch(piece::equals)) return site.id();
        }
        return "";
    }

    /** @return the one panel of that kind in the window, null if there is none */
    <T> T panel(Class<T> kind) {
        return panelIn((Container) component(Container.class, "screens"), kind);
    }

    /** @return whether a lesson is still being opened, so that nothing can be pressed on its page */
    boolean isOpening() {
        Opening opening = panel(Opening.class);
        return opening != null && opening.isVisible();
    }

    private static <T> T panelIn(Container in, Class<T> kind) {
        for (Component child : in.getComponents()) {
            if (kind.isInstance(child)) return kind.cast(child);
            T found = child instanceof Container container ? panelIn(container, kind) : null;
            if (found != null) return found;
        }
        return null;
    }

    private Component component(Class<?> ignored, String name) {
        return find(window.frame().getContentPane(), name);
    }

    private static Component find(Container in, String name) {
        for (var child : in.getComponents()) {
            if (name.equals(child.getName())) return child;
            if (child instanceof Container container) {
                var found = find(container, name);
                if (found != null) return found;
            }
        }
        return null;
    }

    @Override
    public void close() {
        window.close();
    }
}
