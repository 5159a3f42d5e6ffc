package regola.ui.present.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import regola.engine.Ruleset;
import regola.file.Fingerprint;
import regola.search.Tuning;

/** A Tunings remembers how to look ahead in rules that were played, so that this is found out once. For any thread. */
public final class Tunings {
    /** The rules of so many matches are remembered. */
    private static final int MOST_RULES = 32;
    /** Who waits for what somebody else finds out asks so often whether it is still wanted. */
    private static final long LOOK_UP_MILLIS = 20;

    private final Map<Rules, FutureTask<Tuning>> found = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Rules, FutureTask<Tuning>> eldest) {
            return size() > MOST_RULES;
        }
    };

    /** Rules that are played alike: the same text with the same settings, for as many. */
    private record Rules(String text, int players, Map<String, List<Long>> settings) {
        static Rules of(Ruleset rules) {
            return new Rules(Fingerprint.of(rules.game().sources()), rules.players(), Map.copyOf(rules.settings()));
        }
    }

    /**
     * @param givenUp whether nobody wants to know any more
     * @return how to look ahead in these rules; found out on this thread, or waited for, the first time
     * @throws CancellationException when given up
     */
    public Tuning of(Ruleset rules, BooleanSupplier givenUp) {
        Rules key = Rules.of(rules);
        while (true) {
            FutureTask<Tuning> task;
            synchronized (found) {
                task = found.computeIfAbsent(key, each -> new FutureTask<>(() -> Tuning.of(rules, givenUp)));
            }
            task.run(); // does nothing where it is run already
            try {
                Tuning known = waitFor(task, givenUp);
                return rules.found(Tuning.class, any -> known); // who asks the rules themselves finds it there
            } catch (ExecutionException e) {
                if (e.getCause() instanceof CancellationException whoeverBegan) {
                    synchronized (found) {
                        found.remove(key, task);
                    }
                    if (givenUp.getAsBoolean()) throw whoeverBegan;
                } else if (e.getCause() instanceof RuntimeException failure) throw failure;
                else throw new IllegalStateException(e.getCause());
            }
        }
    }

    private static Tuning waitFor(FutureTask<Tuning> task, BooleanSupplier givenUp) throws ExecutionException {
        while (true) {
            try {
                return task.get(LOOK_UP_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                if (givenUp.getAsBoolean()) throw new CancellationException("nobody waits for it");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new CancellationException("nobody waits for it");
            }
        }
    }
}
