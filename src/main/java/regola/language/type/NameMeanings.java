package regola.language.type;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.ChoiceType;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Operator;
import regola.language.model.Property;
import regola.language.model.Setting;
import regola.language.model.Type;
import regola.language.model.Variable;
import regola.language.resolve.Declared;
import regola.language.resolve.Scope;
import regola.language.resolve.Sort;
import regola.language.resolve.UnknownName;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.Name;

/** NameMeanings says what a name is that stands alone in an expression. */
final class NameMeanings {
    private final CheckContext game;
    private final ExprChecker exprs;

    NameMeanings(CheckContext game, ExprChecker exprs) {
        this.game = game;
        this.exprs = exprs;
    }

    /** @param wanted the type that would fit best, or null */
    Expr of(Name name, Type wanted) {
        String text = name.text();
        Span span = name.span();
        Scope.Local local = exprs.scope().find(text);
        if (local != null) game.uses().add(span, text, local.span());
        if (local instanceof Scope.Slot slot) {
            return slot.type() == Conversions.BROKEN
                    ? Conversions.broken(span)
                    : new Expr.Local(slot.slot(), text, slot.type(), span);
        }
        if (local instanceof Scope.Substitute substitute) return substitute.value();
        if (wanted != null && wanted.base() == Type.Base.CHOICE) {
            Expr item = itemOf(wanted.choice(), text, span);
            if (item != null) return item;
        }
        Declared declared = preferred(text, wanted, span);
        boolean builtInFirst = declared == null || declared.sort().compareTo(Sort.FUNCTION) > 0;
        Expr builtIn = builtInFirst ? builtIn(text, span) : null;
        if (builtIn != null) return builtIn;
        if (declared != null) {
            game.uses().add(span, declared);
            return declared(declared, span);
        }
        if (game.names().isUnread(text)) return Conversions.broken(span);
        return notAValue(name, span, wanted);
    }

    /**
     * Only kinds, pieces and items can share a name with something else; then the one that fits is meant, else the
     * first.
     */
    private Declared preferred(String text, Type wanted, Span span) {
        Declared first = game.names().value(text);
        if (first == null || wanted == null || fits(first, wanted, span)) return first;
        for (Declared other : game.names().all(text)) {
            if (other != first && other.sort().isValue() && fits(other, wanted, span)) return other;
        }
        return first;
    }

    private boolean fits(Declared declared, Type wanted, Span span) {
        boolean pieces = wanted.base() == Type.Base.PIECE;
        return switch (declared.sort()) {
            case VARIABLE -> {
                Variable variable = game.things().variable(declared.name(), span);
                yield variable == null || variable.type().base() == wanted.base();
            }
            case SETTING -> game.things().setting(declared.name()).type().base() == wanted.base();
            case PIECES, GROUP -> pieces;
            case ZONE, BOARD, REGION, MARK, SITE -> wanted.base() == Type.Base.SITE;
            case LINES, LINE -> wanted.base() == Type.Base.LINE;
            case KIND -> wanted.base() == Type.Base.KIND || pieces && wanted.shape() != Type.Shape.ONE;
            case PLAYER -> wanted.base() == Type.Base.PLAYER;
            case PIECE -> pieces;
            case CHOICE_ITEM -> wanted.equals(Type.choice(declared.of()));
            default -> true;
        };
    }

    private Expr itemOf(String choice, String item, Span span) {
        Declared found = game.names().items(item).stream()
                .filter(declared -> declared.of().equals(choice))
                .findFirst()
                .orElse(null);
        if (found == null) return null;
        game.uses().add(span, found);
        ChoiceType type = game.things().choice(choice);
        return new Expr.Constant(type.items().indexOf(item), Type.choice(choice), span);
    }

    private Expr builtIn(String text, Span span) {
        if (text.equals("pieces")) return new Expr.Operation(Operator.ALL_PIECES, List.of(), Type.PIECE.set(), span);
        if (text.equals("sites")) return new Expr.Operation(Operator.ALL_SITES, List.of(), Type.SITE.set(), span);
        BuiltIns.BuiltIn builtIn = BuiltIns.get(text);
        if (builtIn == null || !builtIn.parameters().isEmpty()) return null;
        return new Expr.Operation(builtIn.operator(), List.of(), builtIn.result(), span);
    }

    private Expr declared(Declared declared, Span span) {
        String name = declared.name();
        return switch (declared.sort()) {
            case VARIABLE -> {
                Variable variable = game.things().variable(name, span);
                yield variable == null
                        ? Conversions.broken(span)
                        : new Expr.VariableValue(variable, variable.type(), span);
            }
            case SETTING -> {
                Setting setting = game.things().setting(name);
                yield setting == null ? Conversions.broken(span) : new Expr.SettingValue(setting, setting.type(), span);
            }
            case FUNCTION -> function(name, span);
            case PIECES, GROUP -> new Expr.PieceClass(name, Type.PIECE.set(), span);
            case ZONE ->
                game.things().isOwned(name)
                        ? new Expr.SiteSet(name, Type.SITE.set(), span)
                        : new Expr.ZoneSite(name, null, Type.SITE, span);
            case BOARD, REGION, MARK -> new Expr.SiteSet(name, Type.SITE.set(), span);
            case LINES -> new Expr.LineGroup(name, Type.LINE.set(), span);
            case LINE -> new Expr.Named(name, Type.LINE, span);
            case SITE -> new Expr.Named(name, Type.SITE, span);
            case KIND -> new Expr.Named(name, Type.KIND, span);
            case PLAYER -> new Expr.Named(name, Type.PLAYER, span);
            case CHOICE_ITEM -> item(name, span);
            case PIECE -> new Expr.Named(name, Type.PIECE, span);
            case CHOICE -> choiceItems(game.things().choice(name), span);
            default -> Conversions.broken(span);
        };
    }

