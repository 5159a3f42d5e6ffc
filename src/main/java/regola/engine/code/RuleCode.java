package regola.engine.code;

import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.form.StepForm;
import regola.engine.run.Execution;
import regola.engine.run.Step;
import regola.engine.run.Unit;
import regola.language.source.Span;

/** A RuleCode writes how rules begin that a step does: their arguments, their places, and where it goes on behind. */
final class RuleCode {
    private static final String RUN = "(" + Type.getDescriptor(Execution.class) + "I)I";
    private static final String SPAN = Type.getDescriptor(Span.class);

    private final StepCode steps;
    private final ValueCode values;
    private final MethodCode body;
    private final CodeMaking making;

    RuleCode(StepCode steps, ValueCode values) {
        this.steps = steps;
        this.values = values;
        body = values.body;
        making = values.making;
    }

    /** Arguments into the places behind those of the caller. */
    private void pass(StepForm form) {
        int mark = body.mark();
        put(form, arguments(form));
        body.release(mark);
    }

    /** Arguments into locals, when there is room for their places. @return the locals */
    private int[] arguments(StepForm form) {
        Unit callee = (Unit) form.fixed().get(0);
        List<Op> arguments = form.operands().subList(0, (Integer) form.fixed().get(2));
        int[] locals = new int[arguments.size()];
        boolean direct = (Boolean) form.fixed().get(1);
        int to = form.unit().slotCount();
        if (direct) reserve(to + callee.slotCount());
        for (int i = 0; i < locals.length; i++) {
            values.push(arguments.get(i));
            locals[i] = arguments.get(i).isArray() ? body.newNarrow() : body.newWord();
            if (arguments.get(i).isArray()) body.storeArray(locals[i]);
            else body.storeWord(locals[i]);
        }
        if (!direct) reserve(to + callee.slotCount());
        return locals;
    }

    private void put(StepForm form, int[] locals) {
        int to = form.unit().slotCount();
        for (int i = 0; i < locals.length; i++) {
            boolean array = form.operands().get(i).isArray();
            body.place(array ? "lists" : "slots", array ? long[][].class : long[].class, to + i);
            if (array) body.loadArray(locals[i]);
            else body.loadWord(locals[i]);
            body.plain(array ? Opcodes.AASTORE : Opcodes.LASTORE);
        }
    }

    /** @return true: what follows is done when the rule has been left */
    boolean begin(StepForm form, int pc) {
        int first = form.targets().get(0).pc();
        if (isSoonLeft(first)) {
            beginIfNotLeft(form, pc, first);
        } else {
            pass(form);
            enter(form, pc, first);
        }
        return true;
    }

    /** Whether a rule asks something first and is left at once if it does not hold. */
    private boolean isSoonLeft(int first) {
        StepForm asking = steps.step(first);
        if (making.isMixed() || asking.kind() != StepForm.Kind.UNLESS) return false;
        if (steps.step(asking.targets().get(0).pc()).kind() != StepForm.Kind.LEAVE) return false;
        if (!canRun(first)) return false;
        making.addEntry(first + 1);
        return canRun(first + 1);
    }

    /** Where a rule would be left at once it is not even entered; what is counted is the same. */
    private void beginIfNotLeft(StepForm form, int pc, int first) {
        StepForm asking = steps.step(first);
        int mark = body.mark();
        int[] locals = arguments(form);
        body.execution();
        body.constant(form.fixed().get(0), Unit.class);
        body.span(form.step().span());
        body.call(Execution.class, "checkDepth", "(" + Type.getDescriptor(Unit.class) + SPAN + ")V");
        steps.begin(first);
        Label end = new Label();
        ifHolds(form, asking.operands().get(0), locals, () -> {
            put(form, locals);
            body.execution();
            body.integer(pc);
            body.to.visitFieldInsn(Opcodes.PUTFIELD, Type.getInternalName(Execution.class), "pc", "I");
            enter(form, pc, first + 1);
            body.jump(Opcodes.GOTO, end);
        });
        steps.begin(asking.targets().get(0).pc());
        body.here(end);
        body.release(mark);
    }

    /**
     * Whether a method runs steps from one on. Only forward: so the machine's stack holds no more calls than there are
     * steps.
     */
    private boolean canRun(int first) {
        return first > steps.entry() && making.isCode(first);
    }

