package regola.language.type;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Expr;
import regola.language.model.Expr.Over;
import regola.language.model.Operator;
import regola.language.model.Rule;
import regola.language.model.Type;
import regola.language.resolve.Scope;
import regola.language.resolve.Sort;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.ExprNode;
import regola.language.tree.ExprVisitor;
import regola.language.tree.Name;

/**
 * An ExprChecker turns expressions as written into checked ones: names bound, types known, conversions put in. It knows
 * where it stands: which locals there are, and whether chance may be asked. What it cannot understand it reports, and
 * hands on something of the type {@link Conversions#BROKEN} that causes no further message.
 */
final class ExprChecker implements ExprVisitor<Expr> {
    private final CheckContext game;
    private final NameMeanings names;
    private final Applications applications;
    private final Operations operations;
    private Scope scope;
    private Type hint;
    private boolean chanceAllowed;

    /** @param chanceAllowed true where steps act, false where something is only computed */
    ExprChecker(CheckContext game, Scope scope, boolean chanceAllowed) {
        this.game = game;
        this.scope = scope;
        this.chanceAllowed = chanceAllowed;
        this.names = new NameMeanings(game, this);
        this.applications = new Applications(game, this);
        this.operations = new Operations(this, game);
    }

    Scope scope() {
        return scope;
    }

    Applications applications() {
        return applications;
    }

    boolean chanceAllowed() {
        return chanceAllowed;
    }

    void report(Diagnostic problem) {
        game.report(problem);
    }

    /** @return the expression with whatever type it has */
    Expr infer(ExprNode node) {
        return infer(node, null);
    }

    /** @param wanted the type that would fit best, or null: it decides what none, [] and items of a choice mean */
    Expr infer(ExprNode node, Type wanted) {
        Type saved = hint;
        hint = wanted;
        try {
            return node.accept(this);
        } finally {
            hint = saved;
        }
    }

    /**
     * @param who what needs the type, as the subject of a sentence: {@code 'move'}
     * @return the expression as one of the wanted type; if it is not, that is reported
     */
    Expr want(ExprNode node, Type wanted, CharSequence who) {
        return convert(infer(node, wanted), wanted, who);
    }

    Expr convert(Expr value, Type wanted, CharSequence who) {
        Expr converted = Conversions.convert(value, wanted, scope.slots());
        if (converted != null) return converted;
        // what should be of a type that nobody knows has been told of where that type is said
        if (wanted.base() == Type.Base.NOTHING) return new Expr.None(wanted, value.span());
        Diagnostic found = Mismatch.of(value.span(), value.type(), wanted, who);
        boolean zone = value instanceof Expr.SiteSet set && game.names().has(Sort.ZONE, set.name());
        report(
                zone && wanted.equals(Type.SITE)
                        ? found.fix(Message.of("say whose it is: {0} of …", TypeWords.sample(value.span())))
                        : found);
        return new Expr.None(wanted, value.span());
    }

    /** Remarks if it does not matter at a site what lies on what. */
    void wantOrder(Expr site) {
        if (site instanceof Expr.ZoneSite zone && !game.things().isStack(zone.zone()))
            report(DiagnosticCode.NO_ORDER.at(site.span(), zone.zone()));
    }

    /** @return the expression as a set or list of anything */
    Expr wantMany(ExprNode node, CharSequence who) {
        return asMany(infer(node), who);
    }

    /** One thing is the set of just it; a kind is its pieces. Numbers and truth values are not gone through so. */
    Expr asMany(Expr value, CharSequence who) {
        Type type = value.type();
        if (Conversions.isBroken(value) || type.shape() != Type.Shape.ONE) return value;
        if (type.equals(Type.KIND)) return Conversions.operation(Operator.PIECES_OF_KIND, Type.PIECE.set(), value);
        if (type.base() == Type.Base.NUMBER || type.base() == Type.Base.TRUTH || type.base() == Type.Base.NOTHING) {
            Diagnostic found = Mismatch.of(value.span(), type, "a set or list", who);
            found = found.why("this goes through many things, one after the other");
            report(
                    type.equals(Type.NUMBER)
                            ? found.fix(Message.of(
                                    "for the numbers up to it write: 1 .. {0}", TypeWords.sample(value.span())))
                            : found);
            return Conversions.broken(value.span());
        }
        return Conversions.operation(Operator.SINGLETON, type.set(), value);
    }

    /** Runs the check with one more local, which holds an element of the source. */
    <T> T withElement(Name name, Expr source, IntFunction<T> body) {
        return inner(() -> {
            Type element = Conversions.isBroken(source)
                    ? Conversions.BROKEN
                    : source.type().element();
            game.uses().addLocal(name.text(), element, name.span());
            return body.apply(
                    scope.add(name.text(), element, false, name.span()).slot());
        });
    }

