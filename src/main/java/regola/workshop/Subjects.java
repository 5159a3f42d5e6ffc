package regola.workshop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.LineParts;
import regola.language.model.CheckedGame;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Mark;
import regola.language.model.Moment;
import regola.language.model.PieceSet;
import regola.language.model.Property;
import regola.language.model.Rule;
import regola.language.model.Statement;
import regola.language.model.Type;
import regola.language.model.Variable;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * Subjects finds what a place in a rule file is about. A line belongs to the line above it that is less indented, so
 * what is meant is the nearest of these that has a meaning on a board.
 */
public final class Subjects {
    private final CheckedGame game;
    private final List<Subject> all = new ArrayList<>();
    /** What is meant by a line that begins a part of the file, by its number. */
    private final Map<Integer, Subject> heads = new HashMap<>();
    /** Steps that have a meaning of their own; lines below them are about what is above. */
    private final List<Subject.Step> steps;

    private static final Pattern RULE = Pattern.compile("rule ([A-Za-z][A-Za-z0-9-]*)");
    /** Lines of the board that say which places there are and how they hang together. */
    private static final Set<String> OF_GROUND = Set.of("grid", "plane", "site", "sites", "path", "lines", "loops");
    /** What stands below a line says more of it, not something else. */
    private static final Set<String> OF_THE_LINE_ABOVE = Set.of("en", "it", "printed", "colour", "cheered");

    /** @param game with the very texts in which places are asked about */
    public Subjects(CheckedGame game) {
        this.game = game;
        for (Choice.Requirement demand : game.demands()) {
            Expr condition = demand.condition();
            String rule = demand.because() == null || demand.because().rule() == null
                    ? ""
                    : demand.because().rule();
            all.add(new Subject.Valued(Subject.Sort.DEMAND, rule, condition.span(), List.of(), condition));
        }
        game.rules().forEach(this::rule);
        if (game.start() != null) steps(game.start().body());
        if (game.turn() != null) {
            steps(game.turn().body());
            turn(game.turn());
        }
        for (Moment moment : game.moments())
            for (Rule handler : moment.handlers()) all.add(new Subject.Handler(moment, handler));
        game.functions().forEach(this::function);
        if (game.score() != null) function(game.score());
        if (game.winners() != null) function(game.winners());
        game.aims().forEach(aim -> function(aim.amount()));
        for (Mark mark : game.marks()) places(mark.name(), mark.span());
        if (game.board() != null && !game.board().hexes())
            places(game.board().name(), game.board().span());
        for (PieceSet pieces : game.pieces())
            all.add(new Subject.Valued(
                    Subject.Sort.PIECES,
                    pieces.name(),
                    pieces.span(),
                    List.of(),
                    new Expr.PieceClass(pieces.name(), Type.PIECE.set(), pieces.span())));
        game.variables().forEach(this::variable);
        game.properties().forEach(this::property);
        steps = StepSubjects.of(game);
    }

    private void rule(Rule rule) {
        steps(rule.body());
    }

    private void steps(List<Statement> steps) {
        for (Statement step : steps) {
            if (step instanceof Statement.Choose choose) choice(choose.choice());
            step.blocks().forEach(this::steps);
        }
    }

    private void choice(Choice choice) {
        for (Choice.Option option : choice.options()) {
            for (Choice.Requirement requirement : option.requirements())
                if (requirement.condition() != null && requirement.because() != null)
                    all.add(new Subject.Requirement(requirement));
            all.add(new Subject.Form(choice, option));
        }
        all.add(new Subject.Decision(choice));
    }

    /** The turn itself is what is decided in it first. */
    private void turn(Rule turn) {
        turn.body().stream()
                .filter(Statement.Choose.class::isInstance)
                .map(step -> ((Statement.Choose) step).choice())
                .findFirst()
                .ifPresent(choice -> heads.put(turn.span().line(), new Subject.Decision(choice)));
    }

    private void function(Function function) {
        List<Expr> given = new ArrayList<>();
        for (Function.Parameter parameter : function.parameters())
            given.add(new Expr.Local(given.size(), parameter.name(), parameter.type(), function.span()));
        all.add(new Subject.Valued(
                Subject.Sort.FUNCTION,
                function.name(),
                function.span(),
                function.parameters(),
                new Expr.Call(function, given, function.result(), function.span())));
    }

    private void places(String name, Span span) {
        all.add(new Subject.Valued(
                Subject.Sort.PLACES, name, span, List.of(), new Expr.SiteSet(name, Type.SITE.set(), span)));
    }

    private void variable(Variable variable) {
        all.add(new Subject.Valued(
                Subject.Sort.KEPT,
                variable.name(),
                variable.span(),
                List.of(),
                new Expr.VariableValue(variable, variable.type(), variable.span())));
    }

    private void property(Property property) {
        Type of = Type.one(property.of());
        Expr subject = new Expr.Local(0, "it", of, property.span());
        all.add(new Subject.Valued(
                Subject.Sort.KEPT,
                property.name(),
                property.span(),
                List.of(new Function.Parameter("it", of)),
                new Expr.PropertyValue(property, subject, property.type(), property.span())));
    }

