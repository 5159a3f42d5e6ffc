package regola.ui.present;

import java.time.Duration;

/** A Pause does something later: once, on any thread, not before the time has passed. */
@FunctionalInterface
public interface Pause {
    void after(Duration wait, Runnable then);
}
