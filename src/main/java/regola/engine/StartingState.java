package regola.engine;

import java.util.List;
import regola.engine.lower.Initial;
import regola.engine.lower.ReadyGame;
import regola.engine.move.RequirementPlan;
import regola.engine.run.Execution;
import regola.engine.run.Program;
import regola.engine.state.GameState;
import regola.engine.value.RuleFailure;
import regola.language.source.Message;

/**
 * A StartingState is how every match of a ruleset begins: all pieces in the box, everything that is kept at its first
 * value, and whether the demands on the settings hold. It is found out once; each match is a copy of it. Nothing
 * changes it, so threads share it.
 */
final class StartingState {
    private final ReadyGame ready;
    private final Execution execution;
    /** Whether the demands on the settings are known to hold; if two threads ask at once, both find out. */
    private volatile boolean holds;

    StartingState(ReadyGame ready) {
        this.ready = ready;
        Program program = ready.program();
        GameState state =
                new GameState(program.layout.sites(), program.layout.roster(), program.memory, program.remembers, 0);
        execution = new Execution(program, state);
        execution.reserve(ready.root().slotCount());
        execution.looking(x -> {
            for (Initial initial : ready.initials()) initial.set(x);
            return null;
        });
        state.changed();
    }

    /** @return the demands that a match does not fulfil as it stands */
    List<RequirementPlan> failedDemands(Execution match) {
        return match.inScratchFrame(
                ready.root(),
                x -> ready.demands().stream()
                        .filter(demand -> !demand.condition().test(x))
                        .toList());
    }

    /** @return a match before its set-up */
    Execution copy(long seed) {
        Execution copy = execution.copy();
        copy.state.draws.reseed(seed);
        return copy;
    }

    /** @return as {@link #copy}, for a match that keeps nothing of its turns */
    Execution scratch(long seed) {
        Execution scratch = execution.scratch();
        scratch.state.draws.reseed(seed);
        return scratch;
    }

    /** @throws RuleFailure if the game cannot be set up with these settings */
    void check() {
        if (holds) return;
        Execution match = execution.copy();
        RequirementPlan failed = failedDemands(match).stream().findFirst().orElse(null);
        holds = failed == null;
        if (holds) return;
        throw new RuleFailure(
                failed.span(),
                Message.told(failed.because().said(match)::text),
                "the game cannot be set up like this",
                "change the settings or the number of players");
    }
}
