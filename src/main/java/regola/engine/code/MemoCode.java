package regola.engine.code;

import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import regola.engine.form.Op;
import regola.engine.node.MemoCall;

/** A MemoCode is the writing of a call whose answers are remembered, among the same answers as those of nodes. */
final class MemoCode {
    private static final String EXECUTION = "(Lregola/engine/run/Execution;";

    private final Body body;

    MemoCode(ValueCode values) {
        this.body = values.body;
    }

    /** @param ask writes what asks the function; the answer is on the stack then */
    void ask(Op op, int[] arguments, Runnable ask) {
        int entry = body.newNarrow();
        int answer = op.isArray() ? body.newNarrow() : body.newWord();
        String type = op.isArray() ? "[J" : "J";
        Label known = new Label();
        Label end = new Label();
        body.execution();
        body.integer(op.number(2));
        arguments(arguments);
        body.callStatic(MemoCall.class, "entry", EXECUTION + "IJJ)I");
        body.storeInt(entry);
        body.loadInt(entry);
        body.jump(Opcodes.IFGE, known);
        ask.run();
        if (op.isArray()) body.storeArray(answer);
        else body.storeWord(answer);
        body.execution();
        body.loadInt(entry);
        arguments(arguments);
        load(op, answer);
        body.callStatic(MemoCall.class, op.isArray() ? "keepList" : "keep", EXECUTION + "IJJ" + type + ")V");
        load(op, answer);
        body.jump(Opcodes.GOTO, end);
        body.here(known);
        body.execution();
        body.loadInt(entry);
        body.callStatic(MemoCall.class, op.isArray() ? "keptList" : "kept", EXECUTION + "I)" + type);
        body.here(end);
    }

    private void load(Op op, int answer) {
        if (op.isArray()) body.loadArray(answer);
        else body.loadWord(answer);
    }

    private void arguments(int[] locals) {
        for (int i = 0; i < 2; i++) {
            if (i < locals.length) body.loadWord(locals[i]);
            else body.plain(Opcodes.LCONST_0);
        }
    }
}
