package regola.ui.present.match;

import java.util.SplittableRandom;
import regola.engine.value.Decision;
import regola.engine.value.Move;

/** A RandomOpponent plays any legal move. With the same seed it plays the same. */
public final class RandomOpponent implements Opponent {
    private final SplittableRandom random;

    public RandomOpponent(long seed) {
        this.random = new SplittableRandom(seed);
    }

    @Override
    public Move choose(Decision decision) {
        return decision.legal().get(random.nextInt(decision.legal().size()));
    }
}
