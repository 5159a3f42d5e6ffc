package regola.engine;

/**
 * A Turnstile lets one thread at a time into a match. It does not make others wait: that two come at once is a mistake
 * of the program, and is told where it is seen. It sees most such mistakes and costs next to nothing.
 */
final class Turnstile {
    private Thread inside;

    /**
     * @return whether the thread has to leave again; false if it was inside already
     * @throws IllegalStateException if another thread is inside
     */
    boolean enter() {
        Thread now = Thread.currentThread();
        Thread other = inside;
        if (other == now) return false;
        if (other != null)
            throw new IllegalStateException("a match is used by one thread at a time: '" + other.getName()
                    + "' was at it when '" + now.getName() + "' came; give each thread a copy");
        inside = now;
        return true;
    }

    void leave() {
        inside = null;
    }
}
