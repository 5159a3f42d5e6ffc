package regola.engine.code;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import regola.engine.run.Execution;
import regola.language.source.Span;

/**
 * A MethodCode is one method while it is being written: single instructions, and which of the rule file's slots stand
 * in locals of the machine. Local 0 is the execution; every method is static.
 */
final class MethodCode {
    private static final String EXECUTION = Type.getInternalName(Execution.class);

    final MethodVisitor to;
    final ClassDraft draft;
    private final Map<Integer, Integer> words = new HashMap<>(), arrays = new HashMap<>();
    /** Slots that stand in locals only because they are read often: their places hold the same. */
    private final Set<Integer> mirrored = new HashSet<>();

    private int nextLocal = 1;
    private int line;

    MethodCode(ClassDraft draft, MethodVisitor to) {
        this.draft = draft;
        this.to = to;
    }

    // ---------------------------------------------------------------- locals

    int newWord() {
        nextLocal += 2;
        return nextLocal - 2;
    }

    /** @return a local for an array or a small number */
    int newNarrow() {
        return nextLocal++;
    }

    /** @return what {@link #release} takes */
    int mark() {
        return nextLocal;
    }

    /** Gives back all locals taken since. */
    void release(int mark) {
        nextLocal = mark;
    }

    void bindWord(int slot, int local) {
        words.put(slot, local);
    }

    void bindArray(int slot, int local) {
        arrays.put(slot, local);
    }

    void mirror(int slot) {
        mirrored.add(slot);
    }

    void unbind(int slot) {
        words.remove(slot);
        arrays.remove(slot);
    }

    /** @return the local in which a slot of one word stands; null if it is in its place */
    Integer word(int slot) {
        return words.get(slot);
    }

    Integer array(int slot) {
        return arrays.get(slot);
    }

    // ---------------------------------------------------------------- single instructions

    void execution() {
        to.visitVarInsn(Opcodes.ALOAD, 0);
    }

    void loadWord(int local) {
        to.visitVarInsn(Opcodes.LLOAD, local);
    }

    void storeWord(int local) {
        to.visitVarInsn(Opcodes.LSTORE, local);
    }

    void loadArray(int local) {
        to.visitVarInsn(Opcodes.ALOAD, local);
    }

    void storeArray(int local) {
        to.visitVarInsn(Opcodes.ASTORE, local);
    }

    void loadInt(int local) {
        to.visitVarInsn(Opcodes.ILOAD, local);
    }

    void storeInt(int local) {
        to.visitVarInsn(Opcodes.ISTORE, local);
    }

    void increase(int local) {
        to.visitIincInsn(local, 1);
    }

    void number(long value) {
        if (value == 0) to.visitInsn(Opcodes.LCONST_0);
        else if (value == 1) to.visitInsn(Opcodes.LCONST_1);
        else to.visitLdcInsn(value);
    }

    void integer(int value) {
        if (value >= -1 && value <= 5) to.visitInsn(Opcodes.ICONST_0 + value);
        else if (value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE) to.visitIntInsn(Opcodes.BIPUSH, value);
        else if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) to.visitIntInsn(Opcodes.SIPUSH, value);
        else to.visitLdcInsn(value);
    }

    void plain(int... instructions) {
        for (int each : instructions) to.visitInsn(each);
    }

    void jump(int instruction, Label label) {
        to.visitJumpInsn(instruction, label);
    }

    void here(Label label) {
        to.visitLabel(label);
    }

    void constant(Object value, Class<?> type) {
        draft.constant(to, value, type);
    }

    void span(Span span) {
        if (span == null) plain(Opcodes.ACONST_NULL);
        else constant(span, Span.class);
    }

    void callStatic(Class<?> owner, String name, String descriptor) {
        to.visitMethodInsn(Opcodes.INVOKESTATIC, Type.getInternalName(owner), name, descriptor, false);
    }

    void callOwn(String name, String descriptor) {
        to.visitMethodInsn(Opcodes.INVOKESTATIC, ClassDraft.NAME, name, descriptor, false);
    }

    void call(Class<?> owner, String name, String descriptor) {
        to.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Type.getInternalName(owner), name, descriptor, false);
    }

    void field(Class<?> owner, String name, Class<?> type) {
        to.visitFieldInsn(Opcodes.GETFIELD, Type.getInternalName(owner), name, Type.getDescriptor(type));
    }

    /** Says in which line of the rule file is written what comes now. */
    void line(Span span) {
        if (span == null || span.line() == line) return;
        line = span.line();
        Label here = new Label();
        to.visitLabel(here);
        to.visitLineNumber(line, here);
    }

    // ---------------------------------------------------------------- the execution

    void ofExecution(String field, Class<?> type) {
        execution();
        to.visitFieldInsn(Opcodes.GETFIELD, EXECUTION, field, Type.getDescriptor(type));
    }

    /** The array of places, and the index of one of them. */
    void place(String places, Class<?> type, int slot) {
        ofExecution(places, type);
        ofExecution("base", int.class);
        if (slot == 0) return;
        integer(slot);
        plain(Opcodes.IADD);
    }

    void loadPlace(int slot) {
        place("slots", long[].class, slot);
        plain(Opcodes.LALOAD);
    }

    void loadArrayPlace(int slot) {
        place("lists", long[][].class, slot);
        plain(Opcodes.AALOAD);
    }

    /** Puts what stands in a local into its place too, for nodes that read it there. */
    void writePlace(int slot, boolean array) {
        Integer local = array ? arrays.get(slot) : words.get(slot);
        if (local == null || mirrored.contains(slot)) return;
        place(array ? "lists" : "slots", array ? long[][].class : long[].class, slot);
        if (array) loadArray(local);
        else loadWord(local);
        plain(array ? Opcodes.AASTORE : Opcodes.LASTORE);
    }

    /** Counts work that is known now. */
    void charge(long work, Span span) {
        if (work == 0) return;
        execution();
        number(work);
        span(span);
        chargeWritten();
    }

    /** Counts two works that follow each other. */
    void charge(long first, Span firstSpan, long second, Span secondSpan) {
        execution();
        number(first);
        span(firstSpan);
        number(second);
        span(secondSpan);
        String span = Type.getDescriptor(Span.class);
        call(Execution.class, "charge", "(J" + span + "J" + span + ")V");
    }

    /** Counts work, when execution, work and span are on the stack. */
    void chargeWritten() {
        call(Execution.class, "charge", "(J" + Type.getDescriptor(Span.class) + ")V");
    }
}
