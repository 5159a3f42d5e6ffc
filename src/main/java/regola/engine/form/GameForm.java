package regola.engine.form;

import java.util.List;

/**
 * A GameForm is all that a ruleset runs, in the lowered form.
 *
 * @param functions those that are asked by anything in it
 * @param options of all choices; options know their place in this list
 * @param steps in the order of the program
 */
public record GameForm(List<FunctionForm> functions, List<OptionForm> options, List<StepForm> steps) {}
