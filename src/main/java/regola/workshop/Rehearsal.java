package regola.workshop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;

/**
 * A Rehearsal is a match that is looked at while its rules are written: its moments, and which of them is shown. Under
 * other rules each moment stands as it stood, if it can. Confined to one thread.
 */
public final class Rehearsal {
    /** Of a longer match the moments before are not taken along when the rules change. */
    private static final int MOST_TAKEN = 40;
    /** What a position says of the rules that it was played under. */
    private static final List<String> OF_THE_RULES = List.of("game", "variants", "settings");

    private final List<Moment> moments;
    private final long seed;
    private int now;
    /** How the match was set up, without what it says of its rules. */
    private Position began;
    /** Whether the rules set it up otherwise by now. */
    private boolean otherwise;

    /**
     * A Moment is the match at one decision, or when it is over.
     *
     * @param match only to be asked and copied
     * @param number after how many moves; of a match that was taken along, of all its moves
     * @param move what led here; null for the beginning
     * @param decision the id of the decision that the move answered; null with it
     * @param decider who made the move; -1 for the beginning
     * @param events what happened since the moment before
     */
    public record Moment(Match match, int number, Move move, String decision, int decider, List<Event> events) {
        public Moment {
            events = List.copyOf(events);
        }

        /** @return the same move, after which the match stands otherwise */
        private Moment with(Match other, List<Event> happened) {
            return new Moment(other, number, move, decision, decider, happened);
        }

        /** @return whether a match begins here */
        public boolean isBeginning() {
            return move == null && number == 0;
        }
    }

    /**
     * A Taken is a course under other rules.
     *
     * @param from the number of the moment that was shown
     * @param to the number of the moment that is shown now: the same, or the latest before it that fits
     * @param anew whether none fitted, so that a new match begins
     */
    public record Taken(Rehearsal course, int from, int to, boolean anew) {
        public boolean isSame() {
            return !anew && from == to;
        }
    }

    private Rehearsal(List<Moment> moments, long seed, int now, Position began) {
        this.moments = moments;
        this.seed = seed;
        this.now = now;
        this.began = began;
    }

    /** @throws RuleFailure if a match of these rules cannot begin */
    public static Rehearsal begin(Ruleset rules, long seed) {
        List<Event> events = new ArrayList<>();
        Match match = Match.start(rules, seed, events::add);
        match.listen(null);
        List<Moment> moments = new ArrayList<>();
        moments.add(new Moment(match, 0, null, null, -1, events));
        return new Rehearsal(moments, seed, 0, bare(match.position()));
    }

    public Moment now() {
        return moments.get(now);
    }

    public Match match() {
        return now().match();
    }

    /** @return all moments up to the last one there is, the one that is shown among them */
    public List<Moment> moments() {
        return List.copyOf(moments);
    }

    /** @return whether the moment that is shown comes from another beginning than matches of these rules have now */
    public boolean isSetUpOtherwise() {
        return otherwise && !now().isBeginning();
    }

    /** @return which of the moments is shown, from 0 */
    public int at() {
        return now;
    }

    public int last() {
        return moments.size() - 1;
    }

    /** @param moment the nearest there is will do */
    public void goTo(int moment) {
        now = Math.max(0, Math.min(last(), moment));
    }

    /**
     * Plays a legal move from here; what came after is forgotten.
     *
     * @throws RuleFailure if the rules fail; then nothing has changed
     */
    public void play(Move move) {
        Match next = match().copy();
        if (now().isBeginning()) {
            began = bare(match().position());
            otherwise = false;
        }
        List<Event> events = new ArrayList<>();
        String decision = next.asked();
        int decider = next.decider();
        next.listen(events::add);
        next.play(move);
        next.listen(null);
        int number = now().number() + 1;
        moments.subList(now + 1, moments.size()).clear();
        moments.add(new Moment(next, number, move, decision, decider, events));
        now++;
    }

    /**
     * This course under other rules. Nothing of a beginning is worth keeping: it is set up anew, as the rules say now.
     *
     * @throws RuleFailure if no match of these rules can begin where one stands at the beginning, or where no moment
     *     fits
     */
    public Taken under(Ruleset rules) {
        return under(rules, List.of());
    }

