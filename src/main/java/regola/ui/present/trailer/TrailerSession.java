package regola.ui.present.trailer;

import java.time.Duration;
import java.util.List;
import regola.teaching.run.PlayedScene;
import regola.teaching.run.Screening;
import regola.ui.present.OneThread;
import regola.ui.present.picture.Tongue;
import regola.ui.view.trailer.NextLessonView;
import regola.ui.view.trailer.TrailerView;
import regola.ui.view.trailer.TrailerView.Run;

/** A TrailerSession is one trailer as it is watched: where it stands and how it goes on. Confined to one thread. */
final class TrailerSession {
    private static final int SLOWER = 2;

    private final OneThread thread = new OneThread("a trailer that is watched");
    private final Screening screening;
    private final List<Beat> beats;
    private final TrailerShelf.Next lesson;
    private Tongue tongue;
    private int at;
    private Run run = Run.RUNNING;
    private boolean slow;
    /** Whether the beat came about by itself, so that what led there is to be seen. */
    private boolean fresh;

    /**
     * @param screening of at least one scene
     * @param lesson what to go on with, or null
     */
    TrailerSession(Screening screening, TrailerShelf.Next lesson, String language) {
        this.screening = screening;
        this.beats = Beat.of(screening.scenes());
        this.lesson = lesson;
        speak(language);
    }

    void speak(String language) {
        thread.check();
        tongue = new Tongue(screening.trailer().rules(), language);
        fresh = false;
    }

    private String language() {
        return tongue.names().language();
    }

    private PlayedScene scene() {
        return screening.scenes().get(beats.get(at).scene());
    }

    boolean isRunning() {
        return run == Run.RUNNING;
    }

    /** @return how long the present beat stands still once everything has arrived */
    Duration still() {
        thread.check();
        return Duration.ofMillis((long) scene().still(language()) * (slow ? SLOWER : 1));
    }

    /** @return whether nothing comes after the present beat */
    boolean isLast() {
        thread.check();
        return at + 1 >= beats.size();
    }

    /** The next beat; after the last one it is over. */
    void advance() {
        thread.check();
        fresh = at + 1 < beats.size();
        if (fresh) at++;
        else run = Run.OVER;
    }

    /**
     * Stops at the end of the scene, which is what is told; what goes on again begins the scene anew, so that nothing
     * of it is missed.
     */
    void pause() {
        thread.check();
        int scene = run == Run.OVER ? 0 : beats.get(at).scene();
        run = run == Run.RUNNING ? Run.PAUSED : Run.RUNNING;
        goTo(scene);
    }

    void slow() {
        thread.check();
        fresh = false;
        slow = !slow;
    }

    void forward() {
        goTo(beats.get(at).scene() + 1);
    }

    void back() {
        goTo(Math.max(0, beats.get(at).scene() - 1));
    }

    /**
     * Where there is no such scene nothing happens. What was over runs again from there: whoever goes back wants to see
     * how it came. A scene that stands still is seen as its words tell it: with all its moves made.
     */
    void goTo(int scene) {
        thread.check();
        fresh = false;
        if (scene < 0 || scene >= screening.scenes().size()) return;
        if (run == Run.OVER) run = Run.RUNNING;
        at = 0;
        while (beats.get(at).scene() != scene) at++;
        if (run == Run.PAUSED) while (!isLast() && beats.get(at + 1).scene() == scene) at++;
    }

    TrailerView view(long serial) {
        thread.check();
        TrailerPicture picture = new TrailerPicture(beats.get(at), tongue);
        return new TrailerView(
                serial,
                language(),
                screening.trailer().header().title().text(language()),
                scene().scene().say().in(language()).spoken(),
                beats.get(at).scene(),
                screening.scenes().stream()
                        .map(scene -> scene.millis(language()))
                        .toList(),
                picture.match(serial, fresh),
                picture.overlay(scene().scene().show()),
                run,
                slow,
                lesson == null
                        ? NextLessonView.NONE
                        : new NextLessonView(
                                lesson.id(), lesson.number(), lesson.title().text(language())));
    }
}
