package regola.advice;

import java.util.List;
import regola.engine.value.Move;

/**
 * An Advice is what somebody could do now, and why.
 *
 * @param good the moves that cannot be told from the best one, the best first
 * @param reasons why the best is better than the next, the weightiest first; if several are good, what all of them
 *     bring and most others do not; empty if nothing can be said
 * @param share what the best may bring: from 0 for lost to 1 for won
 * @param grounds what it rests on; null where there was nothing to be found out
 */
public record Advice(List<Move> good, List<WhyBetter> reasons, double share, Grounds grounds) {
    public Advice {
        good = List.copyOf(good);
        reasons = List.copyOf(reasons);
    }

    public Move best() {
        return good.get(0);
    }

    /** @return whether several moves are as good: then there is none to point at */
    public boolean isOpen() {
        return good.size() > 1;
    }
}
