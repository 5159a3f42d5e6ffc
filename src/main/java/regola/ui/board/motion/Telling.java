package regola.ui.board.motion;

import java.util.function.IntConsumer;

/** A Telling says which line of the story is told, as what it tells of happens on the board: each once, in order. */
public final class Telling {
    private final Journey journey;
    private final IntConsumer listener;
    private int told;
    private int line = -1;

    public Telling(Journey journey, IntConsumer listener) {
        this.journey = journey;
        this.listener = listener;
    }

    /** @param time since the start, in milliseconds; never less than before */
    public void at(double time) {
        int begun = journey.begun(time);
        for (; told < begun; told++) {
            int next = journey.line(told);
            if (next < 0 || next == line) continue;
            line = next;
            listener.accept(next);
        }
    }
}
