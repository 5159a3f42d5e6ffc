package regola.engine.explain;

import java.util.ArrayList;
import java.util.List;
import regola.engine.move.ChoicePlan;
import regola.engine.move.OptionPlan;
import regola.engine.move.Parameter;
import regola.engine.move.RequirementPlan;
import regola.engine.run.Execution;
import regola.engine.value.RuleFailure;
import regola.engine.value.Ruling;
import regola.engine.value.Thing;
import regola.language.source.Span;

/** A Judging tries one requirement on every candidate of the options that have it, as far as the allowance goes. */
public final class Judging {
    private static final int MOST = 4_000;
    /** What a candidate counts against the limit of steps, for the memory that it takes. */
    private static final int WORK = 16;

    private final Execution x;
    private final RequirementPlan asked;
    private final OptionPlan option;
    private final List<Ruling.Case> cases;
    private boolean whole = true;

    private Judging(Execution x, OptionPlan option, RequirementPlan asked, List<Ruling.Case> cases) {
        this.x = x;
        this.option = option;
        this.asked = asked;
        this.cases = cases;
    }

    /** @param reason of the requirement */
    public static Ruling of(Execution x, ChoicePlan plan, Span reason) {
        List<Ruling.Case> cases = new ArrayList<>();
        boolean found = false;
        boolean whole = true;
        for (OptionPlan option : plan.options()) {
            for (RequirementPlan requirement : option.requirements()) {
                if (requirement.condition() == null || !reason.equals(requirement.span())) continue;
                found = true;
                Judging judging = new Judging(x, option, requirement, cases);
                judging.judge();
                whole &= judging.whole;
                break;
            }
        }
        return new Ruling(found, cases, whole);
    }

    private void judge() {
        int base = x.base;
        try {
            fill(0, new long[option.parameters().size()]);
        } catch (RuleFailure failure) {
            x.backTo(base);
            whole = false;
        }
    }

    private void fill(int k, long[] arguments) {
        if (cases.size() >= MOST) {
            whole = false;
            return;
        }
        if (k == arguments.length) {
            add(new Candidate(option, arguments.clone()));
            return;
        }
        Parameter parameter = option.parameters().get(k);
        for (long value : OptionPlan.candidates(x, parameter)) {
            x.charge(1, option.span());
            if (!parameter.fits(value)) continue;
            arguments[k] = value;
            x.slots[x.base + parameter.slot()] = value;
            fill(k + 1, arguments);
        }
    }

    private void add(Candidate candidate) {
        x.charge(WORK, option.span());
        candidate.put(x);
        int base = x.base;
        Ruling.Verdict verdict;
        try {
            RequirementPlan failed = option.firstFailed(x);
            verdict = failed == asked
                    ? Ruling.Verdict.REFUSES
                    : asked.condition().test(x) ? Ruling.Verdict.HOLDS : Ruling.Verdict.REFUSED_BEFORE;
        } catch (RuleFailure failure) {
            if (failure.isOfLimit()) throw failure;
            x.backTo(base); // a requirement may only be safe behind those written above it
            verdict = Ruling.Verdict.REFUSED_BEFORE;
        }
        List<Thing> things = new ArrayList<>();
        for (int i = 0; i < candidate.arguments().length; i++) {
            if (!asked.parameters().isEmpty() && !asked.parameters().contains(i)) continue;
            Parameter parameter = option.parameters().get(i);
            things.add(x.names().thing(parameter.type(), candidate.arguments()[i]));
        }
        cases.add(new Ruling.Case(option.move(x.names(), option.packed(candidate.arguments())), things, verdict));
    }
}
