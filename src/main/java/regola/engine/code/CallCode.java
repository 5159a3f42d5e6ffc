package regola.engine.code;

import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import regola.engine.form.Op;
import regola.engine.node.FunctionBody;
import regola.engine.run.Calls;
import regola.engine.run.Execution;
import regola.engine.run.KnownAnswers;
import regola.engine.run.Unit;
import regola.language.source.Span;

/**
 * A CallCode is the writing of calls of functions. Answers that are remembered are kept among the same as those of
 * nodes.
 */
final class CallCode {
    private static final String EXECUTION = "(Lregola/engine/run/Execution;";

    private final ValueCode values;
    private final MethodCode body;
    private final CodeMaking making;

    CallCode(ValueCode values) {
        this.values = values;
        this.body = values.body;
        this.making = values.making;
    }

    void call(Op op) {
        Unit caller = (Unit) op.fixed(0);
        FunctionBody callee = (FunctionBody) op.fixed(1);
        int mark = body.mark();
        boolean direct = ((int[]) op.fixed(2)).length == 0;
        if (direct) reserve(caller, callee);
        int[] arguments = new int[op.operands().size()];
        for (int i = 0; i < arguments.length; i++) arguments[i] = kept(op.operand(i));
        if (!direct) reserve(caller, callee);
        ask(op, arguments);
        body.release(mark);
    }

    /** Puts a value into a local of its own. */
    private int kept(Op value) {
        values.push(value);
        int local = value.isArray() ? body.newNarrow() : body.newWord();
        if (value.isArray()) body.storeArray(local);
        else body.storeWord(local);
        return local;
    }

    private void reserve(Unit caller, FunctionBody callee) {
        if (making.placeless().is(callee)) return;
        body.execution();
        body.ofExecution("base", int.class);
        body.integer(caller.slotCount() + callee.unit().slotCount());
        body.plain(Opcodes.IADD);
        body.call(Execution.class, "reserve", "(I)V");
    }

    /** Asks a function, whose arguments are in locals; its answer is on the stack then. */
    private void ask(Op op, int[] arguments) {
        FunctionBody callee = (FunctionBody) op.fixed(1);
        boolean placeless = making.placeless().is(callee);
        boolean leaf = placeless && making.placeless().asksNobody(callee);
        int places = ((Unit) op.fixed(0)).slotCount();
        body.execution();
        if (!placeless) body.integer(places);
        body.constant(callee.unit(), Unit.class);
        body.span(op.span());
        String entering = Type.getDescriptor(Unit.class) + Type.getDescriptor(Span.class) + ")V";
        if (leaf) body.callStatic(Calls.class, "enterLeaf", EXECUTION + entering);
        else if (placeless) body.callStatic(Calls.class, "enterPlaceless", EXECUTION + entering);
        else body.callStatic(Calls.class, "enter", EXECUTION + "I" + entering);
        body.execution();
        for (int i = 0; i < arguments.length; i++) {
            if (op.operand(i).isArray()) body.loadArray(arguments[i]);
            else body.loadWord(arguments[i]);
        }
        body.callOwn(making.name(callee), making.descriptor(callee));
        if (leaf) return;
        body.execution();
        if (!placeless) body.integer(places);
        if (placeless) body.callStatic(Calls.class, "leavePlaceless", EXECUTION + ")V");
        else body.callStatic(Calls.class, "leave", EXECUTION + "I)V");
    }

    void rememberedCall(Op op) {
        int mark = body.mark();
        int[] arguments = new int[op.operands().size()];
        for (int i = 0; i < arguments.length; i++) arguments[i] = kept(op.operand(i));
        remembered(op, arguments, () -> {
            reserveForMemo(op);
            ask(op, arguments);
        });
        body.release(mark);
    }

    private void reserveForMemo(Op op) {
        if (making.placeless().is((FunctionBody) op.fixed(1))) return;
        body.execution();
        body.ofExecution("base", int.class);
        body.integer(((Unit) op.fixed(0)).slotCount()
                + ((FunctionBody) op.fixed(1)).unit().slotCount()
                + 2);
        body.plain(Opcodes.IADD);
        body.call(Execution.class, "reserve", "(I)V");
    }

    /** @param ask writes what asks the function; the answer is on the stack then */
    private void remembered(Op op, int[] arguments, Runnable ask) {
        int entry = body.newNarrow();
        int before = body.newWord();
        int answer = op.isArray() ? body.newNarrow() : body.newWord();
        String type = op.isArray() ? "[J" : "J";
        Label known = new Label();
        Label end = new Label();
        body.execution();
        body.integer(op.number(2));
        arguments(arguments);
        body.callStatic(KnownAnswers.class, (boolean) op.fixed(3) ? "alwaysEntry" : "entry", EXECUTION + "IJJ)I");
        body.storeInt(entry);
        body.loadInt(entry);
        body.jump(Opcodes.IFGE, known);
        body.execution();
        body.call(Execution.class, "fuel", "()J");
        body.storeWord(before);
        ask.run();
        if (op.isArray()) body.storeArray(answer);
        else body.storeWord(answer);
        body.execution();
        body.loadInt(entry);
        arguments(arguments);
        body.loadWord(before);
        load(op, answer);
        body.callStatic(KnownAnswers.class, op.isArray() ? "keepList" : "keep", EXECUTION + "IJJJ" + type + ")V");
        load(op, answer);
        body.jump(Opcodes.GOTO, end);
        body.here(known);
        body.execution();
        body.loadInt(entry);
        body.callStatic(KnownAnswers.class, op.isArray() ? "keptList" : "kept", EXECUTION + "I)" + type);
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
