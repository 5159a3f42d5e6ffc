package regola.engine.code;

import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import regola.engine.board.Bits;
import regola.engine.board.Sites;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.form.Rep;
import regola.engine.node.BoardNodes;
import regola.engine.node.FunctionBody;
import regola.engine.node.PositionRest;
import regola.engine.node.Sets;
import regola.engine.node.Values;
import regola.engine.node.Weighed;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.state.GameState;
import regola.language.source.Span;

/**
 * A ValueCode is the writing of what computes values within one method. What cannot be written stays a node that the
 * method calls; what the node reads is put into its place before.
 */
final class ValueCode {
    private static final int FEW_KINDS = 5;

    private static final String OF_EXECUTION = "(" + Type.getDescriptor(Execution.class) + ")";

    final MethodCode body;
    final CodeMaking making;
    private final LoopCode loops;
    private final CallCode calls;
    final WideCode wide;
    private int asked;

    ValueCode(CodeMaking making, MethodCode body) {
        this.making = making;
        this.body = body;
        loops = new LoopCode(this);
        calls = new CallCode(this);
        wide = new WideCode(this);
    }

    // ---------------------------------------------------------------- in each form

    /** Writes what puts a value of one word, or a truth as 1 or 0, on the stack. */
    void word(Op op) {
        body.line(op.span());
        if (staysNode(op)) node(op, "eval", "J");
        else if (op.kind().rep() == Rep.TRUTH) truthAsWord(op);
        else value(op);
    }

    /** Writes what puts an array on the stack. */
    void array(Op op) {
        body.line(op.span());
        if (staysNode(op)) node(op, "list", "[J");
        else value(op);
    }

    void push(Op op) {
        if (op.isArray()) array(op);
        else word(op);
    }

    /** Writes what goes on at the label if the truth is the one wanted, else behind. */
    void jumpIf(Op op, boolean wanted, Label to) {
        body.line(op.span());
        if (staysNode(op)) {
            node(op, "test", "Z");
            body.jump(wanted ? Opcodes.IFNE : Opcodes.IFEQ, to);
        } else truth(op, wanted, to);
    }

    private boolean staysNode(Op op) {
        if (op.isConstant()) return false;
        if (making.isMixed() && (asked++ & 1) != 0) return true;
        return switch (op.kind()) {
            case NODE -> true;
            case CALL, REMEMBERED_CALL -> !making.isCode((FunctionBody) op.fixed(1));
            case LIST_UNION, LIST_THOSE_MOST -> true;
            default -> !isWrittenOut(op.kind()) && making.primitives().of(op.kind()) == null;
        };
    }

    /** @return whether what computes it never looks for a place of whatever runs, its operands left aside */
    static boolean isWithoutPlaces(Kind kind, Primitives primitives) {
        if (kind.isBinding() || kind == Kind.LIST_UNION || kind == Kind.LIST_THOSE_MOST) return false;
        return isWrittenOut(kind) || primitives.of(kind) != null;
    }

    private static boolean isWrittenOut(Kind kind) {
        return switch (kind) {
            case CONSTANT,
                    CONSTANT_ARRAY,
                    SLOT,
                    ARRAY_SLOT,
                    VARIABLE,
                    ARRAY_VARIABLE,
                    PROPERTY,
                    CONDITIONAL,
                    LET,
                    WEIGHED,
                    LESS,
                    AT_MOST,
                    EQUAL,
                    AND,
                    OR,
                    NOT,
                    SOME,
                    MEET,
                    IN,
                    SUBSET,
                    UNION,
                    WITHOUT,
                    COMMON,
                    OTHERS,
                    COUNT,
                    LIST_OF_SET,
                    NARROWED,
                    WIDE_IN,
                    LIST_SOME,
                    LIST_COUNT,
                    ON_SITE,
                    SITES_OF_KINDS,
                    OCCUPIED,
                    MOVER,
                    TURN_NUMBER,
                    WRITTEN -> true;
            default -> kind.isBinding() || WideCode.writes(kind);
        };
    }

