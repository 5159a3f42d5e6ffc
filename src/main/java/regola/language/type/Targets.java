package regola.language.type;

import java.util.EnumSet;
import java.util.List;
import java.util.function.UnaryOperator;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Property;
import regola.language.model.Statement;
import regola.language.model.Type;
import regola.language.model.Variable;
import regola.language.resolve.Declared;
import regola.language.resolve.Scope;
import regola.language.resolve.Sort;
import regola.language.resolve.UnknownName;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.ExprNode;
import regola.language.tree.Name;
import regola.language.tree.StatementNode;

/** Targets are what set, add and remove change: a local, a variable of the match, or what is kept about something. */
final class Targets {
    private final CheckContext game;
    private final ExprChecker exprs;
    private final Steps.Purpose purpose;

    Targets(CheckContext game, ExprChecker exprs, Steps.Purpose purpose) {
        this.game = game;
        this.exprs = exprs;
        this.purpose = purpose;
    }

    /** A Target is something that has a value and can get another. */
    private interface Target {
        Type type();

        /** The value it has. */
        Expr read(Span span);

        Statement write(Expr value, Span span);
    }

    private record LocalTarget(Scope.Slot slot, String name) implements Target {
        @Override
        public Type type() {
            return slot.type();
        }

        @Override
        public Expr read(Span span) {
            return new Expr.Local(slot.slot(), name, slot.type(), span);
        }

        @Override
        public Statement write(Expr value, Span span) {
            return new Statement.SetLocal(slot.slot(), value, span);
        }
    }

    private record VariableTarget(Variable variable) implements Target {
        @Override
        public Type type() {
            return variable.type();
        }

        @Override
        public Expr read(Span span) {
            return new Expr.VariableValue(variable, variable.type(), span);
        }

        @Override
        public Statement write(Expr value, Span span) {
            return new Statement.SetVariable(variable, value, span);
        }
    }

    private record PropertyTarget(Property property, Expr subject) implements Target {
        @Override
        public Type type() {
            return property.type();
        }

        @Override
        public Expr read(Span span) {
            return new Expr.PropertyValue(property, subject, property.type(), span);
        }

        @Override
        public Statement write(Expr value, Span span) {
            return new Statement.SetProperty(property, subject, value, span);
        }
    }

    private record MoverTarget() implements Target {
        @Override
        public Type type() {
            return Type.PLAYER;
        }

        @Override
        public Expr read(Span span) {
            return new Expr.Operation(Operator.MOVER, List.of(), Type.PLAYER, span);
        }

        @Override
        public Statement write(Expr value, Span span) {
            return new Statement.SetMover(value, span);
        }
    }

    Statement set(StatementNode.Set node) {
        return change(
                node.target(),
                "set",
                node.value(),
                node.span(),
                (target, value) -> target.write(
                        exprs.convert(
                                value, target.type(), "'" + node.target().name().text() + "'"),
                        node.span()));
    }

    Statement add(StatementNode.Add node) {
        return change(node.target(), "add", node.what(), node.span(), (target, value) -> {
            Type type = target.type();
            Operator operator =
                    type.equals(Type.NUMBER) ? Operator.ADD : type.isSet() ? Operator.UNION : Operator.JOINED;
            return together(node.target(), target, operator, value, type, "add to", node.span());
        });
    }

    Statement remove(StatementNode.Remove node) {
        return change(node.target(), "remove", node.what(), node.span(), (target, value) -> {
            Type type = target.type();
            Operator operator =
                    type.equals(Type.NUMBER) ? Operator.SUBTRACT : type.isSet() ? Operator.WITHOUT : Operator.REMOVED;
            Type wanted = type.isList() ? type.element() : type;
            return together(node.target(), target, operator, value, wanted, "remove from", node.span());
        });
    }

