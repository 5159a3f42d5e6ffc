package regola.ui.window;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Image;
import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JPanel;
import regola.home.PreferenceFile;
import regola.ui.guide.ProgramIcon;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Liking;
import regola.ui.keep.ScreenRoom;
import regola.ui.keep.WindowOptions;
import regola.ui.keep.WindowPlace;
import regola.ui.present.lesson.LessonShelf;
import regola.ui.present.start.Shelf;
import regola.ui.start.ShelfPanel;

/** A RegolaWindow is the frame around a {@link Desk}; it knows nothing but how to open and to close. */
public final class RegolaWindow extends JFrame {
    private static final long serialVersionUID = 1;
    /** Width and height of the sign that the window opens with, in pixels; those of other sizes come after it. */
    private static final int FIRST_ICON = 32;

    private final transient Desk desk;
    private final transient Runnable unwheel;
    private final transient Runnable unshade;

    /** @param art the same shelf, or the one that stands behind it */
    public RegolaWindow(Shelf shelf, LibraryShelf art, LessonShelf lessons, WindowOptions options) {
        super("Regola");
        setName("regola");
        setIconImage(ProgramIcon.image(FIRST_ICON));
        setMinimumSize(new Dimension(760, 560));
        place(options.preferences());
        Growth.with(this, options.usualZoom());
        desk = new Desk(
                shelf,
                art,
                lessons,
                options,
                bar -> {
                    setJMenuBar(bar);
                    revalidate();
                },
                this::project);
        desk.onQuit(this::quit);
        unwheel = WheelZoom.on(this, desk::zoom);
        unshade = Shade.over(this);
        addWindowFocusListener(new WindowAdapter() {
            @Override
            public void windowGainedFocus(WindowEvent e) {
                desk.regained();
            }
        });
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent e) {
                desk.takeKeyboard();
            }
        });
        JPanel all = new JPanel(new BorderLayout());
        all.add(desk.tools(), BorderLayout.NORTH);
        all.add(desk.layered(), BorderLayout.CENTER);
        setContentPane(all);
        setDefaultCloseOperation(DO_NOTHING_ON_CLOSE);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent e) {
                desk.closing(RegolaWindow.this::dispose);
            }
        });
    }

    /** Has the program's sign in all sizes from now on. */
    void signed(List<Image> signs) {
        setIconImages(signs);
    }

    /** @return the page on which everything begins */
    ShelfPanel shelf() {
        return desk.shelfPanel();
    }

    /** Opens a match, a game that was given, or a rule file. */
    void open(Path file) {
        desk.open(file);
    }

    /** The program itself has failed somewhere, where nothing else has caught it. */
    void troubled(Throwable trouble) {
        desk.troubled(trouble);
    }

    /** Nothing but this is seen, as large as the screen; null for the window as it was. */
    void project(JComponent whole) {
        GraphicsDevice screen = getGraphicsConfiguration().getDevice();
        getGlassPane().setVisible(false);
        if (whole == null) {
            if (screen.getFullScreenWindow() == this) screen.setFullScreenWindow(null);
            return;
        }
        setGlassPane(whole);
        whole.setVisible(true);
        screen.setFullScreenWindow(this);
    }

    /** Where it was last time, if it can be there now; else in the middle of the screen. */
    private void place(PreferenceFile likings) {
        WindowPlace last = likings.now().get(Liking.WINDOW).orElse(null);
        Optional<Rectangle> again = last == null ? Optional.empty() : last.on(screens(), getMinimumSize());
        if (again.isPresent()) setBounds(again.get());
        else placeInTheMiddle();
        if (last != null && last.maximized()) setExtendedState(MAXIMIZED_BOTH);
        WindowWatch.of(this, place -> likings.change(all -> all.with(Liking.WINDOW, place)));
    }

    private static List<Rectangle> screens() {
        return Arrays.stream(GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices())
                .map(screen -> screen.getDefaultConfiguration().getBounds())
                .toList();
    }

    private void placeInTheMiddle() {
        Rectangle room = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
        setSize(ScreenRoom.window(room.getSize()));
        setLocation(room.x + (room.width - getWidth()) / 2, room.y + (room.height - getHeight()) / 2);
    }

    private void quit() {
        dispose();
    }

    @Override
    public void dispose() {
        unwheel.run();
        unshade.run();
        desk.close();
        super.dispose();
    }
}