    private void node(Op op, String method, String yields) {
        making.stayed(op);
        op.each(part -> {
            if (part.kind() == Kind.SLOT) body.writePlace(part.number(0), false);
            else if (part.kind() == Kind.ARRAY_SLOT) body.writePlace(part.number(0), true);
        });
        body.constant(op.node(), Node.class);
        body.execution();
        body.call(Node.class, method, OF_EXECUTION + yields);
    }

    // ---------------------------------------------------------------- values

    private void value(Op op) {
        switch (op.kind()) {
            case CONSTANT -> body.number(op.value());
            case CONSTANT_ARRAY -> body.constant(op.fixed(0), long[].class);
            case SLOT, ARRAY_SLOT -> slot(op);
            case VARIABLE -> variable("narrow", long[].class, op.number(0), Opcodes.LALOAD);
            case ARRAY_VARIABLE -> variable("wide", long[][].class, op.number(0), Opcodes.AALOAD);
            case PROPERTY -> property(op);
            case CONDITIONAL -> conditional(op);
            case LET -> let(op);
            case WEIGHED -> {
                body.charge(Weighed.work(op.number(0)), op.span());
                push(op.operand(0));
            }
            case UNION -> both(op, Opcodes.LOR);
            case WITHOUT -> {
                word(op.operand(0));
                word(op.operand(1));
                body.number(-1);
                body.plain(Opcodes.LXOR, Opcodes.LAND);
            }
            case COMMON -> common(op);
            case OTHERS -> {
                body.number(op.value());
                word(op.operand(0));
                body.number(-1);
                body.plain(Opcodes.LXOR, Opcodes.LAND);
            }
            case COUNT -> {
                word(op.operand(0));
                body.callStatic(Long.class, "bitCount", "(J)I");
                body.plain(Opcodes.I2L);
            }
            case LIST_OF_SET -> {
                word(op.operand(0));
                body.callStatic(Bits.class, "elements", "(J)[J");
            }
            case NARROWED -> {
                array(op.operand(0));
                body.plain(Opcodes.ICONST_0, Opcodes.LALOAD);
            }
            case LIST_COUNT -> {
                array(op.operand(0));
                body.plain(Opcodes.ARRAYLENGTH, Opcodes.I2L);
            }
            case ON_SITE -> onSite(op);
            case SITES_OF_KINDS -> sitesOfKinds((int[]) op.fixed(0), op);
            case OCCUPIED -> {
                state("occupied", long[].class);
                body.call(long[].class, "clone", "()Ljava/lang/Object;");
                body.to.visitTypeInsn(Opcodes.CHECKCAST, "[J");
            }
            case MOVER -> {
                state("mover", int.class);
                body.plain(Opcodes.I2L);
            }
            case TURN_NUMBER -> {
                state("turns", int.class);
                body.plain(Opcodes.I2L);
            }
            case WRITTEN -> written(op);
            case CALL -> calls.call(op);
            case REMEMBERED_CALL -> calls.rememberedCall(op);
            default -> {
                if (op.kind().isBinding()) loops.value(op);
                else if (WideCode.writes(op.kind())) wide.value(op);
                else primitive(op);
            }
        }
    }

    private void slot(Op op) {
        int slot = op.number(0);
        Integer local = op.isArray() ? body.array(slot) : body.word(slot);
        if (local == null && op.isArray()) body.loadArrayPlace(slot);
        else if (local == null) body.loadPlace(slot);
        else if (op.isArray()) body.loadArray(local);
        else body.loadWord(local);
    }

    void state() {
        body.ofExecution("state", GameState.class);
    }

    void state(String field, Class<?> type) {
        state();
        body.field(GameState.class, field, type);
    }

    private void variable(String cells, Class<?> type, int cell, int load) {
        state(cells, type);
        body.integer(cell);
        body.plain(load);
    }

