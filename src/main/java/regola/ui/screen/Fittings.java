package regola.ui.screen;

import java.util.concurrent.Executor;
import java.util.function.Function;
import javax.swing.SwingUtilities;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.home.Recovery;
import regola.ui.board.art.ArtStore;
import regola.ui.keep.Liking;
import regola.ui.notice.Notices;
import regola.ui.work.Worker;

/**
 * A Fittings is what every page is fitted with.
 *
 * @param worker does one thing after another beside the event thread
 * @param arts the drawings of a game by its id; "" for the program's own
 * @param doors where one can go
 * @param notices shows what went wrong and what can be had, until it is put away
 * @param refresh to be called when other commands have become ready
 * @param home where things are kept for the person
 * @param recovery keeps what is being done
 * @param likings keeps what the person likes, see {@link Liking}
 * @param hearing what is heard
 */
public record Fittings(
        Executor worker,
        Function<String, ArtStore> arts,
        Doors doors,
        Notices notices,
        Runnable refresh,
        Home home,
        Recovery recovery,
        PreferenceFile likings,
        Hearing hearing) {

    /** @return the same with other ways to go */
    public Fittings with(Doors others) {
        return new Fittings(worker, arts, others, notices, refresh, home, recovery, likings, hearing);
    }

    /** What comes from work that has been given up meanwhile is not done. */
    public static void later(Runnable onEventThread) {
        Thread from = Thread.currentThread();
        SwingUtilities.invokeLater(() -> {
            if (!Worker.isLost(from)) onEventThread.run();
        });
    }
}
