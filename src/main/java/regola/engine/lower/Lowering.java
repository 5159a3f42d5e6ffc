package regola.engine.lower;

import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.board.Layout;
import regola.engine.form.FunctionForm;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.form.Rep;
import regola.engine.node.FunctionBody;
import regola.engine.node.PositionRest;
import regola.engine.node.StandingShape;
import regola.engine.run.Execution;
import regola.engine.run.Limits;
import regola.engine.run.Node;
import regola.engine.run.Program;
import regola.engine.run.Unit;
import regola.engine.state.GameState;
import regola.engine.state.Memory;
import regola.engine.value.RuleFailure;
import regola.language.model.ChoiceType;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Type;
import regola.language.source.Span;

/** A Lowering is what the making ready of one game shares: its layout, and the functions that are ready already. */
final class Lowering {
    /** Steps for all that can be computed before the game begins. */
    private static final long FIXED = 250_000;
    /** Parts of expressions that are written out instead of calls of functions, those tried in vain included. */
    private static final long MOST_WRITTEN_OUT = 500_000;

    final Layout layout;
    final Memory memory;
    final PositionRest rest;
    final EffectAnalysis effects = new EffectAnalysis();
    final Nesting nesting = new Nesting();
    private final Map<Function, FunctionBody> bodies = new IdentityHashMap<>();
    /** What functions consist of, in the order in which they were ready. */
    private final Map<FunctionBody, FunctionForm> forms = new LinkedHashMap<>();

    private final Map<Function, Boolean> heavy = new IdentityHashMap<>();
    private final Map<Function, Integer> memos = new IdentityHashMap<>();
    private final boolean remembers;
    private final Execution scratch;
    /** What many nodes share, by what it is made from: arrays by themselves. */
    private final Map<Object, Object> tables = new HashMap<>();

    /** Where pieces stand, by how the rule file says it. */
    private final Map<Expr, StandingShape> standings = new LinkedHashMap<>();

    private long writtenOut;

    /** Where the rules are that are only supposed to be done; null where expressions know of none. */
    private final ProgramLowering rules;

    Lowering(Layout layout, boolean remembers) {
        this(layout, remembers, null);
    }

    /** @param remembers true if answers of functions may be remembered; there is room for those of the game only */
    Lowering(Layout layout, boolean remembers, ProgramLowering rules) {
        this.rules = rules;
        this.layout = layout;
        this.remembers = remembers;
        memory = new Memory(layout);
        rest = PositionRest.of(layout, memory);
        Program empty =
                new Program(layout, memory, Limits.DEFAULT.withSteps(FIXED), false, true, 0, 0, null, List.of());
        scratch = new Execution(empty, new GameState(layout.sites(), layout.roster(), memory, false, 0));
        scratch.reserve(4096);
    }

    /** @return the function, ready to be called when all lowering is done */
    FunctionBody body(Function function) {
        FunctionBody known = bodies.get(function);
        if (known != null) return known;
        Unit unit = new Unit(function.name(), function.slots());
        FunctionBody body = new FunctionBody(unit, function.span());
        bodies.put(function, body);
        try {
            Op act = new ActLowering(new ExprLowering(this, unit)).block(function.body());
            body.complete(act.act());
            forms.put(body, new FunctionForm(body, parameters(function), rep(function.result()), act));
        } catch (StackOverflowError e) {
            throw tooDeep(function.span());
        }
        return body;
    }

    /** Functions that ask each other, too many to be made ready one inside the other. */
    static RuleFailure tooDeep(Span span) {
        return RuleFailure.ofLimit(
                span,
                "too much is computed inside each other",
                "functions ask functions more deeply here than can be made ready",
                "let functions ask each other less deeply");
    }

    /** @return what makes rules ready that expressions suppose to be done */
    ProgramLowering rules() {
        return rules;
    }

    /** @return the value as a constant if it can be computed before the game begins, else the node itself */
    Op folded(Expr expr, Op op) {
        if (op.isConstant() || op.kind() == Kind.CONSTANT_ARRAY || !EffectAnalysis.isFixed(expr)) return op;
        try {
            return op.isArray()
                    ? Op.constant(op.node().list(scratch))
                    : Op.constant(op.node().eval(scratch));
        } catch (RuleFailure failure) {
            return op; // it may never be reached; if it is, it says what is wrong there. Or enough is computed
            // already
        }
    }

