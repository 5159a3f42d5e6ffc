package regola.engine.code;

import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import regola.engine.form.Op;
import regola.engine.form.StepForm;
import regola.engine.run.Execution;
import regola.engine.run.Step;
import regola.engine.run.Unit;
import regola.engine.state.GameState;
import regola.engine.step.Keep;
import regola.engine.step.MovingSteps;
import regola.language.source.Span;

/**
 * A StepCode is the writing of a straight run of steps as one method, which returns the program counter to go on with.
 * Slots stay in their places, since a run may end where somebody is asked.
 */
final class StepCode {
    private static final String SPAN = Type.getDescriptor(Span.class);
    private static final String RUN = "(" + Type.getDescriptor(Execution.class) + "I)I";

    private final ValueCode values;
    private final Body body;
    private final CodeMaking making;

    StepCode(ValueCode values) {
        this.values = values;
        this.body = values.body;
        this.making = values.making;
    }

    /** Writes the steps from one on, up to where another run begins or nobody knows yet where to go on. */
    void write(List<StepForm> steps, int first, boolean[] entries) {
        for (int pc = first; ; pc++) {
            StepForm step = steps.get(pc);
            if (pc > first) begin(pc);
            body.line(step.step().span());
            if (!step(step, pc)) return;
            if (pc + 1 == steps.size() || entries[pc + 1]) {
                goOn(pc + 1);
                return;
            }
        }
    }

    /** The first step of a run is counted by whoever runs it. */
    private void begin(int pc) {
        body.execution();
        body.integer(pc);
        body.call(Execution.class, "begin", "(I)V");
    }

    private void goOn(int pc) {
        body.integer(pc);
        body.plain(Opcodes.IRETURN);
    }

    /** @return whether the next step follows */
    private boolean step(StepForm form, int pc) {
        if (making.isMixed() && (pc & 1) != 0) return asItIs(form, pc);
        return switch (form.kind()) {
            case SET_SLOT -> setSlot(form);
            case SET_ARRAY_SLOT -> setArraySlot(form);
            case SET_VARIABLE, SET_ARRAY_VARIABLE -> making.isOpen() ? setVariable(form) : asItIs(form, pc);
            case SET_PROPERTY -> making.isOpen() ? setProperty(form, pc) : asItIs(form, pc);
            case MOVE_ONE, MOVE_BITS -> move(form, pc);
            case UNLESS -> unless(form);
            case JUMP -> {
                goOn(form.targets().get(0).pc());
                yield false;
            }
            case COUNTDOWN -> countdown(form);
            case NEXT_OF_BITS -> nextOfBits(form);
            case NEXT_OF_LIST -> nextOfList(form);
            case STRAIGHT, ANYWHERE -> asItIs(form, pc);
            case DO -> enter(form, pc);
            case LEAVE -> {
                body.execution();
                body.call(Execution.class, "leaveRule", "()I");
                body.plain(Opcodes.IRETURN);
                yield false;
            }
        };
    }

    /** The step itself runs. */
    private boolean asItIs(StepForm form, int pc) {
        body.constant(form.step(), Step.class);
        body.execution();
        body.integer(pc);
        body.call(Step.class, "run", RUN);
        body.plain(form.kind().isStraight() ? Opcodes.POP : Opcodes.IRETURN);
        return form.kind().isStraight();
    }

    // ---------------------------------------------------------------- setting and moving

    private boolean setSlot(StepForm form) {
        int mark = body.mark();
        int value = body.newWord();
        values.word(form.operands().get(0));
        body.storeWord(value);
        store(slot(form, 0), value);
        body.release(mark);
        return true;
    }

    private void store(int slot, int local) {
        body.place("slots", long[].class, slot);
        body.loadWord(local);
        body.plain(Opcodes.LASTORE);
    }

    private static int slot(StepForm form, int index) {
        return (Integer) form.fixed().get(index);
    }

