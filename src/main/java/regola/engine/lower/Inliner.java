package regola.engine.lower;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import regola.engine.run.Unit;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Statement;

/**
 * An Inliner is the putting of short functions in the place of their calls, so that what they ask can be seen through: a
 * plan can use {@code s is free} only if it knows that this is {@code no pieces on s}. A call is left alone if an argument
 * would be computed more often than written.
 */
final class Inliner {
    private static final int LARGEST = 200, DEEPEST = 100;

    private final Unit unit;
    private final Predicate<Function> heavy;
    private final IntPredicate allowance;
    private final Deque<Function> inside = new ArrayDeque<>();

    /**
     * @param unit      gets places for the loops of what is put in
     * @param heavy     whether a function goes through much; without parameters it is better asked once
     * @param allowance whether an expression of this size may be put in; then it is taken from what may be put in altogether
     */
    Inliner(Unit unit, Predicate<Function> heavy, IntPredicate allowance) {
        this.unit = unit;
        this.heavy = heavy;
        this.allowance = allowance;
    }

    Expr expand(Expr expr) {
        Expr expanded = Exprs.rebuilt(expr, this::expand);
        return expanded instanceof Expr.Call call ? expandCall(call) : expanded;
    }

    private Expr expandCall(Expr.Call call) {
        Function function = call.function();
        if (inside.contains(function) || function.body().size() != 1) return call;
        if (function.parameters().isEmpty() && heavy.test(function)) return call;
        if (inside.size() >= DEEPEST || !(function.body().get(0) instanceof Statement.Answer answer)) return call;
        int size = Exprs.size(answer.value());
        if (size > LARGEST || !allowance.test(size)) return call;
        Map<Integer, Expr> arguments = new HashMap<>();
        for (int i = 0; i < call.arguments().size(); i++) {
            Expr argument = call.arguments().get(i);
            if (!Exprs.isAtomic(argument) && uses(answer.value(), i, false) > 1) return call;
            arguments.put(i, argument);
        }
        inside.push(function);
        Expr body = expand(substituted(answer.value(), arguments));
        inside.pop();
        return Exprs.size(body) > LARGEST ? call : body;
    }

    /** @return an expression from outside of rules, with another expression for what it calls slot 0 */
    Expr about(Expr expr, Expr subject) {
        return substituted(expr, Map.of(0, subject));
    }

    /** How often a slot is read; many times if it is read inside a loop or a supposition. */
    private static int uses(Expr expr, int slot, boolean repeated) {
        if (Exprs.isLocal(expr, slot)) return repeated ? 2 : 1;
        if (expr instanceof Expr.Each each) {
            int uses = uses(each.source(), slot, repeated);
            for (Expr part : inner(each)) uses += uses(part, slot, true);
            return uses;
        }
        boolean supposing = expr instanceof Expr.SupposingMove || expr instanceof Expr.SupposingShift;
        int uses = 0;
        for (Expr child : Exprs.children(expr)) uses += uses(child, slot, repeated || supposing);
        return uses;
    }

    private static List<Expr> inner(Expr.Each each) {
        List<Expr> parts = new ArrayList<>();
        if (each.condition() != null) parts.add(each.condition());
        if (each.value() != null) parts.add(each.value());
        return parts;
    }

    /** Arguments for parameters; loop variables get new places among the caller's. */
    private Expr substituted(Expr expr, Map<Integer, Expr> values) {
        if (expr instanceof Expr.Local local) return values.getOrDefault(local.slot(), local);
        if (expr instanceof Expr.Each each) {
            int place = unit.newPlace();
            Map<Integer, Expr> inner = new HashMap<>(values);
            inner.put(each.slot(), new Expr.Local(place, each.name(), each.source().type().element(), each.span()));
            return new Expr.Each(each.over(), place, each.name(), substituted(each.source(), values),
                    each.condition() == null ? null : substituted(each.condition(), inner),
                    each.value() == null ? null : substituted(each.value(), inner), each.type(), each.span());
        }
        return Exprs.rebuilt(expr, child -> substituted(child, values));
    }
}
