package regola.ui.present.match;

import java.util.HashMap;
import java.util.Map;
import regola.opponent.Opponents;

/**
 * A Footing keeps how well somebody plays who plays with whoever is at the machine, and what that one has won. Called
 * on the worker only.
 */
public interface Footing {
    /**
     * @param game its id
     * @return 0 for as well as the weakest level, 1 for the next, and so on
     */
    double figure(String game);

    void keep(String game, double figure);

    /** Whoever is at the machine has won a match of that game against computers. */
    void won(String game);

    /** Whoever is at the machine has played a match of that game against computers to its end, and won it or not. */
    void finished(String game);

    /** @return one that is remembered until the program ends */
    static Footing remembered() {
        Map<String, Double> figures = new HashMap<>();
        return new Footing() {
            @Override
            public double figure(String game) {
                return figures.getOrDefault(game, Opponents.FIRST_FIGURE);
            }

            @Override
            public void keep(String game, double figure) {
                figures.put(game, figure);
            }

            @Override
            public void won(String game) {
                // nothing of it is shown where nothing is kept
            }

            @Override
            public void finished(String game) {
                // likewise
            }
        };
    }
}
