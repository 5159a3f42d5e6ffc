package regola.engine.code;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import regola.engine.form.Op;
import regola.engine.form.StepForm;
import regola.engine.node.PositionRest;
import regola.engine.run.Execution;
import regola.engine.run.Seeing;
import regola.engine.run.Step;
import regola.engine.state.GameState;
import regola.engine.step.CallSteps;
import regola.engine.step.Keep;
import regola.engine.step.MovingSteps;
import regola.engine.value.Event;
import regola.engine.value.EventSink;
import regola.language.source.Span;

/**
 * A StepCode is the writing of steps as one method: all that can be reached from an entry without asking anybody, which
 * returns the program counter to go on with. Slots stay in their places, since it may end where somebody is asked.
 *
 * <p>A rule that is run is a call of the method of its first step. If what comes back is the step behind, the method
 * goes on with it; else the match stands somewhere else by now, and the caller is told where.
 */
final class StepCode {
    /** Steps that one method has at most; the others have methods of their own. */
    private static final int MOST = 80;

    private static final String EXECUTION = Type.getDescriptor(Execution.class);
    private static final String SPAN = Type.getDescriptor(Span.class);
    private static final String RUN = "(" + Type.getDescriptor(Execution.class) + "I)I";

    private final ValueCode values;
    private final MethodCode body;
    private final CodeMaking making;
    private final List<StepForm> steps;
    private final RuleCode rules;
    private final int entry;
    /** Where the method goes on with a step, and which of these are not written yet. */
    private final Map<Integer, Label> labels = new HashMap<>();

    private final Deque<Integer> waiting = new ArrayDeque<>();
    private int written;

    StepCode(ValueCode values, List<StepForm> steps, int entry) {
        this.values = values;
        this.body = values.body;
        this.making = values.making;
        this.steps = steps;
        this.entry = entry;
        rules = new RuleCode(this, values);
    }

    int entry() {
        return entry;
    }

    StepForm step(int pc) {
        return steps.get(pc);
    }

    void write() {
        Label start = new Label();
        labels.put(entry, start);
        body.here(start);
        run(entry);
        while (!waiting.isEmpty()) {
            int pc = waiting.remove();
            body.here(labels.get(pc));
            run(pc);
        }
    }

    /** Writes a step, which has been counted, and those that follow it. */
    private void run(int first) {
        for (int pc = first; ; pc++) {
            StepForm step = steps.get(pc);
            written++;
            body.line(step.step().span());
            if (!step(step, pc)) return;
            if (labels.containsKey(pc + 1) || written >= MOST) {
                goOn(pc + 1);
                return;
            }
            begin(pc + 1);
            Label next = new Label();
            labels.put(pc + 1, next);
            body.here(next);
        }
    }

    /** The first step is counted by whoever runs the method, the others here. */
    void begin(int pc) {
        body.execution();
        body.integer(pc);
        body.call(Execution.class, "begin", "(I)V");
    }

    private void goOn(int pc) {
        Label label = labels.get(pc);
        if (label == null && written + waiting.size() < MOST) {
            label = new Label();
            labels.put(pc, label);
            waiting.add(pc);
        }
        if (label == null) {
            making.addEntry(pc);
            leaveAt(pc);
            return;
        }
        begin(pc);
        body.jump(Opcodes.GOTO, label);
    }

    void leaveAt(int pc) {
        body.integer(pc);
        body.plain(Opcodes.IRETURN);
    }

    /** @return whether the next step follows */
    private boolean step(StepForm form, int pc) {
        if (making.isMixed() && (pc & 1) != 0) return asItIs(form, pc);
        return switch (form.kind()) {
            case SET_SLOT -> setSlot(form);
            case SET_ARRAY_SLOT -> setArraySlot(form);
            case SET_VARIABLE, SET_ARRAY_VARIABLE -> setVariable(form, pc);
            case SET_PROPERTY -> setProperty(form, pc);
            case MOVE_ONE, MOVE_BITS -> move(form, pc);
            case UNLESS -> unless(form);
            case JUMP -> {
                goOn(form.targets().get(0).pc());
                yield false;
            }
            case COUNTDOWN -> countdown(form);
            case NEXT_OF_BITS -> nextOfBits(form);
            case NEXT_OF_LIST -> nextOfList(form);
            case STRAIGHT -> {
                if (form.step() instanceof CallSteps.Telling) yield telling(form, pc);
                if (form.step() instanceof Keep.Remember step) yield remember(step);
                yield asItIs(form, pc);
            }
            case ANYWHERE -> asItIs(form, pc);
            case DO -> rules.begin(form, pc);
            case HANDLE -> rules.handle(form, pc);
            case TURN -> rules.turn(form, pc);
            case CHOOSE -> new ChoiceCode(values, form).write(this::goOn);
            case LEAVE -> {
                body.execution();
                body.call(Execution.class, "leaveRule", "()I");
                body.plain(Opcodes.IRETURN);
                yield false;
            }
        };
    }

