package regola.language.type;

import java.util.List;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Operator;
import regola.language.model.Property;
import regola.language.model.Type;
import regola.language.model.Type.Base;
import regola.language.resolve.Declared;
import regola.language.resolve.Sort;
import regola.language.source.Message;
import regola.language.tree.ExprNode;
import regola.language.tree.ExprNode.BinaryWord;

/** Comparisons are {@code is} and {@code in}, which work on things of any type. */
final class Comparisons {
    private final ExprChecker exprs;
    private final CheckContext game;

    Comparisons(ExprChecker exprs, CheckContext game) {
        this.exprs = exprs;
        this.game = game;
    }

    /** {@code a is b}, and {@code s is free}, which asks a function. */
    Expr is(ExprNode.Binary node) {
        Property property = askedProperty(node.right());
        if (property != null) {
            Expr subject = exprs.want(node.left(), Type.one(property.of()), "'is " + property.name() + "'");
            return asWritten(node, new Expr.PropertyValue(property, subject, Type.TRUTH, node.span()));
        }
        Function asked = askedFunction(node.right());
        if (asked != null) {
            Expr subject = exprs.want(node.left(), asked.parameters().get(0).type(), "'is " + asked.name() + "'");
            return asWritten(node, new Expr.Call(asked, List.of(subject), Type.TRUTH, node.span()));
        }
        boolean rightFirst = node.left() instanceof ExprNode.NameUse use && isItem(use);
        Expr known = rightFirst ? exprs.infer(node.right()) : null;
        Expr left = exprs.infer(node.left(), rightFirst ? known.type() : null);
        Expr right = rightFirst ? known : exprs.infer(node.right(), left.type());
        Type type = Conversions.common(left.type(), right.type());
        boolean nothing = Conversions.isNothing(left.type()) || Conversions.isNothing(right.type());
        boolean sameShape = left.type().shape() == right.type().shape()
                || nothing
                || left.type().shape() != Type.Shape.ONE && right.type().shape() != Type.Shape.ONE;
        if (type == null || !sameShape) {
            exprs.report(cannotCompare(node, left, right));
            return new Expr.Constant(0, Type.TRUTH, node.span());
        }
        Expr equal = Operations.operation(
                Operator.EQUAL,
                Type.TRUTH,
                node.span(),
                exprs.convert(left, type, "'is'"),
                exprs.convert(right, type, "'is'"));
        return asWritten(node, equal);
    }

    private Expr asWritten(ExprNode.Binary node, Expr positive) {
        boolean negated = node.word() == BinaryWord.IS_NOT || node.word() == BinaryWord.NOT_IN;
        return negated ? Operations.operation(Operator.NOT, Type.TRUTH, node.span(), positive) : positive;
    }

    /** Things of a choice are known by what they are compared with. */
    private boolean isItem(ExprNode.NameUse use) {
        if (exprs.scope().find(use.name().text()) != null) return false;
        Declared declared = game.names().value(use.name().text());
        return declared != null && !game.names().items(declared.name()).isEmpty();
    }

    /** @return what is kept as yes or no and stands behind is, or null */
    private Property askedProperty(ExprNode right) {
        if (!(right instanceof ExprNode.NameUse use)
                || exprs.scope().find(use.name().text()) != null) return null;
        String name = use.name().text();
        if (game.names().value(name) != null || !game.names().has(Sort.PROPERTY, name)) return null;
        Property property = game.things().property(name, right.span());
        game.uses().add(use.name().span(), game.names().get(Sort.PROPERTY, name));
        return property != null && property.type().equals(Type.TRUTH) ? property : null;
    }

    /** @return the function of one parameter with a yes or no answer that stands behind is, or null */
    private Function askedFunction(ExprNode right) {
        if (!(right instanceof ExprNode.NameUse use)
                || exprs.scope().find(use.name().text()) != null) return null;
        Declared declared = game.names().value(use.name().text());
        if (declared == null || declared.sort() != Sort.FUNCTION) return null;
        Function function = game.things().function(declared.name(), right.span());
        game.uses().add(use.name().span(), declared);
        return function != null
                        && function.parameters().size() == 1
                        && function.result().equals(Type.TRUTH)
                ? function
                : null;
    }

