package regola.language.type;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Reason;
import regola.language.model.Type;
import regola.language.resolve.Scope;
import regola.language.resolve.Sort;
import regola.language.resolve.UnknownName;
import regola.language.source.Message;
import regola.language.tree.Declaration;
import regola.language.tree.ExprNode;
import regola.language.tree.Requirement;

/**
 * Demands turns lists of require and meets into requirements. Named conditions are unfolded where they are met: their
 * parameters stand for the arguments themselves, so every condition is seen where it counts, with its own reason.
 */
final class Demands {
    private static final int MOST = 300;
    /** Arguments are put in as they are, so deep nesting could make one condition endlessly long. */
    private static final int DEEPEST = 6;

    /** For what is only seen while unfolding; everything else is said when the conditions are checked by themselves. */
    private final CheckContext loud;

    private final CheckContext game;
    private final Callables actions;
    private final ExprChecker exprs;
    private final Set<String> unfolding;

    Demands(CheckContext game, Callables actions, ExprChecker exprs) {
        this(game, game, actions, exprs, new LinkedHashSet<>());
    }

    private Demands(CheckContext loud, CheckContext game, Callables actions, ExprChecker exprs, Set<String> unfolding) {
        this.loud = loud;
        this.game = game;
        this.actions = actions;
        this.exprs = exprs;
        this.unfolding = unfolding;
    }

    List<Choice.Requirement> requirements(List<Requirement> nodes) {
        List<Choice.Requirement> made = new ArrayList<>();
        for (Requirement node : nodes) {
            if (node instanceof Requirement.Require require) {
                made.add(require(require));
            } else if (node instanceof Requirement.NothingElse nothingElse) {
                made.add(new Choice.Requirement(
                        null, new SentenceChecks(game, exprs).reason(nothingElse.because(), node.span()), null));
            } else if (node instanceof Requirement.Meets meets) {
                List<Choice.Requirement> met = unfold(meets);
                made.addAll(met);
                if (made.size() > MOST || !actions.mayUnfold(met.size())) {
                    int most = made.size() > MOST ? MOST : Callables.MOST_UNFOLDED;
                    loud.report(DiagnosticCode.TOO_MANY_THINGS.at(
                            meets.span(), Message.of("more than {0}", most), Message.of("conditions"), most));
                    break;
                }
            }
        }
        return List.copyOf(made);
    }

    Choice.Requirement require(Requirement.Require node) {
        Expr condition = exprs.want(node.condition(), Type.TRUTH, "'require'");
        Reason because = new SentenceChecks(game, exprs).reason(node.because(), node.span());
        return new Choice.Requirement(
                condition, because, node.showing() == null ? null : showing(node.showing(), exprs, game));
    }

    /** What is to light up has to be somewhere on the table. */
    static Expr showing(ExprNode node, ExprChecker exprs, CheckContext game) {
        Expr things = exprs.infer(node);
        if (Conversions.isBroken(things)) return null;
        Type.Base base = things.type().base();
        if (base == Type.Base.SITE || base == Type.Base.PIECE || base == Type.Base.KIND) {
            Expr many = exprs.asMany(things, "'showing'");
            if (many.type().base() != Type.Base.KIND) return many;
        }
        game.report(Mismatch.of(node.span(), things.type(), "places or pieces", "'showing'")
                .why("it lights up what the reason speaks of"));
        return null;
    }

    private List<Choice.Requirement> unfold(Requirement.Meets node) {
        String name = node.conditions().text();
        Declaration.Conditions conditions = actions.conditions().get(name);
        game.uses().add(node.conditions().span(), game.names().get(Sort.CONDITIONS, name));
        if (conditions == null) {
            node.arguments().forEach(exprs::infer);
            if (!game.names().isUnread(name)) {
                game.report(UnknownName.among(
                        name,
                        node.conditions().span(),
                        "no block of conditions",
                        actions.conditions().keySet()));
            }
            return List.of();
        }
        if (conditions.params().size() != node.arguments().size()) {
            node.arguments().forEach(exprs::infer);
            int given = node.arguments().size();
            game.report(DiagnosticCode.WRONG_COUNT
                    .at(node.span(), name, TypeWords.values(conditions.params().size()), TypeWords.given(given))
                    .related(conditions.name().span(), "they are declared here"));
            return List.of();
        }
        Scope scope = exprs.scope().detached();
        for (int i = 0; i < node.arguments().size(); i++) {
            Type type = TypeReader.read(conditions.params().get(i).type(), game.quiet());
            Expr value = type == Conversions.BROKEN
                    ? exprs.infer(node.arguments().get(i))
                    : exprs.want(
                            node.arguments().get(i),
                            type,
                            Applications.argument(name, node.arguments().size(), i));
            scope.substitute(
                    conditions.params().get(i).name().text(),
                    value,
                    conditions.params().get(i).name().span());
        }
        if (!unfolding.add(name)) {
            loud.report(DiagnosticCode.NEEDS_ITSELF
                    .at(node.span(), Message.of("'{0}'", name))
                    .fix(Message.of("take 'meets {0}' out of these conditions", name)));
            return List.of();
        }
        if (unfolding.size() > DEEPEST) {
            loud.report(DiagnosticCode.TOO_DEEP
                    .at(node.span(), DEEPEST)
                    .fix("put what is deepest inside into the conditions that meet it"));
            unfolding.remove(name);
            return List.of();
        }
        try {
            CheckContext quiet = game.quiet();
            return new Demands(loud, quiet, actions, new ExprChecker(quiet, scope, false), unfolding)
                    .requirements(conditions.requirements());
        } finally {
            unfolding.remove(name);
        }
    }
}
