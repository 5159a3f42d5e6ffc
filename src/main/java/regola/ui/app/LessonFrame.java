package regola.ui.app;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import regola.teaching.lesson.Lesson;
import regola.ui.board.ArtSource;
import regola.ui.board.ArtStore;
import regola.ui.notice.Notices;
import regola.ui.present.LessonPresenter;
import regola.ui.present.LessonShelf;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;

/** A LessonFrame is one lesson alone in a small window of its own; what is done in it is kept nowhere. */
public final class LessonFrame extends JFrame {
    private static final long serialVersionUID = 1;
    private static final Dimension SIZE = new Dimension(1100, 760);

    private final transient Worker worker;
    private final transient LessonScreen screen;

    private LessonFrame(Lesson lesson, WindowOptions options, Texts texts) {
        super(lesson.header().title().text(texts.language()));
        setName("lesson.frame");
        Notices notices = new Notices(texts);
        worker = new Worker("regola-lesson", trouble -> Fittings.later(() -> notices.tell(Notice.problem("failure", Said.of("failure.title")))));
        ArtSource program = ArtSource.ofProgram();
        LibraryShelf shelf = LibraryShelf.of(options);
        Fittings fittings = new Fittings(worker, game -> new ArtStore(shelf.of(game).or(program)), new NoDoors(notices), notices, () -> { },
                options.home(), null, options.preferences());
        Feel feel = new Feel(options.motion(), options.labels());
        screen = new LessonScreen(fittings, (pictures, failed) -> new LessonPresenter(worker, new Alone(lesson), new Unkept(),
                InstantSource.system(), new Waiting(), pictures, failed), true, texts, feel, () -> { });
        screen.speak(texts);
        add(screen.component(), BorderLayout.CENTER);
        add(notices.component(), BorderLayout.SOUTH);
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        Rectangle room = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
        setSize(Math.min(room.width, SIZE.width), Math.min(room.height, SIZE.height));
        setLocation(room.x + (room.width - getWidth()) / 2, room.y + (room.height - getHeight()) / 2);
        // The game's own drawings lie beside its rule file, which the shelf has to know.
        worker.execute(shelf::library);
        screen.open(lesson.header().game(), lesson.id());
    }

    /**
     * Shows a lesson, and returns when its window has been closed. Not to be called on the event thread.
     *
     * @param language "en" or "it"
     */
    public static void show(Lesson lesson, String language) {
        WindowOptions options = WindowOptions.ofSystem();
        CountDownLatch closed = new CountDownLatch(1);
        SwingUtilities.invokeLater(() -> {
            options.appearance().install();
            LessonFrame frame = new LessonFrame(lesson, options, Texts.in(language));
            frame.addWindowListener(new WindowAdapter() {
                @Override
                public void windowClosed(WindowEvent e) {
                    closed.countDown();
                }
            });
            frame.setVisible(true);
        });
        try {
            closed.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void dispose() {
        worker.finish();
        super.dispose();
    }

    /** The shelf with one lesson on it. */
    private record Alone(Lesson lesson) implements LessonShelf {
        @Override
        public List<Entry> lessons(String game) {
            return List.of(new Entry(lesson.id(), lesson.header().title(), lesson.header().idea(), List.of()));
        }

        @Override
        public Reading read(String id) {
            return new Reading(lesson, List.of());
        }
    }
}
