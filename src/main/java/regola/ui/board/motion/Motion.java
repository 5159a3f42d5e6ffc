package regola.ui.board.motion;

import com.formdev.flatlaf.util.Animator;
import java.util.function.DoubleConsumer;

/**
 * A Motion runs something for a while on the event thread, by the clock and not by counting pictures. A length of zero,
 * for people who want nothing to move and for tests, does all of it at once.
 */
public final class Motion {
    private static final int MILLIS_BETWEEN_PICTURES = 16;

    private Animator running;
    private Runnable end;

    /**
     * @param step gets the milliseconds since the start, again and again
     * @param end runs once, after the last step or when stopped
     */
    public void run(double millis, DoubleConsumer step, Runnable end) {
        finish();
        if (millis < 1) {
            end.run();
            return;
        }
        this.end = end;
        long start = System.nanoTime();
        // The animator only ticks; how far we are is the clock's business.
        running = new Animator((int) Math.ceil(millis), new Animator.TimingTarget() {
            @Override
            public void timingEvent(float ignored) {
                double passed = (System.nanoTime() - start) / 1e6;
                if (passed < millis) step.accept(passed);
            }

            @Override
            public void end() {
                finish();
            }
        });
        running.setResolution(MILLIS_BETWEEN_PICTURES);
        running.start();
    }

    public boolean isRunning() {
        return running != null;
    }

    /** Goes to the end at once. */
    public void finish() {
        if (running == null) return;
        Animator stopped = running;
        Runnable last = end;
        running = null;
        end = null;
        stopped.cancel();
        last.run();
    }
}
