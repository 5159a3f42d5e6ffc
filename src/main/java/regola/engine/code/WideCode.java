package regola.engine.code;

import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import regola.engine.board.Shape;
import regola.engine.board.Sites;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.node.BoardNodes;
import regola.engine.node.Near;
import regola.engine.node.StandingShape;
import regola.engine.node.WidePieces;
import regola.engine.node.WideSets;
import regola.engine.run.Execution;

/**
 * A WideCode is the writing of what is asked of large sets where not all operands are always computed: what is near a
 * site, what is narrowed, what is supposed.
 */
final class WideCode {
    private static final String EXECUTION = Type.getDescriptor(Execution.class);
    private static final String SITES = Type.getDescriptor(Sites.class);
    private static final String SHAPE = Type.getDescriptor(Shape.class);

    private final ValueCode values;
    private final MethodCode body;

    WideCode(ValueCode values) {
        this.values = values;
        this.body = values.body;
    }

    /** @return whether this writes such an operation */
    static boolean writes(Kind kind) {
        return switch (kind) {
            case WIDE_NARROWED,
                    WIDE_SITES_OF,
                    FEW_ON_SITES,
                    SOME_ON_SITE,
                    GROUP,
                    NEAR,
                    NEAR_SOME,
                    NEAR_COUNT,
                    NEAR_ONE,
                    NEAR_ONE_BUT,
                    SUPPOSED,
                    SUPPOSED_CONNECTED,
                    SUPPOSED_TAIL,
                    SUPPOSED_JUMPS -> true;
            default -> false;
        };
    }

    /** Writes what puts the value on the stack. */
    void value(Op op) {
        int mark = body.mark();
        switch (op.kind()) {
            case WIDE_NARROWED -> narrowed(op, -1);
            case WIDE_SITES_OF -> sitesOf(op);
            case FEW_ON_SITES -> fewOnSites(op);
            case GROUP -> group(op);
            case SUPPOSED_JUMPS -> {
                jumps(op);
                copy();
            }
            case NEAR_COUNT -> near(op, "count", "J");
            case NEAR -> near(op, "among", "[J");
            default -> first(op);
        }
        body.release(mark);
    }

    /** Writes what goes on at the label if the truth is the one wanted. */
    void truth(Op op, boolean wanted, Label to) {
        int mark = body.mark();
        switch (op.kind()) {
            case NEAR_SOME -> {
                first(op);
                body.plain(Opcodes.LCONST_0, Opcodes.LCMP);
                body.jump(wanted ? Opcodes.IFGE : Opcodes.IFLT, to);
            }
            case SOME_ON_SITE -> someOnSite(op, wanted, to);
            case SUPPOSED -> supposed(op, wanted, to);
            case SUPPOSED_CONNECTED -> {
                body.constant(op.fixed(0), StandingShape.class);
                body.execution();
                body.call(StandingShape.class, "isConnected", "(" + EXECUTION + ")Z");
                body.jump(wanted ? Opcodes.IFNE : Opcodes.IFEQ, to);
            }
            default -> {
                body.constant(op.fixed(0), StandingShape.class);
                body.execution();
                values.word(op.operand(0));
                body.call(StandingShape.class, "hasTail", "(" + EXECUTION + "J)Z");
                body.jump(wanted ? Opcodes.IFNE : Opcodes.IFEQ, to);
            }
        }
        body.release(mark);
    }

    private void sitesOf(Op op) {
        body.execution();
        if (isOfFew(op)) values.word(op.operand(0).operand(0));
        else values.operand(op, op.operand(0));
        body.callStatic(WidePieces.class, "sitesOf", "(" + EXECUTION + (isOfFew(op) ? "J" : "[J") + ")[J");
    }

    private void copy() {
        body.call(long[].class, "clone", "()Ljava/lang/Object;");
        body.to.visitTypeInsn(Opcodes.CHECKCAST, "[J");
    }

    // ---------------------------------------------------------------- narrowing

