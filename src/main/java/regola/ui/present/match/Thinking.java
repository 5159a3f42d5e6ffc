package regola.ui.present.match;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;
import regola.opponent.ComputerPlayer;
import regola.opponent.Opponents;
import regola.search.Tuning;
import regola.ui.present.start.MatchSetUp;

/**
 * A Thinking is where computers think: beside everything else, each thought on its own, and given up as soon as nobody
 * wants to know. It remembers how to look ahead in the rules that were played, so that this is found out once. For any
 * thread; whoever makes presenters makes one and shares it.
 */
public final class Thinking {
    /** With so many processors two threads think about one move, and one is left for the window. */
    private static final int MANY_PROCESSORS = 3;
    /** How long anybody may think about one move: whoever waits for it should not wonder whether it still comes. */
    private static final Duration MOST_TIME = Duration.ofSeconds(1);

    private final Executor threads;
    private final Footing footing;
    private final Duration limit;
    private final Tunings tunings;

    /**
     * @param threads runs each piece of work at once, beside whoever gives it
     * @param tunings what is known of the rules already
     */
    public Thinking(Executor threads, Tunings tunings) {
        this(threads, tunings, Footing.remembered(), MOST_TIME);
    }

    /**
     * @param threads runs each piece of work at once, beside whoever gives it
     * @param limit how long anybody may think about one move, however long the rest would take
     */
    Thinking(Executor threads, Duration limit) {
        this(threads, new Tunings(), Footing.remembered(), limit);
    }

    private Thinking(Executor threads, Tunings tunings, Footing footing, Duration limit) {
        this.threads = threads;
        this.tunings = tunings;
        this.footing = footing;
        this.limit = limit;
    }

    /**
     * A thread of its own for each thought; none keeps the program from ending.
     *
     * @param footing how well those play who grow with a learner; asked on the worker
     */
    public static Thinking onThreads(Footing footing) {
        Executor threads = work -> {
            Thread thread = new Thread(work, "regola-thinking");
            thread.setDaemon(true);
            thread.start();
        };
        return new Thinking(threads, new Tunings(), footing, MOST_TIME);
    }

    Footing footing() {
        return footing;
    }

    /** Finds out how to look ahead in these rules, before anybody has to. */
    public void prepare(Ruleset rules) {
        threads.execute(() -> {
            try {
                tuning(rules);
            } catch (RuleFailure broken) {
                // Told when somebody plays there: thinking fails in the same way.
            }
        });
    }

    /** @return how to look ahead in these rules; found out on this thread, or waited for, the first time */
    public Tuning tuning(Ruleset rules) {
        return tunings.of(rules, () -> false);
    }

    /**
     * Begins to think.
     *
     * @param match stands at a decision; a copy of it is thought about
     * @param who decides, as opponents are called
     * @param playing how that one plays now, as opponents are called: for who grows, as far as it has grown
     * @param seed decides between what is as good
     * @param ended gets the thought, on a thread of its own, when it has ended and nobody has given it up
     * @param troubled hears of an aim that failed, on such a thread too
     */
    Thought begin(
            Match match,
            String who,
            String playing,
            long seed,
            Consumer<Thought> ended,
            Consumer<RuleFailure> troubled) {
        Thought thought = new Thought(match, who);
        if (match.legalCount() == 1) {
            thought.decided(0);
            return thought;
        }
        Match copy = match.copy();
        threads.execute(() -> {
            think(thought, playing, copy, seed, troubled);
            if (!thought.isCancelled()) ended.accept(thought);
        });
        return thought;
    }

    private void think(Thought thought, String playing, Match copy, long seed, Consumer<RuleFailure> troubled) {
        try {
            ComputerPlayer player =
                    Opponents.untuned(playing).orElseGet(() -> tuned(copy.rules(), thought, playing, troubled));
            thought.decided(player.choose(copy, seed, thought::isCancelled));
        } catch (RuleFailure broken) {
            thought.failed(broken);
        } catch (CancellationException givenUp) {
            thought.cancel();
        } catch (RuntimeException | Error trouble) {
            thought.wentWrong(trouble); // or nobody would ever hear that no move comes
        }
    }

    private ComputerPlayer tuned(Ruleset rules, Thought thought, String playing, Consumer<RuleFailure> troubled) {
        int together = Runtime.getRuntime().availableProcessors() >= MANY_PROCESSORS ? 2 : 1;
        Opponents all = new Opponents(tunings.of(rules, thought::isCancelled), together, limit, troubled);
        return all.named(playing).or(() -> all.named(MatchSetUp.USUAL)).orElseThrow();
    }
}
