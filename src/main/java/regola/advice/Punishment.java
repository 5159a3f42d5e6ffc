package regola.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Move;

/**
 * A Punishment is what somebody else can surely do right after a move, and not after a better one: found in the rules
 * alone, without looking further.
 *
 * @param by who can do it
 * @param answer how; null if there is nothing
 * @param events what the rules tell of it
 */
public record Punishment(int by, Move answer, List<Event> events) {
    /** More answers than these are not looked at. */
    private static final int MOST_ANSWERS = 120;

    private static final Punishment NONE = new Punishment(-1, null, List.of());

    public Punishment {
        events = List.copyOf(events);
    }

    public boolean isNone() {
        return events.isEmpty();
    }

    /**
     * @param match not changed; nothing may be hidden from who decides
     * @param move the index of the move
     * @param better that of the better one
     */
    public static Punishment of(Match match, int move, int better) {
        List<Punishment> anyway = answers(match, better);
        Match after = answered(match, move);
        List<Punishment> answers = after == null ? List.of() : answers(match, after, true);
        return answers.stream()
                .filter(answer -> anyway.stream().noneMatch(answer::isAsBad))
                .max((one, other) -> Boolean.compare(one.ends(), other.ends()))
                .orElse(NONE);
    }

    private boolean ends() {
        return last().kind() == Event.Kind.FINISHED;
    }

    /** @return what is told of it: how the match ends, and by what, else what it brings first */
    Event told(Catalog names) {
        return ends() ? LastWord.told(last(), events, names) : events.get(0);
    }

    private Event last() {
        return events.get(events.size() - 1);
    }

    private boolean isAsBad(Punishment other) {
        return Witness.isAlike(last(), other.last());
    }

    private static List<Punishment> answers(Match match, int move) {
        Match after = answered(match, move);
        return after == null ? List.of() : answers(match, after, false);
    }

    /**
     * @param harming only what leaves whoever makes the move worse off than before the answer
     * @return all that somebody else can surely do right after a move; empty where that cannot be said: what comes of
     *     the move cannot be foretold, the turn goes on, or the answers are too many
     */
    static Optional<List<Punishment>> sure(Match match, int move, boolean harming) {
        Match after = answered(match, move);
        if (after == null || after.legalCount() > MOST_ANSWERS) return Optional.empty();
        return Optional.of(answers(match, after, harming));
    }

    /** @return the match after a move, where somebody else openly answers; else null */
    private static Match answered(Match match, int move) {
        if (!new Witness(match.decider()).isForetold(match, move)) return null;
        Match after = match.copy();
        after.playIndex(move);
        return after.isOver() || after.decider() == match.decider() || after.isSecret() ? null : after;
    }

    private static List<Punishment> answers(Match match, Match after, boolean harming) {
        Witness witness = new Witness(match.decider());
        List<Punishment> answers = new ArrayList<>();
        int most = Math.min(MOST_ANSWERS, after.legalCount());
        for (int answer = 0; answer < most; answer++) {
            List<Event> events = witness.atOnce(after, answer).stream()
                    .filter(event -> Rivals.isCheered(event, match.names()) || event.kind() == Event.Kind.FINISHED)
                    .toList();
            if (events.isEmpty() || !witness.isForetold(after, answer)) continue;
            if (harming && !harms(match.decider(), after, answer)) continue;
            Punishment found = new Punishment(after.decider(), after.legal(answer), events);
            if (!found.ends() || hurts(witness, after, answer)) answers.add(found);
        }
        return answers;
    }

    private static boolean harms(int seat, Match before, int answer) {
        Match after = before.copy();
        after.playIndex(answer);
        return after.isOver() || !after.hasAims() || Gain.standing(after, seat) < Gain.standing(before, seat);
    }

    private static boolean hurts(Witness witness, Match before, int answer) {
        Match after = before.copy();
        after.playIndex(answer);
        return witness.hasLost(after);
    }
}
