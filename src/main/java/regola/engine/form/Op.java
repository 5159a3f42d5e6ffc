package regola.engine.form;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import regola.engine.node.Act;
import regola.engine.run.Node;
import regola.language.source.Span;

/**
 * An Op is an operation of the lowered form: what it does, what it yields, what it is computed from. It is made once
 * for a ruleset, and from it both what the interpreter runs ({@link #node}) and byte code. Immutable.
 */
public final class Op {
    private final Kind kind;
    private final Rep rep;
    private final List<Op> operands;
    private final List<Object> fixed;
    private final Span span;
    private final Node node;
    private final Act act;

    private Op(Kind kind, Rep rep, Span span, List<Object> fixed, Op... operands) {
        this.kind = kind;
        this.rep = rep;
        this.span = span;
        this.fixed = fixed;
        this.operands = List.of(operands);
        node = rep == Rep.NOTHING ? null : NodeMaking.node(this);
        act = rep == Rep.NOTHING ? NodeMaking.act(this) : null;
    }

    public static Op of(Kind kind, Op... operands) {
        return of(kind, null, List.of(), operands);
    }

    /** @param span where in the rule file a failure is told */
    public static Op of(Kind kind, Span span, Op... operands) {
        return of(kind, span, List.of(), operands);
    }

    /** @param fixed what the operation needs beside its operands, as its kind says */
    public static Op of(Kind kind, Span span, List<Object> fixed, Op... operands) {
        return new Op(kind, kind.rep(), span, fixed, operands);
    }

    /** The same for kinds that yield now this, now that. */
    public static Op yielding(Rep rep, Kind kind, Span span, List<Object> fixed, Op... operands) {
        return new Op(kind, rep, span, fixed, operands);
    }

    public static Op constant(long value) {
        return of(Kind.CONSTANT, null, List.of(value));
    }

    public static Op constant(long[] value) {
        return of(Kind.CONSTANT_ARRAY, null, List.of(value));
    }

    /** @param operands what reads the slots that the node reads */
    public static Op of(Node node, Rep rep, Op... operands) {
        return new Op(Kind.NODE, rep, null, List.of(node), operands);
    }

    public Kind kind() {
        return kind;
    }

    public Rep rep() {
        return rep;
    }

    public boolean isArray() {
        return rep == Rep.ARRAY;
    }

    public List<Op> operands() {
        return operands;
    }

    public Op operand(int index) {
        return operands.get(index);
    }

    /** @return where in the rule file; null if a failure cannot come from here */
    public Span span() {
        return span;
    }

    /** @return one of the things that it needs beside its operands, as its kind says */
    public Object fixed(int index) {
        return fixed.get(index);
    }

    /** @return the same if it is a number */
    public int number(int index) {
        return ((Number) fixed.get(index)).intValue();
    }

    public List<Object> fixed() {
        return fixed;
    }

    public boolean isConstant() {
        return kind == Kind.CONSTANT;
    }

    /** @return the value of a constant of one word */
    public long value() {
        return (Long) fixed.get(0);
    }

    /** @return whether this is a thing that is known never to be none, so that nobody need ask */
    public boolean isNeverNone() {
        return switch (kind) {
            case CONSTANT -> value() >= 0;
            case MOVER -> (Boolean) fixed(0);
            case TABLE_AT -> Arrays.stream((long[]) fixed(0)).allMatch(value -> value >= 0);
            default -> false;
        };
    }

    /** @return what the interpreter computes; null for statements */
    public Node node() {
        return node;
    }

    /** @return the statement that the interpreter runs; null for values */
    public Act act() {
        return act;
    }

    /** @return whether this, or anything that it is computed from, is so */
    public boolean has(Kind.Trait trait) {
        return kind.has(trait) || operands.stream().anyMatch(operand -> operand.has(trait));
    }

    /** Gives all operations, this one first. */
    public void each(Consumer<Op> hears) {
        hears.accept(this);
        for (Op operand : operands) operand.each(hears);
    }
}