    /** Runs the check with chance forbidden. */
    <T> T withoutChance(Supplier<T> body) {
        boolean saved = chanceAllowed;
        chanceAllowed = false;
        try {
            return body.get();
        } finally {
            chanceAllowed = saved;
        }
    }

    /** Runs the check in a scope of its own, whose locals are forgotten afterwards. */
    <T> T inner(Supplier<T> body) {
        Scope outer = scope;
        scope = outer.inner();
        try {
            return body.get();
        } finally {
            scope = outer;
        }
    }

    @Override
    public Expr number(ExprNode.NumberLiteral node) {
        return new Expr.Constant(node.value(), Type.NUMBER, node.span());
    }

    @Override
    public Expr truth(ExprNode.TruthLiteral node) {
        return new Expr.Constant(node.value() ? 1 : 0, Type.TRUTH, node.span());
    }

    @Override
    public Expr none(ExprNode.NoneLiteral node) {
        return new Expr.None(Type.NOTHING, node.span());
    }

    @Override
    public Expr name(ExprNode.NameUse node) {
        return names.of(node.name(), hint);
    }

    @Override
    public Expr call(ExprNode.Call node) {
        return applications.apply(node.name(), node.arguments(), node.span());
    }

    @Override
    public Expr of(ExprNode.Of node) {
        return applications.apply(node.name(), List.of(node.subject()), node.span());
    }

    @Override
    public Expr itemOf(ExprNode.ItemOf node) {
        Expr index = want(node.index(), Type.NUMBER, "'item'");
        Expr list = asMany(infer(node.list(), hint == null ? null : hint.list()), "'item'");
        if (Conversions.isBroken(list)) return list;
        if (list.type().isSet())
            list = Conversions.operation(Operator.TO_LIST, list.type().element().list(), list);
        return new Expr.Operation(
                Operator.ITEM, List.of(index, list), list.type().element(), node.span());
    }

    @Override
    public Expr unary(ExprNode.Unary node) {
        return operations.unary(node, hint);
    }

    @Override
    public Expr binary(ExprNode.Binary node) {
        return operations.binary(node, hint);
    }

    @Override
    public Expr conditional(ExprNode.Conditional node) {
        Type wanted = hint;
        Expr condition = want(node.condition(), Type.TRUTH, "'if'");
        Expr then = infer(node.then(), wanted);
        Expr otherwise = infer(node.otherwise(), wanted != null ? wanted : then.type());
        Type type = Conversions.common(then.type(), otherwise.type());
        if (type == null && wanted != null) type = wanted;
        if (type == null) {
            report(DiagnosticCode.NOT_TOGETHER
                    .at(
                            node.span(),
                            "'otherwise'",
                            Message.of("stand between {0}", TypeWords.both(then.type(), otherwise.type())))
                    .why("both sides of 'otherwise' must be of one type, because either may be the answer"));
            return Conversions.broken(node.span());
        }
        return new Expr.Conditional(
                condition, convert(then, type, "'if'"), convert(otherwise, type, "'otherwise'"), type, node.span());
    }

    @Override
    public Expr list(ExprNode.ListLiteral node) {
        Type wanted = hint == null || hint.shape() == Type.Shape.ONE ? null : hint.element();
        List<Expr> items = new ArrayList<>();
        Type element = null;
        for (ExprNode item : node.items()) {
            Expr value = infer(item, wanted != null ? wanted : element);
            if (value.type().shape() != Type.Shape.ONE) {
                report(Mismatch.of(item.span(), value.type(), "single values", "a list")
                        .why("a list is single values, one after the other")
                        .fix("to put sets together, write: a + b"));
                value = Conversions.broken(item.span());
            }
            Type common = element == null ? value.type() : Conversions.common(element, value.type());
            if (common == null) {
                report(DiagnosticCode.NOT_TOGETHER
                        .at(
                                item.span(),
                                Message.of("a list"),
                                Message.of("hold both {0}", TypeWords.both(element, value.type())))
                        .why("all things in a list are of one type"));
                return Conversions.broken(node.span());
            }
            element = common;
            items.add(value);
        }
        if (element == null) return new Expr.None(Type.NOTHING.list(), node.span());
        if (element == Conversions.BROKEN) return Conversions.broken(node.span());
        Type type = Conversions.isNothing(element) && wanted != null ? wanted : element;
        return new Expr.ListOf(
                items.stream().map(item -> convert(item, type, "a list")).toList(), type.list(), node.span());
    }

    @Override
    public Expr those(ExprNode.Those node) {
        Expr source = wantMany(node.source(), "'those'");
        return withElement(node.name(), source, slot -> {
            Expr where = node.where() == null ? null : want(node.where(), Type.TRUTH, "'where'");
            return new Expr.Each(Over.THOSE, slot, node.name().text(), source, where, null, source.type(), node.span());
        });
    }

