package regola.ui.window;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import regola.language.source.Trouble;
import regola.ui.present.ProblemViews;
import regola.ui.screen.Fittings;
import regola.ui.view.Notice;
import regola.ui.view.Said;

/**
 * An Unforeseen hears of failures of the program itself that nothing else has caught, and tells each of them once: what
 * fails while something is painted fails again each time that it is painted.
 */
final class Unforeseen implements Thread.UncaughtExceptionHandler {
    private final Consumer<Throwable> teller;
    private final Set<String> told = new HashSet<>();

    /** @param teller hears of it on the event thread */
    Unforeseen(Consumer<Throwable> teller) {
        this.teller = teller;
    }

    /** @return what is said of it */
    static Notice notice(Throwable trouble) {
        return Notice.problem("failure", Said.of("failure.title"))
                .saying(Said.of("failure.text"))
                .with(ProblemViews.of(Trouble.nowhere(trouble.toString(), "", "")))
                .everywhere();
    }

    @Override
    public void uncaughtException(Thread thread, Throwable trouble) {
        StackTraceElement[] places = trouble.getStackTrace();
        String which = trouble.getClass().getName() + (places.length == 0 ? "" : places[0]);
        synchronized (told) {
            if (!told.add(which)) return;
        }
        Fittings.later(() -> teller.accept(trouble));
    }
}
