package regola.search;

import java.util.Arrays;
import regola.engine.Match;
import regola.engine.Playout;
import regola.engine.value.RuleFailure;

/**
 * A Walk goes again and again from the root down a tree of its own, each time in another world that the seat cannot
 * tell from the true one. It belongs to one thread.
 *
 * <p>What all choose in secret before anything is shown is one round: each seat picks from a table of its own, as if
 * nobody else had chosen yet, and only what all have chosen together leads on. So no seat reckons with what it cannot
 * know. Somebody who plays against people cannot count on their choosing well, nor on their choosing anything: most of
 * the time the others are taken to choose what looks best to them at once, each as often as its {@link Habits} say.
 */
final class Walk implements Inquiry {
    /** The way to the root. */
    private static final long ROOT = 0x5851F42D4C957F2DL;
    /** How eagerly moves are tried that were seldom tried, as a part of how much outcomes differ. */
    private static final double EXPLORATION = 0.6;
    /** How much better than its place a move must look that was never tried, where not all can be tried first. */
    private static final double URGENCY = 0.4;
    /** How much it counts before a move has been tried how much better than usual things look right after it. */
    private static final double PRIOR = 2;
    /** What a move looks like is seen after so many more decisions of the same seat, such as which man a mill takes. */
    private static final int GOING_ON = 2;
    /** How often the seat is taken to do what looks best at once where it plays on, and anything else otherwise. */
    private static final double AT_A_GLANCE = 0.7;
    /** What comes of a secret round is played on for so many decisions at most. */
    private static final int LONGEST_ROUND = 12;
    /** A turn that has begun is finished in so many decisions at most. */
    private static final int LONGEST_TURN = 12;
    /** Until the seat's next turn so many decisions are made at most. */
    private static final int LONGEST_ANSWERS = 40;

    /** A move tried less often says nothing about how it would go on. */
    private static final int KNOWN = 6;

    /** What must be tried is tried in one walk of so many, up to so often. */
    private static final int EVERY = 4;

    private static final int ENOUGH = 300;
    /** Outcomes count as this different at least. */
    private static final double LEAST_SPREAD = 0.02;

    private static final int DEEPEST = 512;

    /** How many walks are made before the clock and the wish to stop are asked again. */
    private static final int BATCH = 4;
    /** After so many walks it is asked whether more of them can still change the choice. */
    private static final int CHECK = 64;
    /** How many walks may fail before it is looked whether all do. */
    private static final int MOST_FAILURES = 20;

    private final Match root;
    private final int seat;
    private final Worlds worlds;
    private final Habits habits;
    private final Match world;
    private final Match tried;
    private final Tree tree;
    private final Tuning tuning;
    private final Estimate estimate;
    private final FirstGlance glance;
    private final Dice dice;
    private final long[] only;
    private final long[] must;
    private final Clock clock;

    private final int[] nodes = new int[DEEPEST];
    private final int[] edges = new int[DEEPEST];
    private final int[] deciders = new int[DEEPEST];
    private int length;
    private final double[] shares;
    private final double[] totals;
    private long iterations;
    private long free;
    /** Whether the walk begins with a move that has to be tried, whatever it promises. */
    private boolean wasForced;

    private double sum;
    private double squares;
    private double eager = 1;

    // The round of secret choices that is going on.
    private final long[] own;
    private long chosen;
    private long joint;
    /** Whether anything was chosen in secret on this walk. */
    private boolean wasSecret;
    /** What {@link #select} has chosen. */
    private int edge;

    /** Worlds are the matches that may be the true one for all that a seat knows. */
    @FunctionalInterface
    interface Worlds {
        /** @param into becomes one of them */
        void draw(long seed, Match into);
    }

    /**
     * @param root where the walks begin; not changed
     * @param worlds what the seat knows of the root
     * @param only the keys of the moves that are looked at for the seat itself, rising; null for all
     * @param must the keys of moves that are tried now and then even if they promise nothing
     * @param clock asked within a walk wherever that takes long
     */
    Walk(
            Match root,
            int seat,
            Worlds worlds,
            Habits habits,
            Tuning tuning,
            int mostEdges,
            long seed,
            long[] only,
            long[] must,
            Clock clock) {
        this.root = root;
        this.seat = seat;
        this.worlds = worlds;
        this.habits = habits;
        this.world = root.scratch();
        this.tried = root.scratch();
        this.tree = new Tree(mostEdges);
        this.tuning = tuning;
        this.estimate = new Estimate(root, tuning.scale());
        this.dice = new Dice(seed);
        this.glance = new FirstGlance(root, estimate);
        this.only = only;
        this.must = must;
        this.clock = clock;
        this.shares = new double[root.rules().players()];
        this.totals = new double[shares.length];
        this.own = new long[root.rules().players()];
    }

