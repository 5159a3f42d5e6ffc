package regola.ui.applet;

import java.time.InstantSource;
import javax.swing.JComponent;
import regola.teaching.lesson.Lesson;
import regola.ui.keep.Unkept;
import regola.ui.keep.WindowOptions;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.present.lesson.LessonShelf;
import regola.ui.present.match.Footing;
import regola.ui.present.match.Thinking;
import regola.ui.screen.Feel;
import regola.ui.screen.Fittings;
import regola.ui.screen.LessonScreen;
import regola.ui.view.Texts;
import regola.ui.work.Waiting;

/** A LessonApplet is one lesson as the page of an applet. */
final class LessonApplet implements AppletPage {
    private final String lesson;
    private final int step;
    private final LessonShelf shelf;
    private final Fittings fittings;
    private final LessonScreen screen;

    /**
     * @param step at which it begins, from 0
     * @param shelf knows the lesson once its game's lessons were asked for
     */
    LessonApplet(String lesson, int step, LessonShelf shelf, Fittings fittings, WindowOptions options, Texts texts) {
        this.lesson = lesson;
        this.step = step;
        this.shelf = shelf;
        AppletMenu menu = new AppletMenu(texts, Feel.of(options));
        this.fittings = fittings.with(new NoDoors(fittings.notices(), menu, () -> {}));
        screen = new LessonScreen(
                this.fittings,
                (pictures, failed) -> new LessonPresenter(
                        fittings.worker(),
                        shelf,
                        new Unkept(),
                        InstantSource.system(),
                        new Waiting(),
                        pictures,
                        failed),
                Thinking.onThreads(Footing.remembered()),
                true,
                texts,
                Feel.of(options),
                () -> {});
        menu.serve(screen, null);
        screen.speak(texts);
    }

    @Override
    public JComponent component() {
        return screen.component();
    }

    @Override
    public void openMenu() {
        screen.openMenu();
    }

    @Override
    public void begin() {
        fittings.worker().execute(() -> {
            int slash = lesson.indexOf('/');
            shelf.lessons(slash < 0 ? "" : lesson.substring(0, slash));
            Lesson read = shelf.read(lesson).lesson();
            String game = read == null ? "" : read.header().game();
            Fittings.later(() -> screen.openAt(game, lesson, step));
        });
    }

    @Override
    public void rest() {
        screen.left();
    }

    @Override
    public void goOn() {
        screen.again();
    }

    @Override
    public void end() {}
}
