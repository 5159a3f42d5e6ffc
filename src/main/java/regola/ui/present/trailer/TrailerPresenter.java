package regola.ui.present.trailer;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import regola.engine.value.Spoken;
import regola.teaching.run.Screening;
import regola.ui.present.Errand;
import regola.ui.present.Pause;
import regola.ui.present.ProblemViews;
import regola.ui.present.Sketch;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;
import regola.ui.view.handout.FilmView;
import regola.ui.view.trailer.TrailerIntents;
import regola.ui.view.trailer.TrailerView;

/**
 * A TrailerPresenter plays trailers, one at a time: intents go in from any thread, pictures come out on the worker. The
 * worker must do one thing after another.
 */
public final class TrailerPresenter implements TrailerIntents {
    private final Executor worker;
    private final TrailerShelf shelf;
    private final Pause pause;
    private final Consumer<TrailerView> screen;
    private final Consumer<List<ProblemView>> failed;
    private TrailerSession session;
    private Screening screening;
    private String language = "en";
    private long serial;

    private volatile Said about = Said.NOTHING;

    /**
     * @param screen gets each picture
     * @param failed hears what is wrong with a trailer that could not be opened
     */
    public TrailerPresenter(
            Executor worker,
            TrailerShelf shelf,
            Pause pause,
            Consumer<TrailerView> screen,
            Consumer<List<ProblemView>> failed) {
        this.worker = worker;
        this.shelf = shelf;
        this.pause = pause;
        this.screen = screen;
        this.failed = failed;
    }

    /** @param game the id of a game, whose trailer begins */
    public void open(String game) {
        ask(() -> {
            session = null;
            TrailerShelf.Reading reading = shelf.read(game);
            if (reading.trailer() == null) {
                failed.accept(reading.problems());
                return;
            }
            Screening played = Screening.of(reading.trailer());
            Errand.stopIfGivenUp();
            if (played.broken() != null) {
                failed.accept(ProblemViews.of(List.of(played.trouble())));
                return;
            }
            screening = played;
            Spoken title = played.trailer().header().title();
            about = texts -> title.text(texts.language());
            session = new TrailerSession(played, reading.lesson(), language);
            show();
        });
    }

    @Override
    public void pause() {
        then(TrailerSession::pause);
    }

    @Override
    public void forward() {
        then(TrailerSession::forward);
    }

    @Override
    public void back() {
        then(TrailerSession::back);
    }

    @Override
    public void goTo(int scene) {
        then(watched -> watched.goTo(scene));
    }

    @Override
    public void slow() {
        then(TrailerSession::slow);
    }

    public void speak(String chosen) {
        ask(() -> {
            language = chosen;
            if (session == null) return;
            session.speak(chosen);
            show();
        });
    }

    /** Nobody watches any more. */
    public void leave() {
        worker.execute(() -> session = null);
    }

    /** @param film gets the trailer, picture by picture, on the worker */
    public void film(Consumer<FilmView> film) {
        worker.execute(() -> {
            if (session == null) return;
            Screening shown = screening;
            String spoken = language;
            worker.execute(new Sketch<>(about, true, () -> TrailerFilm.of(shown, spoken), film, () -> {}));
        });
    }

    /** The window has finished showing a picture: only then does its time begin to run. */
    @Override
    public void shown(long picture) {
        worker.execute(() -> {
            if (!isShown(picture) || !session.isRunning()) return;
            pause.after(
                    // Once the last picture is there all has been shown: nobody can stop it any more.
                    session.isLast() ? Duration.ZERO : session.still(),
                    () -> ask(() -> {
                        if (!isShown(picture) || !session.isRunning()) return;
                        session.advance();
                        show();
                    }));
        });
    }

    private boolean isShown(long picture) {
        return session != null && picture == serial;
    }

    private void then(Consumer<TrailerSession> intent) {
        ask(() -> {
            if (session == null) return;
            intent.accept(session);
            show();
        });
    }

    /** Does what may take long. */
    private void ask(Runnable work) {
        worker.execute(new Errand(about, work, () -> session = null));
    }

    private void show() {
        TrailerView picture = session.view(++serial);
        Errand.stopIfGivenUp();
        screen.accept(picture);
    }
}
