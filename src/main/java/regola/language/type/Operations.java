package regola.language.type;

import java.util.List;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;
import regola.language.model.Type.Base;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.ExprNode;
import regola.language.tree.ExprNode.BinaryWord;

/** Operations are signs and words before and between values: {@code a + b}, {@code some S}, {@code P on S}. */
final class Operations {
    private final ExprChecker exprs;
    private final Comparisons comparisons;

    Operations(ExprChecker exprs, CheckContext game) {
        this.exprs = exprs;
        this.comparisons = new Comparisons(exprs, game);
    }

    Expr unary(ExprNode.Unary node, Type wanted) {
        return switch (node.word()) {
            case NOT ->
                operation(Operator.NOT, Type.TRUTH, node.span(), exprs.want(node.operand(), Type.TRUTH, "'not'"));
            case MINUS -> minus(node);
            case SOME -> some(node, "'some'");
            case NO -> operation(Operator.NOT, Type.TRUTH, node.span(), some(node, "'no'"));
            case ONE -> one(node, wanted);
            case RANDOM -> random(node);
            case NUMBER -> count(node);
        };
    }

    private Expr minus(ExprNode.Unary node) {
        Expr value = exprs.want(node.operand(), Type.NUMBER, "'-'");
        if (value instanceof Expr.Constant constant)
            return new Expr.Constant(-constant.value(), Type.NUMBER, node.span());
        return operation(Operator.NEGATE, Type.NUMBER, node.span(), value);
    }

    /** Of a set: not empty; of one thing: not none. */
    private Expr some(ExprNode.Unary node, CharSequence word) {
        Expr value = exprs.infer(node.operand());
        Type type = value.type();
        if (Conversions.isBroken(value)) return new Expr.Constant(1, Type.TRUTH, node.span());
        if (type.shape() != Type.Shape.ONE) return operation(Operator.SOME, Type.TRUTH, node.span(), value);
        if (type.base() == Base.NUMBER || type.base() == Base.TRUTH || type.base() == Base.NOTHING) {
            String text = TypeWords.sample(value.span());
            Diagnostic found = Mismatch.of(value.span(), type, "a set, or something that can be none", word)
                    .why("it asks whether there is anything");
            exprs.report(type.equals(Type.NUMBER) ? found.fix(Message.of("compare it: {0} > 0", text)) : found);
            return new Expr.Constant(1, Type.TRUTH, node.span());
        }
        Expr absent = operation(Operator.EQUAL, Type.TRUTH, node.span(), value, new Expr.None(type, value.span()));
        return operation(Operator.NOT, Type.TRUTH, node.span(), absent);
    }

    private Expr one(ExprNode.Unary node, Type wanted) {
        Expr value = exprs.infer(node.operand(), wanted == null ? null : Conversions.asSet(wanted));
        if (Conversions.isBroken(value)) return value;
        boolean single = value.type().shape() == Type.Shape.ONE && !value.type().equals(Type.KIND);
        if (single && canBeAbsent(value.type())) return value;
        Expr many = exprs.asMany(value, "'one'");
        return Conversions.isBroken(many) ? many : one(many, node.span());
    }

    /** @return the lowest or first of a set or list */
    static Expr one(Expr many, Span span) {
        Operator operator = many.type().base() == Base.NUMBER ? Operator.ONE_NUMBER : Operator.ONE;
        return operation(operator, many.type().element(), span, many);
    }

    private static boolean canBeAbsent(Type type) {
        return type.base() != Base.NUMBER && type.base() != Base.TRUTH && type.base() != Base.NOTHING;
    }

    private Expr random(ExprNode.Unary node) {
        if (!exprs.chanceAllowed()) {
            exprs.report(DiagnosticCode.NOT_ALLOWED_HERE
                    .at(node.wordSpan(), "random of")
                    .why(
                            "what only computes must give the same answer whenever it is asked; chance is asked in the steps of rules")
                    .fix("draw in a rule, with: let drawn = random of …"));
        }
        Expr many = exprs.wantMany(node.operand(), "'random of'");
        return Conversions.isBroken(many)
                ? many
                : operation(Operator.RANDOM, many.type().element(), node.span(), many);
    }

    private Expr count(ExprNode.Unary node) {
        Expr many = exprs.wantMany(node.operand(), "'number of'");
        return operation(Operator.COUNT, Type.NUMBER, node.span(), many);
    }