    /** The target gets what it has, put together with the value. */
    private Statement together(
            StatementNode.Target node,
            Target target,
            Operator operator,
            Expr value,
            Type wanted,
            String verb,
            Span span) {
        Type type = target.type();
        if (type.shape() == Type.Shape.ONE && !type.equals(Type.NUMBER))
            return notMany(node, type, "'" + verb.split(" ")[0] + "'");
        Expr converted =
                exprs.convert(value, wanted, "'" + verb + " " + node.name().text() + "'");
        return target.write(
                new Expr.Operation(operator, List.of(target.read(node.span()), converted), type, span), span);
    }

    private Statement notMany(StatementNode.Target target, Type type, CharSequence who) {
        game.report(Mismatch.of(target.span(), type, "a set, a list or a number", who)
                .why("something is added to several things, or to a count")
                .fix(Message.of("write: set {0} = …", target.name().text())));
        return null;
    }

    private interface Writing {
        Statement write(Target target, Expr value);
    }

    /** Of a whole set of subjects each is changed in turn. */
    private Statement change(StatementNode.Target node, String verb, ExprNode value, Span span, Writing writing) {
        if (node.of() != null) return changeKept(node, verb, value, span, writing);
        Target target = plain(node.name(), verb);
        Expr checked = exprs.infer(value, target == null ? null : target.type());
        if (target == null || target.type() == Conversions.BROKEN) return null;
        return writing.write(target, checked);
    }

    private Statement changeKept(StatementNode.Target node, String verb, ExprNode value, Span span, Writing writing) {
        String name = node.name().text();
        if (purpose == Steps.Purpose.FUNCTION) refuseInFunction(verb, node.span());
        game.uses().add(node.name().span(), game.names().get(Sort.PROPERTY, name));
        Property property = game.names().has(Sort.PROPERTY, name)
                ? game.things().property(name, node.name().span())
                : null;
        if (property == null) {
            exprs.infer(node.of());
            exprs.infer(value);
            if (!game.names().has(Sort.PROPERTY, name)) notKept(node.name(), verb);
            return null;
        }
        Type one = Type.one(property.of());
        Expr subject = exprs.withoutChance(() -> exprs.infer(node.of(), one));
        Expr checked = exprs.infer(value, property.type());
        String who = "'" + name + " of'";
        UnaryOperator<Expr> toOne = found -> exprs.convert(found, one, who);
        boolean kind = subject.type().equals(Type.KIND) && one.equals(Type.PIECE);
        if (kind) subject = exprs.convert(subject, Type.PIECE.set(), who);
        if (subject.type().shape() == Type.Shape.ONE
                || !subject.type().element().equals(one)) {
            return writing.write(new PropertyTarget(property, toOne.apply(subject)), checked);
        }
        int slot = exprs.scope().slots().take();
        Statement each =
                writing.write(new PropertyTarget(property, new Expr.Local(slot, "it", one, node.span())), checked);
        return each == null ? null : new Statement.ForEach(slot, "it", subject, null, List.of(each), span);
    }

    private static Message done(String verb) {
        return switch (verb) {
            case "add" -> Message.of("added to");
            case "remove" -> Message.of("removed from");
            default -> Message.of("set");
        };
    }

    private void notKept(Name name, String verb) {
        if (game.names().isUnread(name.text())) return;
        Declared other = game.names().value(name.text());
        if (other == null && BuiltIns.get(name.text()) != null) {
            game.report(builtIn(name, verb));
        } else if (other == null) {
            game.report(UnknownName.among(
                    name.text(),
                    name.span(),
                    "nothing that is kept",
                    game.names().of(EnumSet.of(Sort.PROPERTY))));
        } else {
            game.report(DiagnosticCode.CANNOT_SET
                    .at(name.span(), name.text(), other.sort().phrase(), done(verb))
                    .why("with 'of', only what is kept about something can change")
                    .related(other.span(), "it is declared here"));
        }
    }

