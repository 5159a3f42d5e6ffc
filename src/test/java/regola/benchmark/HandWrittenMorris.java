package regola.benchmark;

import java.util.SplittableRandom;

/**
 * A HandWrittenMorris is Nine Men's Morris written in plain Java for speed: what an interpreter of the same rules is
 * measured against. The numbers in brackets are those of the rules.
 *
 * <p>One decision is one choice: a placement or a move, and apart from it the capture that it may earn. At every
 * decision the whole list of legal moves is made, as an interpreter has to make it; then one is drawn from it. Nothing
 * is allocated while playing.
 *
 * <p>A point is a number 0..23: eight times its square (0 outer, 1 middle, 2 inner) plus its place on that square,
 * clockwise from the top left corner; so corners are even, middles of sides are odd, and a spoke joins points eight
 * apart. A set of points is an int of 24 bits, and all neighbours of a set are found at once by shifting it.
 */
final class HandWrittenMorris {
    // ---------------------------------------------------------------- board (NM-3.1, NM-3.2, NM-3.3)

    private static final int POINTS = 24, ALL = 0xFFFFFF, MIDDLES = 0xAAAAAA, OUTER_MIDDLES = 0xAA;

    /** Every point of the set moved one place clockwise along its square. */
    private static int next(int set) {
        return (set & 0x7F7F7F) << 1 | set >>> 7 & 0x010101;
    }

    private static int previous(int set) {
        return set >>> 1 & 0x7F7F7F | (set & 0x010101) << 7;
    }

    /** Every middle of a side moved one square inward along its spoke; who stands on the inner square drops out. */
    private static int inward(int set) {
        return (set & MIDDLES) << 8 & ALL;
    }

    private static int outward(int set) {
        return (set & MIDDLES) >>> 8;
    }

    /**
     * The men of the set that stand in a mill (NM-6.1): on a side, seen from its middle, or on a spoke, seen from its
     * outer end.
     */
    private static int inMills(int men) {
        int sides = men & MIDDLES & next(men) & previous(men);
        int spokes = men & men >>> 8 & men >>> 16 & OUTER_MIDDLES;
        return sides | next(sides) | previous(sides) | spokes * 0x010101;
    }

    // ---------------------------------------------------------------- moves

    /**
     * A move is a number: of a placement or capture the point, of a step or flight the point reached plus 32 times the
     * point left.
     */
    private static final int[] CLOCKWISE = new int[POINTS],
            COUNTERCLOCKWISE = new int[POINTS],
            INWARD = new int[POINTS],
            OUTWARD = new int[POINTS];

    static {
        for (int to = 0; to < POINTS; to++) {
            CLOCKWISE[to] = (to & 24 | to - 1 & 7) << 5 | to;
            COUNTERCLOCKWISE[to] = (to & 24 | to + 1 & 7) << 5 | to;
            INWARD[to] = to - 8 << 5 | to;
            OUTWARD[to] = to + 8 << 5 | to;
        }
    }

    // ---------------------------------------------------------------- state

    private static final int MEN = 9, QUIET_LIMIT = 100, MOST_MOVES = 64;
    private static final int UNDECIDED = -1, DRAW = 2; // beside these a result is the winner, 0 white or 1 black

    /** The men of the player who acts, and the other's; they change places at the end of a turn. */
    private int mine, theirs, myHand, theirHand;

    private int player, result;
    private boolean capturing;
    /** Turns in a row without placement or capture. */
    private int quiet;
    /** The men at the start of each turn since the last placement or capture; nothing older can come again. */
    private final long[] seen = new long[QUIET_LIMIT + 1];

    private int seenCount;

    /** NM-4.1. */
    void reset() {
        mine = theirs = player = quiet = seenCount = 0;
        myHand = theirHand = MEN;
        capturing = false;
        result = UNDECIDED;
    }

    void copyFrom(HandWrittenMorris other) {
        mine = other.mine;
        theirs = other.theirs;
        myHand = other.myHand;
        theirHand = other.theirHand;
        player = other.player;
        result = other.result;
        capturing = other.capturing;
        quiet = other.quiet;
        System.arraycopy(other.seen, 0, seen, 0, other.seenCount);
        seenCount = other.seenCount;
    }

    // ---------------------------------------------------------------- legal moves (NM-5.2 to NM-5.4, NM-6.3)

