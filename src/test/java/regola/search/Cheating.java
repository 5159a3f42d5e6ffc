package regola.search;

import regola.engine.Match;

/**
 * A Cheating is a player that looks ahead in the true match and in no other, so it knows what is hidden from it. It is
 * a yardstick and nothing else: where it plays no better than who may not know, guessing hides nothing.
 *
 * @param iterations how often it walks through the true match
 */
public record Cheating(Tuning tuning, long iterations) {
    private static final int MOST_EDGES = 1 << 20;

    /** @return the index of the move that it tried most often */
    public int choose(Match match, long seed) {
        Match root = match.isSecret() ? match.secretRoundStart() : match.copy();
        Clock clock = new Clock(Budget.ofIterations(iterations), () -> false);
        Walk walk = new Walk(
                root,
                match.decider(),
                (world, into) -> into.become(root),
                Habits.unknown(root.rules().players()),
                tuning,
                MOST_EDGES,
                Dice.mix(seed),
                null,
                new long[0],
                clock);
        for (long i = 0; i < iterations; i++) walk.iterate();
        int best = 0;
        int most = -1;
        for (int i = 0; i < match.legalCount(); i++) {
            int edge = walk.tree().edge(walk.tableOf(match), match.moveKey(i), Tree.NONE);
            if (edge == Tree.NONE || walk.tree().visits(edge) <= most) continue;
            most = walk.tree().visits(edge);
            best = i;
        }
        return best;
    }
}
