package regola.engine.lower;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import regola.engine.run.Unit;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Statement;

/**
 * An Inliner is the putting of short functions in the place of their calls, so that what they ask can be seen through:
 * a plan can use {@code s is free} only if it knows that this is {@code no pieces on s}. A call is left alone if an
 * argument would be computed more often than written, or is drawn at random: that happens once, whether or not the
 * function asks.
 */
final class Inliner {
    private static final int LARGEST = 200, DEEPEST = 100;

    private final Unit unit;
    private final EffectAnalysis effects;
    private final Predicate<Function> heavy;
    private final IntPredicate allowance;
    private final Deque<Function> inside = new ArrayDeque<>();

    /**
     * @param unit gets slots for the loops of what is put in
     * @param heavy whether a function goes through much; without parameters it is better asked once
     * @param allowance whether an expression of this size may be put in; then it is taken from what may be put in
     *     altogether
     */
    Inliner(Unit unit, EffectAnalysis effects, Predicate<Function> heavy, IntPredicate allowance) {
        this.unit = unit;
        this.effects = effects;
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
            if (!Exprs.isAtomic(argument) && uses(answer.value(), i, false) > 1 || effects.draws(argument)) return call;
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
        int uses = 0;
        for (Expr.Part part : expr.parts())
            uses += uses(part.expr(), slot, repeated || part.isInRounds() || part.supposed());
        return uses;
    }

    /** Arguments for parameters; loop variables get new slots among the caller's. */
    private Expr substituted(Expr expr, Map<Integer, Expr> values) {
        return expr instanceof Expr.Local local
                ? values.getOrDefault(local.slot(), local)
                : expr.rebuilt(new Substitution(values));
    }

    /** The same for the parts of one expression. */
    private final class Substitution implements Expr.Rebuilding {
        private final Map<Integer, Expr> values;
        private final Map<Integer, Integer> slots = new HashMap<>();

        Substitution(Map<Integer, Expr> values) {
            this.values = values;
        }

        @Override
        public int slot(int bound) {
            return slots.computeIfAbsent(bound, b -> unit.newSlot());
        }

        @Override
        public Expr part(Expr.Part part) {
            if (!part.isInRounds()) return substituted(part.expr(), values);
            Expr.Local variable = part.binds();
            Map<Integer, Expr> inner = new HashMap<>(values);
            inner.put(
                    variable.slot(),
                    new Expr.Local(slot(variable.slot()), variable.name(), variable.type(), variable.span()));
            return substituted(part.expr(), inner);
        }
    }
}
