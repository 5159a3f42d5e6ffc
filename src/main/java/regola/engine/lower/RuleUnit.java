package regola.engine.lower;

import regola.engine.run.Unit;
import regola.engine.step.Label;
import regola.language.model.Rule;

/** A RuleUnit is a rule or handler on its way to steps: where they will begin, and how its expressions are made. */
record RuleUnit(Rule rule, Unit unit, Label first, ExprLowering exprs) {}