    /** Begins a rule with one of its steps, and goes on behind when it has been left. */
    private void enter(StepForm form, int pc, int first) {
        body.execution();
        Unit callee = (Unit) form.fixed().get(0);
        body.constant(callee, Unit.class);
        body.integer(form.unit().slotCount());
        body.integer(callee.slotCount());
        body.integer(pc + 1);
        body.span(form.step().span());
        body.call(Execution.class, "enter", "(" + Type.getDescriptor(Unit.class) + "III" + SPAN + ")V");
        if (!canRun(first)) {
            steps.leaveAt(first);
            return;
        }
        int mark = body.mark();
        int next = body.newNarrow();
        Label behind = new Label();
        runFrom(first);
        body.storeInt(next);
        body.loadInt(next);
        body.integer(pc + 1);
        body.jump(Opcodes.IF_ICMPEQ, behind);
        body.loadInt(next);
        body.plain(Opcodes.IRETURN);
        body.here(behind);
        body.release(mark);
    }

    /** Runs steps that are a method of their own; where to go on is on the stack then. */
    private void runFrom(int first) {
        steps.begin(first);
        body.execution();
        body.callOwn(CodeMaking.STEPS + first, "(" + Type.getDescriptor(Execution.class) + ")I");
    }

    /** Begins a turn; whatever it comes to, the match stands elsewhere then. */
    boolean turn(StepForm form, int pc) {
        int first = form.targets().get(0).pc();
        if (!making.isCode(first)) return steps.asItIs(form, pc);
        body.constant(form.step(), Step.class);
        body.execution();
        body.integer(pc);
        body.call(Step.class, "run", RUN);
        body.plain(Opcodes.POP);
        runFrom(first);
        body.plain(Opcodes.IRETURN);
        return false;
    }

    /** The condition is asked among the places of the handler, which get the arguments only if it holds. */
    boolean handle(StepForm form, int pc) {
        int first = form.targets().get(0).pc();
        int arguments = (Integer) form.fixed().get(2);
        if (form.operands().size() == arguments) {
            pass(form);
            enter(form, pc, first);
            return true;
        }
        Label end = new Label();
        int mark = body.mark();
        int[] locals = arguments(form);
        ifHolds(form, form.operands().get(arguments), locals, () -> {
            put(form, locals);
            enter(form, pc, first);
            body.jump(Opcodes.GOTO, end);
        });
        body.here(end);
        body.release(mark);
        return true;
    }

    /**
     * Asks a condition of a rule that is to be done before it begins; what is written next is done if it does not hold.
     *
     * @param locals the arguments
     * @param holding writes what is done if it holds, and goes on elsewhere
     */
    private void ifHolds(StepForm form, Op condition, int[] locals, Runnable holding) {
        Label not = new Label();
        List<Op> arguments = form.operands().subList(0, locals.length);
        // Where nothing looks for the rule's places, the caller's stay the innermost.
        int behind = needsPlaces(condition, arguments) ? form.unit().slotCount() : 0;
        moveBase(behind);
        for (int i = 0; i < locals.length; i++) {
            if (arguments.get(i).isArray()) body.bindArray(i, locals[i]);
            else body.bindWord(i, locals[i]);
        }
        values.jumpIf(condition, false, not);
        for (int i = 0; i < locals.length; i++) body.unbind(i);
        moveBase(-behind);
        holding.run();
        body.here(not);
        moveBase(-behind);
    }

    /** Whether something in a condition looks for the places in which its arguments would stand. */
    private boolean needsPlaces(Op condition, List<Op> arguments) {
        boolean[] needs = {making.isMixed()};
        condition.each(op -> {
            boolean word = op.kind() == Kind.SLOT;
            if (word || op.kind() == Kind.ARRAY_SLOT) {
                int slot = op.number(0);
                needs[0] |= slot >= arguments.size() || arguments.get(slot).isArray() == word;
            } else needs[0] |= !ValueCode.isWithoutPlaces(op.kind(), making.primitives());
        });
        return needs[0];
    }

    private void moveBase(int by) {
        if (by == 0) return;
        body.execution();
        body.plain(Opcodes.DUP);
        body.field(Execution.class, "base", int.class);
        body.integer(by);
        body.plain(Opcodes.IADD);
        body.to.visitFieldInsn(Opcodes.PUTFIELD, Type.getInternalName(Execution.class), "base", "I");
    }

    private void reserve(int places) {
        body.execution();
        body.ofExecution("base", int.class);
        body.integer(places);
        body.plain(Opcodes.IADD);
        body.call(Execution.class, "reserve", "(I)V");
    }
}