    private boolean setArraySlot(StepForm form) {
        int mark = body.mark();
        int value = body.newNarrow();
        values.array(form.operands().get(0));
        body.storeArray(value);
        body.place("lists", long[][].class, slot(form, 0));
        body.loadArray(value);
        body.plain(Opcodes.AASTORE);
        body.place("slots", long[].class, slot(form, 0));
        body.plain(Opcodes.LCONST_0, Opcodes.LASTORE);
        body.release(mark);
        return true;
    }

    private boolean setVariable(StepForm form) {
        boolean array = form.kind() == StepForm.Kind.SET_ARRAY_VARIABLE;
        values.state(array ? "wide" : "narrow", array ? long[][].class : long[].class);
        body.integer((Integer) form.fixed().get(1));
        values.push(form.operands().get(0));
        body.plain(array ? Opcodes.AASTORE : Opcodes.LASTORE);
        changed();
        return true;
    }

    private void changed() {
        body.ofExecution("state", GameState.class);
        body.call(GameState.class, "changed", "()V");
    }

    /** Where somebody listens, the step itself runs. */
    private boolean setProperty(StepForm form, int pc) {
        int mark = body.mark();
        Label heard = new Label();
        Label end = new Label();
        Op value = form.operands().get(1);
        body.execution();
        body.call(Execution.class, "sink", "()Lregola/engine/value/EventSink;");
        body.jump(Opcodes.IFNONNULL, heard);
        int of = body.newNarrow();
        body.constant(form.step(), Keep.SetProperty.class);
        body.execution();
        values.word(form.operands().get(0));
        body.call(Keep.SetProperty.class, "known", "(Lregola/engine/run/Execution;J)I");
        body.storeInt(of);
        values.state(value.isArray() ? "wide" : "narrow", value.isArray() ? long[][].class : long[].class);
        body.loadInt(of);
        body.integer((Integer) form.fixed().get(0));
        body.plain(Opcodes.IADD);
        values.push(value);
        body.plain(value.isArray() ? Opcodes.AASTORE : Opcodes.LASTORE);
        changed();
        body.jump(Opcodes.GOTO, end);
        body.here(heard);
        asItIs(form, pc);
        body.here(end);
        body.release(mark);
        return true;
    }

    private boolean move(StepForm form, int pc) {
        boolean one = form.kind() == StepForm.Kind.MOVE_ONE;
        Class<?> owner = one ? MovingSteps.MoveOne.class : MovingSteps.MoveBits.class;
        int mark = body.mark();
        Label end = new Label();
        int moving = one ? body.newNarrow() : body.newWord();
        values.word(form.operands().get(0));
        if (one) {
            body.span(form.step().span());
            body.callStatic(owner, "moving", "(J" + SPAN + ")I");
            body.storeInt(moving);
        } else {
            body.storeWord(moving);
            body.loadWord(moving);
            body.plain(Opcodes.LCONST_0, Opcodes.LCMP);
            body.jump(Opcodes.IFEQ, end);
        }
        int site = body.newNarrow();
        values.word(form.operands().get(1));
        body.span(form.step().span());
        body.callStatic(MovingSteps.class, "target", "(J" + SPAN + ")I");
        body.storeInt(site);
        body.constant(form.step(), owner);
        body.execution();
        body.integer(pc);
        if (one) body.loadInt(moving);
        else body.loadWord(moving);
        body.loadInt(site);
        body.call(owner, "moveOn", "(Lregola/engine/run/Execution;I" + (one ? "I" : "J") + "I)I");
        body.plain(Opcodes.POP);
        body.here(end);
        body.release(mark);
        return true;
    }

    // ---------------------------------------------------------------- where to go on

    private boolean unless(StepForm form) {
        Label holds = new Label();
        values.jumpIf(form.operands().get(0), true, holds);
        goOn(form.targets().get(0).pc());
        body.here(holds);
        return true;
    }

