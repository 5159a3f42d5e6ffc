package regola.engine.code;

import java.util.Arrays;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import regola.engine.run.Code;
import regola.engine.run.Execution;
import regola.engine.run.Program;

/**
 * A WayIn is how the class that is made is entered: a constructor, and methods that choose by number among those of
 * steps and of options.
 *
 * <p>Runs of steps are entered through doors. The machine draws small methods into those that call them, and would draw
 * all runs of a game into the one that chooses among them, until that is full in the middle of one: there, even what
 * counts a step is called from then on. A door is too large to be drawn in, for the sake of what stands behind its end
 * and is never run, so each run is compiled with what it calls and nothing else.
 */
final class WayIn {
    private static final String EXECUTION = Type.getDescriptor(Execution.class);
    /** Steps, or options, that one method chooses among. */
    private static final int CHUNK = 256;

    private static final int CHUNK_BITS = 8;
    /** What the names of doors begin with; the number of the step follows. */
    private static final String DOORS = "d";
    /** Bytes of instructions from which the machine never draws a method into another, however often it is called. */
    private static final int DOOR = 326;

    private final ClassDraft draft;

    WayIn(ClassDraft draft) {
        this.draft = draft;
    }

    /**
     * @param steps by step: whether a method begins with it
     * @param options by option: whether it is a method
     */
    void write(boolean[] steps, boolean[] options) {
        constructor();
        for (int pc = 0; pc < steps.length; pc++)
            if (steps[pc])
                door(pc, pc != Program.NEXT_TURN && steps.length > Program.NEXT_TURN && steps[Program.NEXT_TURN]);
        dispatch("run", "(" + EXECUTION + "I)I", DOORS, steps);
        dispatch("find", "(" + EXECUTION + "I)Z", CodeMaking.OPTIONS, options);
    }

    private void constructor() {
        MethodVisitor to = draft.method(0, "<init>", "()V");
        to.visitVarInsn(Opcodes.ALOAD, 0);
        to.visitMethodInsn(Opcodes.INVOKESPECIAL, Type.getInternalName(Code.class), "<init>", "()V", false);
        to.visitInsn(Opcodes.RETURN);
        end(to);
    }

    /** @param goesOn whether a turn that begins next begins from here, at once: most moves end a turn */
    private void door(int pc, boolean goesOn) {
        MethodVisitor to = draft.method(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, DOORS + pc, "(" + EXECUTION + ")I");
        to.visitVarInsn(Opcodes.ALOAD, 0);
        to.visitMethodInsn(Opcodes.INVOKESTATIC, ClassDraft.NAME, CodeMaking.STEPS + pc, "(" + EXECUTION + ")I", false);
        if (goesOn) nextTurn(to);
        to.visitInsn(Opcodes.IRETURN);
        Label behind = new Label();
        to.visitLabel(behind);
        for (int size = behind.getOffset(); size < DOOR; size++) to.visitInsn(Opcodes.NOP);
        to.visitInsn(Opcodes.ICONST_0);
        to.visitInsn(Opcodes.IRETURN);
        end(to);
    }

    private static void nextTurn(MethodVisitor to) {
        Label no = new Label();
        to.visitInsn(Opcodes.DUP);
        to.visitIntInsn(Opcodes.BIPUSH, Program.NEXT_TURN);
        to.visitJumpInsn(Opcodes.IF_ICMPNE, no);
        to.visitInsn(Opcodes.POP);
        to.visitVarInsn(Opcodes.ALOAD, 0);
        to.visitIntInsn(Opcodes.BIPUSH, Program.NEXT_TURN);
        to.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Type.getInternalName(Execution.class), "begin", "(I)V", false);
        to.visitVarInsn(Opcodes.ALOAD, 0);
        String door = DOORS + Program.NEXT_TURN;
        to.visitMethodInsn(Opcodes.INVOKESTATIC, ClassDraft.NAME, door, "(" + EXECUTION + ")I", false);
        to.visitLabel(no);
    }

    /** Writes the method that chooses by number among those that begin so, over chunks of them. */
    private void dispatch(String name, String descriptor, String prefix, boolean[] there) {
        int chunks = (there.length + CHUNK - 1) / CHUNK;
        for (int chunk = 0; chunk < chunks; chunk++) {
            int from = chunk * CHUNK;
            boolean[] own = Arrays.copyOfRange(there, from, Math.min(there.length, from + CHUNK));
            MethodVisitor to = draft.method(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, name + chunk, descriptor);
            to.visitVarInsn(Opcodes.ILOAD, 1);
            choose(to, prefix, from, own, descriptor);
        }
        MethodVisitor to = draft.method(Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL, name, descriptor);
        Label none = new Label();
        Label[] labels = new Label[chunks];
        for (int i = 0; i < chunks; i++) labels[i] = new Label();
        if (chunks > 0) {
            to.visitVarInsn(Opcodes.ILOAD, 2);
            to.visitIntInsn(Opcodes.BIPUSH, CHUNK_BITS);
            to.visitInsn(Opcodes.ISHR);
            to.visitTableSwitchInsn(0, chunks - 1, none, labels);
        }
        for (int i = 0; i < chunks; i++) {
            to.visitLabel(labels[i]);
            to.visitVarInsn(Opcodes.ALOAD, 1);
            to.visitVarInsn(Opcodes.ILOAD, 2);
            to.visitMethodInsn(Opcodes.INVOKESTATIC, ClassDraft.NAME, name + i, descriptor, false);
            to.visitInsn(Opcodes.IRETURN);
        }
        to.visitLabel(none);
        to.visitInsn(Opcodes.ICONST_0);
        to.visitInsn(Opcodes.IRETURN);
        end(to);
    }

    private static void choose(MethodVisitor to, String prefix, int from, boolean[] there, String descriptor) {
        boolean finds = descriptor.endsWith("Z");
        Label none = new Label();
        Label[] labels = new Label[there.length];
        for (int i = 0; i < labels.length; i++) labels[i] = there[i] ? new Label() : none;
        to.visitTableSwitchInsn(from, from + there.length - 1, none, labels);
        for (int i = 0; i < labels.length; i++) {
            if (!there[i]) continue;
            to.visitLabel(labels[i]);
            to.visitVarInsn(Opcodes.ALOAD, 0);
            String method = prefix + (from + i);
            to.visitMethodInsn(
                    Opcodes.INVOKESTATIC, ClassDraft.NAME, method, "(" + EXECUTION + ")" + (finds ? "V" : "I"), false);
            if (finds) to.visitInsn(Opcodes.ICONST_1);
            to.visitInsn(Opcodes.IRETURN);
        }
        to.visitLabel(none);
        to.visitInsn(Opcodes.ICONST_0);
        to.visitInsn(Opcodes.IRETURN);
        end(to);
    }

    private static void end(MethodVisitor to) {
        to.visitMaxs(0, 0);
        to.visitEnd();
    }
}
