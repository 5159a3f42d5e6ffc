package regola.engine.move;

import java.util.ArrayList;
import java.util.List;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.run.Phrase;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.language.source.Span;

/**
 * A RequirementPlan is one requirement as it is written, for finding the reason why a move is not legal.
 *
 * @param condition null for the requirement that nothing else is legal
 * @param parameters the numbers of the parameters it asks about
 * @param showing the things that the reason speaks of, as a list; null if the rule file does not say
 * @param shown the type of each of them; null with showing
 */
public record RequirementPlan(
        Node condition, String rule, Phrase because, Span span, List<Integer> parameters, Node showing, Type shown) {

    /** @return what the rule file says that the reason speaks of. A failure there must not hide the reason itself */
    public List<Thing> shown(Execution x) {
        if (showing == null) return List.of();
        int base = x.base;
        try {
            List<Thing> things = new ArrayList<>();
            for (long thing : showing.list(x)) if (thing >= 0) things.add(thing(x, thing));
            return things;
        } catch (RuleFailure failure) {
            x.backTo(base);
            return List.of();
        }
    }

    /** Of pieces that are alike the name does not say which is meant, so the place is shown where it lies. */
    private Thing thing(Execution x, long value) {
        boolean alike = shown.base() == Type.Base.PIECE && x.state.roster.alike[(int) value];
        return alike
                ? x.names().thing(Type.SITE, x.state.siteOf[(int) value])
                : x.names().thing(shown, value);
    }
}
