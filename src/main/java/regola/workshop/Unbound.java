package regola.workshop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.language.model.Expr;
import regola.language.model.Function;

/**
 * An Unbound is an expression taken out of a rule: what is known of its names is put in their place, and those of which
 * nothing is known are left open.
 *
 * @param value with the open names in the first slots
 * @param open these names, in the order of the slots
 */
record Unbound(Expr value, List<Function.Parameter> open) {
    Unbound {
        open = List.copyOf(open);
    }

    static Unbound of(Subject.Asked asked) {
        // How many names are open is not known before all are gone through, and slots of loops come behind these.
        Opening first = new Opening(asked.known(), 0);
        first.in(asked.expr(), Map.of());
        Opening second = new Opening(asked.known(), first.open.size());
        return new Unbound(second.in(asked.expr(), Map.of()), first.open);
    }

    boolean isClosed() {
        return open.isEmpty();
    }

    private static final class Opening {
        private final Map<Integer, Expr> known;
        private final List<Function.Parameter> open = new ArrayList<>();
        private final Map<Integer, Integer> places = new HashMap<>();
        private int next;

        Opening(Map<Integer, Expr> known, int next) {
            this.known = known;
            this.next = next;
        }

        /** @param bound where the names of loops around it are now, by their slots */
        Expr in(Expr expr, Map<Integer, Integer> bound) {
            if (expr instanceof Expr.Local local) return name(local, bound);
            int slot = next;
            boolean loops = expr.parts().stream().anyMatch(Expr.Part::isInRounds);
            if (loops) next++;
            return expr.rebuilt(new Expr.Rebuilding() {
                @Override
                public Expr part(Expr.Part part) {
                    if (!part.isInRounds()) return in(part.expr(), bound);
                    Map<Integer, Integer> inside = new HashMap<>(bound);
                    inside.put(part.binds().slot(), slot);
                    return in(part.expr(), inside);
                }

                @Override
                public int slot(int old) {
                    return slot;
                }
            });
        }

        private Expr name(Expr.Local local, Map<Integer, Integer> bound) {
            Integer loop = bound.get(local.slot());
            if (loop != null) return at(loop, local);
            Expr value = known.get(local.slot());
            if (value != null) return in(value, Map.of());
            Integer place = places.get(local.slot());
            if (place == null) {
                place = open.size();
                places.put(local.slot(), place);
                open.add(new Function.Parameter(local.name(), local.type()));
            }
            return at(place, local);
        }

        private static Expr at(int slot, Expr.Local local) {
            return new Expr.Local(slot, local.name(), local.type(), local.span());
        }
    }
}