    /** @return what that place is about; empty where nothing is written */
    public Optional<Subject> at(SourceText text, int offset) {
        int line = text.line(offset);
        String words = text.lineText(line);
        if (words.isBlank()) return Optional.empty();
        if (words.stripLeading().startsWith("#")) return Optional.of(new Subject.Said("#", "", span(text, line)));
        Optional<Subject.Step> step = step(text, line);
        if (step.isPresent()) return Optional.of(step.get());
        for (int at = line; at > 0; at = above(text, at)) {
            Subject found = on(text, at);
            if (found != null) return Optional.of(found);
        }
        Optional<Subject> called = caller(text, line);
        return called.isPresent() ? called : said(text, line);
    }

    /** What a step says when it ends the match stands below it. */
    private Optional<Subject.Step> step(SourceText text, int line) {
        int at = line;
        while (at > 0
                && words(text.lineText(at)).stream()
                        .findFirst()
                        .filter(OF_THE_LINE_ABOVE::contains)
                        .isPresent()) at = above(text, at);
        int there = at;
        return steps.stream()
                .filter(each -> each.span().source() == text && each.span().line() == there)
                .findFirst();
    }

    /** What has no meaning on a board is told of all the same. */
    private Optional<Subject> said(SourceText text, int line) {
        List<String> words = words(text.lineText(line));
        int above = above(text, line);
        if (words.isEmpty() || OF_THE_LINE_ABOVE.contains(words.get(0)))
            return above == 0 ? Optional.empty() : said(text, above);
        boolean naming = above > 0 && text.lineText(above).strip().equals("words");
        if (naming) {
            Subject named = named(words.get(0));
            return Optional.of(named == null ? new Subject.Said("words", words.get(0), span(text, line)) : named);
        }
        return Optional.of(new Subject.Said(words.get(0), words.size() > 1 ? words.get(1) : "", span(text, line)));
    }

    /**
     * @return what people read of is looked at as if the cursor stood where it is declared; null for what has no sight
     */
    private Subject named(String name) {
        return all.stream()
                .filter(Subject.Valued.class::isInstance)
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElse(null);
    }

    /** @return the words and names of a line, up to its first text */
    private static List<String> words(String line) {
        return LineParts.of(line).stream()
                .takeWhile(part -> part.kind() != LineParts.Kind.TEXT)
                .filter(part -> part.kind() == LineParts.Kind.KEYWORD || part.kind() == LineParts.Kind.NAME)
                .map(part -> part.in(line))
                .toList();
    }

    /** @return the line without what it is indented by */
    private static Span span(SourceText text, int line) {
        String words = text.lineText(line);
        int start = offset(text, line) + indent(words);
        return new Span(text, start, start + words.strip().length());
    }

    /** A rule means on the board what the move or the moment means that carries it out. */
    private Optional<Subject> caller(SourceText text, int line) {
        int head = line;
        for (int at = line; at > 0; at = above(text, at)) head = at;
        Matcher rule = RULE.matcher(text.lineText(head));
        if (!rule.lookingAt()) return Optional.empty();
        Pattern does = Pattern.compile("\\bdo " + rule.group(1) + "(?![A-Za-z0-9-])");
        for (int call = 1; call <= text.lineCount(); call++) {
            if (!does.matcher(text.lineText(call)).find()) continue;
            for (int at = call; at > 0; at = above(text, at)) {
                Subject found = on(text, at);
                if (found != null) return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    /** @return the nearest line above that this one belongs to; 0 if there is none */
    private static int above(SourceText text, int line) {
        int indent = indent(text.lineText(line));
        for (int at = line - 1; at > 0; at--) {
            String words = text.lineText(at);
            if (!words.isBlank() && !words.stripLeading().startsWith("#") && indent(words) < indent) return at;
        }
        return 0;
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }

    private Subject on(SourceText text, int line) {
        for (Subject each : all)
            if (each.span() != null
                    && each.span().source() == text
                    && each.span().line() == line) return each;
        Subject head = game.turn() != null && game.turn().span().source() == text ? heads.get(line) : null;
        return head == null ? ground(text, line) : head;
    }

    /** Lines of the board have no place of their own in the checked game. */
    private Subject ground(SourceText text, int line) {
        if (game.board() == null || indent(text.lineText(line)) == 0) return null;
        List<String> named = words(text.lineText(line));
        int above = above(text, line);
        if (named.isEmpty() || above == 0 || !words(text.lineText(above)).contains("board")) return null;
        String name = named.size() > 1 ? named.get(1) : "";
        Span span = span(text, line);
        if (named.get(0).equals("region") && game.board().regions().containsKey(name))
            return new Subject.Valued(
                    Subject.Sort.PLACES, name, span, List.of(), new Expr.SiteSet(name, Type.SITE.set(), span));
        if (!OF_GROUND.contains(named.get(0))) return null;
        int before = 0;
        for (int at = above + 1; at < line; at++) {
            List<String> other = words(text.lineText(at));
            if (!other.isEmpty() && other.get(0).equals(named.get(0))) before++;
        }
        return new Subject.Ground(named.get(0), name, before, span);
    }

    private static int offset(SourceText text, int line) {
        int at = 0;
        for (int i = 1; i < line; i++) at = text.text().indexOf('\n', at) + 1;
        return at;
    }
}
