package regola.engine.code;

import java.util.List;
import java.util.function.IntConsumer;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import regola.engine.form.StepForm;
import regola.engine.move.ChoicePlan;
import regola.engine.move.OptionPlan;
import regola.engine.run.Execution;
import regola.engine.run.Question;
import regola.engine.step.CourseSteps;
import regola.engine.value.RuleFailure;
import regola.language.source.Span;

/** A ChoiceCode is the writing of a step that asks somebody: the methods of its options are called one by one. */
final class ChoiceCode {
    private static final String EXECUTION = Type.getDescriptor(Execution.class);
    private static final String LEGAL = "legalCount";

    private final ValueCode values;
    private final MethodCode body;
    private final StepForm form;

    ChoiceCode(ValueCode values, StepForm form) {
        this.values = values;
        this.body = values.body;
        this.form = form;
    }

    /**
     * @param goOn writes what goes on with a step
     * @return whether the next step follows, which it never does
     */
    boolean write(IntConsumer goOn) {
        ChoicePlan question = (ChoicePlan) form.fixed().get(0);
        Span span = form.step().span();
        int mark = body.mark();
        int decider = body.newNarrow();
        values.word(form.operands().get(0));
        body.span(span);
        body.callStatic(CourseSteps.Choose.class, "decider", "(J" + Type.getDescriptor(Span.class) + ")I");
        body.storeInt(decider);
        body.execution();
        body.plain(Opcodes.ICONST_0);
        body.to.visitFieldInsn(Opcodes.PUTFIELD, Type.getInternalName(Execution.class), LEGAL, "I");
        question.ordinary().forEach(this::find);
        findLast(question.last());
        Label none = new Label();
        body.ofExecution(LEGAL, int.class);
        body.jump(Opcodes.IFEQ, none);
        body.execution();
        body.constant(question, ChoicePlan.class);
        body.loadInt(decider);
        body.call(Execution.class, "ask", "(" + Type.getDescriptor(Question.class) + "I)I");
        body.plain(Opcodes.IRETURN);
        body.here(none);
        body.release(mark);
        if ((Boolean) form.fixed().get(1)) {
            goOn.accept(form.targets().get(form.targets().size() - 1).pc());
            return false;
        }
        body.constant(form.step(), CourseSteps.Choose.class);
        body.call(CourseSteps.Choose.class, "nothing", "()" + Type.getDescriptor(RuleFailure.class));
        body.plain(Opcodes.ATHROW);
        return false;
    }

    private void findLast(List<OptionPlan> last) {
        if (last.isEmpty()) return;
        Label some = new Label();
        body.ofExecution(LEGAL, int.class);
        body.jump(Opcodes.IFNE, some);
        last.forEach(this::find);
        body.here(some);
    }

    /** As {@link OptionPlan#findLegal}. */
    private void find(OptionPlan option) {
        if (!values.making.isCodeOption(option.place())) {
            body.constant(option, OptionPlan.class);
            body.execution();
            body.call(OptionPlan.class, "findLegal", "(" + EXECUTION + ")V");
            return;
        }
        int mark = body.mark();
        int before = body.newNarrow();
        int base = body.newNarrow();
        body.ofExecution(LEGAL, int.class);
        body.storeInt(before);
        body.ofExecution("base", int.class);
        body.storeInt(base);
        Label begin = new Label();
        Label end = new Label();
        Label failed = new Label();
        Label done = new Label();
        body.to.visitTryCatchBlock(begin, end, failed, Type.getInternalName(RuleFailure.class));
        body.here(begin);
        body.execution();
        body.callOwn(CodeMaking.OPTIONS + option.place(), "(" + EXECUTION + ")V");
        body.here(end);
        if (option.isAlike()) {
            body.constant(option, OptionPlan.class);
            body.execution();
            body.loadInt(before);
            body.call(OptionPlan.class, "dropAlike", "(" + EXECUTION + "I)V");
        }
        body.jump(Opcodes.GOTO, done);
        body.here(failed);
        int failure = body.newNarrow();
        body.storeArray(failure);
        body.constant(option, OptionPlan.class);
        body.execution();
        body.loadInt(before);
        body.loadInt(base);
        body.loadArray(failure);
        body.call(
                OptionPlan.class,
                "findAfterFailure",
                "(" + EXECUTION + "II" + Type.getDescriptor(RuleFailure.class) + ")V");
        body.here(done);
        body.release(mark);
    }
}
