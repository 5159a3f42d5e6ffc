package regola.ui.stage;

import java.util.function.DoubleConsumer;
import javax.swing.Timer;

/** A Glide is one motion of the stage: from 0 to 1 in a time, slower towards its end. It can be ended at any moment. */
public final class Glide {
    private static final int FRAME = 33;
    private static final double NANOS = 1e6;

    private final int millis;
    private final DoubleConsumer frame;
    private final Runnable end;
    private final Timer timer = new Timer(FRAME, e -> tick());
    private long begun;

    /**
     * @param millis how long it takes; 0 for at once
     * @param frame gets how far it is
     * @param end runs once, after the last frame
     */
    public Glide(int millis, DoubleConsumer frame, Runnable end) {
        this.millis = millis;
        this.frame = frame;
        this.end = end;
    }

    public void start() {
        begun = System.nanoTime();
        timer.start();
        if (millis <= 0) finish();
        else frame.accept(0);
    }

    /** Takes it to its end now. */
    public void finish() {
        if (!timer.isRunning()) return;
        timer.stop();
        frame.accept(1);
        end.run();
    }

    public boolean isRunning() {
        return timer.isRunning();
    }

    private void tick() {
        double part = (System.nanoTime() - begun) / NANOS / millis;
        if (part >= 1) finish();
        else frame.accept(1 - (1 - part) * (1 - part));
    }
}
