package regola.engine.code;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import regola.engine.form.FunctionForm;
import regola.engine.form.GameForm;
import regola.engine.form.Op;
import regola.engine.form.OptionForm;
import regola.engine.form.Rep;
import regola.engine.form.StepForm;
import regola.engine.node.FunctionBody;
import regola.engine.run.Code;
import regola.engine.run.Execution;
import regola.engine.run.Limits;
import regola.engine.run.Program;

/**
 * A CodeMaking is the making of byte code for one ruleset: a class with a method for each function, each option and
 * each run of steps. A method that would be so large that the machine never compiles it is left out: what it would do
 * stays interpreted. The class is hidden: it goes when its ruleset goes.
 */
public final class CodeMaking {
    /** Bytes of instructions above which the machine never compiles a method. */
    public static final int LARGEST = 8_000;

    /** What the names of methods for steps begin with; the number of the step follows. */
    static final String STEPS = "s";

    /** What the names of methods for options begin with; the place of the option follows. */
    static final String OPTIONS = "o";

    private static final String EXECUTION = Type.getDescriptor(Execution.class);
    private final GameForm form;
    private final Program program;
    private final boolean mixed;
    private final int largest;
    private final Primitives primitives = new Primitives();
    private final Map<FunctionBody, Integer> numbers = new IdentityHashMap<>();
    /** Names of methods that are too large. */
    private final Set<String> refused = new HashSet<>();

    private final List<MadeCode.Method> tooLarge = new ArrayList<>();
    /** Steps with which a method begins. */
    private final BitSet entries = new BitSet();

    private List<MadeCode.Method> written = new ArrayList<>();
    private ClassDraft draft;
    private Placeless placeless;
    private int nodes;

    private CodeMaking(GameForm form, Program program, boolean mixed, int largest) {
        this.form = form;
        this.program = program;
        this.mixed = mixed;
        this.largest = largest;
        for (FunctionForm function : form.functions()) numbers.put(function.body(), numbers.size());
    }

    /** @param mixed true if every second operation and step is to stay interpreted, which tests want */
    public static MadeCode make(GameForm form, Program program, boolean mixed) {
        return make(form, program, mixed, LARGEST);
    }

    /** @param largest bytes of instructions above which a method is left out */
    public static MadeCode make(GameForm form, Program program, boolean mixed, int largest) {
        return new CodeMaking(form, program, mixed, largest).make();
    }

    // ---------------------------------------------------------------- asked while writing

    Primitives primitives() {
        return primitives;
    }

    boolean isMixed() {
        return mixed;
    }

    /** @return whether nothing is ever hidden, so that nobody need note what was seen before a change */
    boolean isOpen() {
        return !program.memory.hides();
    }

    /** @return whether pieces move over an endless plane, which has to follow them */
    boolean isEndless() {
        return program.layout.sites().plane != null;
    }

    boolean isCode(FunctionBody function) {
        Integer number = numbers.get(function);
        return number != null && !refused.contains("f" + number);
    }

    Placeless placeless() {
        return placeless;
    }

    String name(FunctionBody function) {
        return "f" + numbers.get(function);
    }

    String descriptor(FunctionBody function) {
        FunctionForm made = form.functions().get(numbers.get(function));
        StringBuilder descriptor = new StringBuilder("(").append(EXECUTION);
        for (Rep parameter : made.parameters()) descriptor.append(type(parameter));
        return descriptor.append(')').append(type(made.result())).toString();
    }

    private static String type(Rep rep) {
        return rep == Rep.ARRAY ? "[J" : "J";
    }

    /** @return of whatever runs */
    Limits limits() {
        return program.limits;
    }

    /** Counts an operation that stays a node. */
    void stayed(Op op) {
        if (op.isConstant()) throw new IllegalArgumentException("constants are written");
        nodes++;
    }

    // ---------------------------------------------------------------- the whole class

    private MadeCode make() {
        findEntries();
        int before;
        int entered;
        do {
            before = refused.size();
            entered = entries.cardinality();
            written = new ArrayList<>();
            nodes = 0;
            placeless = new Placeless(this, form, program.limits);
            draft = new ClassDraft(Type.getInternalName(Code.class), sourceName());
            form.functions().forEach(this::function);
            for (int i = 0; i < form.options().size(); i++) option(i);
            steps();
        } while (refused.size() > before || entries.cardinality() > entered);
        boolean[] ran = ran();
        new WayIn(draft).write(ran, options());
        byte[] bytes = draft.bytes();
        return new MadeCode(define(bytes), ran, List.copyOf(written), List.copyOf(tooLarge), bytes, nodes);
    }

