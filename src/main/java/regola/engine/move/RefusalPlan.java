package regola.engine.move;

import java.util.List;
import regola.engine.run.Phrase;
import regola.language.model.Choice;
import regola.language.source.Span;

/**
 * A RefusalPlan is a form of move that people try and that is never legal, with its answer.
 */
public record RefusalPlan(List<Choice.Part> parts, List<Parameter> parameters, String rule, Phrase because, Span span) {}
