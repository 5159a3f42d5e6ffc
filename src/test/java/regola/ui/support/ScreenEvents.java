package regola.ui.support;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Queue;
import java.util.concurrent.locks.LockSupport;

/**
 * A ScreenEvents is the way from a robot's hand to the event queue on the virtual screen: a thread carries each event
 * there. On any other screen nobody can say when an event has arrived, so robots wait a while after each.
 */
final class ScreenEvents {
    private static final String CARRIER = "CacioEventPump";
    private static final long LOOK_UP_NANOS = 200_000;

    private final Queue<?> underway;
    private final Thread carrier;

    private ScreenEvents(Queue<?> underway, Thread carrier) {
        this.underway = underway;
        this.carrier = carrier;
    }

    /** @return that of the virtual screen, once a window is on it; null on any other screen */
    static ScreenEvents ofVirtualScreen() {
        if (!"cacio".equals(System.getProperty("ui.toolkit"))) return null;
        try {
            Class<?> source = Class.forName("com.github.caciocavallosilano.cacio.ctc.CTCEventSource");
            Method instance = source.getDeclaredMethod("getInstance");
            instance.setAccessible(true);
            Field queue = source.getDeclaredField("queue");
            queue.setAccessible(true);
            Thread carrier = Thread.getAllStackTraces().keySet().stream()
                    .filter(thread -> CARRIER.equals(thread.getName()))
                    .findFirst()
                    .orElseThrow();
            return new ScreenEvents((Queue<?>) queue.get(instance.invoke(null)), carrier);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the virtual screen has another way for its events", e);
        }
    }

    /** Waits until all that a robot did is in the event queue: nothing is underway, and the carrier waits for more. */
    void arrive() {
        while (!underway.isEmpty() || carrier.getState() != Thread.State.WAITING) LockSupport.parkNanos(LOOK_UP_NANOS);
    }
}
