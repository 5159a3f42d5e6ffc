package regola.engine.move;

import java.util.ArrayList;
import java.util.List;
import regola.engine.run.Execution;
import regola.engine.run.Phrase;
import regola.engine.run.Question;
import regola.engine.step.Label;
import regola.engine.value.Catalog;
import regola.engine.value.Form;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.language.model.Choice;
import regola.language.source.Span;

/** A ChoicePlan is a decision made ready: its options as plans, and where the rules go on after each. */
public final class ChoicePlan implements Question {
    private final int number;
    private final Choice choice;
    private final Phrase sentence;
    private final List<OptionPlan> options;
    private final List<RefusalPlan> refusals;
    private final Label[] then;
    private final OptionPlan[] numbered, ordinary, last;

    /** @param number which of all decisions of the game it is, from 0 */
    public ChoicePlan(
            int number,
            Choice choice,
            Phrase sentence,
            List<OptionPlan> options,
            List<RefusalPlan> refusals,
            List<Label> then) {
        this.number = number;
        this.choice = choice;
        this.sentence = sentence;
        this.options = List.copyOf(options);
        this.refusals = List.copyOf(refusals);
        this.then = then.toArray(Label[]::new);
        numbered = options.toArray(OptionPlan[]::new);
        ordinary = options.stream().filter(o -> !o.isLast()).toArray(OptionPlan[]::new);
        last = options.stream().filter(OptionPlan::isLast).toArray(OptionPlan[]::new);
    }

    @Override
    public void findLegal(Execution x) {
        for (OptionPlan option : ordinary) option.findLegal(x);
        if (x.legalCount == 0) for (OptionPlan option : last) option.findLegal(x);
    }

    /** @return the options whose moves are legal whatever others there are */
    public List<OptionPlan> ordinary() {
        return List.of(ordinary);
    }

    /** @return the options whose moves are legal only while no others are */
    public List<OptionPlan> last() {
        return List.of(last);
    }

    /** Finds the same moves in the same order by trying every candidate: slow, and for checking the plan. */
    public void findByTrying(Execution x) {
        for (OptionPlan option : ordinary) option.findByTrying(x);
        if (x.legalCount == 0) for (OptionPlan option : last) option.findByTrying(x);
    }

    @Override
    public int begin(Execution x, long move) {
        int number = optionNumber(move);
        numbered[number].put(x, move);
        return then[number].pc();
    }

    /** @return how the moves are written that are legal now, each form once */
    public List<Form> legalForms(Execution x) {
        List<Form> forms = new ArrayList<>();
        for (int i = 0; i < x.legalCount; i++) {
            Form form = form(options.get(optionNumber(x.legal[i])).parts());
            if (!forms.contains(form)) forms.add(form);
        }
        return forms;
    }

    public static int optionNumber(long move) {
        return (int) move & (1 << OptionPlan.NUMBER_BITS) - 1;
    }

    public Move move(Execution x, long packed) {
        return options.get(optionNumber(packed)).move(x.names(), packed);
    }

    @Override
    public String text(Catalog names, long packed) {
        return options.get(optionNumber(packed)).move(names, packed).text();
    }

    @Override
    public boolean isSecret() {
        return choice.secret();
    }

    @Override
    public int number() {
        return number;
    }

    @Override
    public String id() {
        return choice.id();
    }

    @Override
    public Spoken sentence(Execution x) {
        return sentence.said(x);
    }

    public String rule() {
        return choice.reason() == null ? null : choice.reason().rule();
    }

    public Span span() {
        return choice.span();
    }

    public List<OptionPlan> options() {
        return options;
    }

    public List<RefusalPlan> refusals() {
        return refusals;
    }

    /** @return how moves are written here, refused forms last */
    public List<Form> forms() {
        List<Form> forms = new ArrayList<>();
        for (OptionPlan option : options) forms.add(form(option.parts()));
        for (RefusalPlan refusal : refusals) if (refusal.isForm()) forms.add(form(refusal.parts()));
        return List.copyOf(forms);
    }

    public static Form form(List<Choice.Part> parts) {
        List<Form.Part> made = new ArrayList<>();
        for (Choice.Part part : parts) {
            if (part instanceof Choice.Parameter parameter) made.add(new Form.Part(parameter.name(), parameter.type()));
            else if (part instanceof Choice.Stranger stranger)
                made.add(new Form.Part(stranger.name(), stranger.type()));
            else made.add(new Form.Part(((Choice.Word) part).word(), null));
        }
        return new Form(List.copyOf(made));
    }
}
