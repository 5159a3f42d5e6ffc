package regola.ui.board.motion;

import regola.ui.view.board.Onlooker;

/**
 * A Telling says what has come to pass by now: which line of the story is told, as what it tells of happens on the
 * board, and what lies where meanwhile; each once, in order.
 */
public final class Telling {
    private final Journey journey;
    private final Onlooker onlooker;
    private int told;
    private int line = -1;
    private int passed;

    public Telling(Journey journey, Onlooker onlooker) {
        this.journey = journey;
        this.onlooker = onlooker;
    }

    /** @param time since the start, in milliseconds; never less than before */
    public void at(double time) {
        int begun = journey.begun(time);
        for (; told < begun; told++) {
            journey.leaving(told).forEach(onlooker::leaves);
            int next = journey.line(told);
            if (next < 0 || next == line) continue;
            line = next;
            onlooker.line(next);
        }
        if (begun == passed) return;
        passed = begun;
        onlooker.passes(journey.stages().get(begun - 1).passing());
    }
}