    /** @return the first word of each set of a table, made once for all that look things up in it */
    long[] firstWords(long[][] table) {
        return (long[]) tables.computeIfAbsent(
                table, t -> Arrays.stream(table).mapToLong(row -> row[0]).toArray());
    }

    /** @return a table of numbers as one of words, made once */
    long[] longs(int[] table) {
        return (long[]) tables.computeIfAbsent(
                table, t -> Arrays.stream(table).asLongStream().toArray());
    }

    /** @return the sites of each line in order, made once */
    long[][] lineOrders() {
        int[][] orders = layout.sites().lineOrder;
        return (long[][]) tables.computeIfAbsent(
                orders,
                t -> Arrays.stream(orders)
                        .map(order -> Arrays.stream(order).asLongStream().toArray())
                        .toArray(long[][]::new));
    }

    /**
     * @return the items of a choice by kind of piece: their indices in the choice, or their numbers if it is one of
     *     numbers; made once
     */
    long[] attributes(ChoiceType choice, boolean number) {
        return (long[]) tables.computeIfAbsent(List.of(choice.name(), number), t -> {
            int[] items = layout.roster().attribute(choice.name());
            return Arrays.stream(items)
                    .mapToLong(item ->
                            !number ? item : item < 0 ? 0 : choice.numbers().get(item))
                    .toArray();
        });
    }

    /** Takes from what may be written out instead of calls. @return false if that is used up */
    boolean mayWriteOut(int size) {
        writtenOut += size;
        return writtenOut <= MOST_WRITTEN_OUT;
    }

    /** Whether asking a function goes through sets or loops, so that its answers are worth remembering. */
    boolean isHeavy(Function function) {
        if (!remembers) return false;
        Boolean known = heavy.get(function);
        if (known != null) return known;
        heavy.put(function, false); // while looking: a function is not heavy only because it asks itself
        boolean found = isLargeSet(function) || Statements.isAnyHeavy(function.body(), this::isHeavy, this::isTabled);
        heavy.put(function, found);
        return found;
    }

    /**
     * Whether it is looked up for one player in a table, if nothing speaks against it that is seen only when it is
     * made.
     */
    boolean isTabled(Expr expr) {
        return isNarrow(expr.type()) && Tabled.input(expr) != null && !effects.mayFail(expr);
    }

    /** Whether it works out a large set from the match alone: then it is asked again and again. */
    private boolean isLargeSet(Function function) {
        return function.parameters().isEmpty() && function.result().isSet() && !isNarrow(function.result());
    }

    /** @return the places of pieces that an expression means, one and the same for all that say it alike */
    StandingShape standing(Expr said, Node set, long[] pieces, long[] within) {
        for (Map.Entry<Expr, StandingShape> known : standings.entrySet())
            if (Sameness.of(known.getKey(), said)) return known.getValue();
        StandingShape made = new StandingShape(standings.size(), set, pieces, within);
        standings.put(said, made);
        return made;
    }

    /** @return the number of a function among those whose answers are remembered */
    int memo(Function function) {
        return memos.computeIfAbsent(function, f -> memos.size());
    }

    int memos() {
        return memos.size();
    }

    /** @return what the functions consist of that have been asked for */
    List<FunctionForm> functions() {
        return List.copyOf(forms.values());
    }

    private List<Rep> parameters(Function function) {
        return function.parameters().stream().map(p -> rep(p.type())).toList();
    }

    private Rep rep(Type type) {
        return isNarrow(type) ? Rep.WORD : Rep.ARRAY;
    }

    boolean isNarrow(Type type) {
        return layout.isNarrow(type);
    }

    /** @return all things of a narrow type, as bits */
    long all(Type type) {
        int universe = layout.universe(type);
        return universe >= 64 ? -1 : (1L << universe) - 1;
    }

    boolean isNumberSet(Type type) {
        return type.isSet() && type.base() == Type.Base.NUMBER;
    }
}
