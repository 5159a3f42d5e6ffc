package regola.ui.present.position;

import java.util.List;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;

/**
 * A PositionVerdict is what the rules say to a position.
 *
 * @param problems all that does not fit
 * @param failure why the rules could not even be asked, or null
 * @param match a match that stands there; null if it cannot
 */
record PositionVerdict(List<PositionProblem.Problem> problems, RuleFailure failure, Match match) {

    static PositionVerdict of(Ruleset rules, Position position, long seed) {
        try {
            return new PositionVerdict(List.of(), null, Match.at(rules, position, seed));
        } catch (PositionProblem refused) {
            return new PositionVerdict(refused.problems(), null, null);
        } catch (RuleFailure broken) {
            return new PositionVerdict(List.of(), broken, null);
        }
    }

    /** @return whether all that is wrong can be seen on the board and mended there */
    boolean canBeMended() {
        return problems.stream().allMatch(PositionProblem.Problem::isOfPlacing);
    }
}
