package regola.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import regola.engine.Match;
import regola.engine.value.RuleFailure;

/**
 * A Comparison holds what may be chosen in secret against each other: each choice is tried in the same worlds, with the
 * same choices of the others, so that only what it brings itself makes a difference. All then play on, the seat and
 * others by what looks best at once, each of the others as often as its {@link Habits} say, through one more secret
 * round. What has brought less than half of the rest is given up again and again, so that most worlds are left for the
 * best few. It belongs to one thread.
 */
final class Comparison implements Inquiry {
    /** It is played on until so many more secret rounds are over. */
    private static final int ROUNDS = 1;
    /** Or so many decisions at most. */
    private static final int LONGEST = 40;

    private final Match root;
    private final int seat;
    private final Walk.Worlds worlds;
    private final Habits habits;
    private final Estimate estimate;
    private final Clock clock;
    private final Dice dice;
    private final Match world;
    private final Match play;
    private final FirstGlance glance;
    private final long[] moves;
    private final boolean[] must;
    private final long[] tried;
    private final double[] sums;
    private final double[] shares;
    private final double[] totals;
    private List<Integer> left = new ArrayList<>();
    private final int phases;
    private int phase;
    private long iterations;
    private double sum;
    private double squares;

    /**
     * @param root where the secret round begins; not changed
     * @param worlds what the seat knows of the root
     * @param moves the keys of what may be chosen
     * @param must the keys of what is never given up, rising
     */
    Comparison(
            Match root,
            int seat,
            Walk.Worlds worlds,
            Habits habits,
            Tuning tuning,
            long seed,
            long[] moves,
            long[] must,
            Clock clock) {
        this.root = root;
        this.seat = seat;
        this.worlds = worlds;
        this.habits = habits;
        this.moves = moves;
        this.clock = clock;
        this.dice = new Dice(seed);
        estimate = new Estimate(root, tuning.scale());
        world = root.scratch();
        play = root.scratch();
        glance = new FirstGlance(root, estimate);
        this.must = new boolean[moves.length];
        tried = new long[moves.length];
        sums = new double[moves.length];
        shares = new double[root.rules().players()];
        totals = new double[shares.length];
        for (int i = 0; i < moves.length; i++) {
            this.must[i] = Arrays.binarySearch(must, moves[i]) >= 0;
            left.add(dice.below(i + 1), i); // where there is no time for all, any are tried
        }
        phases = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(moves.length - 1));
    }

    @Override
    public void run(Match match, long most, boolean untilSettled) {
        long failed = 0;
        while (iterations + failed < most) {
            long made = iterations + failed;
            if (made > 0 && clock.isUp()) return;
            long all = Math.min(most - made, clock.left(made));
            while (made > 0 && phase < phases - 1 && made * phases >= (made + all) * (phase + 1)) giveUpHalf();
            if (made > 0 && most - made < left.size()) return;
            failed += lookAtWorld(most - made);
        }
    }

    /** @return how many choices failed in it */
    private long lookAtWorld(long most) {
        worlds.draw(dice.next(), world);
        long same = dice.next();
        long failed = 0;
        for (int move : left.subList(0, (int) Math.min(most, left.size()))) {
            try {
                playOn(moves[move], new Dice(same));
                add(move);
            } catch (RuleFailure onTheWay) { // rules may fail where nobody will ever come
                if (++failed == left.size() && iterations == 0) throw onTheWay;
            }
        }
        return failed;
    }

    private void add(int move) {
        double share = shares[seat];
        tried[move]++;
        sums[move] += share;
        for (int p = 0; p < shares.length; p++) totals[p] += shares[p];
        sum += share;
        squares += share * share;
        iterations++;
    }

    private void giveUpHalf() {
        phase++;
        List<Integer> byShare = new ArrayList<>(left);
        byShare.sort((one, other) -> Double.compare(mean(other), mean(one)));
        int most = (left.size() + 1) / 2;
        List<Integer> kept = new ArrayList<>();
        for (int move : byShare) if (kept.size() < most || must[move]) kept.add(move);
        left = kept;
    }

    private double mean(int move) {
        return tried[move] == 0 ? Double.NEGATIVE_INFINITY : sums[move] / tried[move];
    }

    /** Leaves what each player gets in the shares. */
    private void playOn(long own, Dice same) {
        play.become(world);
        boolean isChosen = false;
        boolean wasSecret = true;
        long chosen = 0;
        int rounds = 0;
        int made = 0;
        for (; made < LONGEST && !play.isOver(); made++) {
            int decider = play.decider();
            boolean begins = play.isSecret() && (!wasSecret || (chosen >>> decider & 1) != 0);
            if (begins && ++rounds > ROUNDS) break;
            if (begins) chosen = 0;
            wasSecret = play.isSecret();
            chosen |= 1L << decider;
            Dice here = new Dice(same.next());
            int index;
            if (decider == seat && !isChosen) {
                index = indexOf(own);
                isChosen = true;
            } else {
                boolean looks = decider == seat || here.fraction() < habits.of(decider);
                index = looks && !clock.isUp() ? glance.choice(play, here) : here.below(play.legalCount());
            }
            play.playIndex(index);
        }
        if (play.isOver()) estimate.atEnd(play, made, shares);
        else estimate.whileRunning(play, shares);
    }

    private int indexOf(long move) {
        for (int i = 0; i < play.legalCount(); i++) if (play.moveKey(i) == move) return i;
        return 0;
    }

    // ---------------------------------------------------------------- what was found

    @Override
    public void add(Match match, long[] visits, double[] total) {
        for (int i = 0; i < visits.length; i++) {
            for (int move = 0; move < moves.length; move++) {
                if (moves[move] != match.moveKey(i)) continue;
                visits[i] += tried[move];
                total[i] += sums[move];
            }
        }
    }

    @Override
    public Estimate estimate() {
        return estimate;
    }

    @Override
    public double[] totals() {
        return totals;
    }

    @Override
    public long free() {
        return iterations;
    }

    @Override
    public long iterations() {
        return iterations;
    }

    @Override
    public double spread() {
        double n = Math.max(1, iterations);
        return Math.sqrt(Math.max(0, squares / n - sum / n * (sum / n)));
    }
}
