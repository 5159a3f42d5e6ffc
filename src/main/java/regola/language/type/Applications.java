package regola.language.type;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.ChoiceType;
import regola.language.model.Expr;
import regola.language.model.Expr.Over;
import regola.language.model.Function;
import regola.language.model.Operator;
import regola.language.model.Property;
import regola.language.model.Rule;
import regola.language.model.Type;
import regola.language.resolve.Declared;
import regola.language.resolve.Scope;
import regola.language.resolve.Sort;
import regola.language.resolve.SymbolTable;
import regola.language.resolve.UnknownName;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.ExprNode;
import regola.language.tree.Name;

/** Applications are names with values behind them: {@code owner of frog}, {@code distance(a, b)}. */
final class Applications {
    /** Operations on sets and lists of anything, or with several meanings; not in {@link BuiltIns}. */
    static final List<String> OF_ANYTHING =
            List.of("length", "first", "rest", "kinds", "pieces", "sites", "score", "winners");

    private final CheckContext game;
    private final ExprChecker exprs;

    /** @return what those of them yield that always yield the same */
    static Map<String, Type> results() {
        return Map.of(
                "length", Type.NUMBER,
                "score", Type.NUMBER,
                "pieces", Type.PIECE.set(),
                "sites", Type.SITE.set(),
                "kinds", Type.KIND.set(),
                "winners", Type.PLAYER.set());
    }

    Applications(CheckContext game, ExprChecker exprs) {
        this.game = game;
        this.exprs = exprs;
    }

    /** What the game declares goes before what every game has. */
    Expr apply(Name name, List<ExprNode> arguments, Span span) {
        String text = name.text();
        SymbolTable names = game.names();
        if (names.has(Sort.FUNCTION, text) || names.has(Sort.CONDITIONS, text)) {
            game.uses().add(name.span(), names.get(Sort.FUNCTION, text));
            game.uses().add(name.span(), names.get(Sort.CONDITIONS, text));
            return call(game.things().function(text, name.span()), arguments, span);
        }
        if (arguments.size() == 1) {
            Expr found = ofOne(name, arguments.get(0), span);
            if (found != null) return found;
        }
        if (text.equals("winners") && arguments.isEmpty()) {
            Function winners = game.things().winners(name.span());
            if (winners != null) return call(winners, arguments, span);
        }
        BuiltIns.BuiltIn builtIn = BuiltIns.get(text);
        if (builtIn != null) return builtIn(builtIn, arguments, span);
        if (names.isUnread(text)) return Conversions.broken(span);
        return notApplicable(name, arguments, span);
    }

    private Expr ofOne(Name name, ExprNode subject, Span span) {
        SymbolTable names = game.names();
        String text = name.text();
        if (names.has(Sort.PROPERTY, text)) {
            game.uses().add(name.span(), names.get(Sort.PROPERTY, text));
            return property(text, subject, span);
        }
        if (text.equals("score")) {
            Function score = game.things().score(span);
            if (score != null) return call(score, List.of(subject), span);
        }
        if (names.has(Sort.PIECES, text) || names.has(Sort.GROUP, text)) {
            for (Sort sort : List.of(Sort.PIECES, Sort.GROUP)) game.uses().add(name.span(), names.get(sort, text));
            Expr pieces = new Expr.PieceClass(text, Type.PIECE.set(), span);
            return ownedBy(pieces, exprs.infer(subject, Type.PLAYER), "'" + text + " of'", span);
        }
        if (names.has(Sort.ZONE, text)) {
            game.uses().add(name.span(), names.get(Sort.ZONE, text));
            return zone(text, subject, span);
        }
        if (names.has(Sort.CHOICE, text)) {
            game.uses().add(name.span(), names.get(Sort.CHOICE, text));
            return attribute(game.things().choice(text), subject, span);
        }
        return switch (text) {
            case "length" -> Conversions.operation(Operator.COUNT, Type.NUMBER, exprs.wantMany(subject, "'length of'"));
            case "first" -> element(subject, span);
            case "rest" -> rest(subject, span);
            case "kinds" -> kinds(subject, span);
            case "pieces" -> pieces(subject, span);
            case "sites" -> sites(subject, span);
            default -> null;
        };
    }

