package regola.engine.code;

import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A ClassDraft is a class while it is being written. What its methods need of the ruleset (tables, spans, nodes) goes
 * with it as class data and stands in static final fields, which the compiler of the machine sees through.
 */
final class ClassDraft {
    /**
     * The last version of classes that need not say what is on the stack wherever something is jumped to. Working that
     * out takes as long as the machine takes to do without, and its largest method would be compiled just when the
     * compiler is wanted for the code.
     */
    private static final int VERSION = Opcodes.V1_5;

    /** The name before the machine adds its own; it is never looked up. */
    static final String NAME = "regola/engine/code/Made";

    /** More fields than this, and what fills them does not fit a method. */
    static final int MOST_CONSTANTS = 4_000;

    private final ClassWriter writer;
    private final List<Object> constants = new ArrayList<>();
    private final Map<Object, String> names = new IdentityHashMap<>();
    private final Map<Object, Object> tables = new HashMap<>();
    private final List<String> descriptors = new ArrayList<>();

    ClassDraft(String parent, String source) {
        writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(VERSION, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, NAME, null, parent, null);
        writer.visitSource(source, null);
    }

    MethodVisitor method(int access, String name, String descriptor) {
        MethodVisitor method = writer.visitMethod(access, name, descriptor, null, null);
        method.visitCode();
        return method;
    }

    /** @return how many things of the ruleset the class holds */
    int constantCount() {
        return constants.size();
    }

    /** Writes what puts a thing of the ruleset on the stack. */
    void constant(MethodVisitor to, Object value, Class<?> type) {
        String name = names.computeIfAbsent(once(value), v -> {
            constants.add(v);
            descriptors.add(Type.getDescriptor(type));
            return "c" + (constants.size() - 1);
        });
        String descriptor = descriptors.get(Integer.parseInt(name.substring(1)));
        to.visitFieldInsn(Opcodes.GETSTATIC, NAME, name, descriptor);
        if (!descriptor.equals(Type.getDescriptor(type)))
            to.visitTypeInsn(Opcodes.CHECKCAST, Type.getInternalName(type));
    }

    /**
     * @return the table that says the same, if there is one, so that what is read from it is seen to be the same too
     */
    private Object once(Object value) {
        if (value instanceof long[] table) return tables.computeIfAbsent(LongBuffer.wrap(table), t -> table);
        if (value instanceof int[] table) return tables.computeIfAbsent(IntBuffer.wrap(table), t -> table);
        return value;
    }

    /** @return what the static fields will hold */
    Object[] classData() {
        return constants.toArray();
    }

    byte[] bytes() {
        fillConstants();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private void fillConstants() {
        int fields = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
        for (int i = 0; i < constants.size(); i++)
            writer.visitField(fields, "c" + i, descriptors.get(i), null, null).visitEnd();
        MethodVisitor fill = method(Opcodes.ACC_STATIC, "<clinit>", "()V");
        fill.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "java/lang/invoke/MethodHandles",
                "lookup",
                "()Ljava/lang/invoke/MethodHandles$Lookup;",
                false);
        fill.visitLdcInsn("_");
        fill.visitLdcInsn(Type.getType(Object[].class));
        fill.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "java/lang/invoke/MethodHandles",
                "classData",
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;",
                false);
        fill.visitTypeInsn(Opcodes.CHECKCAST, "[Ljava/lang/Object;");
        fill.visitVarInsn(Opcodes.ASTORE, 0);
        for (int i = 0; i < constants.size(); i++) {
            fill.visitVarInsn(Opcodes.ALOAD, 0);
            fill.visitLdcInsn(i);
            fill.visitInsn(Opcodes.AALOAD);
            Type type = Type.getType(descriptors.get(i));
            fill.visitTypeInsn(Opcodes.CHECKCAST, type.getInternalName());
            fill.visitFieldInsn(Opcodes.PUTSTATIC, NAME, "c" + i, descriptors.get(i));
        }
        fill.visitInsn(Opcodes.RETURN);
        fill.visitMaxs(0, 0);
        fill.visitEnd();
    }
}
