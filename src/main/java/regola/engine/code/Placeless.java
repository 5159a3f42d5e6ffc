package regola.engine.code;

import java.util.IdentityHashMap;
import java.util.Map;
import regola.engine.form.FunctionForm;
import regola.engine.form.GameForm;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.node.FunctionBody;
import regola.engine.run.Limits;
import regola.engine.run.Unit;

/**
 * A Placeless is what is known of functions that never look for a place of whatever runs, neither they nor what they
 * ask: all that they keep is in locals. Then who asks them needs no places for them, and need not move on to them.
 */
final class Placeless {
    /**
     * Rules and functions that may be inside each other at most need fewer places than the limit if each has so many.
     */
    private final int few;

    private final CodeMaking making;
    private final Map<FunctionBody, FunctionForm> forms = new IdentityHashMap<>();
    private final Map<FunctionBody, Boolean> known = new IdentityHashMap<>();
    private final boolean none;

    /** @param limits of whatever runs */
    Placeless(CodeMaking making, GameForm form, Limits limits) {
        this.making = making;
        few = limits.slots() / (3 * limits.depth());
        form.functions().forEach(function -> forms.put(function.body(), function));
        boolean manyPlaces = form.functions().stream()
                        .anyMatch(function -> isLarge(function.body().unit()))
                || form.steps().stream().anyMatch(step -> step.unit() != null && isLarge(step.unit()));
        none = making.isMixed() || manyPlaces;
    }

    private boolean isLarge(Unit unit) {
        return unit.slotCount() > few;
    }

    boolean is(FunctionBody function) {
        if (none || !making.isCode(function)) return false;
        Boolean before = known.get(function);
        if (before != null) return before;
        known.put(function, true); // while looking: one that asks itself is placeless if nothing else speaks against it
        boolean[] found = {true};
        forms.get(function).act().each(op -> found[0] &= found[0] && isWithoutPlaces(op));
        known.put(function, found[0]);
        return found[0];
    }

    private boolean isWithoutPlaces(Op op) {
        if (isCall(op)) return is((FunctionBody) op.fixed(1));
        return ActCode.isStatement(op.kind())
                || op.kind().isBinding() && op.kind() != Kind.LIST_THOSE_MOST
                || ValueCode.isWithoutPlaces(op.kind(), making.primitives());
    }

    /** @return whether a placeless function asks no other */
    boolean asksNobody(FunctionBody function) {
        boolean[] asks = {false};
        forms.get(function).act().each(op -> asks[0] |= isCall(op));
        return !asks[0];
    }

    private static boolean isCall(Op op) {
        return op.kind() == Kind.CALL || op.kind() == Kind.REMEMBERED_CALL;
    }
}