    private Expr function(String name, Span span) {
        Function function = game.things().function(name, span);
        if (function == null) return Conversions.broken(span);
        if (function.parameters().isEmpty()) return new Expr.Call(function, List.of(), function.result(), span);
        int count = function.parameters().size();
        String parameters =
                function.parameters().stream().map(Function.Parameter::name).collect(Collectors.joining(", "));
        exprs.report(DiagnosticCode.WRONG_COUNT
                .at(span, name, TypeWords.values(count), Message.of("is none"))
                .related(function.span(), "it is declared here")
                .fix(Message.of("write: {0}({1})", name, parameters)));
        return Conversions.broken(span);
    }

    private Expr item(String name, Span span) {
        List<Declared> all = game.names().items(name);
        if (all.size() == 1) return itemOf(all.get(0).of(), name, span);
        Diagnostic found = DiagnosticCode.AMBIGUOUS_ITEM.at(
                span,
                name,
                Message.joined(
                        " and of ",
                        all.stream()
                                .map(declared -> Message.of("'{0}'", declared.of()))
                                .toList()));
        for (Declared one : all) if (one.span() != null) found = found.related(one.span(), "one of them");
        exprs.report(found);
        return Conversions.broken(span);
    }

    /** The name of a choice alone is the set of its items. */
    private Expr choiceItems(ChoiceType choice, Span span) {
        Type type = choice.numbers() == null ? Type.choice(choice.name()) : Type.NUMBER;
        List<Expr> items = new ArrayList<>();
        for (int i = 0; i < choice.items().size(); i++) {
            items.add(new Expr.Constant(
                    choice.numbers() == null ? i : choice.numbers().get(i), type, span));
        }
        return Conversions.operation(Operator.TO_SET, type.set(), new Expr.ListOf(items, type.list(), span));
    }

    /** @return the message for something that steps can call but that has no value */
    static Diagnostic notAValue(Declared declared, Span span) {
        String text = declared.name();
        return DiagnosticCode.NOT_A_VALUE
                .at(span, text, declared.sort().phrase())
                .why("an expression needs something that has a value")
                .fix(
                        declared.sort() == Sort.RULE
                                ? Message.of("a rule is done by a step of its own: do {0}(…)", text)
                                : "");
    }

    private Expr notAValue(Name name, Span span, Type wanted) {
        String text = name.text();
        if (text.equals("here")) {
            exprs.report(DiagnosticCode.NOT_ALLOWED_HERE
                    .at(span, "here")
                    .why("'here' is the place of what is announced, so it is known in a when only")
                    .fix("give the place to this rule as a parameter"));
            return Conversions.broken(span);
        }
        BuiltIns.BuiltIn builtIn = BuiltIns.get(text);
        List<Declared> others = game.names().all(text);
        Property property =
                game.names().has(Sort.PROPERTY, text) ? game.things().property(text, span) : null;
        if (property != null) {
            exprs.report(DiagnosticCode.NOT_A_VALUE
                    .at(span, text, Message.of("kept about each {0}", TypeWords.word(property.of())))
                    .why("so one must say of which")
                    .fix(Message.of("write: {0} of …", text)));
        } else if (!others.isEmpty()) {
            exprs.report(notAValue(others.get(0), span));
        } else if (builtIn != null) {
            exprs.report(DiagnosticCode.WRONG_COUNT
                    .at(span, text, TypeWords.values(builtIn.parameters().size()), Message.of("is none"))
                    .fix(
                            builtIn.parameters().size() == 1
                                    ? Message.of("write: {0} of …", text)
                                    : Message.of("write: {0}(…, …)", text)));
        } else {
            game.reportUnknown(text, span, () -> unknown(name, span, wanted));
        }
        return Conversions.broken(span);
    }

    /** @param wanted the type that would fit best, or null: names of such things are listed first */
    Diagnostic unknown(Name name, Span span, Type wanted) {
        Set<String> builtIns = new LinkedHashSet<>(BuiltIns.names());
        builtIns.addAll(Applications.OF_ANYTHING);
        builtIns.add("here");
        return UnknownName.inExpression(name.text(), span, game.names(), exprs.scope(), builtIns, fitting(wanted));
    }

    private static Set<Sort> fitting(Type wanted) {
        if (wanted == null) return Set.of();
        return switch (wanted.base()) {
            case PLAYER -> EnumSet.of(Sort.PLAYER);
            case PIECE ->
                wanted.shape() == Type.Shape.ONE
                        ? EnumSet.of(Sort.PIECE)
                        : EnumSet.of(Sort.PIECES, Sort.GROUP, Sort.KIND);
            case SITE -> EnumSet.of(Sort.ZONE, Sort.BOARD, Sort.REGION, Sort.MARK, Sort.SITE);
            case KIND -> EnumSet.of(Sort.KIND);
            case LINE -> EnumSet.of(Sort.LINES, Sort.LINE);
            case CHOICE -> EnumSet.of(Sort.CHOICE_ITEM);
            default -> Set.of();
        };
    }
}
