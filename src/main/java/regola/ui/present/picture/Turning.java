package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.engine.value.Thing;
import regola.language.model.CheckedGame;
import regola.language.model.Choice;
import regola.language.model.CompiledCondition;
import regola.language.model.Expr;
import regola.language.model.Rule;
import regola.language.model.Statement;
import regola.language.model.Type;

/**
 * A Turning is an option of a game by which a line is chosen, as the rules write it: what it may be made with, and how
 * far everything on that line is shifted when it is done.
 *
 * @param slots of the rule in which the option stands
 */
record Turning(Choice.Option option, int slots) {

    /**
     * @return the options of all decisions by which just one line is chosen and something is shifted, in the order of
     *     the rules
     */
    static List<Turning> of(CheckedGame game) {
        Set<Rule> rules = new LinkedHashSet<>();
        if (game.turn() != null) rules.add(game.turn());
        rules.addAll(game.rules());
        List<Turning> found = new ArrayList<>();
        for (Rule rule : rules) gather(rule, rule.body(), found);
        return found;
    }

    private static void gather(Rule rule, List<Statement> block, List<Turning> found) {
        for (Statement statement : block) {
            statement.blocks().forEach(inside -> gather(rule, inside, found));
            if (!(statement instanceof Statement.Choose choose)) continue;
            for (Choice.Option option : choose.choice().options()) {
                Turning turning = new Turning(option, rule.slots());
                if (turning.lines() == 1 && shifts(option.then(), new HashSet<>())) found.add(turning);
            }
        }
    }

    private static boolean shifts(List<Statement> block, Set<Rule> entered) {
        return block.stream()
                .anyMatch(statement -> statement instanceof Statement.Shift
                        || statement instanceof Statement.Do call
                                && entered.add(call.rule())
                                && shifts(call.rule().body(), entered)
                        || statement.blocks().stream().anyMatch(inside -> shifts(inside, entered)));
    }

    private long lines() {
        return option.parameters().stream()
                .filter(parameter -> isLine(parameter.type()))
                .count();
    }

    private static boolean isLine(Type type) {
        return type.base() == Type.Base.LINE && type.shape() == Type.Shape.ONE;
    }

    /** @return whether it is the line that is chosen here */
    static boolean isLine(Choice.Parameter parameter) {
        return isLine(parameter.type());
    }

    /**
     * @return what may be put in for the parameter, if those before it are these; to be asked of a match. Null if only
     *     playing shows it
     */
    CompiledCondition candidates(Choice.Parameter parameter, Map<Integer, Thing> before) {
        return closed(new Putting(known(before)).in(parameter.candidates()), slots);
    }

    /**
     * @param chosen a thing for each parameter, by its slot
     * @return by how many places the chosen line is shifted, to be asked of a match; null if it is not shifted, or by
     *     something that only playing shows
     */
    CompiledCondition shift(Map<Integer, Thing> chosen) {
        long line = option.parameters().stream()
                .filter(Turning::isLine)
                .mapToLong(parameter -> chosen.get(parameter.slot()).number())
                .findFirst()
                .orElseThrow();
        return new Following(line).through(option.then(), known(chosen), slots);
    }

    private static CompiledCondition closed(Expr expr, int slots) {
        return isOpen(expr, Set.of()) ? null : new CompiledCondition(expr, slots);
    }

    /** @return whether it reads something that is not known before the rules are played */
    private static boolean isOpen(Expr expr, Set<Integer> bound) {
        if (expr instanceof Expr.Local local) return !bound.contains(local.slot());
        return expr.parts().stream().anyMatch(part -> {
            if (!part.isInRounds()) return isOpen(part.expr(), bound);
            Set<Integer> inside = new HashSet<>(bound);
            inside.add(part.binds().slot());
            return isOpen(part.expr(), inside);
        });
    }

    /** @return whether it binds slots of its own, which could be those of whatever it is put into */
    private static boolean binds(Expr expr) {
        return expr.parts().stream().anyMatch(part -> part.isInRounds() || binds(part.expr()));
    }

    private Map<Integer, Expr> known(Map<Integer, Thing> things) {
        Map<Integer, Expr> known = new HashMap<>();
        things.forEach(
                (slot, thing) -> known.put(slot, new Expr.Constant(thing.number(), thing.type(), option.span())));
        return known;
    }

    /** A Following goes where the rules go, until a line is shifted: into both ways of an if, and into what is done. */
    private static final class Following {
        private final long line;
        private final Set<Rule> entered = new HashSet<>();

        Following(long line) {
            this.line = line;
        }

        CompiledCondition through(List<Statement> block, Map<Integer, Expr> known, int slots) {
            for (Statement statement : block) {
                CompiledCondition found = into(statement, known, slots);
                if (found != null) return found;
            }
            return null;
        }

        private CompiledCondition into(Statement statement, Map<Integer, Expr> known, int slots) {
            Putting putting = new Putting(known);
            if (statement instanceof Statement.SetLocal local) learn(known, local.slot(), putting.in(local.value()));
            if (statement instanceof Statement.Shift shift && isTheLine(putting.in(shift.line())))
                return closed(putting.in(shift.by()), slots);
            if (statement instanceof Statement.Do call && entered.add(call.rule())) {
                Map<Integer, Expr> given = new HashMap<>();
                for (int i = 0; i < call.arguments().size(); i++)
                    learn(given, i, putting.in(call.arguments().get(i)));
                return through(call.rule().body(), given, call.rule().slots());
            }
            for (List<Statement> inside : statement.blocks()) {
                CompiledCondition found = through(inside, known, slots);
                if (found != null) return found;
            }
            return null;
        }

        private static void learn(Map<Integer, Expr> known, int slot, Expr value) {
            known.remove(slot);
            if (!binds(value) && !isOpen(value, Set.of())) known.put(slot, value);
        }

        private boolean isTheLine(Expr shifted) {
            return shifted instanceof Expr.Constant constant && constant.value() == line;
        }
    }

    /** A Putting puts what is known into the places of what stands for it. */
    private record Putting(Map<Integer, Expr> known) implements Expr.Rebuilding {
        Expr in(Expr expr) {
            return expr instanceof Expr.Local local ? known.getOrDefault(local.slot(), local) : expr.rebuilt(this);
        }

        @Override
        public Expr part(Expr.Part part) {
            if (!part.isInRounds()) return in(part.expr());
            Map<Integer, Expr> outside = new HashMap<>(known);
            outside.remove(part.binds().slot());
            return new Putting(outside).in(part.expr());
        }

        @Override
        public int slot(int bound) {
            return bound;
        }
    }
}
