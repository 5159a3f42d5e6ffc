package regola.workshop;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;

/**
 * A Weighing finds out whether a condition of a rule holds at a moment of a match, and which of its parts decide that.
 * A part may decide though others depend on names that have no value.
 */
final class Weighing {
    /** Answers are what expressions without open names yield at the moment. */
    interface Answers {
        List<Thing> of(Expr closed);

        /** @return where pieces lie; empty for other things */
        List<Thing> where(List<Thing> things);
    }

    private final Answers answers;
    private final Subject.Asked asked;
    private final Set<String> open = new LinkedHashSet<>();
    private int parts;

    private Weighing(Subject.Asked asked, Answers answers) {
        this.asked = asked;
        this.answers = answers;
    }

    /** @throws RuleFailure if it cannot be computed */
    static Holding of(Subject.Asked asked, Answers answers) {
        if (StepSubjects.draws(asked.expr())) return new Holding(Holding.State.CHANCE, null, List.of(), 0, List.of());
        Weighing weighing = new Weighing(asked, answers);
        Found found = weighing.weigh(asked.expr());
        List<String> open = found.is(Holding.State.OPEN) ? List.copyOf(weighing.open) : List.of();
        return new Holding(found.state, null, found.deciding, weighing.parts, open);
    }

    private record Found(Holding.State state, List<Holding.Part> deciding) {
        boolean is(Holding.State other) {
            return state == other;
        }
    }

    private Found weigh(Expr expr) {
        if (expr instanceof Expr.Operation joined
                && (joined.operator() == Operator.AND || joined.operator() == Operator.OR)) return joined(joined);
        parts++;
        Unbound opened = opened(expr);
        if (!opened.isClosed()) {
            opened.open().forEach(name -> open.add(name.name()));
            return new Found(Holding.State.OPEN, List.of());
        }
        List<Thing> is = answers.of(opened.value());
        boolean holds = is.size() == 1 && is.get(0).number() == 1;
        return new Found(
                holds ? Holding.State.HOLDS : Holding.State.FAILS,
                List.of(new Holding.Part(expr.span(), holds, readings(expr))));
    }

    private Found joined(Expr.Operation joined) {
        // One part that is so is enough for 'or', one that is not so is enough for 'and'.
        Holding.State enough = joined.operator() == Operator.OR ? Holding.State.HOLDS : Holding.State.FAILS;
        Found first = weigh(joined.operands().get(0));
        Found second;
        if (first.is(enough)) {
            count(joined.operands().get(1));
            return first;
        }
        try {
            second = weigh(joined.operands().get(1));
        } catch (RuleFailure failure) {
            // Perhaps it is not asked at all where the first has a value.
            if (first.is(Holding.State.OPEN)) return first;
            throw failure;
        }
        if (second.is(enough) || first.is(Holding.State.OPEN) && second.is(Holding.State.OPEN)) return second;
        if (first.is(Holding.State.OPEN)) return first;
        if (second.is(Holding.State.OPEN)) return second;
        List<Holding.Part> both = new ArrayList<>(first.deciding);
        both.addAll(second.deciding);
        return new Found(first.state, both);
    }

    /** What is not asked any more is a part all the same. */
    private void count(Expr expr) {
        if (expr instanceof Expr.Operation joined
                && (joined.operator() == Operator.AND || joined.operator() == Operator.OR))
            joined.operands().forEach(this::count);
        else parts++;
    }

    private Unbound opened(Expr expr) {
        return Unbound.of(new Subject.Asked(expr, asked.known()));
    }

    // ---- what is compared

    private List<Holding.Reading> readings(Expr part) {
        List<Holding.Reading> readings = new ArrayList<>();
        if (!(part instanceof Expr.Operation operation)) return readings;
        switch (operation.operator()) {
            case NOT -> {
                return readings(operation.operands().get(0));
            }
            case SOME -> readings.add(reading(operation.operands().get(0)));
            case LESS, AT_MOST, EQUAL ->
                operation.operands().stream().filter(Weighing::tells).forEach(each -> readings.add(reading(each)));
            case IN -> {
                Expr element = operation.operands().get(0);
                if (tells(element)) readings.add(reading(element));
            }
            default -> {}
        }
        readings.sort(
                (one, other) -> Integer.compare(one.span().start(), other.span().start()));
        return readings;
    }

    private Holding.Reading reading(Expr expr) {
        List<Thing> is = answers.of(opened(expr).value());
        return new Holding.Reading(expr.span(), is, answers.where(is), expr.type());
    }

    /** Of what is written as it is nobody needs to be told what it is. */
    private static boolean tells(Expr expr) {
        boolean plain = expr instanceof Expr.Constant
                || expr instanceof Expr.None
                || expr instanceof Expr.Named
                || expr.type().base() == Type.Base.TRUTH;
        return !plain && expr.type().shape() == Type.Shape.ONE;
    }
}
