package regola.engine;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import regola.engine.lower.ReadyGame;
import regola.engine.run.Execution;
import regola.engine.run.Program;
import regola.engine.state.Chance;

/**
 * A WarmUp is random play in code that nobody else runs yet: the machine compiles a method when it has run often,
 * wherever that was. It goes on until the code is about as fast as the same decisions interpreted, so that whoever
 * plays loses next to nothing when the code is let run for all. It holds neither the ruleset nor any match of others.
 */
final class WarmUp {
    /** Time after which code is warm enough in any case, by the clock of the warm-up. */
    static final long LONGEST = 2_000_000_000L;

    /** How long code is played before the same is interpreted. */
    private static final long SLICE = 8_000_000L;

    /**
     * How fast code must be, as a part of how fast the interpreter is. From here on it gains quickly, and where
     * processors are few, each slice more costs those who play as much as it brings them.
     */
    private static final double ENOUGH = 0.4;

    /** Decisions between two looks at the clock and at whether anybody still wants the code. */
    private static final int FEW = 16;

    /** Decisions after which another match begins, for those that never end. */
    private static final int MOST_DECISIONS = 1_000;

    private final Player coded;
    private final Player interpreted;

    /**
     * @param code a program with the code
     * @param tree the same program without it
     */
    WarmUp(ReadyGame ready, Program code, Program tree) {
        coded = new Player(ready, code);
        interpreted = new Player(ready, tree);
    }

    /**
     * @param goesOn whether anybody still wants the code, asked often
     * @param clock nanoseconds for which this thread has worked
     * @return whether the code is warm; false if nobody wanted it any more
     */
    boolean run(BooleanSupplier goesOn, LongSupplier clock) {
        long begun = clock.getAsLong();
        long now = begun;
        for (int slices = 0; now - begun < LONGEST; slices++) {
            long decisions = 0;
            long before = now;
            do {
                if (!goesOn.getAsBoolean()) return false;
                coded.play(FEW);
                decisions += FEW;
                now = clock.getAsLong();
            } while (now - before < SLICE);
            long between = now;
            for (long left = decisions; left > 0; left -= FEW) {
                if (!goesOn.getAsBoolean()) return false;
                interpreted.play(FEW);
            }
            now = clock.getAsLong();
            // The first time, the interpreter has a program of its own to come to.
            if (slices > 0 && (between - before) * ENOUGH <= now - between) return true;
        }
        return true;
    }

    /** A Player plays one random match after the other; two of them make the same decisions. */
    private static final class Player {
        private final StartingState beginning;
        private final Chance chance = new Chance(0);
        private Execution match;
        private long begun;
        private int decided;

        Player(ReadyGame ready, Program program) {
            beginning = new StartingState(ready.in(program));
        }

        void play(int decisions) {
            for (int i = 0; i < decisions; i++) {
                if (match == null || match.isOver() || decided == MOST_DECISIONS) begin();
                else decide();
            }
        }

        private void begin() {
            match = beginning.scratch(++begun);
            match.run(Program.BEGIN);
            decided = 0;
        }

        private void decide() {
            match.play(chance.below(match.legalCount));
            decided++;
        }
    }
}
