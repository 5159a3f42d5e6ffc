package regola.ui.present.match;

import java.util.List;
import java.util.function.Supplier;
import regola.engine.value.Manner;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.Tongue;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.handout.FilmView;
import regola.ui.view.handout.HandoutView;

/**
 * An OnPaper is a match up to one moment, to be put on paper or into a film on any thread. Boards there bear no names.
 *
 * @param moments copies, the last of which is the present one
 */
record OnPaper(List<Snapshot> moments, Manner manner, MatchSetUp setUp) {

    static OnPaper of(Timeline timeline, Manner manner, MatchSetUp setUp) {
        List<Snapshot> copies = timeline.moments().subList(0, timeline.at() + 1).stream()
                .map(Snapshot::copy)
                .toList();
        return new OnPaper(copies, manner.naming(false), setUp);
    }

    /** @return puts this moment on paper */
    Supplier<HandoutView> handout() {
        return () -> MatchHandouts.position(moments, tongue());
    }

    /** @return the match up to this moment, picture by picture */
    Supplier<FilmView> film() {
        return () -> MatchHandouts.film(moments, tongue());
    }

    private Tongue tongue() {
        return new Tongue(setUp.rules(), manner, setUp.called());
    }
}