    Tree tree() {
        return tree;
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
        return free;
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

    /** @return the node of the decision that the search is about; none before the first walk */
    int tableOf(Match decision) {
        return tree.find(wayTo(ROOT, decision, 0));
    }

    // ---------------------------------------------------------------- one walk

    @Override
    public void run(Match match, long most, boolean untilSettled) {
        int failures = 0;
        for (long i = 0; i < most; i++) {
            if (i % BATCH == 0 && i > 0 && clock.isUp()) break;
            if (untilSettled && i % CHECK == 0 && i > 0 && isSettled(match, Math.min(most - i, clock.left(i)))) break;
            try {
                iterate();
            } catch (RuleFailure onTheWay) { // rules may fail where nobody will ever come
                if (++failures > MOST_FAILURES && failures > iterations) throw onTheWay;
            }
        }
    }

    /** Whether no other move can be tried as often as the most tried one any more. */
    private boolean isSettled(Match match, long left) {
        int node = tableOf(match);
        if (node == Tree.NONE) return false;
        long most = 0;
        long second = 0;
        for (int e = tree.firstEdge(node); e != Tree.NONE; e = tree.nextEdge(e)) {
            long visits = tree.visits(e);
            if (visits > most) {
                second = most;
                most = visits;
            } else second = Math.max(second, visits);
        }
        return most - second > left;
    }

    @Override
    public void add(Match match, long[] visits, double[] sums) {
        int node = tableOf(match);
        if (node == Tree.NONE) return;
        int expected = tree.firstEdge(node);
        for (int i = 0; i < visits.length; i++) {
            int e = tree.edge(node, match.moveKey(i), expected);
            if (e == Tree.NONE) continue;
            expected = tree.nextEdge(e);
            visits[i] += tree.visits(e);
            sums[i] += tree.mean(e) * tree.visits(e);
        }
    }

    void iterate() {
        worlds.draw(dice.next(), world);
        int decided = descend();
        if (wasSecret && estimate.isGiven()) decided += playRound();
        if (tuning.finish() && estimate.isGiven()) decided += finishTurn();
        if (tuning.answers() && estimate.isGiven()) decided += playAnswers();
        if (!world.isOver()) decided += (int) Playout.random(world, dice.next(), tuning.cut());
        if (world.isOver()) estimate.atEnd(world, decided, shares);
        else estimate.whileRunning(world, shares);
        for (int i = 0; i < length; i++) tree.add(nodes[i], edges[i], shares[deciders[i]]);
        if (!wasForced) for (int p = 0; p < shares.length; p++) totals[p] += shares[p];
        if (!wasForced) free++;
        count(shares[seat]);
    }

    /** What is found differs by so much, and no more need a move promise to be tried than that it might be better. */
    private void count(double share) {
        sum += share;
        squares += share * share;
        iterations++;
        eager = EXPLORATION * Math.max(LEAST_SPREAD, spread());
    }

    /** @return how many decisions were made */
    private int descend() {
        length = 0;
        wasSecret = false;
        wasForced = false;
        leaveRound();
        long way = ROOT;
        while (!world.isOver() && length < DEEPEST) {
            int decider = world.decider();
            boolean secret = world.isSecret();
            if (chosen != 0 && (!secret || (chosen >>> decider & 1) != 0)) {
                way = Dice.mix(way ^ joint);
                leaveRound();
            }
            long here = wayTo(way, world, own[decider]);
            int node = tree.find(here);
            boolean isNew = node == Tree.NONE;
            if (isNew) node = tree.grow(here);
            if (node == Tree.NONE) break;
            if (isNew && isLeaf(secret)) break;
            int index = select(node, decider, way == ROOT && decider == seat);
            if (index < 0) break;
            long move = tree.move(edge);
            nodes[length] = node;
            edges[length] = edge;
            deciders[length++] = decider;
            world.playIndex(index);
            if (secret) {
                wasSecret = true;
                chosen |= 1L << decider;
                own[decider] = Dice.mix(own[decider] ^ move);
                joint += Dice.mix(own[decider] + decider);
            } else {
                way = Dice.mix(here ^ Dice.mix(move));
                if (isNew) break;
            }
        }
        return length;
    }

    /**
     * Whether a new node is estimated as it stands, instead of after a move that nothing is known of. Not where whoever
     * has just moved goes on, since what the move brings may come only now, nor where somebody chooses in secret.
     */
    private boolean isLeaf(boolean secret) {
        boolean another = length > 0 && world.decider() != deciders[length - 1];
        return another && !secret && isGuided() && tuning.cut() == 0;
    }

    /** Whether what a move looks like at first glance says how soon it is tried. */
    private boolean isGuided() {
        return tuning.prior() && estimate.isGiven();
    }

    private void leaveRound() {
        chosen = 0;
        joint = 0;
        Arrays.fill(own, 0);
    }

    /** @param own what the decider itself has chosen before in this round */
    private static long wayTo(long way, Match match, long own) {
        return Dice.mix(way + Dice.mix((long) match.question() << 8 | match.decider()) + own);
    }

    /**
     * What was chosen in secret is worth what comes of it: it is played on, mostly by what looks best at once, until
     * somebody is to choose in secret again.
     *
     * @return how many decisions were made
     */
    private int playRound() {
        int made = 0;
        for (; made < LONGEST_ROUND && !clock.isUp() && !world.isOver() && !world.isSecret(); made++) {
            double often = world.decider() == seat ? AT_A_GLANCE : habits.of(world.decider());
            boolean looks = world.legalCount() > 1 && dice.fraction() < often;
            world.playIndex(looks ? looksBest(world.decider()) : dice.below(world.legalCount()));
        }
        return made;
    }

    /**
     * In the middle of a turn, what it has brought so far says little: whoever has to go on does what looks best at
     * once, until the turn is over or somebody chooses in secret.
     *
     * @return how many decisions were made
     */
    private int finishTurn() {
        if (length == 0 || world.isOver() || world.decider() != deciders[length - 1]) return 0;
        int turn = world.turnNumber();
        int made = 0;
        for (; made < LONGEST_TURN && !world.isOver() && world.turnNumber() == turn && !world.isSecret(); made++) {
            if (clock.isUp()) return made;
            world.playIndex(glance.choice(world, dice));
        }
        return made;
    }

    /**
     * What a turn is worth shows when all the others have had theirs: whoever is at it finishes it, and each of the
     * others does what looks best at once, until the seat has its next turn.
     *
     * @return how many decisions were made
     */
    private int playAnswers() {
        boolean wasTheirs = length == 0 || deciders[length - 1] != seat;
        int made = 0;
        for (; made < LONGEST_ANSWERS && !clock.isUp() && !world.isOver() && !world.isSecret(); made++) {
            boolean isTheirs = world.decider() != seat;
            if (wasTheirs && !isTheirs) break;
            wasTheirs |= isTheirs;
            world.playIndex(glance.choice(world, dice));
        }
        return made;
    }

    // ---------------------------------------------------------------- choosing an edge

    /**
     * @param asked whether this is the decision that the search is about
     * @return the index of the move to go on with, its edge put aside; -1 when the tree has no room for any
     */
    private int select(int node, int decider, boolean asked) {
        // To look at each move takes as long as many walks: it pays where more walks come by.
        boolean withPrior = isGuided() && (tree.visitsOfNode(node) > 0 || tuning.answers() && goesOn(decider));
        if (decider != seat && world.isSecret() && estimate.isGiven() && dice.fraction() < habits.of(decider)) {
            int index = looksBest(decider);
            edge = tree.edge(node, world.moveKey(index), Tree.NONE);
            if (edge == Tree.NONE) edge = tree.addEdge(node, world.moveKey(index));
            if (edge != Tree.NONE) tree.offer(edge);
            return edge == Tree.NONE ? -1 : index;
        }
        if (asked && must.length > 0 && iterations % EVERY == EVERY - 1) {
            int index = leastTried(node);
            wasForced = index >= 0;
            if (wasForced) return index;
        }
        double usual = tree.meanOfNode(node);
        double best = Double.NEGATIVE_INFINITY;
        int ties = 0;
        int chosenIndex = -1;
        int expected = tree.firstEdge(node);
        for (int i = 0; i < world.legalCount(); i++) {
            long move = world.moveKey(i);
            if (asked && only != null && Arrays.binarySearch(only, move) < 0) continue;
            int e = tree.edge(node, move, expected);
            if (e == Tree.NONE) e = tree.addEdge(node, move);
            if (e == Tree.NONE) continue;
            expected = tree.nextEdge(e);
            tree.offer(e);
            // Where moves are many, looking at each takes long: what there is no time for is taken to be usual.
            if (withPrior && Float.isNaN(tree.prior(e)) && !clock.isUp())
                tree.setPrior(e, (float) rightAfter(i, decider));
            double value = withPrior ? urgent(e, usual) : plain(e);
            if (value > best) {
                best = value;
                ties = 0;
            } else if (value < best) continue;
            if (dice.below(++ties) == 0) {
                chosenIndex = i;
                edge = e;
            }
        }
        return chosenIndex;
    }

    /** @return the index of the move that must be tried and was tried least; -1 when all have been tried enough */
    private int leastTried(int node) {
        int found = -1;
        int least = ENOUGH;
        for (int i = 0; i < world.legalCount(); i++) {
            if (Arrays.binarySearch(must, world.moveKey(i)) < 0) continue;
            int e = tree.edge(node, world.moveKey(i), Tree.NONE);
            if (e == Tree.NONE) e = tree.addEdge(node, world.moveKey(i));
            if (e == Tree.NONE || tree.visits(e) >= least) continue;
            least = tree.visits(e);
            found = i;
            edge = e;
        }
        if (found >= 0) tree.offer(edge);
        return found;
    }

    /** What was never tried comes first, then what promises most. */
    private double plain(int e) {
        int visits = tree.visits(e);
        if (visits == 0) return Double.POSITIVE_INFINITY;
        return tree.mean(e) + eager * Math.sqrt(Math.log(tree.available(e)) / visits);
    }

    /** Where moves are more than can be tried: by what the position right after the move looks like. */
    private double urgent(int e, double usual) {
        int visits = tree.visits(e);
        double prior = Float.isNaN(tree.prior(e)) ? usual : tree.prior(e);
        double bias = PRIOR * (prior - usual) / (visits + 1);
        double seldom = Math.log(tree.available(e));
        if (visits == 0) return usual + URGENCY * eager * Math.sqrt(seldom) + bias;
        return tree.mean(e) + eager * Math.sqrt(seldom / visits) + bias;
    }

    /** Whether whoever has just moved decides again, in the seat's own turn. */
    private boolean goesOn(int decider) {
        return decider == seat && length > 0 && deciders[length - 1] == seat;
    }

    /**
     * What a move looks like at first glance. What the same seat decides next is decided anyhow; but where each walk is
     * dear the turn that the search is about is finished as well as one can see at once, and other turns are left as
     * they are.
     *
     * @return the share of the win that the decider has then
     */
    private double rightAfter(int index, int decider) {
        boolean well = tuning.answers();
        tried.become(world);
        tried.playIndex(index);
        int most = well && length > 0 ? 0 : GOING_ON;
        for (int i = 0; i < most && !tried.isOver() && !tried.isSecret() && tried.decider() == decider; i++)
            tried.playIndex(well && !clock.isUp() ? glance.choice(tried, dice) : dice.below(tried.legalCount()));
        return shareOf(decider);
    }

    /** @return what is left of the win to somebody after what was tried */
    private double shareOf(int decider) {
        if (tried.isOver()) estimate.atEnd(tried, length, shares);
        else estimate.whileRunning(tried, shares);
        return shares[decider];
    }

    /** @return the index of the move that looks best at first glance; of equals any */
    private int looksBest(int decider) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        int ties = 0;
        for (int i = 0; i < world.legalCount(); i++) {
            tried.become(world);
            tried.playIndex(i);
            double share = shareOf(decider);
            if (share < most) continue;
            if (share > most) ties = 0;
            most = share;
            if (dice.below(++ties) == 0) best = i;
        }
        return best;
    }