    /** @return the file that the lines of methods are of */
    private String sourceName() {
        return program.step(Program.BEGIN).span().source().name();
    }

    /** Where the run of steps may begin: where rules begin, and behind what may have asked somebody. */
    private void findEntries() {
        List<StepForm> steps = form.steps();
        for (int pc = 0; pc < steps.size(); pc++) {
            StepForm step = steps.get(pc);
            if (!step.kind().mayLeave()) continue;
            step.targets().forEach(target -> entries.set(target.pc()));
            entries.set(pc + 1);
        }
    }

    /** Lets a run of steps begin here too. */
    void addEntry(int pc) {
        entries.set(pc);
    }

    /** @return whether a method begins with this step */
    boolean isCode(int pc) {
        return entries.get(pc) && isWorthIt(pc) && !refused.contains(STEPS + pc);
    }

    /** @return whether what finds the moves of an option is a method */
    boolean isCodeOption(int place) {
        return place < form.options().size() && !refused.contains(OPTIONS + place);
    }

    private boolean[] ran() {
        boolean[] ran = new boolean[form.steps().size()];
        for (int pc = 0; pc < ran.length; pc++) ran[pc] = isCode(pc);
        return ran;
    }

    private void function(FunctionForm function) {
        String name = name(function.body());
        method(
                name,
                function.body().unit().toString(),
                descriptor(function.body()),
                values -> new ActCode(values, function).write());
    }

    private void option(int place) {
        OptionForm option = form.options().get(place);
        method(
                OPTIONS + place,
                option.choice() + " " + (option.number() + 1),
                "(" + EXECUTION + ")V",
                values -> new OptionCode(values, option).write());
    }

    private void steps() {
        for (int pc = 0; pc < form.steps().size(); pc++) {
            if (!isCode(pc)) continue;
            int entry = pc;
            method(
                    STEPS + pc,
                    of(form.steps().get(pc)),
                    "(" + EXECUTION + ")I",
                    values -> new StepCode(values, form.steps(), entry).write());
        }
    }

    /** A run of one step that has no form of its own is better run by itself. */
    private boolean isWorthIt(int pc) {
        return form.steps().get(pc).kind() != StepForm.Kind.ANYWHERE;
    }

    private static String of(StepForm step) {
        return (step.unit() == null ? "game" : step.unit().toString())
                + (step.step().span() == null
                        ? ""
                        : " line " + step.step().span().line());
    }

    private boolean[] options() {
        boolean[] found = new boolean[form.options().size()];
        for (int i = 0; i < found.length; i++) found[i] = !refused.contains(OPTIONS + i);
        return found;
    }

    /** @return whether it was written and is not too large */
    private boolean method(String name, String of, String descriptor, Consumer<ValueCode> writing) {
        if (refused.contains(name)) return false;
        if (draft.constantCount() > ClassDraft.MOST_CONSTANTS) return refuse(name, of, 0);
        MethodVisitor to = draft.method(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, name, descriptor);
        writing.accept(new ValueCode(this, new MethodCode(draft, to)));
        Label end = new Label();
        to.visitLabel(end);
        int size = end.getOffset();
        if (size > largest) return refuse(name, of, size);
        to.visitMaxs(0, 0);
        to.visitEnd();
        written.add(new MadeCode.Method(name, of, size));
        return true;
    }

    private boolean refuse(String name, String of, int size) {
        refused.add(name);
        tooLarge.add(new MadeCode.Method(name, of, size));
        return false;
    }

    private Code define(byte[] bytes) {
        try {
            MethodHandles.Lookup made =
                    MethodHandles.lookup().defineHiddenClassWithClassData(bytes, draft.classData(), true);
            return (Code) made.findConstructor(made.lookupClass(), MethodType.methodType(void.class))
                    .invoke();
        } catch (Throwable e) {
            throw new IllegalStateException("the code that was made cannot be used", e);
        }
    }
}
