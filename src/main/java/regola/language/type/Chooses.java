package regola.language.type;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Reason;
import regola.language.model.Statement;
import regola.language.model.Type;
import regola.language.resolve.Scope;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.ChooseItem;
import regola.language.tree.StatementNode;

/** Chooses turns choose statements into decisions. What they ask and demand is computed, never acted. */
final class Chooses {
    private final CheckContext game;
    private final Callables actions;
    private final Steps steps;
    private final ExprChecker exprs;

    Chooses(CheckContext game, Callables actions, Steps steps, ExprChecker exprs) {
        this.game = game;
        this.actions = actions;
        this.steps = steps;
        this.exprs = exprs;
    }

    Choice choice(StatementNode.Choose node) {
        Diagnostic known = actions.declareDecision(node.name());
        game.uses().add(node.name().span(), node.name().text(), node.name().span());
        if (known != null) game.report(known);
        Expr by = exprs.withoutChance(() -> exprs.want(node.by(), Type.PLAYER, "'choose … by'"));
        Reason reason = new SentenceChecks(game, exprs).reason(node.explain());
        List<Choice.Option> options = new ArrayList<>();
        List<Choice.Refusal> refusals = new ArrayList<>();
        List<Statement> ifNone = null;
        Map<String, Span> patterns = new HashMap<>();
        for (ChooseItem item : node.items()) {
            if (item instanceof ChooseItem.Option option) {
                reportSamePattern(option.parts(), option.span(), patterns);
                options.add(option(option));
            } else if (item instanceof ChooseItem.Refuse refuse) {
                reportSamePattern(refuse.parts(), refuse.span(), patterns);
                refusals.add(refusal(refuse));
            } else if (item instanceof ChooseItem.IfNone none) {
                if (ifNone != null) game.report(DiagnosticCode.TWICE.at(none.span(), "'if none'"));
                ifNone = steps.block(none.steps());
            }
        }
        if (options.isEmpty())
            game.report(
                    DiagnosticCode.NO_OPTION.at(node.name().span(), node.name().text()));
        return new Choice(
                node.name().text(),
                by,
                node.secretly(),
                reason,
                List.copyOf(options),
                List.copyOf(refusals),
                ifNone,
                node.span());
    }

    private void reportSamePattern(List<ChooseItem.Part> parts, Span span, Map<String, Span> patterns) {
        StringBuilder pattern = new StringBuilder(parts.isEmpty() ? "all else" : "");
        for (ChooseItem.Part part : parts) {
            if (pattern.length() > 0) pattern.append(' ');
            pattern.append(
                    part instanceof ChooseItem.Word word
                            ? word.word().text()
                            : ((ChooseItem.Pick) part).not() ? "(not …)" : "(…)");
        }
        Span at = parts.isEmpty()
                ? span
                : parts.get(0).span().to(parts.get(parts.size() - 1).span());
        Span first = patterns.putIfAbsent(pattern.toString(), at);
        if (first != null)
            game.report(DiagnosticCode.SAME_OPTION
                    .at(at, Message.from(pattern.toString()))
                    .related(first, "the first one is here"));
    }

    private Choice.Option option(ChooseItem.Option node) {
        return exprs.inner(() -> {
            node.parts().forEach(this::reportStranger);
            List<Choice.Part> parts = parts(node.parts());
            List<Choice.Requirement> requirements =
                    exprs.withoutChance(() -> new Demands(game, actions, exprs).requirements(node.requirements()));
            Reason reason = new SentenceChecks(game, exprs).reason(node.explain());
            return new Choice.Option(parts, requirements, steps.block(node.then()), reason, node.span());
        });
    }

    private Choice.Refusal refusal(ChooseItem.Refuse node) {
        return exprs.inner(() -> {
            List<Choice.Part> parts = parts(node.parts());
            return new Choice.Refusal(
                    parts, new SentenceChecks(game, exprs).reason(node.because(), node.span()), node.span());
        });
    }

    private List<Choice.Part> parts(List<ChooseItem.Part> nodes) {
        List<Choice.Part> parts = new ArrayList<>();
        for (ChooseItem.Part node : nodes) {
            if (node instanceof ChooseItem.Word word) {
                actions.moveWords().add(word.word().text());
                parts.add(new Choice.Word(word.word().text()));
            } else {
                ChooseItem.Pick pick = (ChooseItem.Pick) node;
                parts.add(pick.not() ? stranger(pick) : parameter(pick));
            }
        }
        return List.copyOf(parts);
    }

    /** What may be chosen has to be said; what is not among something is only ever refused. */
    private void reportStranger(ChooseItem.Part part) {
        if (!(part instanceof ChooseItem.Pick pick) || !pick.not()) return;
        game.report(DiagnosticCode.UNEXPECTED
                .at(pick.span(), "'not'")
                .why("an option says from what one may choose")
                .fix("write 'refuse' instead of 'option', or leave 'not' out"));
    }

    /** It has no value: its name may be that of nothing. */
    private Choice.Part stranger(ChooseItem.Pick pick) {
        Expr candidates = exprs.withoutChance(
                () -> exprs.wantMany(pick.candidates(), "'(" + pick.name().text() + " not in …)'"));
        return new Choice.Stranger(
                pick.name().text(),
                candidates,
                Conversions.isBroken(candidates)
                        ? Conversions.BROKEN
                        : candidates.type().element());
    }

    private Choice.Part parameter(ChooseItem.Pick pick) {
        String name = pick.name().text();
        Scope.Local known = exprs.scope().find(name);
        if (known != null) {
            game.report(DiagnosticCode.DUPLICATE
                    .at(pick.name().span(), name)
                    .related(known.span(), "the first one is declared here"));
        }
        Expr candidates = exprs.withoutChance(() -> exprs.wantMany(pick.candidates(), "'(" + name + " in …)'"));
        Type element = Conversions.isBroken(candidates)
                ? Conversions.BROKEN
                : candidates.type().element();
        if (element.base() == Type.Base.TRUTH) {
            game.report(Mismatch.of(pick.candidates().span(), candidates.type(), "things with names", "a choice")
                    .why("what is chosen is part of the move's words")
                    .fix("write two options instead"));
        }
        int slot = exprs.scope().add(name, element, false, pick.name().span()).slot();
        game.uses().addLocal(name, element, pick.name().span());
        actions.addPick(pick.name());
        return new Choice.Parameter(slot, name, candidates, element);
    }
}
