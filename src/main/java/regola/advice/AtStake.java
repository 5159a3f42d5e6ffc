package regola.advice;

import static java.util.Collections.disjoint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Happens;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.search.Doom;

/**
 * An AtStake is where that lies of which a hint tells: whoever reads that others could take something sees what, and
 * whoever reads that the next turn can bring a mill sees where.
 *
 * @param places where pieces of who is advised stand that others would take; empty where it is now this and now that
 * @param answer how they would bring it about, where it is the same after nearly every move that lets them; else null
 * @param ways how who is advised would bring about in the next turn what is told
 * @param sure whether one of those ways is left after every answer
 * @param winner with what somebody else would win next, where it is the same after nearly every move that lets them;
 *     else null
 */
public record AtStake(List<Thing> places, Move answer, List<Move> ways, boolean sure, Thing winner) {
    public static final AtStake NOTHING = new AtStake(List.of(), null, List.of(), false);
    /** After so many of the moves that lose it is looked at how. */
    private static final int MOST_LOST = 8;

    private static final int MOST_MOVES = 80;
    private static final int MOST_ANSWERS = 60;
    /** After so many answers, which lie apart, it is seen what has not been stopped. */
    private static final int MANY_ANSWERS = 24;
    /** What is left after so many of them is one of the ways. */
    private static final double OFTEN = 0.5;

    /** Of so many pieces each one is a different danger. */
    private static final int MOST_PLACES = 3;
    /** After so large a part of the moves that let it happen it must be the same. */
    private static final double MOST = 2 / 3.0;

    public AtStake {
        places = List.copyOf(places);
        ways = List.copyOf(ways);
    }

    AtStake(List<Thing> places, Move answer, List<Move> ways, boolean sure) {
        this(places, answer, ways, sure, null);
    }

    /**
     * @param match stands where the advice is given; not changed
     * @return what the first of its reasons that tells of others means; nothing where there is none, where it is not
     *     the same after most moves, or where it cannot be foretold
     */
    static AtStake of(Match match, List<Move> good, List<WhyBetter> reasons) {
        int others = match.legalCount() - good.size();
        if (match.isSecret() || !match.guesses(match.decider()).isNothingHidden()) return NOTHING;
        try {
            if (reasons.stream().anyMatch(LastWord::isTold)) return winning(match, good, reasons);
            if (others < 1 || others > MOST_MOVES) return NOTHING;
            AtStake promised = reasons.isEmpty() ? NOTHING : promised(match, good, reasons.get(0));
            if (!promised.ways.isEmpty()) return promised;
            return reasons.stream()
                    .flatMap(AtStake::threats)
                    .findFirst()
                    .map(event -> found(match, good, event))
                    .orElse(NOTHING);
        } catch (RuleFailure failure) {
            return NOTHING; // the search has told of it
        }
    }

    private static AtStake winning(Match match, List<Move> good, List<WhyBetter> reasons) {
        boolean all = reasons.stream()
                .anyMatch(reason ->
                        LastWord.isTold(reason) && ((Happens) reason).when().isWhatever());
        Doom.Seer seer = new Doom.Seer(match, 0, () -> false);
        Map<Thing, Integer> used = new LinkedHashMap<>();
        int lost = 0;
        for (int move = 0; move < match.legalCount() && lost < MOST_LOST; move++) {
            if (good.contains(match.legal(move)) != all || seer.after(move, true) != Doom.Fate.DOOMED) continue;
            lost++;
            seer.with(move).forEach(thing -> used.merge(thing, 1, Integer::sum));
        }
        List<Thing> most = most(used, Math.max(1, (int) Math.ceil(MOST * lost)));
        boolean shown = most.size() == 1
                && (most.get(0).is(Type.Base.SITE) || most.get(0).is(Type.Base.PIECE));
        return shown ? new AtStake(List.of(), null, List.of(), false, most.get(0)) : NOTHING;
    }

    /** @return what others could do otherwise, and not after any move */
    private static Stream<Event> threats(WhyBetter reason) {
        if (reason instanceof Costs costs) return Stream.of(costs.event());
        if (!(reason instanceof Happens happens) || happens.event().kind() != Event.Kind.RULE) return Stream.empty();
        return switch (happens.when()) {
            case WARDED_OFF, THREATENS, WORSE, AFTER_MOST, AFTER_SOME -> Stream.of(happens.event());
            default -> Stream.empty();
        };
    }

