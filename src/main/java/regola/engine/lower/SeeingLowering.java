package regola.engine.lower;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.engine.board.Layout;
import regola.engine.run.Node;
import regola.engine.run.Seeing;
import regola.engine.run.Unit;
import regola.engine.state.Memory;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Property;
import regola.language.model.Statement;
import regola.language.model.Zone;

/** A SeeingLowering is the finding of what each condition depends on that hides something. */
final class SeeingLowering {
    private final Layout layout;
    private final Memory memory;
    private final Map<String, Node> visible, open;

    SeeingLowering(Layout layout, Memory memory, Map<String, Node> visible, Map<String, Node> open) {
        this.layout = layout;
        this.memory = memory;
        this.visible = visible;
        this.open = open;
    }

    /** @return null if nothing is ever hidden */
    Seeing seeing(Unit root) {
        if (!memory.hides()) return null;
        List<Seeing.Veil> veils = new ArrayList<>();
        for (Property property : layout.game().properties()) {
            if (property.visibleIf() == null) continue;
            int count = Memory.subjects(layout, property);
            Node shown = visible.get(property.name());
            veils.add(new Reads(property.visibleIf()).veil(memory.firstHidden(property), count, null, shown));
        }
        Node[] openAt = new Node[layout.sites().count];
        for (Zone zone : layout.game().zones()) {
            if (zone.openIf() == null) continue;
            Node node = open.get(zone.name());
            int[] sites = layout.zoneSites().get(zone.name());
            for (int site : sites) openAt[site] = node;
            veils.add(new Reads(zone.openIf()).veil(-1, 0, sites, node));
        }
        return new Seeing(root, veils, openAt, layout.seen());
    }

    /** A Reads is what a condition and the functions that it calls ask about. */
    private static final class Reads {
        private final Set<Integer> own = new HashSet<>(), properties = new HashSet<>(), variables = new HashSet<>();
        private final Map<Function, Boolean> entered = new IdentityHashMap<>();
        private boolean other;

        Reads(Expr condition) {
            add(condition, true);
        }

        Seeing.Veil veil(int first, int count, int[] sites, Node node) {
            return new Seeing.Veil(first, count, sites, node, own, properties, variables, other);
        }

        /** @param outside false inside of functions, where slot 0 is something else */
        private void add(Expr expr, boolean outside) {
            if (expr instanceof Expr.VariableValue value)
                variables.add(value.variable().index());
            else if (expr instanceof Expr.PropertyValue value) {
                boolean isOwn = outside && Exprs.isLocal(value.subject(), 0);
                (isOwn ? own : properties).add(value.property().index());
            } else if (expr instanceof Expr.Call call) {
                if (entered.put(call.function(), true) == null)
                    add(call.function().body());
            } else if (expr.effects().readsMatch()) other = true;
            for (Expr.Part part : expr.parts()) add(part.expr(), outside);
        }

        private void add(List<Statement> statements) {
            for (Statement statement : statements) {
                for (Expr expr : statement.expressions()) add(expr, false);
                for (List<Statement> block : statement.blocks()) add(block);
            }
        }
    }
}
