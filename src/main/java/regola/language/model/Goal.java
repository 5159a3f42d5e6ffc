package regola.language.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A Goal is what is good for a player to have: how much of it there is, and what a hint says of it.
 *
 * @param amount a number of a player, slot 0; its reason names it
 * @param yours what is said of whoever comes to more of it, with {@link #NUMBERS} as blanks; an aside with {@link #OR}
 *     in it has a form for each number, another is said only where there are some either way; {@link Text#NONE} if
 *     nothing of its own
 * @param theirs what is said of somebody else who is left with less, with {@link #WHO} as a blank too;
 *     {@link Text#NONE} if nothing of its own
 * @param named the functions that other blanks of both name: of the player they answer the things that are said there
 */
public record Goal(Function amount, Text yours, Text theirs, Map<String, Function> named) {
    /** Stands between the forms for none, one and several; for one and several where there are two. */
    public static final String OR = "|";
    /** How many there are. */
    public static final String COUNT = "count";
    /** How many there would be otherwise. */
    public static final String INSTEAD = "instead";
    /** How many more there are than otherwise, or fewer. */
    public static final String MORE = "more";
    /** What stands for a number in {@link #yours} and {@link #theirs}. */
    public static final Set<String> NUMBERS = Set.of(COUNT, INSTEAD, MORE);
    /** It is a comparison: behind it is said with what it is compared, where that is not understood. */
    public static final String THAN = "than";
    /** The player of whom it is said. */
    public static final String WHO = "who";

    /** @return whether one of its sentences says a number */
    public boolean counts() {
        return Stream.of(yours, theirs)
                .flatMap(text -> text.byLanguage().values().stream())
                .flatMap(sentence -> sentence.parts().stream())
                .anyMatch(part -> part instanceof Text.Blank blank && NUMBERS.contains(blank.name()));
    }

    /**
     * How much one of it counts, if it is written as so many times a number: below zero where it is bad to have.
     *
     * @return 0 if it is not written so
     */
    public long unit() {
        return amount.body().size() == 1 && amount.body().get(0) instanceof Statement.Answer answer
                ? unit(answer.value())
                : 0;
    }

    private static long unit(Expr expr) {
        if (expr instanceof Expr.Conditional either) {
            if (isNought(either.then())) return unit(either.otherwise());
            long unit = unit(either.then());
            return isNought(either.otherwise()) || unit(either.otherwise()) == unit ? unit : 0;
        }
        if (!(expr instanceof Expr.Operation operation)) return 1;
        return switch (operation.operator()) {
            case NEGATE -> -one(operation.operands().get(0));
            case MULTIPLY ->
                product(operation.operands().get(0), operation.operands().get(1));
            case ADD, SUBTRACT, DIVIDE, MODULO -> 0; // it may be a sum of different things
            default -> 1;
        };
    }

    private static long product(Expr one, Expr other) {
        if (constant(one) != null) return constant(one) * one(other);
        return constant(other) == null ? 0 : constant(other) * one(one);
    }

    /** What is counted may itself be worked out from several things. */
    private static long one(Expr counted) {
        long unit = unit(counted);
        return unit == 0 ? 1 : unit;
    }

    /**
     * @return what is counted, with the player in slot 0, if it is written as so many times the number of some things
     */
    public Optional<Expr> counted() {
        return amount.body().size() == 1 && amount.body().get(0) instanceof Statement.Answer answer
                ? counted(answer.value())
                : Optional.empty();
    }

    private static Optional<Expr> counted(Expr expr) {
        if (expr instanceof Expr.Conditional either)
            return isNought(either.otherwise())
                    ? counted(either.then())
                    : isNought(either.then()) ? counted(either.otherwise()) : Optional.empty();
        if (!(expr instanceof Expr.Operation operation)) return Optional.empty();
        List<Expr> operands = operation.operands();
        return switch (operation.operator()) {
            case COUNT -> Optional.of(operands.get(0));
            case NEGATE -> counted(operands.get(0));
            case MULTIPLY ->
                constant(operands.get(0)) != null
                        ? counted(operands.get(1))
                        : constant(operands.get(1)) != null ? counted(operands.get(0)) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Long constant(Expr expr) {
        if (expr instanceof Expr.Constant constant) return constant.value();
        return expr instanceof Expr.Operation operation
                        && operation.operator() == Operator.NEGATE
                        && constant(operation.operands().get(0)) != null
                ? Long.valueOf(-constant(operation.operands().get(0)))
                : null;
    }

    private static boolean isNought(Expr expr) {
        Long constant = constant(expr);
        return constant != null && constant == 0;
    }
}