    Expr binary(ExprNode.Binary node, Type wanted) {
        return switch (node.word()) {
            case OR -> truths(Operator.OR, node);
            case AND -> truths(Operator.AND, node);
            case LESS, AT_MOST, MORE, AT_LEAST -> order(node);
            case IS, IS_NOT -> comparisons.is(node);
            case IN, NOT_IN -> comparisons.in(node);
            case ON -> on(node);
            case RANGE -> numbers(Operator.RANGE, Type.NUMBER.list(), node);
            case TIMES -> numbers(Operator.MULTIPLY, Type.NUMBER, node);
            case DIVIDED -> numbers(Operator.DIVIDE, Type.NUMBER, node);
            case MOD -> numbers(Operator.MODULO, Type.NUMBER, node);
            case PLUS, MINUS, COMMON -> joined(node, wanted);
        };
    }

    private Expr truths(Operator operator, ExprNode.Binary node) {
        String who = "'" + node.word().written() + "'";
        Expr first = exprs.infer(node.left(), Type.TRUTH);
        Expr left = exprs.convert(first, Type.TRUTH, who);
        Expr right = exprs.infer(node.right(), Type.TRUTH);
        if (operator == Operator.OR && isOneMore(node.left(), right)) {
            if (!Conversions.isNothing(first.type())) {
                exprs.report(DiagnosticCode.NOT_TOGETHER
                        .at(right.span(), "'or'", Message.of("join a condition and {0}", TypeWords.quote(right.span())))
                        .why("on each side of 'or' stands a whole condition")
                        .fix("write both: x is a or x is b – or, of places and pieces: x in a + b"));
            }
            return Conversions.broken(node.span());
        }
        return operation(operator, Type.TRUTH, node.span(), left, exprs.convert(right, Type.TRUTH, who));
    }

    /** {@code x is a or b}: one thing more that it could be, not a condition more. */
    private static boolean isOneMore(ExprNode left, Expr right) {
        boolean compared = left instanceof ExprNode.Binary binary
                && (binary.word() == ExprNode.BinaryWord.IS || binary.word() == ExprNode.BinaryWord.OR);
        return compared
                && !Conversions.isNothing(right.type())
                && !right.type().equals(Type.TRUTH)
                && right.type().shape() == Type.Shape.ONE;
    }

    private Expr numbers(Operator operator, Type type, ExprNode.Binary node) {
        String who = "'" + node.word().written() + "'";
        Expr left = exprs.want(node.left(), Type.NUMBER, who);
        Expr right = exprs.want(node.right(), Type.NUMBER, who);
        return operator == Operator.MULTIPLY
                ? counted(operator, node, left, right)
                : operation(operator, type, node.span(), left, right);
    }

    /** What is put together of numbers in the file is computed at once, so that too large a number is found at once. */
    private Expr counted(Operator operator, ExprNode.Binary node, Expr left, Expr right) {
        if (!(left instanceof Expr.Constant a && right instanceof Expr.Constant b))
            return operation(operator, Type.NUMBER, node.span(), left, right);
        try {
            long value = switch (operator) {
                case ADD -> Math.addExact(a.value(), b.value());
                case SUBTRACT -> Math.subtractExact(a.value(), b.value());
                default -> Math.multiplyExact(a.value(), b.value());
            };
            return new Expr.Constant(value, Type.NUMBER, node.span());
        } catch (ArithmeticException e) {
            exprs.report(DiagnosticCode.OVERFLOW.at(node.span(), Long.MAX_VALUE));
            return Conversions.broken(node.span());
        }
    }

    private Expr order(ExprNode.Binary node) {
        String who = "'" + node.word().written() + "'";
        Expr left = exprs.want(node.left(), Type.NUMBER, who);
        Expr right = exprs.want(node.right(), Type.NUMBER, who);
        return switch (node.word()) {
            case LESS -> operation(Operator.LESS, Type.TRUTH, node.span(), left, right);
            case AT_MOST -> operation(Operator.AT_MOST, Type.TRUTH, node.span(), left, right);
            case MORE -> operation(Operator.LESS, Type.TRUTH, node.span(), right, left);
            default -> operation(Operator.AT_MOST, Type.TRUTH, node.span(), right, left);
        };
    }

    private Expr on(ExprNode.Binary node) {
        Expr pieces = piecesOn(node);
        Expr where = exprs.infer(node.right(), Type.SITE);
        if (where.type().base() == Base.LINE) {
            where = where.type().shape() == Type.Shape.ONE
                    ? operation(Operator.LINE_SITES, Type.SITE.set(), where.span(), where)
                    : Conversions.forEach(
                            where,
                            Operator.LINE_SITES,
                            Type.SITE.set(),
                            exprs.scope().slots());
        }
        if (where.type().shape() == Type.Shape.ONE && where.type().base() != Base.NOTHING) {
            return operation(
                    Operator.ON_SITE, Type.PIECE.set(), node.span(), pieces, exprs.convert(where, Type.SITE, "'on'"));
        }
        return operation(
                Operator.ON_SITES,
                Type.PIECE.set(),
                node.span(),
                pieces,
                exprs.convert(where, Type.SITE.set(), "'on'"));
    }

