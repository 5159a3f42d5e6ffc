package regola.ui.work;

import java.time.Duration;
import javax.swing.Timer;
import regola.ui.present.Pause;

/** A Waiting does things later on the event thread. */
public final class Waiting implements Pause {
    @Override
    public void after(Duration wait, Runnable then) {
        Timer timer = new Timer((int) Math.min(Integer.MAX_VALUE, wait.toMillis()), e -> then.run());
        timer.setRepeats(false);
        timer.start();
    }
}