    @Override
    public Expr thoseWith(ExprNode.ThoseWith node) {
        Expr source = wantMany(node.source(), "'those'");
        return withElement(node.name(), source, slot -> {
            Expr value = want(node.value(), Type.NUMBER, node.most() ? "'with most'" : "'with least'");
            return new Expr.Each(
                    node.most() ? Over.THOSE_MOST : Over.THOSE_LEAST,
                    slot,
                    node.name().text(),
                    source,
                    null,
                    value,
                    source.type(),
                    node.span());
        });
    }

    @Override
    public Expr quantified(ExprNode.Quantified node) {
        Expr source = wantMany(node.source(), node.every() ? "'every'" : "'some'");
        return withElement(node.name(), source, slot -> {
            Expr where = want(node.where(), Type.TRUTH, "'where'");
            return new Expr.Each(
                    node.every() ? Over.EVERY : Over.SOME,
                    slot,
                    node.name().text(),
                    source,
                    where,
                    null,
                    Type.TRUTH,
                    node.span());
        });
    }

    @Override
    public Expr gather(ExprNode.Gather node) {
        Type wanted = hint;
        String word = "'" + node.how().name().toLowerCase(Locale.ROOT) + "'";
        Expr source = wantMany(node.source(), word);
        return withElement(node.name(), source, slot -> {
            Expr where = node.where() == null ? null : want(node.where(), Type.TRUTH, "'where'");
            String name = node.name().text();
            return switch (node.how()) {
                case ALL -> gatherAll(node, slot, source, where, wanted);
                case SUM ->
                    new Expr.Each(
                            Over.SUM,
                            slot,
                            name,
                            source,
                            where,
                            want(node.value(), Type.NUMBER, word),
                            Type.NUMBER,
                            node.span());
                case MOST ->
                    new Expr.Each(
                            Over.MOST,
                            slot,
                            name,
                            source,
                            where,
                            want(node.value(), Type.NUMBER, word),
                            Type.NUMBER,
                            node.span());
                case LEAST ->
                    new Expr.Each(
                            Over.LEAST,
                            slot,
                            name,
                            source,
                            where,
                            want(node.value(), Type.NUMBER, word),
                            Type.NUMBER,
                            node.span());
            };
        });
    }

    private Expr gatherAll(ExprNode.Gather node, int slot, Expr source, Expr where, Type wanted) {
        Expr value = infer(node.value(), wanted == null ? null : wanted.element());
        if (Conversions.isBroken(value)) return value;
        if (value.type().base() == Type.Base.TRUTH || Conversions.isNothing(value.type())) {
            report(Mismatch.of(value.span(), value.type(), "things", "'all'")
                    .why("'all e for x in S' is the set of what e is for each x"));
            return Conversions.broken(node.span());
        }
        if (value.type().isList())
            value = Conversions.operation(
                    Operator.TO_SET, value.type().element().set(), value);
        return new Expr.Each(
                Over.ALL, slot, node.name().text(), source, where, value, Conversions.asSet(value.type()), node.span());
    }

    @Override
    public Expr supposingMove(ExprNode.SupposingMove node) {
        Type wanted = hint;
        Expr what = infer(node.what());
        if (!what.type().equals(Type.SITE)) what = convert(what, Type.PIECE, "'supposing'");
        Expr to = want(node.to(), Type.SITE, "'moves to'");
        Expr body = infer(node.body(), wanted);
        return new Expr.SupposingMove(what, to, body, body.type(), node.span());
    }

    @Override
    public Expr supposingShift(ExprNode.SupposingShift node) {
        Type wanted = hint;
        Expr line = want(node.line(), Type.LINE, "'supposing'");
        Expr by = want(node.by(), Type.NUMBER, "'shifts by'");
        Expr body = infer(node.body(), wanted);
        return new Expr.SupposingShift(line, by, body, body.type(), node.span());
    }

    /** What is drawn while something is only supposed would not be what is drawn in earnest. */
    @Override
    public Expr supposingRule(ExprNode.SupposingRule node) {
        Type wanted = hint;
        Rule rule = applications.rule(node.rule());
        if (rule == null) {
            node.arguments().forEach(this::infer);
            infer(node.body(), wanted);
            return Conversions.broken(node.span());
        }
        List<Expr> arguments =
                applications.handed(node.arguments(), rule.name(), rule.parameters(), node.span(), rule.span());
        Expr body = withoutChance(() -> infer(node.body(), wanted));
        if (arguments == null) return Conversions.broken(node.span());
        game.supposed().add(rule, node.rule().span());
        return new Expr.SupposingRule(rule, arguments, body, body.type(), node.span());
    }

    @Override
    public Expr broken(ExprNode.Broken node) {
        return Conversions.broken(node.span());
    }

    /** @return the message for a name that means nothing here */
    Diagnostic unknown(Name name, Span span) {
        return names.unknown(name, span, null);
    }
}
