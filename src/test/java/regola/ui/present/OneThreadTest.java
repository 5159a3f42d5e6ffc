package regola.ui.present;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What belongs to one thread refuses any other, unless its own is gone or has been let go. */
class OneThreadTest {
    private final OneThread guard = new OneThread("a thing");

    /** A thread that comes to what is guarded, and stays alive until it is let go on. */
    private static final class Visitor extends Thread implements OneThread.Replaceable {
        private final FutureTask<Boolean> visit;
        private final CountDownLatch end = new CountDownLatch(1);
        private volatile boolean replaced;

        Visitor(OneThread guard) {
            super("visitor");
            visit = new FutureTask<>(guard::check, true);
            start();
        }

        @Override
        public void run() {
            visit.run();
            try {
                end.await();
            } catch (InterruptedException e) {
                return; // it is over anyway
            }
        }

        Visitor seen() throws Exception {
            assertThat(visit.get(10, TimeUnit.SECONDS)).isTrue();
            return this;
        }

        @Override
        public boolean isReplaced() {
            return replaced;
        }
    }

    @Test
    void anotherThreadIsToldWhoseItIs() throws Exception {
        Visitor owner = new Visitor(guard).seen();
        assertThatThrownBy(guard::check)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a thing belongs to the thread 'visitor' and was used on '"
                        + Thread.currentThread().getName() + "'");
        owner.end.countDown();
    }

    @Test
    void itsOwnThreadMayComeAgain() {
        guard.check();
        guard.check();
    }

    @Test
    void whoTakesThePlaceOfAThreadThatWasLetGoOwnsIt() throws Exception {
        Visitor lost = new Visitor(guard).seen();
        lost.replaced = true;
        guard.check();
        Visitor stranger = new Visitor(guard);
        assertThatThrownBy(stranger::seen).hasCauseInstanceOf(IllegalStateException.class);
        lost.end.countDown();
        stranger.end.countDown();
    }

    @Test
    void whatBelongedToAThreadThatEndedIsFree() throws Exception {
        Visitor owner = new Visitor(guard).seen();
        owner.end.countDown();
        owner.join();
        guard.check();
    }
}