    private boolean countdown(StepForm form) {
        Label more = new Label();
        int mark = body.mark();
        int left = body.newWord();
        body.loadPlace(slot(form, 0));
        body.storeWord(left);
        int less = body.newWord();
        body.loadWord(left);
        body.plain(Opcodes.LCONST_1, Opcodes.LSUB);
        body.storeWord(less);
        store(slot(form, 0), less);
        body.loadWord(left);
        body.plain(Opcodes.LCONST_0, Opcodes.LCMP);
        body.jump(Opcodes.IFGT, more);
        goOn(form.targets().get(0).pc());
        body.here(more);
        body.release(mark);
        return true;
    }

    private boolean nextOfBits(StepForm form) {
        Label some = new Label();
        int mark = body.mark();
        int set = body.newWord();
        int next = body.newWord();
        body.loadPlace(slot(form, 0));
        body.storeWord(set);
        body.loadWord(set);
        body.plain(Opcodes.LCONST_0, Opcodes.LCMP);
        body.jump(Opcodes.IFNE, some);
        goOn(form.targets().get(0).pc());
        body.here(some);
        body.loadWord(set);
        body.callStatic(Long.class, "numberOfTrailingZeros", "(J)I");
        body.plain(Opcodes.I2L);
        body.storeWord(next);
        store(slot(form, 1), next);
        body.loadWord(set);
        body.loadWord(set);
        body.plain(Opcodes.LCONST_1, Opcodes.LSUB, Opcodes.LAND);
        body.storeWord(next);
        store(slot(form, 0), next);
        body.release(mark);
        return true;
    }

    private boolean nextOfList(StepForm form) {
        Label some = new Label();
        int mark = body.mark();
        int list = body.newNarrow();
        int taken = body.newWord();
        int next = body.newWord();
        body.loadArrayPlace(slot(form, 0));
        body.storeArray(list);
        body.loadPlace(slot(form, 0));
        body.storeWord(taken);
        body.loadWord(taken);
        body.plain(Opcodes.L2I);
        body.loadArray(list);
        body.plain(Opcodes.ARRAYLENGTH);
        body.jump(Opcodes.IF_ICMPNE, some);
        goOn(form.targets().get(0).pc());
        body.here(some);
        body.loadArray(list);
        body.loadWord(taken);
        body.plain(Opcodes.L2I, Opcodes.LALOAD);
        body.storeWord(next);
        store(slot(form, 1), next);
        body.loadWord(taken);
        body.plain(Opcodes.LCONST_1, Opcodes.LADD);
        body.storeWord(next);
        store(slot(form, 0), next);
        body.release(mark);
        return true;
    }

    /** Arguments into the places behind those of the caller; then the rule begins. */
    private boolean enter(StepForm form, int pc) {
        Unit callee = (Unit) form.fixed().get(0);
        List<Op> arguments = form.operands();
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
        for (int i = 0; i < locals.length; i++) {
            boolean array = arguments.get(i).isArray();
            body.place(array ? "lists" : "slots", array ? long[][].class : long[].class, to + i);
            if (array) body.loadArray(locals[i]);
            else body.loadWord(locals[i]);
            body.plain(array ? Opcodes.AASTORE : Opcodes.LASTORE);
        }
        body.execution();
        body.constant(form.unit(), Unit.class);
        body.constant(callee, Unit.class);
        body.integer(form.targets().get(0).pc());
        body.integer(pc + 1);
        body.span(form.step().span());
        String unit = Type.getDescriptor(Unit.class);
        body.call(Execution.class, "enterRule", "(" + unit + unit + "II" + SPAN + ")I");
        body.plain(Opcodes.IRETURN);
        return false;
    }

    private void reserve(int places) {
        body.execution();
        body.ofExecution("base", int.class);
        body.integer(places);
        body.plain(Opcodes.IADD);
        body.call(Execution.class, "reserve", "(I)V");
    }
}
