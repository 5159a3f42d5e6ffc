package regola.opponent;

import java.time.Duration;
import regola.search.Budget;
import regola.search.Tuning;

/**
 * A Skill is how well somebody plays who looks ahead: how much is noticed, and how far is thought about that.
 *
 * @param sight how likely a quiet move is noticed where moves are not few, from 0 to 1; with 1 nothing is overlooked
 * @param loud how likely it is noticed, of what would be overlooked, because it stands out
 * @param budget how far the moves that were noticed are looked into
 */
public record Skill(double sight, double loud, Budget budget) {
    /** So many worlds stand for the time of who thinks by the clock. */
    private static final long BY_THE_CLOCK = 2_000;
    /** Where so many play, all that is overlooked is the other's gain. */
    private static final double TWO = 2;
    /** So many moves can be noticed before what is thought is spread too thin over them. */
    private static final double NOTICED = 12;
    /** The part of all moves that is not watched where many play, by whoever overlooks anything. */
    private static final double UNWATCHED = 0.4;
    /** Who overlooks less of what is quiet than this watches more: no level but the best, and who grows towards it. */
    private static final double INATTENTIVE = 0.3;

    /**
     * @param figure 0 for the weakest level, 1 for the next and so on, and anything between
     * @return a skill between levels, for whoever grows from one to the other
     */
    public static Skill between(double figure) {
        Strength[] levels = Strength.values();
        int below = (int) Math.max(0, Math.min(levels.length - 2, Math.floor(figure)));
        double part = Math.max(0, Math.min(1, figure - below));
        Skill low = levels[below].skill();
        Skill high = levels[below + 1].skill();
        double more = Math.log((double) high.worlds() / low.worlds());
        return new Skill(
                low.sight + part * (high.sight - low.sight),
                low.loud + part * (high.loud - low.loud),
                Budget.ofIterations(Math.round(low.worlds() * Math.exp(part * more))));
    }

    /**
     * @return how likely somebody looks once more before moving: whether a move gives something away, and which one
     *     brings the aims forward. Who sees a reply and what it takes has noticed two things
     */
    double care() {
        return loud * loud;
    }

    private long worlds() {
        return Math.min(BY_THE_CLOCK, budget.iterations());
    }

    /**
     * Where moves are few, each is looked at more than once: whoever overlooks each of three as often as each of seven
     * hardly ever sees two to choose between. Where luck has its part, what stands out is overlooked more often: luck
     * makes up for mistakes there, so that weak levels would win too much. Where more than two play, some moves are not
     * watched at all, and what stands out is overlooked more often too: of what somebody overlooks each of the others
     * gains only a part, so that levels would hardly differ.
     *
     * @return the same skill in the ruleset of that tuning
     */
    Skill in(Tuning tuning) {
        double looks = Math.max(1, Tuning.USUAL_MOVES / tuning.moves());
        double seen = looks == 1 ? sight : 1 - Math.pow(1 - sight, looks);
        double outstanding = tuning.luck() == 0 ? loud : Math.pow(loud, 1 + tuning.luck());
        double crowd = Math.max(0, 1 - TWO / tuning.seats());
        if (crowd == 0) return new Skill(seen, outstanding, budget);
        double watched = 1 - UNWATCHED * crowd * Math.min(1, (1 - sight) / INATTENTIVE);
        return new Skill(watched * seen, Math.min(outstanding, watched * Math.pow(loud, 1 + crowd)), budget);
    }

    /**
     * Where moves are very many, whoever notices most of them would look into each less far than who notices few, and
     * play no better for it.
     *
     * @return the same skill with as much thought for each move that is noticed as elsewhere; who thinks by the clock
     *     has no more time
     */
    Skill amidMoves(Tuning tuning) {
        double spread = sight * tuning.moves() / NOTICED;
        if (spread <= 1 || budget.isTimed()) return this;
        return new Skill(sight, loud, Budget.ofIterations(Math.round(spread * budget.iterations())));
    }

    /** @return the same skill in no more time than this, glance and thought together */
    Skill within(Duration limit) {
        return new Skill(sight, loud, new Budget(budget.iterations(), Math.min(budget.nanos(), limit.toNanos())));
    }
}
