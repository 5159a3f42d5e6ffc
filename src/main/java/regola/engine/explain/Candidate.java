package regola.engine.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import regola.engine.move.OptionPlan;
import regola.engine.move.Parameter;
import regola.engine.move.RequirementPlan;
import regola.engine.run.Execution;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Choice;

/** A Candidate is one choice that could be thought of: an option with an argument for each parameter. */
record Candidate(OptionPlan option, long[] arguments) {

    boolean isLegal(Execution x) {
        long packed = option.packed(arguments);
        for (int i = 0; i < x.legalCount; i++) if (x.legal[i] == packed) return true;
        return false;
    }

    /** How many requirements hold before the first that does not; all of them for a legal move. */
    int held(Execution x) {
        put(x);
        RequirementPlan failed = option.firstFailed(x);
        return failed == null
                ? option.requirements().size()
                : option.requirements().indexOf(failed);
    }

    /** @return whether the first requirement that fails asks about any of the arguments, and so might hold of others */
    boolean isAboutIts(Execution x) {
        put(x);
        RequirementPlan failed = option.firstFailed(x);
        return failed != null && !failed.parameters().isEmpty();
    }

    /** @return whether the other is the same things in another form */
    boolean hasThingsOf(Candidate other) {
        if (option == other.option || !Arrays.equals(arguments, other.arguments)) return false;
        for (int i = 0; i < arguments.length; i++) {
            if (!option.parameters()
                    .get(i)
                    .type()
                    .equals(other.option.parameters().get(i).type())) return false;
        }
        return true;
    }

    /** Whether nothing that is asked about an argument alone stands in its way, whatever else does. */
    boolean suits(Execution x, int parameter) {
        put(x);
        int base = x.base;
        try {
            return option.requirements().stream()
                    .filter(each -> each.parameters().equals(List.of(parameter)))
                    .allMatch(
                            each -> each.condition() == null || each.condition().test(x));
        } catch (RuleFailure failure) {
            x.backTo(base); // a requirement may only be safe behind those written above it
            return false;
        }
    }

    /** Whether the reason asks about this argument alone, or nothing that is asked about it alone stands in the way. */
    boolean isAbout(Execution x, int parameter) {
        put(x);
        RequirementPlan failed = option.firstFailed(x);
        return failed != null && failed.parameters().equals(List.of(parameter)) || suits(x, parameter);
    }

    void put(Execution x) {
        option.put(x, option.packed(arguments));
    }

    /** @return the first requirement that fails, with its sentence about this very case; null if none does */
    Why why(Execution x) {
        put(x);
        RequirementPlan failed = option.firstFailed(x);
        if (failed == null) failed = nothingElse();
        if (failed == null) return null;
        return new Why(
                failed.rule(),
                failed.because().said(x),
                failed.span(),
                things(x, failed),
                failed.shown(x),
                Choice.firstWord(option.parts()),
                !failed.parameters().isEmpty());
    }

    /** All requirements hold, but the option is only for when nothing else is legal. */
    private RequirementPlan nothingElse() {
        for (RequirementPlan requirement : option.requirements())
            if (requirement.condition() == null) return requirement;
        return null;
    }

    /** What the requirement asks about: the arguments it reads, or all of them if it reads none. */
    private List<Thing> things(Execution x, RequirementPlan requirement) {
        List<Thing> things = new ArrayList<>();
        for (int i = 0; i < arguments.length; i++) {
            Parameter parameter = option.parameters().get(i);
            if (requirement.parameters().isEmpty() || requirement.parameters().contains(i)) {
                things.add(x.names().thing(parameter.type(), arguments[i]));
            }
        }
        return things;
    }
}