    private void property(Op op) {
        int mark = body.mark();
        word(op.operand(0));
        body.constant(op.fixed(1), String.class);
        body.span(op.span());
        body.callStatic(Values.class, "known", "(JLjava/lang/String;" + Type.getDescriptor(Span.class) + ")I");
        int of = body.newNarrow();
        body.storeInt(of);
        if (op.isArray()) state("wide", long[][].class);
        else state("narrow", long[].class);
        body.integer(op.number(0));
        body.loadInt(of);
        body.plain(Opcodes.IADD, op.isArray() ? Opcodes.AALOAD : Opcodes.LALOAD);
        body.release(mark);
    }

    private void conditional(Op op) {
        Label otherwise = new Label();
        Label end = new Label();
        jumpIf(op.operand(0), false, otherwise);
        push(op.operand(1));
        body.jump(Opcodes.GOTO, end);
        body.here(otherwise);
        push(op.operand(2));
        body.here(end);
    }

    private void let(Op op) {
        int mark = body.mark();
        bind(op);
        push(op.operand(1));
        body.unbind(op.number(0));
        body.release(mark);
    }

    /** The value of a let goes into a local. */
    private void bind(Op let) {
        Op value = let.operand(0);
        push(value);
        if (value.isArray()) {
            int local = body.newNarrow();
            body.storeArray(local);
            body.bindArray(let.number(0), local);
        } else {
            int local = body.newWord();
            body.storeWord(local);
            body.bindWord(let.number(0), local);
        }
    }

    private void both(Op op, int instruction) {
        word(op.operand(0));
        word(op.operand(1));
        body.plain(instruction);
    }

    /** The second is not computed if there is nothing in the first, unless it costs no more than asking. */
    private void common(Op op) {
        Op second = op.operand(1);
        word(op.operand(0));
        if (isCheap(second)) {
            word(second);
            body.plain(Opcodes.LAND);
            return;
        }
        Label end = new Label();
        body.plain(Opcodes.DUP2, Opcodes.LCONST_0, Opcodes.LCMP);
        body.jump(Opcodes.IFEQ, end);
        word(second);
        body.plain(Opcodes.LAND);
        body.here(end);
    }

    private static boolean isCheap(Op op) {
        return switch (op.kind()) {
            case CONSTANT, SLOT, VARIABLE -> true;
            default -> false;
        };
    }

    /** Few kinds one by one: then what does not change in a loop is read before it. */
    private void sitesOfKinds(int[] kinds, Op op) {
        if (kinds.length > FEW_KINDS) {
            primitive(op);
            return;
        }
        int mark = body.mark();
        int standing = body.newNarrow();
        state("standing", long[].class);
        body.storeArray(standing);
        body.number(0);
        for (int kind : kinds) {
            body.loadArray(standing);
            body.integer(kind);
            body.plain(Opcodes.LALOAD, Opcodes.LOR);
        }
        body.release(mark);
    }

    /** The site first; the pieces only if there is one. */
    private void onSite(Op op) {
        int mark = body.mark();
        Label none = new Label();
        Label end = new Label();
        boolean isAsked = !op.operand(1).isNeverNone();
        int site = body.newWord();
        word(op.operand(1));
        body.storeWord(site);
        if (isAsked) {
            body.loadWord(site);
            body.plain(Opcodes.LCONST_0, Opcodes.LCMP);
            body.jump(Opcodes.IFLT, none);
        }
        state("at", long[].class);
        body.loadWord(site);
        body.plain(Opcodes.L2I, Opcodes.LALOAD);
        word(op.operand(0));
        body.plain(Opcodes.LAND);
        if (isAsked) {
            body.jump(Opcodes.GOTO, end);
            body.here(none);
            body.plain(Opcodes.LCONST_0);
            body.here(end);
        }
        body.release(mark);
    }

