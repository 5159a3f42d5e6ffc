package regola.ui.window;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import regola.ui.screen.Fittings;

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