    /**
     * As {@link #under(Ruleset)}, where things may be called otherwise by now.
     *
     * @param renamed earlier names, each with a later one; which of these hold is found out, and either way round
     */
    public Taken under(Ruleset rules, List<Map<String, String>> renamed) {
        if (now().isBeginning() && now == last()) return new Taken(begin(rules, seed), 0, 0, false);
        List<Moment> fitting = new ArrayList<>();
        int shown = -1;
        for (int i = Math.max(0, now - MOST_TAKEN); i <= Math.min(last(), now + MOST_TAKEN); i++) {
            Moment moment = moments.get(i);
            Moment there = under(moment, fitting.isEmpty() ? null : fitting.get(fitting.size() - 1), rules, renamed);
            if (there == null) continue;
            if (i <= now) shown = fitting.size();
            fitting.add(there);
        }
        int from = now().number();
        boolean onlyBegins = shown >= 0 && fitting.get(shown).isBeginning() && !now().isBeginning();
        if (shown < 0 || onlyBegins) return new Taken(begin(rules, seed), from, 0, true);
        Rehearsal course = new Rehearsal(fitting, seed, shown, began);
        course.compareBeginning(begun(rules), renamed);
        return new Taken(course, from, fitting.get(shown).number(), false);
    }

    /**
     * @param before the moment before under the other rules; null for none
     * @return null if it could not stand so
     */
    private Moment under(Moment moment, Moment before, Ruleset rules, List<Map<String, String>> renamed) {
        Moment played = played(moment, before);
        if (played != null && (moment.match().isOver() || played.match().isOver())) return played;
        Match there = moment.isBeginning() ? begun(rules) : stood(moment.match(), rules, renamed);
        return there == null ? null : moment.with(there, moment.events());
    }

    /**
     * Whether a match is over is for the other rules to say, and they say it of a move: it is made under them.
     *
     * @return null where that cannot be
     */
    private static Moment played(Moment moment, Moment before) {
        if (before == null || before.number() != moment.number() - 1) return null;
        Match next = before.match().copy();
        List<Event> events = new ArrayList<>();
        try {
            if (next.isOver() || !next.decision().legal().contains(moment.move())) return null;
            next.listen(events::add);
            next.play(moment.move());
            next.listen(null);
            return moment.with(next, events);
        } catch (RuleFailure failing) {
            return null;
        }
    }

    /** @param next the beginning under the rules of now; null if none can begin */
    private void compareBeginning(Match next, List<Map<String, String>> renamed) {
        if (next == null) return;
        Position position = bare(next.position());
        otherwise = !position.equals(began)
                && renamed.stream()
                        .noneMatch(names -> position.equals(NewNames.in(began, names))
                                || position.equals(NewNames.in(began, NewNames.back(names))));
        if (!otherwise) began = position;
    }

    /** @return the beginning of a match; null if none can begin */
    private Match begun(Ruleset rules) {
        try {
            return begin(rules, seed).match();
        } catch (RuleFailure failing) {
            return null;
        }
    }

    /** @return the match as it stood, under other rules; null if it could not stand so */
    private Match stood(Match match, Ruleset rules, List<Map<String, String>> renamed) {
        Position position = bare(match.position());
        Match same = at(position, rules);
        for (int i = renamed.size() - 1; i >= 0 && same == null; i--) {
            same = at(NewNames.in(position, renamed.get(i)), rules);
            if (same == null) same = at(NewNames.in(position, NewNames.back(renamed.get(i))), rules);
        }
        return same;
    }

    private Match at(Position position, Ruleset rules) {
        try {
            return Match.at(rules, position, seed);
        } catch (PositionProblem | RuleFailure misfit) {
            return null;
        }
    }

    private static Position bare(Position position) {
        Map<String, Object> fields = new LinkedHashMap<>(position.fields());
        fields.keySet().removeAll(OF_THE_RULES);
        return Position.of(fields);
    }
}
