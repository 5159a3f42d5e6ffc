package regola.teaching.read;

import java.util.List;
import regola.engine.Claim;
import regola.file.DataNode;
import regola.file.Fields;
import regola.file.Problems;
import regola.language.source.Message;
import regola.teaching.lesson.Sought;

/**
 * A SoughtReader reads what makes a moment of a random match an exercise: {@code random: {when: …, legal: [3, 20],
 * ways: 1}}.
 */
final class SoughtReader {
    private final FormulaReader formulas;
    private final Problems problems;

    SoughtReader(FormulaReader formulas, Problems problems) {
        this.formulas = formulas;
        this.problems = problems;
    }

    /** @param start an object with the key {@code random} */
    Sought read(DataNode start) {
        Fields outer = Fields.of(start, "a beginning by chance", problems);
        DataNode node = outer.node("random");
        outer.noOthers();
        Fields fields = Fields.of(node, "'random'", problems);
        Claim when = formulas.condition(fields.node("when"), "'when'");
        Long ways = fields.number("ways");
        if (ways != null && ways < 1)
            problems.add(fields.place("ways"), "'ways' is how many moves may lead on, at least 1", "", "");
        int[] legal = legal(fields.node("legal"));
        fields.noOthers();
        return new Sought(
                when, legal[0], legal[1], ways == null ? Sought.ANY : (int) Math.max(1, Math.min(ways, Sought.ANY)));
    }

    /** @return fewest and most */
    private int[] legal(DataNode node) {
        if (node == null) return new int[] {1, Sought.ANY};
        List<DataNode> items = node instanceof DataNode.Listed list ? list.items() : List.of();
        boolean isRange =
                items.size() == 2 && number(items.get(0)) >= 1 && number(items.get(1)) >= number(items.get(0));
        if (isRange) return new int[] {(int) number(items.get(0)), (int) Math.min(number(items.get(1)), Sought.ANY)};
        problems.add(
                node.span(),
                Message.of("'legal' is the fewest and the most legal moves, but here is {0}", node.what()),
                "",
                "write it like legal: [3, 20]");
        return new int[] {1, Sought.ANY};
    }

    private static long number(DataNode node) {
        return node instanceof DataNode.Value value && value.plain() instanceof Long number ? number : 0;
    }
}