    private Diagnostic cannotCompare(ExprNode.Binary node, Expr left, Expr right) {
        Type a = left.type();
        Type b = right.type();
        Diagnostic found = DiagnosticCode.NOT_TOGETHER
                .at(
                        node.wordSpan(),
                        Message.of("'{0}'", node.word().written()),
                        Message.of("compare {0}", TypeWords.both(a, b)))
                .why("only things of the same type can be the same");
        String x = TypeWords.sample(node.left().span());
        String is = " " + node.word().written() + " "
                + TypeWords.sample(node.right().span());
        if (a.shape() == Type.Shape.ONE && b.shape() != Type.Shape.ONE) {
            String in = node.word() == BinaryWord.IS_NOT ? " not in " : " in ";
            return found.fix(Message.of(
                    "write: {0}{1}{2}", x, in, TypeWords.sample(node.right().span())));
        }
        if (a.equals(Type.PIECE) && b.equals(Type.KIND)) return found.fix(Message.of("write: kind of {0}{1}", x, is));
        if (a.equals(Type.PIECE) && b.equals(Type.PLAYER))
            return found.fix(Message.of("write: owner of {0}{1}", x, is));
        if (a.equals(Type.PIECE) && b.equals(Type.SITE)) return found.fix(Message.of("write: site of {0}{1}", x, is));
        if (a.shape() != Type.Shape.ONE && b.equals(Type.NUMBER))
            return found.fix(Message.of("write: number of {0}{1}", x, is));
        return found;
    }

    /** An element in a set or list; a set in a set. */
    Expr in(ExprNode.Binary node) {
        boolean rightFirst = node.left() instanceof ExprNode.NameUse use && isItem(use);
        Expr known = rightFirst ? exprs.infer(node.right()) : null;
        Expr left = exprs.infer(node.left(), rightFirst ? known.type().element() : null);
        Expr right = rightFirst
                ? known
                : exprs.infer(node.right(), left.type().element().set());
        if (Conversions.isBroken(left) || Conversions.isBroken(right))
            return new Expr.Constant(0, Type.TRUTH, node.span());
        Type a = left.type();
        Type b = right.type();
        if (b.equals(Type.KIND) && a.base() == Base.PIECE) {
            right = exprs.convert(right, Type.PIECE.set(), "'in'");
            b = right.type();
        }
        if (b.shape() == Type.Shape.ONE || Conversions.isNothing(a)) return notASet(node, left, right);
        if (Conversions.isNothing(b)) {
            b = a.element().set();
            right = new Expr.None(b, right.span());
        }
        if (a.shape() == Type.Shape.ONE) {
            if (!a.equals(b.element())) return notAnElement(node, left, right);
            return asWritten(node, Operations.operation(Operator.IN, Type.TRUTH, node.span(), left, right));
        }
        Type type = Conversions.common(a.set(), b.set());
        if (type == null) return notAnElement(node, left, right);
        Expr subset = Operations.operation(
                Operator.SUBSET,
                Type.TRUTH,
                node.span(),
                exprs.convert(left, type, "'in'"),
                exprs.convert(right, type, "'in'"));
        return asWritten(node, subset);
    }

    private Expr notASet(ExprNode.Binary node, Expr left, Expr right) {
        String x = TypeWords.sample(left.span());
        String y = TypeWords.sample(right.span());
        Diagnostic found = Mismatch.of(right.span(), right.type(), "a set or list", "'in'")
                .why("'in' looks whether something is one of several");
        boolean pieceInSite = left.type().base() == Base.PIECE && right.type().equals(Type.SITE);
        boolean same = left.type().equals(right.type());
        if (pieceInSite) found = found.fix(Message.of("write: site of {0} is {1}", x, y));
        else if (same) found = found.fix(Message.of("write: {0} is {1}", x, y));
        exprs.report(found);
        return new Expr.Constant(0, Type.TRUTH, node.span());
    }

    private Expr notAnElement(ExprNode.Binary node, Expr left, Expr right) {
        Message verb = Message.of("look for {0} in {1}", TypeWords.of(left.type()), TypeWords.of(right.type()));
        Diagnostic found = DiagnosticCode.NOT_TOGETHER
                .at(node.wordSpan(), Message.of("'{0}'", node.word().written()), verb)
                .why("a set holds things of one type");
        String x = TypeWords.sample(left.span());
        String y = TypeWords.sample(right.span());
        String ask = left.type().base() != Base.PIECE
                ? null
                : switch (right.type().base()) {
                    case SITE -> "site of ";
                    case KIND -> "kind of ";
                    case PLAYER -> "owner of ";
                    default -> null;
                };
        if (ask != null)
            found = found.fix(
                    Message.of("write: {0}{1} {2} {3}", ask, x, node.word().written(), y));
        exprs.report(found);
        return new Expr.Constant(0, Type.TRUTH, node.span());
    }
}
