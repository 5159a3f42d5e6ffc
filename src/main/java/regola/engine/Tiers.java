package regola.engine;

import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import regola.engine.code.CodeMaking;
import regola.engine.code.MadeCode;
import regola.engine.lower.ReadyGame;
import regola.engine.run.Program;

/**
 * A Tiers is how one ruleset comes from being interpreted to being run as byte code: at once, or in the background when
 * it pays, and then only when the code is {@link WarmUp warm}. The code of all rulesets is made by one thread, one
 * after the other, as long as somebody wants it.
 */
final class Tiers {
    private static final ExecutorService MAKER = maker();

    private final ReadyGame ready;
    private final Executor maker;
    private final LongSupplier clock;
    /** How many want code: whoever expects many matches, and all who play if much has been played. */
    private int wanting;
    /** Whether code is being made or warmed, or its turn will come. */
    private boolean isUnderWay;
    /** Whether nothing more is to be done: matches run in code, or none can be made, or none shall be. */
    private boolean isSettled;
    /** Made, but not warm yet; null before and after. */
    private MadeCode made;

    Tiers(ReadyGame ready, Tier tier) {
        this(ready, tier, MAKER, Tiers::timeOfThread);
    }

    /**
     * @param maker of code; what it is given holds no ruleset
     * @param clock what the warming is measured by: nanoseconds for which its thread has worked
     */
    Tiers(ReadyGame ready, Tier tier, Executor maker, LongSupplier clock) {
        this.ready = ready;
        this.maker = maker;
        this.clock = clock;
        isSettled = tier != Tier.AS_NEEDED;
        if (!isSettled) ready.program().whenMany(this::want);
        if (tier == Tier.CODE || tier == Tier.MIXED) make(tier == Tier.MIXED).install(ready.program());
    }

    private static ExecutorService maker() {
        ThreadPoolExecutor maker =
                new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> {
                    Thread thread = new Thread(work, "regola-code");
                    thread.setDaemon(true);
                    thread.setPriority(Thread.MIN_PRIORITY);
                    return thread;
                });
        maker.allowCoreThreadTimeOut(true);
        return maker;
    }

    Expectation expectMany() {
        want();
        AtomicBoolean open = new AtomicBoolean(true);
        return () -> {
            if (open.compareAndSet(true, false)) wantNoMore();
        };
    }

    private void want() {
        if (!isFirst()) return;
        WeakReference<Tiers> wanted = new WeakReference<>(this); // nobody may hold it any more when its turn comes
        LongSupplier measured = clock;
        maker.execute(() -> work(wanted, measured));
    }

    private synchronized boolean isFirst() {
        wanting++;
        if (isSettled || isUnderWay) return false;
        ready.program().whenMany(null);
        isUnderWay = true;
        return true;
    }

    private synchronized void wantNoMore() {
        wanting--;
    }

    /** @return whether somebody says that code would pay */
    synchronized boolean isWanted() {
        return wanting > 0;
    }

    // ---------------------------------------------------------------- what the thread does

    /** Makes code, warms it and lets it run, as long as the ruleset is held and its code wanted. */
    private static void work(WeakReference<Tiers> wanted, LongSupplier clock) {
        boolean isWarm;
        do {
            WarmUp warmUp = begin(wanted);
            isWarm = warmUp != null && isWarmed(warmUp, wanted, clock);
        } while (!isOver(wanted, isWarm));
    }

    /** @return what warms the code; null if nobody wants it, or none can be made */
    private static WarmUp begin(WeakReference<Tiers> wanted) {
        Tiers tiers = wanted.get();
        return tiers == null ? null : tiers.warmUp();
    }

    /**
     * What fails when it is played at random need not be warm: most matches of it will fail. And where the machine does
     * not say how long a thread has worked, nobody can tell.
     */
    private static boolean isWarmed(WarmUp warmUp, WeakReference<Tiers> wanted, LongSupplier clock) {
        try {
            return warmUp.run(() -> isWanted(wanted), clock);
        } catch (RuntimeException | StackOverflowError e) {
            log("what was made could not be warmed", e);
            return true;
        }
    }

    private static boolean isWanted(WeakReference<Tiers> wanted) {
        Tiers tiers = wanted.get();
        return tiers != null && tiers.isWanted();
    }

    private static boolean isOver(WeakReference<Tiers> wanted, boolean isWarm) {
        Tiers tiers = wanted.get();
        return tiers == null || tiers.isOver(isWarm);
    }

    /** What cannot be made stays interpreted: that is slower, and all. */
    private WarmUp warmUp() {
        Program program = ready.program();
        try {
            if (made == null && isWanted()) made = make(false);
            if (made == null) return null;
            Program own = program.twin();
            made.install(own);
            return new WarmUp(ready, own, program.twin());
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            log("no code could be made", e);
            settle();
            return null;
        }
    }

    private synchronized void settle() {
        isSettled = true;
    }

    /** @return false if it is to be gone on with: somebody wants the code again */
    private synchronized boolean isOver(boolean isWarm) {
        if (isWarm) {
            made.install(ready.program());
            made = null;
            isSettled = true;
        }
        if (!isSettled && wanting > 0) return false;
        isUnderWay = false;
        if (!isSettled) ready.program().whenMany(this::want); // who plays much later may want it
        return true;
    }

    private MadeCode make(boolean mixed) {
        return CodeMaking.make(ready.form(), ready.program(), mixed);
    }

    private static void log(String what, Throwable e) {
        System.getLogger(Tiers.class.getName()).log(System.Logger.Level.DEBUG, what, e);
    }

    /** @return for how many nanoseconds this thread has had a processor */
    private static long timeOfThread() {
        long time = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        if (time < 0) throw new UnsupportedOperationException("not measured");
        return time;
    }
}