    private Expr call(Function function, List<ExprNode> arguments, Span span) {
        if (function == null) {
            arguments.forEach(exprs::infer);
            return Conversions.broken(span);
        }
        List<Function.Parameter> parameters = function.parameters();
        if (parameters.size() != arguments.size()) {
            arguments.forEach(exprs::infer);
            wrongCount(function.name(), parameters.size(), arguments.size(), span, function.span());
            return Conversions.broken(span);
        }
        List<Expr> values = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            values.add(exprs.want(
                    arguments.get(i), parameters.get(i).type(), argument(function.name(), parameters.size(), i)));
        }
        return new Expr.Call(function, values, function.result(), span);
    }

    /** @return the rule of a name; null if there is none, which is reported */
    Rule rule(Name name) {
        Rule rule = game.things().rules().get(name.text());
        game.uses().add(name.span(), game.names().get(Sort.RULE, name.text()));
        if (rule == null)
            unknown(
                    name,
                    "no rule",
                    game.things().rules().keySet(),
                    game.names().all(name.text()).isEmpty() ? "" : "only a rule can be done");
        return rule;
    }

    /** Reports a name that must be one of some. @param why empty for nothing more than what there is */
    void unknown(Name name, CharSequence what, Set<String> candidates, CharSequence why) {
        if (game.names().isUnread(name.text())) return;
        game.reportUnknown(name.text(), name.span(), () -> {
            Diagnostic found = UnknownName.among(name.text(), name.span(), what, candidates);
            return why.isEmpty()
                    ? found
                    : found.why(Message.of("{0}; there is: {1}", Message.from(why), UnknownName.list(candidates)));
        });
    }

    /** @return what is handed to a rule or moment; null if that is too little or too much, which is reported */
    List<Expr> handed(
            List<ExprNode> nodes, String name, List<Function.Parameter> parameters, Span span, Span declared) {
        if (nodes.size() != parameters.size()) {
            nodes.forEach(exprs::infer);
            game.report(wrongCount(name, parameters, nodes.size(), span, declared));
            return null;
        }
        List<Expr> values = new ArrayList<>();
        for (int i = 0; i < nodes.size(); i++)
            values.add(exprs.want(nodes.get(i), parameters.get(i).type(), argument(name, parameters.size(), i)));
        return values;
    }

    /** @return how a message calls a parameter */
    static Message argument(String name, int count, int index) {
        return count == 1 ? Message.of("'{0}'", name) : Message.of("value {0} of '{1}'", index + 1, name);
    }

    private void wrongCount(String name, int wanted, int given, Span span, Span declared) {
        Diagnostic found = DiagnosticCode.WRONG_COUNT.at(span, name, TypeWords.values(wanted), TypeWords.given(given));
        exprs.report(declared == null ? found : found.related(declared, "it is declared here"));
    }

    private Expr builtIn(BuiltIns.BuiltIn builtIn, List<ExprNode> arguments, Span span) {
        List<Type> parameters = builtIn.parameters();
        if (parameters.size() != arguments.size()) {
            arguments.forEach(exprs::infer);
            wrongCount(builtIn.name(), parameters.size(), arguments.size(), span, null);
            return Conversions.broken(span);
        }
        boolean isOfGrid = builtIn.operator() == Operator.COLUMN || builtIn.operator() == Operator.ROW;
        if (isOfGrid && !game.things().hasRows())
            exprs.report(DiagnosticCode.NO_ROWS.at(span, Message.of(builtIn.name() + "s")));
        if (parameters.size() == 1) return ofOneOrAll(builtIn, arguments.get(0), span);
        List<Expr> values = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            values.add(exprs.want(arguments.get(i), parameters.get(i), argument(builtIn.name(), parameters.size(), i)));
        }
        return new Expr.Operation(builtIn.operator(), values, builtIn.result(), span);
    }

    /** What is asked of one site or piece can be asked of a set: the answers together. */
    private Expr ofOneOrAll(BuiltIns.BuiltIn builtIn, ExprNode subject, Span span) {
        Type wanted = builtIn.parameters().get(0);
        String who = "'" + builtIn.name() + " of'";
        Expr value = exprs.infer(subject, wanted);
        boolean kindForPieces = wanted.equals(Type.PIECE) && value.type().base() == Type.Base.KIND;
        if (kindForPieces) value = exprs.convert(value, Type.PIECE.set(), who);
        boolean many = value.type().shape() != Type.Shape.ONE && value.type().base() == wanted.base();
        if (!many || wanted.shape() != Type.Shape.ONE || builtIn.result().isList()) {
            if (builtIn.operator() == Operator.TOP) exprs.wantOrder(value);
            return operation(builtIn.operator(), builtIn.result(), span, exprs.convert(value, wanted, who));
        }
        if (builtIn.ofAll() == null) return forEach(value, builtIn.operator(), builtIn.result(), span);
        return operation(
                builtIn.ofAll(), Conversions.asSet(builtIn.result()), span, exprs.convert(value, wanted.set(), who));
    }

    private Expr forEach(Expr source, Operator operator, Type result, Span span) {
        int slot = exprs.scope().slots().take();
        Expr one = new Expr.Local(slot, "it", source.type().element(), source.span());
        return new Expr.Each(
                Over.ALL,
                slot,
                "it",
                source,
                null,
                operation(operator, result, span, one),
                Conversions.asSet(result),
                span);
    }

    private static Expr operation(Operator operator, Type type, Span span, Expr... operands) {
        return new Expr.Operation(operator, List.of(operands), type, span);
    }

    private Expr property(String name, ExprNode subject, Span span) {
        Property property = game.things().property(name, span);
        if (property == null) {
            exprs.infer(subject);
            return Conversions.broken(span);
        }
        return new Expr.PropertyValue(
                property, exprs.want(subject, Type.one(property.of()), "'" + name + " of'"), property.type(), span);
    }

    private Expr ownedBy(Expr pieces, Expr player, String who, Span span) {
        if (player.type().base() == Type.Base.PLAYER && player.type().shape() != Type.Shape.ONE) {
            int slot = exprs.scope().slots().take();
            Expr one = new Expr.Local(slot, "it", Type.PLAYER, player.span());
            Expr owned = operation(Operator.OWNED, Type.PIECE.set(), span, pieces, one);
            return new Expr.Each(Over.ALL, slot, "it", player, null, owned, Type.PIECE.set(), span);
        }
        if (player.type().base() == Type.Base.SITE) {
            exprs.report(Mismatch.of(player.span(), player.type(), Type.PLAYER, who)
                    .fix(Message.of(
                            "for what stands there write: {0} on {1}",
                            who.substring(1, who.length() - 4), TypeWords.sample(player.span()))));
            return Conversions.broken(span);
        }
        return operation(Operator.OWNED, Type.PIECE.set(), span, pieces, exprs.convert(player, Type.PLAYER, who));
    }

    private Expr zone(String name, ExprNode owner, Span span) {
        if (!game.things().isOwned(name)) {
            exprs.infer(owner);
            exprs.report(DiagnosticCode.WRONG_COUNT
                    .at(span, name, TypeWords.values(0), Message.of("is 1"))
                    .why("this zone is one for all")
                    .related(game.names().get(Sort.ZONE, name).span(), "it is declared here")
                    .fix(Message.of("write: {0}", name)));
            return Conversions.broken(span);
        }
        Expr player = exprs.infer(owner, Type.PLAYER);
        if (player.type().base() == Type.Base.PLAYER && player.type().shape() != Type.Shape.ONE) {
            int slot = exprs.scope().slots().take();
            Expr one = new Expr.Local(slot, "it", Type.PLAYER, player.span());
            return new Expr.Each(
                    Over.ALL,
                    slot,
                    "it",
                    player,
                    null,
                    new Expr.ZoneSite(name, one, Type.SITE, span),
                    Type.SITE.set(),
                    span);
        }
        return new Expr.ZoneSite(name, exprs.convert(player, Type.PLAYER, "'" + name + " of'"), Type.SITE, span);
    }

    private Expr attribute(ChoiceType choice, ExprNode subject, Span span) {
        Type type = choice.numbers() == null ? Type.choice(choice.name()) : Type.NUMBER;
        return new Expr.Attribute(choice, exprs.want(subject, Type.PIECE, "'" + choice.name() + " of'"), type, span);
    }

    private Expr element(ExprNode subject, Span span) {
        Expr many = exprs.wantMany(subject, "'first of'");
        return Conversions.isBroken(many) ? many : Operations.one(many, span);
    }

    private Expr rest(ExprNode subject, Span span) {
        Expr many = exprs.wantMany(subject, "'rest of'");
        return Conversions.isBroken(many)
                ? many
                : operation(
                        Operator.REST,
                        many.type().element().list(),
                        span,
                        exprs.convert(many, many.type().element().list(), "'rest of'"));
    }

    private Expr kinds(ExprNode subject, Span span) {
        if (subject instanceof ExprNode.NameUse use
                && exprs.scope().find(use.name().text()) == null) {
            Declared declared = game.names().value(use.name().text());
            if (declared != null && (declared.sort() == Sort.PIECES || declared.sort() == Sort.GROUP)) {
                game.uses().add(use.name().span(), declared);
                return new Expr.KindsOf(declared.name(), Type.KIND.set(), span);
            }
        }
        Expr pieces = exprs.want(subject, Type.PIECE.set(), "'kinds of'");
        return forEach(pieces, Operator.KIND, Type.KIND, span);
    }

    private Expr pieces(ExprNode subject, Span span) {
        Expr value = exprs.infer(subject, Type.KIND);
        if (value.type().base() == Type.Base.PLAYER) {
            return ownedBy(operation(Operator.ALL_PIECES, Type.PIECE.set(), span), value, "'pieces of'", span);
        }
        if (value.type().base() == Type.Base.KIND) return exprs.convert(value, Type.PIECE.set(), "'pieces of'");
        exprs.convert(value, Type.KIND, "'pieces of'");
        return Conversions.broken(span);
    }

    private Expr sites(ExprNode subject, Span span) {
        Expr value = exprs.infer(subject, Type.LINE);
        if (value.type().base() == Type.Base.LINE && value.type().shape() != Type.Shape.ONE) {
            return forEach(value, Operator.LINE_SITES, Type.SITE.set(), span);
        }
        return operation(Operator.LINE_SITES, Type.SITE.set(), span, exprs.convert(value, Type.LINE, "'sites of'"));
    }

    private Expr notApplicable(Name name, List<ExprNode> arguments, Span span) {
        arguments.forEach(exprs::infer);
        String text = name.text();
        Scope.Local local = exprs.scope().find(text);
        List<Declared> known = game.names().all(text);
        if (local != null) {
            exprs.report(DiagnosticCode.TAKES_NOTHING.at(name.span(), text, TypeWords.of(local.type())));
        } else if (!known.isEmpty()) {
            Sort sort = known.get(0).sort();
            exprs.report(
                    sort.isValue()
                            ? DiagnosticCode.TAKES_NOTHING.at(name.span(), text, sort.phrase())
                            : NameMeanings.notAValue(known.get(0), name.span()));
        } else {
            game.reportUnknown(text, name.span(), () -> exprs.unknown(name, name.span()));
        }
        return Conversions.broken(span);
    }

    private static String parameter(Function.Parameter parameter) {
        return parameter.type() == Conversions.BROKEN ? parameter.name() : parameter.name() + ": " + parameter.type();
    }

    /** @return the message for a call with the wrong number of values, for rules and moments too */
    static Diagnostic wrongCount(
            String name, List<Function.Parameter> parameters, int given, Span span, Span declared) {
        String shape = parameters.stream().map(Applications::parameter).collect(Collectors.joining(", "));
        return DiagnosticCode.WRONG_COUNT
                .at(span, name, TypeWords.values(parameters.size()), TypeWords.given(given))
                .why(parameters.isEmpty() ? "it is declared with none" : Message.of("they are: {0}", shape))
                .related(declared, "it is declared here");
    }
}
