package regola.ui.present;

import java.util.ArrayList;
import java.util.List;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.engine.value.Move;

/**
 * A Timeline is a match with all its moments: one can go back, look round and go on from there. Confined to one thread.
 *
 * <p>Each moment keeps a copy of the match as it stood, so going back computes nothing, and a rule file that fails in the
 * middle of a move costs that move only.
 */
final class Timeline {
    private final List<Moment> moments = new ArrayList<>();
    private final Long seed;
    private int now;

    private Timeline(Long seed) {
        this.seed = seed;
    }

    static Timeline start(Ruleset rules, long seed) {
        List<Event> events = new ArrayList<>();
        Match match = Match.start(rules, seed, events::add);
        return begin(new Timeline(seed), match, events);
    }

    /**
     * A match that stands at its first moment already.
     *
     * @param events what happened until then
     */
    static Timeline at(Match match, List<Event> events) {
        return begin(new Timeline(null), match, events);
    }

    private static Timeline begin(Timeline line, Match match, List<Event> events) {
        match.listen(null);
        line.moments.add(new Moment(match, null, -1, null, List.copyOf(events)));
        return line;
    }

    /** @return what it was started with; null if it began from a position */
    Long seed() {
        return seed;
    }

    Moment now() {
        return moments.get(now);
    }

    Match match() {
        return now().match();
    }

    int at() {
        return now;
    }

    int last() {
        return moments.size() - 1;
    }

    List<Moment> moments() {
        return moments;
    }

    /** Plays a legal move from here; what came after is forgotten. If the rule file fails, nothing has changed. */
    void play(Move move) {
        Match next = match().copy();
        List<Event> events = new ArrayList<>();
        int decider = next.decider();
        String title = next.decision().id();
        next.listen(events::add);
        next.play(move);
        next.listen(null);
        moments.subList(now + 1, moments.size()).clear();
        moments.add(new Moment(next, move, decider, title, List.copyOf(events)));
        now++;
    }

    void goTo(int moment) {
        now = Math.max(0, Math.min(last(), moment));
    }
}
