package regola.ui.board.motion;

import regola.ui.view.MotionLevel;

/** A Pace is how long things take on the board, in milliseconds. */
record Pace(MotionLevel level) {
    private static final double FIRST_HOP = 160;
    /** Each further one of a chain. */
    private static final double HOP = 140;
    /** What is jumped over makes a hop longer. */
    private static final double OVER = 45;

    private static final double LONGEST = 900;
    /** What was counted stays to be read. */
    private static final double READING = 120;

    private static final double OFF_BOARD = 380;
    private static final double FADE = 150;
    private static final double GLOW = 380;
    private static final double TURNING = 260;
    private static final double ATTEMPT = 720;
    private static final double SETTLING = 220;
    private static final double TURN = 420;

    static Pace of(MotionLevel level) {
        return new Pace(level);
    }

    /** @return how long a piece is on its way */
    double way(Route route, boolean onBoard) {
        if (level == MotionLevel.NONE) return 0;
        if (level == MotionLevel.REDUCED) return FADE;
        if (!onBoard) return OFF_BOARD;
        double hops = route.hops().stream().mapToDouble(Pace::weight).sum() * HOP;
        return Math.min(LONGEST, FIRST_HOP - HOP + hops);
    }

    /** @return how long several take to be turned over, one after the other, and to go where they act */
    double reveal(Reveal seen) {
        return level == MotionLevel.NONE ? 0 : level == MotionLevel.REDUCED ? FADE : seen.millis();
    }

    /** @return how long a loop takes to turn with what stands on it */
    double turn() {
        return level == MotionLevel.NONE ? 0 : level == MotionLevel.REDUCED ? 2 * FADE : TURN;
    }

    /** @return how long it rests where it landed */
    double rest(Route route) {
        return level != MotionLevel.NONE && route.isCounted() ? READING : 0;
    }

    /** @return how long it takes to see that something may not go there */
    double attempt() {
        return level == MotionLevel.NONE ? 0 : level == MotionLevel.REDUCED ? 2 * FADE : ATTEMPT;
    }

    /** @return how long the places of a board take to stand elsewhere */
    double settling() {
        return level == MotionLevel.FULL ? SETTLING : 0;
    }

    /** @return how long a place takes to be turned over; without motion, how long it is left to be seen */
    double turning() {
        return level == MotionLevel.NONE ? 0 : TURNING;
    }

    double glow() {
        return level == MotionLevel.NONE ? 0 : GLOW;
    }

    /** @return how long a hop takes, if a plain one takes 1 */
    static double weight(Route.Hop hop) {
        return 1 + Math.min(4, hop.over().size()) * OVER / HOP;
    }
}