    /**
     * Writes what puts on the stack what is left of a set.
     *
     * @param level of the parameter of a choice whose candidates these are: they are for whoever goes through them now,
     *     so the array is used again; -1 for a set that is kept
     */
    void narrowed(Op op, int level) {
        Op first = op.operand(0);
        Op second = op.operand(1);
        if (first.kind() == Kind.WIDE_NARROWED) narrowed(first, level);
        else if (level < 0) {
            values.array(first);
            copy();
        } else begun(first, level);
        leave(second);
    }

    /** Leaves in the set on the stack only what is in another too. */
    private void leave(Op other) {
        switch (other.kind()) {
            case CONDITIONAL -> {
                Label otherwise = new Label();
                Label end = new Label();
                values.jumpIf(other.operand(0), false, otherwise);
                leave(other.operand(1));
                body.jump(Opcodes.GOTO, end);
                body.here(otherwise);
                leave(other.operand(2));
                body.here(end);
            }
            case WIDE_OTHERS -> {
                Op taken = other.operand(0);
                if (isOfFew(taken)) {
                    values.word(taken.operand(0).operand(0));
                    body.execution();
                    body.callStatic(WidePieces.class, "takeAwaySitesOfFew", "([JJ" + EXECUTION + ")[J");
                } else {
                    values.array(taken);
                    body.callStatic(WideSets.class, "takeAway", "([J[J)[J");
                }
            }
            case WIDE_ALL_BUT -> {
                values.word(other.operand(0));
                body.callStatic(WideSets.class, "takeOne", "([JJ)[J");
            }
            default -> {
                if (other.kind() == Kind.SUPPOSED_JUMPS) jumps(other);
                else values.array(other);
                body.callStatic(WideSets.class, "leave", "([J[J)[J");
            }
        }
    }

    /** Whether these are the places of pieces which are few, in one word. */
    private static boolean isOfFew(Op op) {
        return op.kind() == Kind.WIDE_SITES_OF && op.operand(0).kind() == Kind.WIDENED;
    }

    /** Writes what puts on the stack a set in an array that is used again; what is only made for it is made there. */
    private void begun(Op set, int level) {
        String as = "begun";
        String takes = "[J";
        switch (set.kind()) {
            case WIDE_SITES_OF -> {
                as = "begunPlaces";
                values.array(set.operand(0));
            }
            case WIDE_OTHERS -> {
                as = "begunOthers";
                takes = "[J[J";
                values.operand(set, set.operand(0));
                body.constant(set.fixed(0), long[].class);
            }
            default -> values.array(set);
        }
        body.execution();
        body.integer(level);
        body.callStatic(WideSets.class, as, "(" + takes + EXECUTION + "I)[J");
    }

    // ---------------------------------------------------------------- near a site

    /** A number in a local of its own. */
    private int small(Op op) {
        values.word(op);
        body.plain(Opcodes.L2I);
        int local = body.newNarrow();
        body.storeInt(local);
        return local;
    }

    private void near(Op op, String method, String yields) {
        Label none = new Label();
        Label end = new Label();
        int site = small(op.operand(0));
        body.loadInt(site);
        body.jump(Opcodes.IFLT, none);
        body.execution();
        body.loadInt(site);
        values.array(op.operand(1));
        body.constant(op.fixed(0), Sites.class);
        body.callStatic(Near.class, method, "(" + EXECUTION + "I[J" + SITES + ")" + yields);
        body.jump(Opcodes.GOTO, end);
        body.here(none);
        if (op.isArray()) empty((Sites) op.fixed(0));
        else body.plain(Opcodes.LCONST_0);
        body.here(end);
    }

