package regola.simulation;

import java.util.ArrayList;
import java.util.List;
import regola.engine.Match;
import regola.engine.value.Outcome;

/**
 * A SimulationTally is what was counted in random matches. While they are played it belongs to one thread;
 * {@link Simulation} adds the tallies of all threads up and hands the sum out when nothing changes it any more.
 */
public final class SimulationTally {
    private final long[] wins;
    private final Seating seating;
    private final List<KindTally> kinds = new ArrayList<>();
    private final Spread decisions = new Spread();
    private final Spread turns = new Spread();
    private final Spread choices = new Spread();
    private final Spread nanos = new Spread();
    private long draws;
    private long shared;
    private long unfinished;
    private long longest = -1;
    private long longestSeed;

    /** @param seating null where all is random */
    SimulationTally(int sides, Seating seating) {
        this.wins = new long[sides];
        this.seating = seating;
        if (seating != null) for (int i = 0; i < seating.kinds().size(); i++) kinds.add(new KindTally());
    }

    /** @param nanos from the move before, or the set-up, until all legal moves were known */
    void decision(int legal, long nanos) {
        choices.add(legal);
        this.nanos.add(nanos);
    }

    void match(Match match, long number, long seed, long decided) {
        decisions.add(decided);
        turns.add(match.turnNumber());
        noteLength(decided, seed);
        if (!match.isOver()) {
            unfinished++;
            return;
        }
        Outcome outcome = match.outcome();
        if (outcome.winners().isEmpty()) draws++;
        if (outcome.winners().size() > 1) shared++;
        for (int winner : outcome.winners()) wins[winner]++;
        if (seating != null) countKinds(match.rules().players(), number, outcome.winners());
    }

    private void countKinds(int players, long number, List<Integer> winners) {
        for (int p = 0; p < players; p++) {
            boolean won = winners.contains(p);
            double share = winners.isEmpty() ? 1.0 / players : won ? 1.0 / winners.size() : 0;
            kinds.get(seating.kind(number, p)).seat(won, share);
        }
    }

    /** Of equally long matches always the same one, whichever thread is faster. */
    private void noteLength(long decided, long seed) {
        if (decided < longest || decided == longest && seed >= longestSeed) return;
        longest = decided;
        longestSeed = seed;
    }

    void add(SimulationTally other) {
        for (int i = 0; i < wins.length; i++) wins[i] += other.wins[i];
        for (int i = 0; i < kinds.size(); i++) kinds.get(i).add(other.kinds.get(i));
        decisions.add(other.decisions);
        turns.add(other.turns);
        choices.add(other.choices);
        nanos.add(other.nanos);
        draws += other.draws;
        shared += other.shared;
        unfinished += other.unfinished;
        if (other.longest >= 0) noteLength(other.longest, other.longestSeed);
    }

    /** @return how many matches were played, those that were broken off too */
    public long matches() {
        return decisions.size();
    }

    /** @return wins of a side, those that it shares too, among all matches that ended */
    public Share wins(int side) {
        return new Share(wins[side], matches() - unfinished);
    }

    /** @return what each kind of the seating reached, in the order of its kinds; empty where all is random */
    public List<KindTally> kinds() {
        return List.copyOf(kinds);
    }

    public Share draws() {
        return new Share(draws, matches() - unfinished);
    }

    /** @return matches with several winners */
    public Share shared() {
        return new Share(shared, matches() - unfinished);
    }

    /** @return matches that were broken off */
    public long unfinished() {
        return unfinished;
    }

    /** @return decisions of each match */
    public Spread decisions() {
        return decisions;
    }

    /** @return turns of each match */
    public Spread turns() {
        return turns;
    }

    /** @return legal moves of each decision */
    public Spread choices() {
        return choices;
    }

    /** @return nanoseconds of each decision, from the move before until all legal moves were known */
    public Spread nanos() {
        return nanos;
    }

    /** @return the seed of the longest match */
    public long longestSeed() {
        return longestSeed;
    }

    /** @return decisions that one thread makes in a second */
    public double decisionsPerSecond() {
        return nanos.mean() == 0 ? 0 : 1e9 / nanos.mean();
    }
}