    /**
     * {@code site of men on s} asks for what stands on sites of men; who writes it wants to know where men on s stand.
     */
    private Expr piecesOn(ExprNode.Binary node) {
        Expr pieces = exprs.infer(node.left(), Type.PIECE.set());
        if (pieces.type().base() == Base.SITE
                && node.left() instanceof ExprNode.Of of
                && of.name().text().equals("site")) {
            exprs.report(Mismatch.of(pieces.span(), pieces.type(), Type.PIECE.set(), "'on'")
                    .why("'on' takes all that stands before it, so 'site of' is asked first")
                    .fix(Message.of(
                            "put what is asked about in parentheses: site of ({0} on {1})",
                            TypeWords.sample(of.subject().span()),
                            TypeWords.sample(node.right().span()))));
            return Conversions.broken(pieces.span());
        }
        return exprs.convert(pieces, Type.PIECE.set(), "'on'");
    }

    /** Numbers, sets or lists put together by + - &. */
    private Expr joined(ExprNode.Binary node, Type wanted) {
        Expr left = exprs.infer(node.left(), wanted);
        Expr right = exprs.infer(node.right(), wanted != null ? wanted : left.type());
        Type a = left.type();
        Type b = right.type();
        if (Conversions.isBroken(left)) return right.type().equals(Type.NUMBER) ? right : left;
        if (Conversions.isBroken(right)) return left;
        if (a.equals(Type.NUMBER) && b.equals(Type.NUMBER)) {
            if (node.word() != BinaryWord.COMMON) {
                return counted(node.word() == BinaryWord.PLUS ? Operator.ADD : Operator.SUBTRACT, node, left, right);
            }
            return cannot(node, a, b, "'&' finds what two sets have in common");
        }
        boolean number = a.equals(Type.NUMBER) || b.equals(Type.NUMBER);
        boolean bothOne = a.shape() == Type.Shape.ONE && b.shape() == Type.Shape.ONE;
        if (a.equals(Type.TRUTH) || b.equals(Type.TRUTH) || number && bothOne) {
            return cannot(node, a, b, "numbers go with numbers, and sets with sets of the same things");
        }
        if (a.isList() && !b.isSet() && node.word() != BinaryWord.COMMON) {
            Expr list = listJoined(node, left, right);
            if (list != null) return list;
        }
        return setsJoined(node, left, right);
    }

    private Expr listJoined(ExprNode.Binary node, Expr left, Expr right) {
        if (node.word() == BinaryWord.PLUS) {
            Expr second = Conversions.convert(right, left.type(), exprs.scope().slots());
            return second == null ? null : operation(Operator.JOINED, left.type(), node.span(), left, second);
        }
        if (!right.type().equals(left.type().element())) return null;
        return operation(Operator.REMOVED, left.type(), node.span(), left, right);
    }

    private Expr setsJoined(ExprNode.Binary node, Expr left, Expr right) {
        Type a = left.type();
        Type b = right.type();
        Type type = Conversions.common(a.set(), b.set());
        if (type == null || Conversions.isNothing(type)) {
            return cannot(node, a, b, "numbers go with numbers, and sets with sets of the same things");
        }
        Operator operator = switch (node.word()) {
            case PLUS -> Operator.UNION;
            case MINUS -> Operator.WITHOUT;
            default -> Operator.COMMON;
        };
        String who = "'" + node.word().written() + "'";
        return operation(operator, type, node.span(), exprs.convert(left, type, who), exprs.convert(right, type, who));
    }

    private Expr cannot(ExprNode.Binary node, Type a, Type b, CharSequence why) {
        Message both = Message.of(
                node.word() == BinaryWord.PLUS ? "put together {0}" : "stand between {0}", TypeWords.both(a, b));
        Diagnostic found = DiagnosticCode.NOT_TOGETHER
                .at(node.wordSpan(), Message.of("'{0}'", node.word().written()), both)
                .why(why);
        exprs.report(
                isInCount(node)
                        ? found.fix(Message.of(
                                "'number of' takes the whole of what follows it; put it in parentheses: (number of …) {0} …",
                                node.word().written()))
                        : found);
        return Conversions.broken(node.span());
    }

    /** Right before what stands left of the sign is said that it be counted. */
    private static boolean isInCount(ExprNode.Binary node) {
        String before = node.span().source().text().substring(0, node.wordSpan().start());
        return before.substring(before.lastIndexOf('\n') + 1).contains("number of ");
    }

    static Expr operation(Operator operator, Type type, Span span, Expr... operands) {
        return new Expr.Operation(operator, List.of(operands), type, span);
    }
}
