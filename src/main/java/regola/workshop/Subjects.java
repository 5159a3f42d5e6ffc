package regola.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    private static final Pattern RULE = Pattern.compile("rule ([A-Za-z][A-Za-z0-9-]*)");

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
        if (game.turn() != null) steps(game.turn().body());
        for (Moment moment : game.moments())
            for (Rule handler : moment.handlers()) all.add(new Subject.Handler(moment, handler));
        game.functions().forEach(this::function);
        if (game.score() != null) function(game.score());
        if (game.winners() != null) function(game.winners());
        game.aims().forEach(aim -> function(aim.amount()));
        for (Mark mark : game.marks()) places(mark.name(), mark.span());
        for (PieceSet pieces : game.pieces())
            all.add(new Subject.Valued(
                    Subject.Sort.PIECES,
                    pieces.name(),
                    pieces.span(),
                    List.of(),
                    new Expr.PieceClass(pieces.name(), Type.PIECE.set(), pieces.span())));
        game.variables().forEach(this::variable);
        game.properties().forEach(this::property);
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

    /** @return what that place is about; empty where that means nothing on a board */
    public Optional<Subject> at(SourceText text, int offset) {
        int line = text.line(offset);
        String words = text.lineText(line);
        if (words.isBlank() || words.stripLeading().startsWith("#")) return Optional.empty();
        for (int at = line; at > 0; at = above(text, at)) {
            Subject found = on(text, at);
            if (found != null) return Optional.of(found);
        }
        return caller(text, line);
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
        return region(text, line);
    }

    /** Regions stand inside the board and have no place of their own in the checked game. */
    private Subject region(SourceText text, int line) {
        if (game.board() == null) return null;
        String words = text.lineText(line);
        List<String> named = LineParts.of(words).stream()
                .filter(part -> part.kind() == LineParts.Kind.KEYWORD || part.kind() == LineParts.Kind.NAME)
                .map(part -> part.in(words))
                .toList();
        boolean region = named.size() > 1
                && named.get(0).equals("region")
                && game.board().regions().containsKey(named.get(1));
        if (!region) return null;
        int start = offset(text, line) + indent(words);
        Span span = new Span(text, start, start + words.strip().length());
        return new Subject.Valued(
                Subject.Sort.PLACES,
                named.get(1),
                span,
                List.of(),
                new Expr.SiteSet(named.get(1), Type.SITE.set(), span));
    }

    private static int offset(SourceText text, int line) {
        int at = 0;
        for (int i = 1; i < line; i++) at = text.text().indexOf('\n', at) + 1;
        return at;
    }
}
