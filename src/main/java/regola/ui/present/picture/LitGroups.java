package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.List;
import regola.engine.Match;
import regola.engine.Query;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.CompiledCondition;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Naming;
import regola.language.model.Type;
import regola.ui.view.board.MomentView;

/**
 * The LitGroups are places that belong together: what a function of the rule file answers for a player, if its word has
 * a drawing. It lies under each of those places, in the player's colour.
 */
final class LitGroups {
    private final List<Light> lights = new ArrayList<>();

    private record Light(Query places, String art, String colour) {}

    LitGroups(Ruleset rules, Names names) {
        for (Function function : rules.game().functions()) {
            Naming naming = names.catalog().naming(function.name());
            if (naming == null || naming.art() == null || !asksOfPlayer(function)) continue;
            for (int player = 0; player < names.catalog().players(); player++) {
                Expr who =
                        new Expr.Constant(player, function.parameters().get(0).type(), function.span());
                Expr call = new Expr.Call(function, List.of(who), function.result(), function.span());
                lights.add(new Light(rules.query(new CompiledCondition(call, 0)), naming.art(), names.colour(player)));
            }
        }
    }

    /** Whether it takes a player and answers places. */
    private static boolean asksOfPlayer(Function function) {
        Type result = function.result();
        return function.parameters().size() == 1
                && function.parameters().get(0).type().base() == Type.Base.PLAYER
                && result.base() == Type.Base.SITE
                && result.shape() == Type.Shape.SET;
    }

    /** @return those of which something is there now, in the order of the rule file */
    List<MomentView.Group> of(Match match) {
        List<MomentView.Group> groups = new ArrayList<>();
        for (Light light : lights) {
            try {
                List<String> sites =
                        match.answer(light.places).stream().map(Thing::id).toList();
                if (!sites.isEmpty()) groups.add(new MomentView.Group(sites, light.art, light.colour));
            } catch (RuleFailure broken) {
                // What only lights something up must not keep anybody from playing.
            }
        }
        return groups;
    }
}
