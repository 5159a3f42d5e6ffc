package regola.ui.present.trailer;

import java.util.ArrayList;
import java.util.List;
import regola.teaching.lesson.Trailer;
import regola.teaching.lesson.Words;
import regola.teaching.run.PlayedScene;
import regola.teaching.run.Screening;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.OverlayView;
import regola.ui.view.handout.FilmView;
import regola.ui.view.match.MatchView;

/** A TrailerFilm is a trailer as a film: a picture for each beat, which stays as long as it does when it is watched. */
public final class TrailerFilm {
    private TrailerFilm() {}

    /** @param trailer one that can be played to its end */
    public static FilmView of(Trailer trailer, String language) {
        return of(Screening.of(trailer), language);
    }

    /** @param screening one that could be played to its end */
    public static FilmView of(Screening screening, String language) {
        Tongue tongue = new Tongue(screening.trailer().rules(), language);
        List<FilmView.Frame> frames = new ArrayList<>();
        for (Beat beat : Beat.of(screening.scenes())) {
            PlayedScene scene = screening.scenes().get(beat.scene());
            TrailerPicture picture = new TrailerPicture(beat, tongue);
            OverlayView overlay = picture.overlay(scene.scene().show());
            Words say = scene.scene().say();
            MatchView match = picture.match(0, false);
            frames.add(new FilmView.Frame(
                    match.board(),
                    overlay,
                    say.in(language).spoken(),
                    scene.millis(language) / (scene.passages().size() + 1),
                    match.seats()));
        }
        return new FilmView(screening.trailer().header().title().text(language), frames);
    }
}
