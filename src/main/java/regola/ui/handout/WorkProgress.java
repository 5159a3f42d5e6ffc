package regola.ui.handout;

/** A WorkProgress hears how far some work is, and may stop it. Called by whoever works. */
public interface WorkProgress {
    /** Nobody listens, and nobody stops it. */
    WorkProgress NONE = (done, all) -> {};

    /**
     * So much is done.
     *
     * @throws Stopped if the rest is not wanted any more
     */
    void at(int done, int all);

    /** Thrown through work that is not wanted any more. */
    final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
