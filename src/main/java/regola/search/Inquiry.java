package regola.search;

import regola.engine.Match;

/** An Inquiry is one thread's way of finding out what the moves of a decision are worth. */
interface Inquiry {
    /**
     * @param match stands at the decision that is looked into
     * @param most how many worlds are looked at, at most; the clock may end it sooner
     * @param untilSettled whether it ends when more worlds could not change which move was tried most often
     * @throws regola.engine.value.RuleFailure when the rules fail on every way
     */
    void run(Match match, long most, boolean untilSettled);

    /** Adds how often each legal move of a match was tried, and what it brought to whoever decides there. */
    void add(Match match, long[] visits, double[] sums);

    Estimate estimate();

    /** @return the sum of what each player got, over the worlds that began as they liked */
    double[] totals();

    /** @return how many worlds began as they liked, and not with a move that had to be tried */
    long free();

    long iterations();

    /** @return how much what the seat got differed from world to world, as a standard deviation */
    double spread();
}
