package regola.ui.present;

/**
 * A OneThread guards what belongs to one thread: the first that comes owns it, and any other is refused, so that a
 * mistake shows where it is made and not in a picture that is wrong now and then. Only where the owner has ended, or
 * has been let go because what it did took too long, does whoever came in its place own it from then on.
 */
public final class OneThread {
    private final String what;
    private Thread owner;

    /** @param what is guarded, in words for whoever programs */
    public OneThread(String what) {
        this.what = what;
    }

    /** A Replaceable is a thread that another may take the place of while it still runs. */
    public interface Replaceable {
        boolean isReplaced();
    }

    /** @throws IllegalStateException on any thread but its own */
    public void check() {
        Thread now = Thread.currentThread();
        if (now == owner) return;
        if (owner != null && !isGone(owner))
            throw new IllegalStateException(
                    what + " belongs to the thread '" + owner.getName() + "' and was used on '" + now.getName() + "'");
        owner = now;
    }

    private static boolean isGone(Thread thread) {
        return !thread.isAlive() || thread instanceof Replaceable one && one.isReplaced();
    }
}
