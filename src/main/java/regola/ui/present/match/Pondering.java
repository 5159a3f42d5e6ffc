package regola.ui.present.match;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;
import regola.language.source.Span;

/**
 * A Pondering is what a computer thinks about while people follow what happened before. Whatever it thinks belongs to
 * one moment of one match: as soon as another moment is shown, or somebody else is to decide there, it is given up, and
 * what it would have said is not heard. Confined to the worker.
 */
final class Pondering {
    /** Odd, so that decisions of one match have seeds far from each other. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final Thinking thinking;
    private final Consumer<Runnable> worker;
    private final Runnable decided;
    private final Adapting adapting;
    private Consumer<RuleFailure> troubled = trouble -> {};
    /** Where the aim stands that failed last, so that it is told once. */
    private Span told;

    private Thought thought;
    private boolean due;

    /**
     * @param worker does something on the worker
     * @param decided is run there when a move is known that was waited for
     */
    Pondering(Thinking thinking, Consumer<Runnable> worker, Runnable decided) {
        this.thinking = thinking;
        this.worker = worker;
        this.decided = decided;
        this.adapting = new Adapting(thinking.footing());
    }

    /** @return who grows with whoever plays */
    Adapting adapting() {
        return adapting;
    }

    /** @param hears of an aim that failed while a computer was thinking, once */
    void troubled(Consumer<RuleFailure> hears) {
        troubled = hears;
    }

    /** A match begins: what is to be known of its rules can be found out meanwhile. */
    void prepare(Ruleset rules, boolean needed) {
        told = null;
        if (needed) thinking.prepare(rules);
    }

    /** Another picture of a match is made: what is thought about is what is asked there now. */
    void follow(MatchSession session) {
        due = false;
        String who = session.deciding();
        if (who == null) stop();
        else think(session, who);
    }

    private void think(MatchSession session, String who) {
        Match asked = session.match();
        if (thought != null && thought.is(asked, who)) return;
        stop();
        long seed = new SplittableRandom(session.seed() + SPREAD * session.moment()).nextLong();
        thought = thinking.begin(
                asked, who, adapting.playing(who), seed, ended -> worker.accept(() -> end(ended)), this::tell);
    }

    private void tell(RuleFailure trouble) {
        worker.accept(() -> {
            if (trouble.span() != null && trouble.span().equals(told)) return;
            told = trouble.span();
            troubled.accept(trouble);
        });
    }

    private void end(Thought ended) {
        if (ended == thought && due) decided.run();
    }

    /** Nobody wants to know any more. */
    void stop() {
        if (thought != null) thought.cancel();
        thought = null;
        due = false;
    }

    /** @return what has been decided about this moment; null while it is thought about: then it is told */
    Thought outcome(MatchSession session) {
        String who = session.deciding();
        if (who == null) return null;
        think(session, who);
        due = true;
        return thought.hasEnded() ? thought : null;
    }
}
