package regola.ui.work;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import regola.ui.present.Errand;
import regola.ui.present.OneThread;
import regola.ui.present.Sketch;
import regola.ui.view.Said;

/**
 * A Worker does one thing after another beside the event thread: reading rules, running matches. What goes wrong in one
 * thing is reported and does not keep the next from being done. Sketches are made beside all that, one after another
 * too.
 *
 * <p>Whatever takes too long can be given up. Its thread cannot be ended, so it is let go: another takes its place, and
 * what the lost one still does reaches neither the window nor the worker.
 */
public final class Worker implements Executor {
    private static final int SECONDS_TO_FINISH = 3;
    /** Work that was just about to end when it was given up has so long to do it. */
    private static final int MILLIS_OF_GRACE = 200;

    private final String name;
    private final Consumer<Throwable> troubled;
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    /** Makes sketches; null in that one itself. */
    private final Worker sketcher;

    private Hand hand;
    private boolean closed;

    /** @param troubled hears, on the worker, of a failure that nobody expected */
    public Worker(Consumer<Throwable> troubled) {
        this("regola-worker", troubled);
    }

    /** @param name of its thread */
    public Worker(String name, Consumer<Throwable> troubled) {
        this(name, troubled, new Worker(name + "-sketches", troubled, null));
    }

    private Worker(String name, Consumer<Throwable> troubled, Worker sketcher) {
        this.name = name;
        this.troubled = troubled;
        this.sketcher = sketcher;
    }

    /**
     * A Job is what is being done now.
     *
     * @param work as it was given
     * @param about in words
     * @param asked whether somebody waits for it
     * @param since when it began, in nanoseconds of {@link System#nanoTime}
     * @param by the thread that does it
     */
    public record Job(Runnable work, Said about, boolean asked, long since, Thread by) {
        static Job of(Runnable work, Thread by) {
            if (work instanceof Errand errand) return new Job(work, errand.about(), true, System.nanoTime(), by);
            if (work instanceof Making<?> making)
                return new Job(work, making.sketch.about(), making.sketch.asked(), System.nanoTime(), by);
            return new Job(work, Said.NOTHING, true, System.nanoTime(), by);
        }

        /** @return whether the page shows by itself that one waits */
        boolean seen() {
            return work instanceof Errand errand && errand.seen();
        }

        boolean hasTaken(long millis) {
            return System.nanoTime() - since >= TimeUnit.MILLISECONDS.toNanos(millis);
        }
    }

    /** A sketch on its way: made here, handed back there. */
    private record Making<T>(Sketch<T> sketch, Worker back) implements Runnable {
        @Override
        public void run() {
            T made;
            try {
                made = sketch.making().get();
            } catch (RuntimeException | Error trouble) {
                back.execute(sketch.givenUp());
                throw trouble;
            }
            back.execute(() -> sketch.made().accept(made));
        }
    }

    /** A Hand is the thread that works, until it is let go. */
    private final class Hand extends Thread implements OneThread.Replaceable {
        private final Hand before;
        private volatile boolean letGo;
        /** Guarded by the worker. */
        private Job job;

        Hand(Hand before) {
            super(name);
            this.before = before;
            setDaemon(true);
        }

        @Override
        public boolean isReplaced() {
            return letGo;
        }

        @Override
        public void run() {
            try {
                if (before != null) before.join(MILLIS_OF_GRACE);
            } catch (InterruptedException e) {
                return; // it has been let go itself
            }
            for (Runnable next = next(this); next != null; next = next(this)) {
                try {
                    next.run();
                } catch (CancellationException givenUp) {
                    if (!letGo) troubled.accept(givenUp);
                } catch (RuntimeException | Error trouble) {
                    if (!letGo) troubled.accept(trouble);
                }
            }
        }
    }

    /** @return what is to be done next; null if there is nothing more to do for that hand */
    private synchronized Runnable next(Hand by) {
        by.job = null;
        notifyAll();
        try {
            while (!by.letGo && waiting.isEmpty() && !closed) wait();
        } catch (InterruptedException e) {
            return null;
        }
        if (by.letGo || waiting.isEmpty()) return null;
        Runnable next = waiting.poll();
        by.job = Job.of(next, by);
        return next;
    }

    @Override
    public void execute(Runnable work) {
        if (isLost()) return;
        if (sketcher != null && work instanceof Sketch<?> sketch) sketcher.add(new Making<>(sketch, this));
        else add(work);
    }

    private synchronized void add(Runnable work) {
        if (closed) return; // the window is closing; nobody waits for the answer any more
        waiting.add(work);
        if (hand == null) replace(null);
        notifyAll();
    }

    private void replace(Hand before) {
        hand = new Hand(before);
        hand.start();
    }

    /** @return true on a thread that was let go: nobody wants to know any more what it has computed */
    public static boolean isLost() {
        return isLost(Thread.currentThread());
    }

    public static boolean isLost(Thread thread) {
        return thread instanceof Hand hand && hand.letGo;
    }

    /** @return this and whoever makes its sketches */
    Stream<Worker> all() {
        return sketcher == null ? Stream.of(this) : Stream.of(this, sketcher);
    }

    /** @return what is being done now; null if nothing is */
    public synchronized Job job() {
        return hand == null ? null : hand.job;
    }

    /**
     * Gives something up that is being done; everything that waits goes on. Does nothing if that has been done
     * meanwhile.
     *
     * @return whether it was still being done
     */
    public synchronized boolean giveUp(Job job) {
        if (hand == null || hand.job != job || closed) return false;
        Hand lost = hand;
        lost.letGo = true;
        lost.job = null;
        lost.setPriority(Thread.MIN_PRIORITY);
        lost.interrupt();
        if (job.work() instanceof Errand errand) waiting.addFirst(errand.givenUp());
        if (job.work() instanceof Making<?> making) making.back.execute(making.sketch.givenUp());
        replace(lost);
        return true;
    }

    /** Does what was asked for already, if that does not take too long, and ends. */
    public void finish() {
        if (sketcher != null) sketcher.stop();
        Hand last;
        synchronized (this) {
            closed = true;
            notifyAll();
            last = hand;
            // Who has waited for it so long already need not wait again.
            boolean stuck =
                    last != null && last.job != null && last.job.hasTaken(TimeUnit.SECONDS.toMillis(SECONDS_TO_FINISH));
            if (stuck) last.letGo = true;
        }
        if (last == null) return;
        try {
            if (!last.letGo) last.join(TimeUnit.SECONDS.toMillis(SECONDS_TO_FINISH));
            last.letGo = true;
            last.interrupt();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends at once: what is only looked at is not waited for. */
    private synchronized void stop() {
        closed = true;
        waiting.clear();
        if (hand != null) {
            hand.letGo = true;
            hand.interrupt();
        }
        notifyAll();
    }
}
