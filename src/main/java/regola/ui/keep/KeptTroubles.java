package regola.ui.keep;

import java.util.List;
import java.util.function.Consumer;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.language.source.Trouble;
import regola.ui.present.ProblemViews;
import regola.ui.view.Notice;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;

/**
 * A KeptTroubles says in words that something cannot be kept, or that what was kept cannot be understood. On the event
 * thread.
 */
public final class KeptTroubles {
    private final Consumer<Notice> teller;

    public KeptTroubles(Consumer<Notice> teller) {
        this.teller = teller;
    }

    /** As things are when the window opens. */
    public void look(Home home, PreferenceFile preferences) {
        if (!home.isWritable()) forgets(home.problem());
        if (!preferences.problems().isEmpty()) spoilt(preferences);
    }

    /** Nothing, or not everything, can be kept; everything else goes on. */
    public void forgets(Trouble problem) {
        teller.accept(Notice.problem("home", Said.of("home.title"))
                .saying(Said.of("home.text"))
                .with(ProblemViews.of(problem))
                .everywhere());
    }

    /** What was done in lessons cannot be read or kept. */
    public void progressLost(List<ProblemView> problems) {
        teller.accept(Notice.problem("progress", Said.of("progress.title"))
                .saying(Said.of("progress.text"))
                .with(problems)
                .everywhere());
    }

    private void spoilt(PreferenceFile file) {
        Said where = file.aside() == null ? Said.of("likings.stays") : Said.of("likings.aside", file.aside());
        teller.accept(Notice.problem("likings", Said.of("likings.title"))
                .saying(where)
                .with(ProblemViews.of(file.problems()))
                .everywhere());
    }
}
