package regola.engine.code;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import regola.engine.form.FunctionForm;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.form.Rep;
import regola.engine.node.FunctionBody;
import regola.language.source.Span;

/** An ActCode is the writing of a function: one method with its parameters, which returns the answer. */
final class ActCode {
    private final ValueCode values;
    private final MethodCode body;
    private final FunctionForm function;

    ActCode(ValueCode values, FunctionForm function) {
        this.values = values;
        this.body = values.body;
        this.function = function;
    }

    void write() {
        bindParameters();
        bindLets();
        act(function.act());
        body.constant(function.body(), FunctionBody.class);
        body.call(FunctionBody.class, "unanswered", "()Lregola/engine/value/RuleFailure;");
        body.plain(Opcodes.ATHROW);
    }

    private void bindParameters() {
        List<Rep> parameters = function.parameters();
        for (int slot = 0; slot < parameters.size(); slot++) {
            if (parameters.get(slot) == Rep.ARRAY) body.bindArray(slot, body.newNarrow());
            else body.bindWord(slot, body.newWord());
        }
    }

    /** Lets and loop variables of statements, which may be set on one way only and are read later. */
    private void bindLets() {
        Set<Integer> words = new HashSet<>();
        Set<Integer> arrays = new HashSet<>();
        function.act().each(op -> {
            if (op.kind() == Kind.SET_ARRAY) arrays.add(op.number(0));
            else if (op.kind() == Kind.SET || isLoop(op.kind())) words.add(op.number(0));
        });
        for (int slot : words) {
            if (body.word(slot) != null) continue;
            body.bindWord(slot, body.newWord());
            body.plain(Opcodes.LCONST_0);
            body.storeWord(body.word(slot));
        }
        for (int slot : arrays) {
            if (body.array(slot) != null) continue;
            body.bindArray(slot, body.newNarrow());
            body.plain(Opcodes.ACONST_NULL);
            body.storeArray(body.array(slot));
        }
    }

    static boolean isStatement(Kind kind) {
        return switch (kind) {
            case BLOCK, SET, SET_ARRAY, IF, WHILE, REPEAT, FOR_EACH, FOR_EACH_LISTED, ANSWER -> true;
            default -> false;
        };
    }

    private static boolean isLoop(Kind kind) {
        return kind == Kind.FOR_EACH || kind == Kind.FOR_EACH_LISTED;
    }

    // ---------------------------------------------------------------- statements

    private void act(Op op) {
        body.line(op.span());
        switch (op.kind()) {
            case BLOCK -> {
                body.charge(work(op), op.span());
                op.operands().forEach(this::act);
            }
            case SET -> {
                values.word(op.operand(0));
                body.storeWord(body.word(op.number(0)));
            }
            case SET_ARRAY -> {
                values.array(op.operand(0));
                body.storeArray(body.array(op.number(0)));
            }
            case IF -> choice(op);
            case WHILE -> loop(op);
            case REPEAT -> repeat(op);
            case FOR_EACH -> eachOfBits(op);
            case FOR_EACH_LISTED -> eachListed(op);
            case ANSWER -> {
                values.push(op.operand(0));
                body.plain(op.operand(0).isArray() ? Opcodes.ARETURN : Opcodes.LRETURN);
            }
            default -> throw new IllegalArgumentException(op.kind() + " is no statement");
        }
    }

    private void choice(Op op) {
        Label otherwise = new Label();
        Label end = new Label();
        values.jumpIf(op.operand(0), false, otherwise);
        act(op.operand(1));
        body.jump(Opcodes.GOTO, end);
        body.here(otherwise);
        act(op.operand(2));
        body.here(end);
    }

    private void loop(Op op) {
        Label again = new Label();
        Label end = new Label();
        body.here(again);
        values.jumpIf(op.operand(0), false, end);
        turn(op.operand(1), op.span());
        body.jump(Opcodes.GOTO, again);
        body.here(end);
    }

    private static int work(Op block) {
        return block.operands().size() + 1 >> 1;
    }

    /** One turn of a loop: what it costs is counted together with what is done in it. */
    private void turn(Op act, Span span) {
        if (act.kind() != Kind.BLOCK) {
            body.charge(1, span);
            act(act);
            return;
        }
        body.charge(1, span, work(act), act.span());
        act.operands().forEach(this::act);
    }

    private void repeat(Op op) {
        int mark = body.mark();
        Label again = new Label();
        Label end = new Label();
        int left = body.newWord();
        values.word(op.operand(0));
        body.storeWord(left);
        body.here(again);
        body.loadWord(left);
        body.plain(Opcodes.LCONST_0, Opcodes.LCMP);
        body.jump(Opcodes.IFLE, end);
        body.loadWord(left);
        body.plain(Opcodes.LCONST_1, Opcodes.LSUB);
        body.storeWord(left);
        turn(op.operand(1), op.span());
        body.jump(Opcodes.GOTO, again);
        body.here(end);
        body.release(mark);
    }

    private void eachOfBits(Op op) {
        int mark = body.mark();
        values.word(op.operand(0));
        int rest = body.newWord();
        body.storeWord(rest);
        new LoopCode(values).bits(rest, body.word(op.number(0)), 0, () -> round(op, op.span()));
        body.release(mark);
    }

    private void eachListed(Op op) {
        int mark = body.mark();
        values.array(op.operand(0));
        int list = body.newNarrow();
        body.storeArray(list);
        int at = body.newNarrow();
        new LoopCode(values).listed(list, at, body.word(op.number(0)), () -> round(op, op.span()));
        body.release(mark);
    }

    private void round(Op op, Span span) {
        Label not = new Label();
        if (op.operands().size() > 2) {
            body.charge(1, span);
            values.jumpIf(op.operand(2), false, not);
            act(op.operand(1));
        } else turn(op.operand(1), span);
        body.here(not);
    }
}