    /** The step itself runs. */
    boolean asItIs(StepForm form, int pc) {
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

    /** Where somebody must be told, or what was seen before must be noted, the step itself runs. */
    private boolean unwatched(StepForm form, int pc, String watched, String type, Runnable writing) {
        Label byItself = new Label();
        Label end = new Label();
        body.execution();
        body.call(Execution.class, watched, "()" + type);
        body.jump(Opcodes.IFNONNULL, byItself);
        writing.run();
        body.jump(Opcodes.GOTO, end);
        body.here(byItself);
        asItIs(form, pc);
        body.here(end);
        return true;
    }

    private boolean unheard(StepForm form, int pc, Runnable writing) {
        return unwatched(form, pc, "sink", Type.getDescriptor(EventSink.class), writing);
    }

    private boolean unseen(StepForm form, int pc, Runnable writing) {
        if (!making.isOpen()) return unwatched(form, pc, "seeing", Type.getDescriptor(Seeing.class), writing);
        writing.run();
        return true;
    }

    /** What is told costs something whether anybody listens or not. */
    private boolean telling(StepForm form, int pc) {
        return unheard(form, pc, () -> body.charge(Event.WORK, form.step().span()));
    }

    private boolean remember(Keep.Remember step) {
        body.execution();
        body.constant(step.rest(), PositionRest.class);
        body.integer(making.limits().remembered());
        body.span(step.span());
        body.callStatic(
                Keep.Remember.class,
                "remember",
                "(" + EXECUTION + Type.getDescriptor(PositionRest.class) + "I" + SPAN + ")V");
        return true;
    }

    private boolean setVariable(StepForm form, int pc) {
        return unseen(form, pc, () -> setVariable(form));
    }

    private void setVariable(StepForm form) {
        boolean array = form.kind() == StepForm.Kind.SET_ARRAY_VARIABLE;
        values.state(array ? "wide" : "narrow", array ? long[][].class : long[].class);
        body.integer((Integer) form.fixed().get(1));
        values.push(form.operands().get(0));
        body.plain(array ? Opcodes.AASTORE : Opcodes.LASTORE);
        changed();
    }

    private void changed() {
        body.ofExecution("state", GameState.class);
        body.call(GameState.class, "changed", "()V");
    }

    private boolean setProperty(StepForm form, int pc) {
        return unheard(form, pc, () -> unseen(form, pc, () -> setProperty(form)));
    }

    private void setProperty(StepForm form) {
        int mark = body.mark();
        Op value = form.operands().get(1);
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
        body.release(mark);
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
        String arguments = (one ? "I" : "J") + "I)";
        if (making.isOpen() && !making.isEndless()) {
            Label told = new Label();
            body.execution();
            body.call(Execution.class, "sink", "()" + Type.getDescriptor(EventSink.class));
            body.jump(Opcodes.IFNONNULL, told);
            body.execution();
            loadMoving(one, moving, site);
            body.callStatic(owner, "quietly", "(" + EXECUTION + arguments + "V");
            body.jump(Opcodes.GOTO, end);
            body.here(told);
        }
        body.constant(form.step(), owner);
        body.execution();
        body.integer(pc);
        loadMoving(one, moving, site);
        body.call(owner, "moveOn", "(" + EXECUTION + "I" + arguments + "I");
        body.plain(Opcodes.POP);
        body.here(end);
        body.release(mark);
        return true;
    }

    private void loadMoving(boolean one, int moving, int site) {
        if (one) body.loadInt(moving);
        else body.loadWord(moving);
        body.loadInt(site);
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
}
