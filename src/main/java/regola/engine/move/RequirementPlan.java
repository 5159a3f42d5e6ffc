package regola.engine.move;

import java.util.List;
import regola.engine.run.Node;
import regola.engine.run.Phrase;
import regola.language.model.Type;
import regola.language.source.Span;

/**
 * A RequirementPlan is one requirement as it is written, for finding the reason why a move is not legal.
 *
 * @param condition  null for the requirement that nothing else is legal
 * @param parameters the numbers of the parameters it asks about
 * @param showing    the things that the reason speaks of, as a list; null if the rule file does not say
 * @param shown      the type of each of them; null with showing
 */
public record RequirementPlan(
        Node condition, String rule, Phrase because, Span span, List<Integer> parameters, Node showing, Type shown) {}