    // ---------------------------------------------------------------- the way on

    /**
     * @param first the index of a move at the root, which no secret round has begun before
     * @param most how many moves at most
     * @return how it would go on as far as the tree knows, in a world drawn for this
     */
    Continuation line(int first, int most) {
        Match start = root.copy();
        worlds.draw(dice.next(), start);
        world.become(start);
        int[] moves = new int[most];
        int count = 0;
        long way = ROOT;
        int index = first;
        while (index >= 0 && count < most) {
            boolean secret = world.isSecret();
            long move = world.moveKey(index);
            long here = wayTo(way, world, 0);
            moves[count++] = index;
            world.playIndex(index);
            if (secret || world.isOver()) break; // what the others choose at the same time nobody can tell
            way = Dice.mix(here ^ Dice.mix(move));
            index = mostVisited(tree.find(wayTo(way, world, 0)));
        }
        return new Continuation(start, Arrays.copyOf(moves, count));
    }

    /** @return the index of the legal move that was tried most often; -1 when hardly any was */
    private int mostVisited(int node) {
        if (node == Tree.NONE) return -1;
        int best = -1;
        int most = KNOWN - 1;
        int expected = tree.firstEdge(node);
        for (int i = 0; i < world.legalCount(); i++) {
            int e = tree.edge(node, world.moveKey(i), expected);
            if (e == Tree.NONE) continue;
            expected = tree.nextEdge(e);
            if (tree.visits(e) > most) {
                most = tree.visits(e);
                best = i;
            }
        }
        return best;
    }
}