    private static AtStake found(Match match, List<Move> good, Event event) {
        int letting = 0;
        Map<Thing, Integer> taken = new LinkedHashMap<>();
        Map<Move, Integer> done = new LinkedHashMap<>();
        for (int move = 0; move < match.legalCount(); move++) {
            if (good.contains(match.legal(move))) continue;
            Match after = Punishment.answered(match, move);
            if (after == null || after.legalCount() > MOST_ANSWERS) continue;
            Set<Thing> come = new LinkedHashSet<>();
            for (Event own : events(match, move)) if (own.kind() == Event.Kind.MOVED) come.add(own.to());
            Set<Thing> here = new LinkedHashSet<>();
            boolean lets = false;
            for (int answer = 0; answer < after.legalCount(); answer++) {
                if (!Witness.isAmong(event, new Witness(match.decider()).atOnce(after, answer))) continue;
                lets = true;
                done.merge(after.legal(answer), 1, Integer::sum);
                here.addAll(lost(match, come, after, answer));
            }
            if (lets) letting++;
            here.forEach(piece -> taken.merge(piece, 1, Integer::sum));
        }
        int least = Math.max(1, (int) Math.ceil(MOST * letting));
        List<Thing> places = most(taken, least);
        List<Move> answers = most(done, least);
        return new AtStake(
                places.size() > MOST_PLACES ? List.of() : places,
                answers.size() == 1 ? answers.get(0) : null,
                List.of(),
                false);
    }

    /**
     * @return with the moves that bring about after many answers what a reason promises for the next turn; nothing
     *     where the reason is another one, or there are too many to be seen
     */
    private static AtStake promised(Match match, List<Move> good, WhyBetter reason) {
        boolean promised = reason instanceof Happens happens
                && (happens.when() == Happens.When.FORCED || happens.when() == Happens.When.PREPARED);
        if (!promised || good.size() != 1) return NOTHING;
        Event event = ((Happens) reason).event();
        Match after = Punishment.answered(match, match.decision().legal().indexOf(good.get(0)));
        if (after == null || after.legalCount() > MOST_MOVES) return NOTHING;
        Witness witness = new Witness(match.decider());
        Map<Move, Integer> ways = new LinkedHashMap<>();
        List<Set<Move>> left = new ArrayList<>();
        int step = Math.max(1, after.legalCount() / MANY_ANSWERS);
        for (int answer = 0; answer < after.legalCount(); answer += step) {
            Match then = Punishment.answered(after, answer);
            if (then == null || then.decider() != match.decider() || then.legalCount() > MOST_MOVES) continue;
            Set<Move> here = new LinkedHashSet<>();
            for (int next = 0; next < then.legalCount(); next++)
                if (Witness.isAmong(event, witness.atOnce(then, next))) here.add(then.legal(next));
            left.add(here);
            here.forEach(way -> ways.merge(way, 1, Integer::sum));
        }
        List<Move> many = most(ways, Math.max(1, (int) Math.ceil(OFTEN * left.size())));
        if (many.isEmpty() || many.size() > MOST_PLACES) return NOTHING;
        boolean sure = left.size() == after.legalCount() && left.stream().noneMatch(here -> disjoint(here, many));
        return new AtStake(List.of(), null, many, sure);
    }

    private static <T> List<T> most(Map<T, Integer> counted, int least) {
        return counted.entrySet().stream()
                .filter(each -> each.getValue() >= least)
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * @param come where something has come by the move
     * @return where pieces of who is advised stand that the move leaves there, and that go by the answer
     */
    private static List<Thing> lost(Match before, Set<Thing> come, Match after, int answer) {
        Catalog catalog = before.names();
        return events(after, answer).stream()
                .filter(event -> event.kind() == Event.Kind.MOVED
                        && event.subject().is(Type.Base.PIECE)
                        && event.from() != null
                        && event.to() != null
                        && catalog.site((int) event.from().number()).onBoard()
                        && !catalog.site((int) event.to().number()).onBoard()
                        && catalog.piece((int) event.subject().number()).owner() == before.decider())
                .map(Event::from)
                .filter(place -> !come.contains(place))
                .toList();
    }

    private static List<Event> events(Match before, int move) {
        Match after = before.copy();
        List<Event> events = new ArrayList<>();
        after.listen(events::add);
        after.playIndex(move);
        return events;
    }
}
