package regola.engine.lower;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import regola.language.model.Expr;
import regola.language.model.Operator;

/**
 * An Exprs is what can be said about expressions by looking at them: what they consist of, and which slots they read.
 */
final class Exprs {
    private Exprs() {}

    /** @return the expressions directly inside, in the order in which they are computed */
    static List<Expr> children(Expr expr) {
        List<Expr> inside = new ArrayList<>();
        if (expr instanceof Expr.ZoneSite e) add(inside, e.owner());
        else if (expr instanceof Expr.PropertyValue e) add(inside, e.subject());
        else if (expr instanceof Expr.Attribute e) add(inside, e.piece());
        else if (expr instanceof Expr.Call e) inside.addAll(e.arguments());
        else if (expr instanceof Expr.Operation e) inside.addAll(e.operands());
        else if (expr instanceof Expr.Conditional e) inside.addAll(List.of(e.condition(), e.then(), e.otherwise()));
        else if (expr instanceof Expr.ListOf e) inside.addAll(e.items());
        else if (expr instanceof Expr.Each e) {
            add(inside, e.source());
            add(inside, e.condition());
            add(inside, e.value());
        } else if (expr instanceof Expr.SupposingMove e) inside.addAll(List.of(e.what(), e.to(), e.body()));
        else if (expr instanceof Expr.SupposingShift e) inside.addAll(List.of(e.line(), e.by(), e.body()));
        return inside;
    }

    private static void add(List<Expr> list, Expr expr) {
        if (expr != null) list.add(expr);
    }

    /** @return the expression with each direct part replaced; itself if none changes */
    static Expr rebuilt(Expr expr, UnaryOperator<Expr> change) {
        if (expr instanceof Expr.ZoneSite e && e.owner() != null) {
            return new Expr.ZoneSite(e.zone(), change.apply(e.owner()), e.type(), e.span());
        }
        if (expr instanceof Expr.PropertyValue e) {
            return new Expr.PropertyValue(e.property(), change.apply(e.subject()), e.type(), e.span());
        }
        if (expr instanceof Expr.Attribute e) return new Expr.Attribute(e.choice(), change.apply(e.piece()), e.type(), e.span());
        if (expr instanceof Expr.Call e) return new Expr.Call(e.function(), changed(e.arguments(), change), e.type(), e.span());
        if (expr instanceof Expr.Operation e) return new Expr.Operation(e.operator(), changed(e.operands(), change), e.type(), e.span());
        if (expr instanceof Expr.Conditional e) {
            return new Expr.Conditional(change.apply(e.condition()), change.apply(e.then()), change.apply(e.otherwise()), e.type(),
                    e.span());
        }
        if (expr instanceof Expr.ListOf e) return new Expr.ListOf(changed(e.items(), change), e.type(), e.span());
        if (expr instanceof Expr.Each e) {
            return new Expr.Each(e.over(), e.slot(), e.name(), change.apply(e.source()), orNull(e.condition(), change),
                    orNull(e.value(), change), e.type(), e.span());
        }
        if (expr instanceof Expr.SupposingMove e) {
            return new Expr.SupposingMove(change.apply(e.what()), change.apply(e.to()), change.apply(e.body()), e.type(), e.span());
        }
        if (expr instanceof Expr.SupposingShift e) {
            return new Expr.SupposingShift(change.apply(e.line()), change.apply(e.by()), change.apply(e.body()), e.type(), e.span());
        }
        return expr;
    }

    private static Expr orNull(Expr expr, UnaryOperator<Expr> change) {
        return expr == null ? null : change.apply(expr);
    }

    private static List<Expr> changed(List<Expr> list, UnaryOperator<Expr> change) {
        return list.stream().map(change).toList();
    }

    /** @return the slots that it reads and does not bind itself */
    static Set<Integer> freeSlots(Expr expr) {
        Set<Integer> free = new HashSet<>();
        addFree(expr, free);
        return free;
    }

    private static void addFree(Expr expr, Set<Integer> free) {
        if (expr instanceof Expr.Local local) {
            free.add(local.slot());
        } else if (expr instanceof Expr.Each each) {
            Set<Integer> inside = new HashSet<>();
            if (each.condition() != null) addFree(each.condition(), inside);
            if (each.value() != null) addFree(each.value(), inside);
            inside.remove(each.slot());
            free.addAll(inside);
            addFree(each.source(), free);
        } else {
            for (Expr child : children(expr)) addFree(child, free);
        }
    }

    static boolean reads(Expr expr, int slot) {
        return freeSlots(expr).contains(slot);
    }

    /** @return the parts of a condition that must all hold, in the order written */
    static List<Expr> conjuncts(Expr condition) {
        if (!(condition instanceof Expr.Operation e) || e.operator() != Operator.AND) return List.of(condition);
        List<Expr> parts = new ArrayList<>(conjuncts(e.operands().get(0)));
        parts.addAll(conjuncts(e.operands().get(1)));
        return parts;
    }

    static boolean isOperation(Expr expr, Operator operator) {
        return expr instanceof Expr.Operation e && e.operator() == operator;
    }

    static Expr operand(Expr expr, int index) {
        return ((Expr.Operation) expr).operands().get(index);
    }

    static boolean isLocal(Expr expr, int slot) {
        return expr instanceof Expr.Local local && local.slot() == slot;
    }

    /** @return true for values that cost nothing to compute again */
    static boolean isAtomic(Expr expr) {
        return expr instanceof Expr.Constant || expr instanceof Expr.None || expr instanceof Expr.Named || expr instanceof Expr.Local
                || expr instanceof Expr.SettingValue || expr instanceof Expr.SiteSet || expr instanceof Expr.PieceClass
                || expr instanceof Expr.KindsOf || expr instanceof Expr.LineGroup || isOperation(expr, Operator.MOVER);
    }

    /** @return true if some function is called to compute it */
    static boolean calls(Expr expr) {
        if (expr instanceof Expr.Call) return true;
        for (Expr child : children(expr)) if (calls(child)) return true;
        return false;
    }

    /** @return one more than the highest slot that occurs in it */
    static int slots(Expr expr) {
        int slots = expr instanceof Expr.Local local ? local.slot() + 1 : expr instanceof Expr.Each each ? each.slot() + 1 : 0;
        for (Expr child : children(expr)) slots = Math.max(slots, slots(child));
        return slots;
    }

    static int size(Expr expr) {
        int size = 1;
        for (Expr child : children(expr)) size += size(child);
        return size;
    }
}