    private void empty(Sites sites) {
        body.integer(sites.words);
        body.to.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_LONG);
    }

    /** The lowest of the neighbours, or none. */
    private void first(Op op) {
        Label none = new Label();
        Label end = new Label();
        int but = body.newWord();
        if (op.kind() == Kind.NEAR_ONE_BUT) values.word(op.operand(2));
        else body.number(-1);
        body.storeWord(but);
        int site = small(op.operand(0));
        int set = body.newNarrow();
        body.loadInt(site);
        body.jump(Opcodes.IFLT, none);
        values.array(op.operand(1));
        body.storeArray(set);
        body.execution();
        body.loadInt(site);
        body.constant(op.fixed(0), Sites.class);
        body.callStatic(Near.class, "charge", "(" + EXECUTION + "I" + SITES + ")V");
        body.loadInt(site);
        body.loadArray(set);
        body.loadWord(but);
        body.constant(op.fixed(0), Sites.class);
        body.callStatic(Near.class, "first", "(I[JJ" + SITES + ")J");
        body.jump(Opcodes.GOTO, end);
        body.here(none);
        body.number(-1);
        body.here(end);
    }

    private void group(Op op) {
        Label none = new Label();
        Label end = new Label();
        int site = small(op.operand(0));
        int set = body.newNarrow();
        body.loadInt(site);
        body.jump(Opcodes.IFLT, none);
        values.array(op.operand(1));
        body.jump(Opcodes.GOTO, end);
        body.here(none);
        empty((Sites) op.fixed(0));
        body.here(end);
        body.storeArray(set);
        body.execution();
        body.loadInt(site);
        body.loadArray(set);
        body.constant(op.fixed(0), Sites.class);
        body.callStatic(BoardNodes.class, "group", "(" + EXECUTION + "I[J" + SITES + ")[J");
    }

    // ---------------------------------------------------------------- pieces

    /** The sites are computed only if there are pieces. */
    private void fewOnSites(Op op) {
        Label end = new Label();
        int pieces = body.newWord();
        values.word(op.operand(0));
        body.storeWord(pieces);
        body.loadWord(pieces);
        body.plain(Opcodes.DUP2, Opcodes.LCONST_0, Opcodes.LCMP);
        body.jump(Opcodes.IFEQ, end);
        body.plain(Opcodes.POP2);
        int sites = body.newNarrow();
        values.array(op.operand(1));
        body.storeArray(sites);
        body.execution();
        body.loadWord(pieces);
        body.loadArray(sites);
        body.callStatic(WidePieces.class, "fewOnSites", "(" + EXECUTION + "J[J)J");
        body.here(end);
    }

    private void someOnSite(Op op, boolean wanted, Label to) {
        Label none = new Label();
        int site = small(op.operand(1));
        body.loadInt(site);
        body.jump(Opcodes.IFLT, wanted ? none : to);
        values.state();
        body.loadInt(site);
        values.array(op.operand(0));
        body.call(regola.engine.state.GameState.class, "isAnyAt", "(I[J)Z");
        body.jump(wanted ? Opcodes.IFNE : Opcodes.IFEQ, to);
        body.here(none);
    }

    // ---------------------------------------------------------------- what is supposed

    private void supposed(Op op, boolean wanted, Label to) {
        int moving = small(op.operand(0));
        int site = small(op.operand(1));
        body.execution();
        body.plain(Opcodes.LCONST_1);
        body.call(Execution.class, "charge", "(J)V");
        String method = (Boolean) op.fixed(0) ? "allMove" : "oneMoves";
        for (StandingShape place : (StandingShape[]) op.fixed(1)) {
            body.constant(place, StandingShape.class);
            body.execution();
            body.loadInt(moving);
            body.loadInt(site);
            body.call(StandingShape.class, method, "(" + EXECUTION + "II)V");
        }
        values.jumpIf(op.operand(2), wanted, to);
    }

    /** What is found is only for whoever looks at it now. */
    private void jumps(Op op) {
        int from = small(op.operand(0));
        int but = small(op.operand(1));
        int over = body.newNarrow();
        body.constant(op.fixed(0), StandingShape.class);
        body.execution();
        body.loadInt(but);
        body.call(StandingShape.class, "without", "(" + EXECUTION + "I)" + SHAPE);
        body.storeArray(over);
        int most = body.newWord();
        values.word(op.operand(2));
        body.storeWord(most);
        body.constant(op.fixed(0), StandingShape.class);
        body.execution();
        body.loadArray(over);
        body.loadInt(from);
        body.loadWord(most);
        body.call(StandingShape.class, "jumps", "(" + EXECUTION + SHAPE + "IJ)[J");
    }
}
