package regola.advice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Happens;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.Type;

/**
 * An AtStake is where the danger lies that a hint wards off: whoever reads that others could take something sees what.
 *
 * @param places where pieces of who is advised stand that others would take; empty where it is now this and now that
 * @param answer how they would bring it about, where it is the same after nearly every move that lets them; else null
 */
public record AtStake(List<Thing> places, Move answer) {
    public static final AtStake NOTHING = new AtStake(List.of(), null);

    private static final int MOST_MOVES = 80;
    private static final int MOST_ANSWERS = 60;
    /** Of so many pieces each one is a different danger. */
    private static final int MOST_PLACES = 3;
    /** After so large a part of the moves that let it happen it must be the same. */
    private static final double MOST = 2 / 3.0;

    public AtStake {
        places = List.copyOf(places);
    }

    /**
     * @param match stands where the advice is given; not changed
     * @return what the first of its reasons that tells of others means; nothing where there is none, where it is not
     *     the same after most moves, or where it cannot be foretold
     */
    static AtStake of(Match match, List<Move> good, List<WhyBetter> reasons) {
        int others = match.legalCount() - good.size();
        if (match.isSecret() || others < 1 || others > MOST_MOVES) return NOTHING;
        if (!match.guesses(match.decider()).isNothingHidden()) return NOTHING;
        try {
            return reasons.stream()
                    .flatMap(AtStake::threats)
                    .findFirst()
                    .map(event -> found(match, good, event))
                    .orElse(NOTHING);
        } catch (RuleFailure failure) {
            return NOTHING; // the search has told of it
        }
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
                places.size() > MOST_PLACES ? List.of() : places, answers.size() == 1 ? answers.get(0) : null);
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