    /** Writes the legal moves, returns how many; none only when over. */
    int moves(int[] list) {
        if (result != UNDECIDED) return 0;
        if (capturing) return points(victims(), list);
        int free = ~(mine | theirs) & ALL, n = 0;
        if (myHand > 0) return points(free, list);
        if (isFlying()) {
            for (int men = mine; men != 0; men &= men - 1) {
                int from = Integer.numberOfTrailingZeros(men) << 5;
                for (int set = free; set != 0; set &= set - 1) list[n++] = from | Integer.numberOfTrailingZeros(set);
            }
            return n;
        }
        for (int set = next(mine) & free; set != 0; set &= set - 1)
            list[n++] = CLOCKWISE[Integer.numberOfTrailingZeros(set)];
        for (int set = previous(mine) & free; set != 0; set &= set - 1)
            list[n++] = COUNTERCLOCKWISE[Integer.numberOfTrailingZeros(set)];
        for (int set = inward(mine) & free; set != 0; set &= set - 1)
            list[n++] = INWARD[Integer.numberOfTrailingZeros(set)];
        for (int set = outward(mine) & free; set != 0; set &= set - 1)
            list[n++] = OUTWARD[Integer.numberOfTrailingZeros(set)];
        return n;
    }

    private static int points(int set, int[] list) {
        int n = 0;
        for (; set != 0; set &= set - 1) list[n++] = Integer.numberOfTrailingZeros(set);
        return n;
    }

    /** NM-6.3, NM-6.3.1: the enemy men outside mills, or all of them if there is none. */
    private int victims() {
        int outside = theirs & ~inMills(theirs);
        return outside != 0 ? outside : theirs;
    }

    /** With an empty hand (NM-5.4). */
    private boolean isFlying() {
        return Integer.bitCount(mine) == 3;
    }

    // ---------------------------------------------------------------- effects (NM-6.2, NM-6.4, section 7)

    void play(int move) {
        int to = 1 << (move & 31);
        if (capturing) {
            capturing = false;
            theirs ^= to;
            restartCounts();
            if (Integer.bitCount(theirs) + theirHand <= 2) result = player; // NM-7.1
            else endTurn();
            return;
        }
        if (myHand > 0) {
            myHand--;
            mine |= to;
            restartCounts();
        } else {
            mine ^= 1 << (move >> 5) | to;
            quiet++;
        }
        if ((inMills(mine) & to) != 0 && theirs != 0) capturing = true; // one capture, however many mills
        else endTurn();
    }

    private void restartCounts() {
        quiet = 0;
        seenCount = 0;
    }

    private void endTurn() {
        int men = mine, hand = myHand;
        mine = theirs;
        myHand = theirHand;
        theirs = men;
        theirHand = hand;
        player ^= 1;
        if (isBlocked()) result = player ^ 1; // NM-7.2
        else if (quiet >= QUIET_LIMIT || isThirdTime()) result = DRAW; // NM-7.3
    }

    private boolean isBlocked() {
        return myHand == 0
                && ((next(mine) | previous(mine) | inward(mine) | outward(mine)) & ~(mine | theirs)) == 0
                && !isFlying();
    }

    /**
     * Notes the position. The turns alternate, so only every second one noted can equal it, and not the latest of
     * those: a man has moved since.
     */
    private boolean isThirdTime() {
        long position = (long) theirs << POINTS | mine;
        int times = 1;
        for (int i = seenCount - 4; i >= 0; i -= 2) if (seen[i] == position) times++;
        seen[seenCount++] = position;
        return times >= 3;
    }
    // ---------------------------------------------------------------- measuring

    boolean isOver() {
        return result != UNDECIDED;
    }

    /** The number of sequences of so many decisions; the last decision of each is played too. */
    long perft(int depth) {
        if (depth == 0) return 1;
        int[] list = new int[MOST_MOVES];
        HandWrittenMorris after = new HandWrittenMorris();
        long count = 0;
        for (int i = moves(list) - 1; i >= 0; i--) {
            after.copyFrom(this);
            after.play(list[i]);
            count += after.perft(depth - 1);
        }
        return count;
    }

    /** Plays one match of uniformly random moves. @return the number of decisions */
    static long playOut(HandWrittenMorris match, int[] list, SplittableRandom random) {
        long decisions = 0;
        for (match.reset(); !match.isOver(); decisions++) match.play(list[random.nextInt(match.moves(list))]);
        return decisions;
    }
}
