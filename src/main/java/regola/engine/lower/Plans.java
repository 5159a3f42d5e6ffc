package regola.engine.lower;

import java.util.ArrayList;
import java.util.List;
import regola.engine.move.ChoicePlan;

/** A Plans is all decisions of a game, in the order in which they were met. */
final class Plans {
    private final List<ChoicePlan> plans = new ArrayList<>();

    ChoicePlan add(ChoicePlan plan) {
        plans.add(plan);
        return plan;
    }

    int count() {
        return plans.size();
    }

    List<ChoicePlan> all() {
        return List.copyOf(plans);
    }
}
