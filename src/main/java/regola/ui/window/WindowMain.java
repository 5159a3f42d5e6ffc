package regola.ui.window;

import java.awt.Image;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import regola.engine.Ruleset;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.teaching.lesson.Trailer;
import regola.ui.guide.ProgramIcon;
import regola.ui.keep.GivenGames;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Liking;
import regola.ui.keep.MatchChooser;
import regola.ui.keep.OwnFile;
import regola.ui.keep.ScreenRoom;
import regola.ui.keep.WindowOptions;
import regola.ui.screen.BookPdf;
import regola.ui.screen.TrailerGif;

/**
 * A WindowMain opens the window. With the system property {@code regola.started}, the milliseconds since 1970 at which
 * the program was started, it says what starting has taken, and ends; see {@link StartProbe}.
 */
public final class WindowMain {
    private static final String STARTED = "regola.started";
    private static final int SIGNS_AFTER_MILLIS = 2000;

    private WindowMain() {}

    /** @return the folders where the window looks for a person's own rules; nothing is made or written for that */
    public static List<Path> ruleFolders() {
        Home home = Home.asItIs();
        return LibraryShelf.folders(home, PreferenceFile.look(home.settings(), Liking.ALL));
    }

    /** @return the rulebook of a game as a PDF, made without a window */
    public static byte[] rulebook(Ruleset rules, String language) {
        System.setProperty("java.awt.headless", "true");
        // What the library of PDFs would have to say of its log is nothing for whoever reads the command's errors.
        System.setProperty("slf4j.internal.verbosity", "ERROR");
        return BookPdf.of(rules, language);
    }

    /** @return an animated picture of a trailer, made without a window */
    public static byte[] film(Trailer trailer, String language) {
        System.setProperty("java.awt.headless", "true");
        return TrailerGif.of(trailer, new LibraryShelf(WindowMain::ruleFolders), language);
    }

    /**
     * Opens the window with a file in it: a game that somebody has given away, a rule file, or a match.
     *
     * @return false if the argument is no such file
     */
    public static boolean takesIn(String argument) {
        Path file = LibraryShelf.path(argument).orElse(null);
        if (file == null || !Files.isRegularFile(file)) return false;
        if (!GivenGames.isOne(file) && !OwnFile.isOne(file) && !argument.endsWith("." + MatchChooser.ENDING))
            return false;
        open(window -> window.open(file.toAbsolutePath().normalize()));
        return true;
    }

    /** Opens the window; where there is no screen that is said, and the program ends. */
    public static void open() {
        open(window -> {});
    }

    private static void open(Consumer<RegolaWindow> then) {
        if (!ScreenRoom.hasScreen()) {
            System.err.println("error: there is no screen here to open the window on\n"
                    + "  fix  give a command, such as 'regola games'; 'regola --help' lists all of them");
            System.exit(2);
        }
        Ahead ahead = Ahead.begin();
        WindowOptions options = WindowOptions.ofSystem();
        ahead.await();
        SwingUtilities.invokeLater(() -> {
            options.appearance().installFirst();
            LibraryShelf shelf = LibraryShelf.of(options);
            RegolaWindow window = new RegolaWindow(shelf, shelf, LibraryLessons.of(shelf, options), options);
            Thread.setDefaultUncaughtExceptionHandler(new Unforeseen(window::troubled));
            String started = System.getProperty(STARTED);
            if (started != null) {
                window.setGlassPane(new StartProbe(Long.parseLong(started), window::shelf));
                window.getGlassPane().setVisible(true);
            }
            window.setVisible(true);
            then.accept(window);
            sign(window);
        });
    }

    /** Gives the window the program's sign in all sizes, when it is up and has nothing else to do. */
    private static void sign(RegolaWindow window) {
        Timer rest = new Timer(
                SIGNS_AFTER_MILLIS,
                up -> new Thread(
                                () -> {
                                    List<Image> signs = ProgramIcon.images();
                                    SwingUtilities.invokeLater(() -> window.signed(signs));
                                },
                                "regola-signs")
                        .start());
        rest.setRepeats(false);
        rest.start();
    }
}