    /** What every game says of its things: it follows from how the game stands and is not set. */
    private static Diagnostic builtIn(Name name, String verb) {
        String text = name.text();
        Diagnostic found = DiagnosticCode.CANNOT_SET.at(
                name.span(), text, Message.of("known of the things themselves"), done(verb));
        return switch (text) {
            case "owner" ->
                found.why("a piece belongs to one side from the beginning to the end; owners never change")
                        .fix("for something that changes declare: each PIECES keeps NAME: player = none");
            case "site" ->
                found.why("where a piece is changes when it is moved").fix("write: move … to …");
            default ->
                found.why("it follows from the board and the pieces; only what is kept about something can change");
        };
    }

    private Target plain(Name name, String verb) {
        String text = name.text();
        Scope.Local local = exprs.scope().find(text);
        if (local != null) game.uses().add(name.span(), text, local.span());
        if (local instanceof Scope.Slot slot) {
            if (slot.settable()) return new LocalTarget(slot, text);
            game.report(DiagnosticCode.CANNOT_SET
                    .at(name.span(), text, Message.of("what this block was given"), done(verb))
                    .why("it stays as it is until the block ends")
                    .related(slot.span(), "it comes from here")
                    .fix("keep the new value under a name of its own: let … = …"));
            return null;
        }
        if (game.names().has(Sort.VARIABLE, text)) {
            game.uses().add(name.span(), game.names().get(Sort.VARIABLE, text));
            if (purpose == Steps.Purpose.FUNCTION) refuseInFunction(verb, name.span());
            Variable variable = game.things().variable(text, name.span());
            return variable == null ? null : new VariableTarget(variable);
        }
        if (text.equals("mover") && purpose == Steps.Purpose.START) return new MoverTarget();
        if (!game.names().isUnread(text)) game.report(cannotSet(name, verb));
        return null;
    }

    private Diagnostic cannotSet(Name name, String verb) {
        String text = name.text();
        if (text.equals("mover")) {
            return DiagnosticCode.CANNOT_SET
                    .at(name.span(), text, Message.of("whose turn it is"), done(verb))
                    .why("the turn passes by itself; only in start can be said who begins");
        }
        Property property =
                game.names().has(Sort.PROPERTY, text) ? game.things().property(text, name.span()) : null;
        if (property != null) {
            return DiagnosticCode.CANNOT_SET
                    .at(name.span(), text, Message.of("kept about each {0}", TypeWords.word(property.of())), done(verb))
                    .why("one must say about which")
                    .fix(Message.of("write: {0} of …", text));
        }
        Declared other = game.names().value(text);
        if (other == null) {
            Diagnostic unknown = UnknownName.inExpression(
                    text, name.span(), game.names(), exprs.scope(), List.of(), EnumSet.of(Sort.VARIABLE));
            return unknown.fix().isEmpty()
                    ? unknown.fix(Message.of("declare it at the left edge: keep {0}: number = 0", text))
                    : unknown;
        }
        Diagnostic found = DiagnosticCode.CANNOT_SET
                .at(name.span(), text, other.sort().phrase(), done(verb))
                .why("steps can change a let, a variable, or what is kept about something");
        if (other.span() != null) found = found.related(other.span(), "it is declared here");
        boolean isSite = other.sort() == Sort.SITE || other.sort() == Sort.ZONE;
        if (isSite && !verb.equals("set"))
            return found.fix(
                    verb.equals("add")
                            ? Message.of("to put pieces there, write: move … to {0}", text)
                            : "to take pieces away, move them to another place");
        if (other.sort() == Sort.PIECES)
            return found.fix("which pieces there are never changes; to put them elsewhere, write: move … to …");
        return other.sort() == Sort.SETTING
                ? found.fix(Message.of(
                        "a setting stays as it is during a match; for something that changes declare: keep NAME: TYPE = {0}",
                        text))
                : found;
    }

    void refuseInFunction(String word, Span span) {
        game.report(DiagnosticCode.NOT_ALLOWED_HERE
                .at(span, word)
                .why(
                        "a function only computes, so that it can be asked at any time, for hints and reasons too, without anything happening")
                .fix("do this in a rule"));
    }
}
