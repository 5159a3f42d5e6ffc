package regola.language.type;

import java.util.List;
import regola.language.model.Statement;

/** ControlFlow says how a statement can end. */
final class ControlFlow {
    private ControlFlow() {}

    /** @return true if what comes after the statement in its block is never reached */
    static boolean leaves(Statement statement) {
        if (statement instanceof Statement.If branch) return leaves(branch.then()) && leaves(branch.otherwise());
        return statement instanceof Statement.Stop
                || statement instanceof Statement.Answer
                || statement instanceof Statement.Finish
                || statement instanceof Statement.EndTurn;
    }

    private static boolean leaves(List<Statement> block) {
        return !block.isEmpty() && leaves(block.get(block.size() - 1));
    }

    /** @return true if every way through the block ends with an answer */
    static boolean answers(List<Statement> block) {
        if (block.isEmpty()) return false;
        Statement last = block.get(block.size() - 1);
        if (last instanceof Statement.If branch) return answers(branch.then()) && answers(branch.otherwise());
        return last instanceof Statement.Answer;
    }
}
