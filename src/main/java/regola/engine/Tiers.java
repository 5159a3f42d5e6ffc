package regola.engine;

import java.lang.ref.WeakReference;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import regola.engine.code.CodeMaking;
import regola.engine.lower.ReadyGame;

/**
 * A Tiers is how one ruleset comes from being interpreted to being run as byte code: at once, or in the background when
 * it pays. The code of all rulesets is made by one thread, one after the other.
 */
final class Tiers {
    private static final ExecutorService MAKER = maker();

    private final ReadyGame ready;
    private final AtomicBoolean isAsked = new AtomicBoolean();

    Tiers(ReadyGame ready, Tier tier) {
        this.ready = ready;
        if (tier == Tier.AS_NEEDED) ready.program().whenMany(this::expectMany);
        else isAsked.set(true);
        if (tier == Tier.CODE || tier == Tier.MIXED) make(ready, tier == Tier.MIXED);
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

    void expectMany() {
        if (!isAsked.compareAndSet(false, true)) return;
        ready.program().whenMany(null);
        WeakReference<ReadyGame> wanted = new WeakReference<>(ready); // nobody may want it any more when its turn comes
        MAKER.execute(() -> {
            ReadyGame still = wanted.get();
            if (still != null) tryToMake(still);
        });
    }

    /** What cannot be made stays interpreted: that is slower, and all. */
    private static void tryToMake(ReadyGame ready) {
        try {
            make(ready, false);
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            System.getLogger(Tiers.class.getName()).log(System.Logger.Level.DEBUG, "no code could be made", e);
        }
    }

    private static void make(ReadyGame ready, boolean mixed) {
        CodeMaking.make(ready.form(), ready.program(), mixed).install(ready.program());
    }
}
