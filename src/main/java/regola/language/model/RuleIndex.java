package regola.language.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import regola.language.model.RulePassage.Kind;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A RuleIndex is all passages of a game that bear the number of a rule, in the order of its files, the game before its
 * variants. What a variant has replaced or removed is not in force and not in the index.
 */
public final class RuleIndex {
    private final Map<String, List<RulePassage>> byNumber;

    private RuleIndex(Map<String, List<RulePassage>> byNumber) {
        this.byNumber = byNumber;
    }

    public static RuleIndex of(CheckedGame game) {
        Map<SourceText, Integer> files = new HashMap<>();
        for (SourceText file : game.sources()) files.putIfAbsent(file, files.size());
        Comparator<RulePassage> inOrder = Comparator.comparingInt(
                        (RulePassage p) -> files.getOrDefault(p.reason().span().source(), 0))
                .thenComparingInt(p -> p.reason().span().start());
        Map<String, List<RulePassage>> found = new Gathering(game)
                .all().stream()
                        .sorted(inOrder)
                        .collect(Collectors.groupingBy(
                                p -> p.reason().rule(), LinkedHashMap::new, Collectors.toUnmodifiableList()));
        return new RuleIndex(Collections.unmodifiableMap(found));
    }

    /** @return the numbers, in the order in which they first occur */
    public List<String> numbers() {
        return List.copyOf(byNumber.keySet());
    }

    /** @return empty for a number that the game does not have */
    public List<RulePassage> of(String number) {
        return byNumber.getOrDefault(number, List.of());
    }

    /** Goes through a whole game once. */
    private static final class Gathering {
        private final List<RulePassage> all = new ArrayList<>();
        /** Conditions that several decisions share stand in the game once for each of them. */
        private final Set<Map.Entry<String, Span>> seen = new HashSet<>();

        private final Set<String> marks;

        Gathering(CheckedGame game) {
            marks = game.marks().stream().map(Mark::name).collect(Collectors.toSet());
            if (game.board() != null)
                add(Kind.BOARD, game.board().name(), game.board().reason());
            game.settings().forEach(one -> add(Kind.SETTING, one.name(), one.reason()));
            game.choices().forEach(one -> add(Kind.KEPT, one.name(), one.reason()));
            game.marks().forEach(one -> add(Kind.MARK, one.name(), one.reason()));
            game.zones().forEach(one -> add(Kind.ZONE, one.name(), one.reason()));
            game.pieces().forEach(one -> add(Kind.PIECES, one.name(), one.reason()));
            game.variables().forEach(one -> add(Kind.KEPT, one.name(), one.reason()));
            game.properties().forEach(one -> add(Kind.KEPT, one.name(), one.reason()));
            game.functions().forEach(one -> add(Kind.FUNCTION, one.name(), one.reason()));
            if (game.score() != null) add(Kind.SCORE, null, game.score().reason());
            game.aims()
                    .forEach(one ->
                            add(Kind.AIM, one.amount().name(), one.amount().reason()));
            if (game.winners() != null) add(Kind.WINNERS, null, game.winners().reason());
            game.demands().forEach(one -> add(Kind.DEMAND, null, one.because()));
            block(Kind.START, null, game.start());
            block(Kind.TURN, null, game.turn());
            game.moments().forEach(one -> add(Kind.MOMENT, one.name(), one.reason()));
            Set<Rule> handlers = game.moments().stream()
                    .flatMap(moment -> moment.handlers().stream())
                    .collect(Collectors.toSet());
            for (Rule rule : game.rules()) {
                if (handlers.contains(rule)) handler(rule);
                else block(Kind.RULE, rule.name(), rule);
            }
        }

        List<RulePassage> all() {
            return all;
        }

        private void add(Kind kind, String name, Reason reason) {
            add(kind, name, null, reason);
        }

        private void add(Kind kind, String name, String form, Reason reason) {
            if (reason == null || reason.rule() == null) return;
            if (seen.add(Map.entry(String.valueOf(name), reason.span())))
                all.add(new RulePassage(kind, name, form, reason));
        }

        private void block(Kind kind, String name, Rule rule) {
            if (rule == null) return;
            add(kind, name, rule.reason());
            steps(name, rule.body());
        }

        private void handler(Rule handler) {
            String mark = markIn(handler.condition());
            add(mark == null ? Kind.HANDLER : Kind.SPECIAL, mark == null ? handler.name() : mark, handler.reason());
            steps(mark == null ? handler.name() : mark, handler.body());
        }

        /** The mark that a condition asks for, as in {@code on spring}; null if none. */
        private String markIn(Expr condition) {
            if (condition instanceof Expr.SiteSet set) return marks.contains(set.name()) ? set.name() : null;
            if (!(condition instanceof Expr.Operation operation)) return null;
            for (Expr operand : operation.operands()) {
                String found = markIn(operand);
                if (found != null) return found;
            }
            return null;
        }

        private void steps(String name, List<Statement> steps) {
            for (Statement step : steps) step(name, step);
        }

        private void step(String name, Statement step) {
            if (step instanceof Statement.Choose choose) {
                choice(choose.choice());
                return;
            }
            if (step instanceof Statement.Finish finish) add(Kind.END, name, finish.reason());
            if (step instanceof Statement.Tell tell) add(Kind.TOLD, name, tell.reason());
            step.blocks().forEach(block -> steps(name, block));
        }

        private void choice(Choice choice) {
            add(Kind.DECISION, choice.id(), choice.reason());
            boolean several = choice.options().stream()
                            .map(option -> Choice.firstWord(option.parts()))
                            .distinct()
                            .count()
                    > 1;
            for (Choice.Option option : choice.options()) {
                String form = several ? Choice.firstWord(option.parts()) : null;
                add(Kind.OPTION, choice.id(), form, option.reason());
                option.requirements().forEach(one -> add(Kind.REQUIREMENT, choice.id(), form, one.because()));
                steps(choice.id(), option.then());
            }
            choice.refusals()
                    .forEach(one -> add(
                            Kind.REFUSAL, choice.id(), several ? Choice.firstWord(one.parts()) : null, one.because()));
            if (choice.ifNone() != null) steps(choice.id(), choice.ifNone());
        }
    }
}