    private void written(Op op) {
        List<Op> items = op.operands();
        body.execution();
        body.integer(items.size());
        body.call(Execution.class, "chargeMade", "(I)V");
        body.integer(items.size());
        body.to.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_LONG);
        for (int i = 0; i < items.size(); i++) {
            body.plain(Opcodes.DUP);
            body.integer(i);
            word(items.get(i));
            body.plain(Opcodes.LASTORE);
        }
    }

    // ---------------------------------------------------------------- truths

    private void truthAsWord(Op op) {
        Label no = new Label();
        Label end = new Label();
        truth(op, false, no);
        body.plain(Opcodes.LCONST_1);
        body.jump(Opcodes.GOTO, end);
        body.here(no);
        body.plain(Opcodes.LCONST_0);
        body.here(end);
    }

    private void truth(Op op, boolean wanted, Label to) {
        switch (op.kind()) {
            case LESS -> compared(op, wanted ? Opcodes.IFLT : Opcodes.IFGE, to);
            case AT_MOST -> compared(op, wanted ? Opcodes.IFLE : Opcodes.IFGT, to);
            case EQUAL -> compared(op, wanted ? Opcodes.IFEQ : Opcodes.IFNE, to);
            case AND -> joined(op, true, wanted, to);
            case OR -> joined(op, false, wanted, to);
            case NOT -> jumpIf(op.operand(0), !wanted, to);
            case SOME -> some(op.operand(0), wanted, to);
            case MEET -> {
                if (isUnionOf(op.operand(0))) reaches(op, wanted, to);
                else {
                    both(op, Opcodes.LAND);
                    jumpIfSome(wanted, to);
                }
            }
            case SUBSET -> {
                if (isUnionOf(op.operand(0))) reaches(op, !wanted, to);
                else {
                    word(op.operand(0));
                    word(op.operand(1));
                    body.number(-1);
                    body.plain(Opcodes.LXOR, Opcodes.LAND);
                    jumpIfSome(!wanted, to);
                }
            }
            case IN, WIDE_IN -> in(op, wanted, to);
            case LIST_SOME -> {
                array(op.operand(0));
                body.plain(Opcodes.ARRAYLENGTH);
                body.jump(wanted ? Opcodes.IFNE : Opcodes.IFEQ, to);
            }
            case CONDITIONAL -> conditionalTruth(op, wanted, to);
            case LET -> {
                int mark = body.mark();
                bind(op);
                jumpIf(op.operand(1), wanted, to);
                body.unbind(op.number(0));
                body.release(mark);
            }
            case WEIGHED -> {
                body.charge(Weighed.work(op.number(0)), op.span());
                jumpIf(op.operand(0), wanted, to);
            }
            default -> {
                if (op.kind().isBinding() && op.rep() == Rep.TRUTH) loops.truth(op, wanted, to);
                else if (WideCode.writes(op.kind()) && op.rep() == Rep.TRUTH) wide.truth(op, wanted, to);
                else if (making.primitives().of(op.kind()) != null && op.rep() == Rep.TRUTH) {
                    primitive(op);
                    body.jump(wanted ? Opcodes.IFNE : Opcodes.IFEQ, to);
                } else {
                    value(op);
                    jumpIfSome(wanted, to);
                }
            }
        }
    }

    private void some(Op set, boolean wanted, Label to) {
        if (set.kind() == Kind.WITHOUT && isUnionOf(set.operand(0))) {
            reaches(set, wanted, to);
            return;
        }
        word(set);
        jumpIfSome(wanted, to);
    }

    private boolean isUnionOf(Op op) {
        return op.kind() == Kind.UNION_OF && !making.isMixed();
    }

    /** Whether a union meets a set, or does not lie within it: often one part of the union is enough to say. */
    private void reaches(Op op, boolean wanted, Label to) {
        Op union = op.operand(0);
        word(union.operand(0));
        word(op.operand(1));
        if (op.kind() != Kind.MEET) {
            body.number(-1);
            body.plain(Opcodes.LXOR);
        }
        body.constant(union.fixed(0), long[].class);
        body.callStatic(BoardNodes.class, "reaches", "(JJ[J)Z");
        body.jump(wanted ? Opcodes.IFNE : Opcodes.IFEQ, to);
    }

    /** Goes on at the label if the word on the stack is other than 0, or if it is 0. */
    private void jumpIfSome(boolean wanted, Label to) {
        body.plain(Opcodes.LCONST_0, Opcodes.LCMP);
        body.jump(wanted ? Opcodes.IFNE : Opcodes.IFEQ, to);
    }

    private void compared(Op op, int instruction, Label to) {
        word(op.operand(0));
        word(op.operand(1));
        body.plain(Opcodes.LCMP);
        body.jump(instruction, to);
    }

    private void joined(Op op, boolean and, boolean wanted, Label to) {
        if (and != wanted) {
            jumpIf(op.operand(0), wanted, to);
            jumpIf(op.operand(1), wanted, to);
            return;
        }
        Label decided = new Label();
        jumpIf(op.operand(0), !wanted, decided);
        jumpIf(op.operand(1), wanted, to);
        body.here(decided);
    }

    private void conditionalTruth(Op op, boolean wanted, Label to) {
        Label otherwise = new Label();
        Label end = new Label();
        jumpIf(op.operand(0), false, otherwise);
        jumpIf(op.operand(1), wanted, to);
        body.jump(Opcodes.GOTO, end);
        body.here(otherwise);
        jumpIf(op.operand(2), wanted, to);
        body.here(end);
    }

    private void in(Op op, boolean wanted, Label to) {
        int mark = body.mark();
        Label none = new Label();
        int element = body.newWord();
        word(op.operand(0));
        body.storeWord(element);
        body.loadWord(element);
        body.plain(Opcodes.LCONST_0, Opcodes.LCMP);
        body.jump(Opcodes.IFLT, wanted ? none : to);
        push(op.operand(1));
        body.loadWord(element);
        if (op.kind() == Kind.IN) body.callStatic(Sets.class, "has", "(JJ)Z");
        else body.callStatic(Bits.class, "has", "([JJ)Z");
        body.jump(wanted ? Opcodes.IFNE : Opcodes.IFEQ, to);
        body.here(none);
        body.release(mark);
    }

    // ---------------------------------------------------------------- what other methods do

    private void primitive(Op op) {
        Primitives.Primitive method = making.primitives().of(op.kind());
        StringBuilder descriptor = new StringBuilder("(");
        int fixed = 0;
        int operand = 0;
        for (int i = 0; i < method.takes().length(); i++) {
            char takes = method.takes().charAt(i);
            if (takes == 'x') body.execution();
            else if (takes == 'p') body.span(op.span());
            else if (takes == 'o') operand(op, op.operand(operand));
            else fixed(op.fixed(fixed++), takes);
            descriptor.append(takes == 'o' ? type(op.operand(operand++)) : Type.getDescriptor(type(takes)));
        }
        body.callStatic(method.owner(), method.name(), descriptor + ")" + method.yields());
        if (method.yields().equals("I")) body.plain(Opcodes.I2L);
    }

    /** What stands where is only looked at by some, who need no copy of it. */
    void operand(Op op, Op operand) {
        boolean looks = switch (op.kind()) {
            case WIDE_UNION, WIDE_WITHOUT, WIDE_COMMON, WIDE_OTHERS, WIDE_SUBSET, WIDE_MEET, WIDE_COUNT, WIDE_SOME ->
                !making.isMixed();
            default -> false;
        };
        if (looks && operand.kind() == Kind.OCCUPIED) state("occupied", long[].class);
        else push(operand);
    }

    private static String type(Op op) {
        return op.isArray() ? "[J" : "J";
    }

    /** @return what a letter of {@link Primitives.Primitive#takes} stands for */
    static Class<?> type(char takes) {
        return switch (takes) {
            case 'x' -> Execution.class;
            case 'p' -> Span.class;
            case 'i' -> int.class;
            case 'j' -> long.class;
            case 'z' -> boolean.class;
            case 'w' -> long[].class;
            case 'k' -> int[].class;
            case 't' -> long[][].class;
            case 's' -> Sites.class;
            case 'n' -> String.class;
            case 'r' -> PositionRest.class;
            default -> throw new IllegalArgumentException("what is " + takes + "?");
        };
    }

    private void fixed(Object value, char takes) {
        switch (takes) {
            case 'i' -> body.integer(((Number) value).intValue());
            case 'j' -> body.number(((Number) value).longValue());
            case 'z' -> body.integer((Boolean) value ? 1 : 0);
            default -> body.constant(value, type(takes));
        }
    }
}
