package regola.simulation;

/** A KindTally counts what one kind of player reached, seat by seat, in the matches that came to an end. */
public final class KindTally {
    private long seats;
    private long wins;
    private double shares;

    /** @param share of the win: 1 alone, less with others, a fair part of a draw */
    void seat(boolean won, double share) {
        seats++;
        if (won) wins++;
        shares += share;
    }

    void add(KindTally other) {
        seats += other.seats;
        wins += other.wins;
        shares += other.shares;
    }

    /** @return how often a seat of this kind won, alone or with others */
    public Share wins() {
        return new Share(wins, seats);
    }

    /** @return the same with a win shared by those who won together, and a draw by all */
    public Share shares() {
        return new Share(Math.round(shares), seats);
    }
}
