package regola.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Counts;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Cheer;
import regola.advice.seen.Gain;
import regola.advice.seen.Witness;
import regola.advice.words.WholeWords;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.language.model.Type;
import regola.search.Clock;
import regola.search.Considered;
import regola.search.Prospects;
import regola.search.Runoff;

/**
 * What a move brings by itself is at hand: a learner sees it on the board. Of moves that are as good for all that can
 * be felt, such a one is told before one that only prepares something.
 */
public final class AtHand {
    /** Where more moves than these can be made nobody looks at all of them. */
    private static final int MOST_MOVES = 40;
    /** So many are held against the best one. */
    private static final int RIVALS = 2;
    /** Nobody makes up for so much of the win. Less than that may be due to what comes after, which is known badly. */
    private static final double OUT_OF_REACH = 0.25;
    /** What is worse by no more than this is as good: two searches differ by half of it, and nobody feels the rest. */
    private static final double AS_GOOD = 0.06;
    /** Where fewer worlds were looked at nothing can be told. */
    private static final long FEWEST = 1_000;

    private AtHand() {}

    /**
     * @param moves some of the moves of the decision
     * @return of those that surely bring something at once, to be glad of and to the good of the seat, what that is
     */
    public static Map<Integer, Event> of(Match match, List<Integer> moves) {
        return of(match, moves, AtHand::isToTheGood);
    }

    private static Map<Integer, Event> of(Match match, List<Integer> moves, BiPredicate<Match, Integer> isToTheGood) {
        Witness witness = new Witness(match.decider());
        Map<Integer, Event> sure = new LinkedHashMap<>();
        try {
            for (int move : moves)
                witness.atOnce(match, move).stream()
                        .filter(event -> event.kind() == Event.Kind.RULE && Cheer.isIn(event, match.names()))
                        .filter(event -> Cause.isFor(match, event))
                        .filter(event -> witness.isForetold(match, move) && isToTheGood.test(match, move))
                        .findFirst()
                        .ifPresent(event -> sure.put(move, event));
        } catch (RuleFailure failure) {
            return Map.of(); // the search has told of it
        }
        return sure;
    }

    /** Whether the seat stands better right after the move, by what the rule file says is good. */
    private static boolean isToTheGood(Match match, int move) {
        if (!match.hasAims()) return true;
        Match after = match.copy();
        after.playIndex(move);
        return after.isOver() || Gain.standing(after, match.decider()) > Gain.standing(match, match.decider());
    }

    /**
     * @param found by one search for all moves
     * @param runoff between the best of them and what is at hand instead
     * @return the same, where a move that brings something at once is the best if it is as good as the one that is
     */
    static Prospects first(Match match, Prospects found, Runoff runoff, Clock clock) {
        if (match.isSecret() || match.legalCount() > MOST_MOVES || found.iterations() < FEWEST) return found;
        if (found.isOpen()) return found;
        Considered best = found.best();
        Map<Integer, Event> sure =
                of(match, IntStream.range(0, match.legalCount()).boxed().toList());
        if (sure.isEmpty() || sure.containsKey(best.index())) return found;
        // What every move brings, to the good or not, speaks for none of them.
        if (Cause.isAnyway(match, Set.of(), sure.values().iterator().next(), List.of())) return found;
        List<Integer> rivals = sure.keySet().stream()
                .map(found.moves()::get)
                .filter(move -> move.visits() > 0 && best.share() - move.share() < OUT_OF_REACH)
                .sorted(Comparator.comparingDouble(Considered::share).reversed())
                .limit(RIVALS)
                .map(Considered::index)
                .toList();
        if (rivals.isEmpty()) return found;
        Prospects known = runoff.between(
                match, Stream.concat(Stream.of(best.index()), rivals.stream()).toList(), found, clock);
        return asGood(known, best.index(), rivals).map(known::preferring).orElse(found);
    }

    /** @return the same reasons; what the one good move was preferred for is told before what others could do */
    static List<WhyBetter> told(List<WhyBetter> said, Match match, Prospects findings, List<Integer> praised) {
        boolean preferred = praised.size() == 1 && findings.preferred() == praised.get(0);
        Event brought =
                preferred && !Adviser.isSettled(said) ? of(match, praised).get(praised.get(0)) : null;
        if (brought == null || Cause.isAnyway(match, Set.of(), brought, List.of())) return said;
        WhyBetter first = new WhyBetter.Happens(brought, WhyBetter.Happens.When.NOW, match.decider(), match.names());
        return Stream.concat(Stream.of(first), said.stream().filter(Adviser::isGround))
                .limit(Adviser.MOST_SAID)
                .toList();
    }

    private static Optional<Integer> asGood(Prospects known, int best, List<Integer> rivals) {
        double most = known.moves().get(best).share();
        return rivals.stream()
                .map(known.moves()::get)
                .filter(move -> most - move.share() < AS_GOOD)
                .max(Comparator.comparingDouble(Considered::share))
                .map(Considered::index);
    }

    /**
     * A NotYet is what somebody wants to know who sees on the board something to be glad of that is not the best: what
     * the others could do right after it, however the turn ends, and need not be able to do after what is.
     *
     * @param brings what is at hand
     * @param then what somebody else could get after it
     */
    record NotYet(Happens brings, Happens then) implements WhyBetter {
        /** Where more moves than these can be made nobody looks at all of them. */
        private static final int MOST_LOOKED_AT = 60;
        /** Of more good moves nobody is told what they keep others from. */
        private static final int MOST_GOOD = 3;
        /** A turn that can end in more ways than these is not looked at. */
        private static final int MOST_ENDS = 24;

        /**
         * @param match stands at the decision; not changed
         * @param praised the good moves
         * @return the reasons, what is said of a better moment for what is at hand before those that only count
         */
        static List<WhyBetter> told(List<WhyBetter> said, Match match, Prospects findings, List<Integer> praised) {
            if (Adviser.isSettled(said)
                    || praised.size() > MOST_GOOD
                    || match.legalCount() > MOST_LOOKED_AT
                    || match.isSecret()
                    || !match.guesses(match.decider()).isNothingHidden()) return said;
            try {
                return of(match, findings, praised)
                        .map(found -> Stream.concat(
                                        Stream.of((WhyBetter) found),
                                        said.stream().filter(found::leaves))
                                .limit(Adviser.MOST_SAID)
                                .toList())
                        .orElse(said);
            } catch (RuleFailure failure) {
                return said; // the search has told of it
            }
        }

        private static Optional<NotYet> of(Match match, Prospects findings, List<Integer> praised) {
            Map<Integer, Event> sure = AtHand.of(
                    match, IntStream.range(0, match.legalCount()).boxed().toList(), NotYet::isToTheGood);
            if (sure.isEmpty() || praised.stream().anyMatch(sure::containsKey)) return Optional.empty();
            return sure.keySet().stream()
                    .sorted(Comparator.comparingDouble(
                                    (Integer move) -> share(findings.moves().get(move)))
                            .reversed())
                    .limit(RIVALS)
                    .flatMap(move -> after(match, move, praised).stream()
                            .map(event -> new NotYet(
                                    happens(match, sure.get(move), When.NOW), happens(match, event, When.WARDED_OFF))))
                    .filter(NotYet::isPlain)
                    .findFirst();
        }

        private static double share(Considered move) {
            return move.visits() == 0 ? 0 : move.share();
        }

        private static Happens happens(Match match, Event event, When when) {
            return new Happens(event, when, match.decider(), match.names());
        }

        /** @return what somebody else can do after a move, however the turn ends, and need not after the others */
        private static Optional<Event> after(Match match, int move, List<Integer> praised) {
            List<List<Event>> ends = answers(match, move);
            if (ends.isEmpty()) return Optional.empty();
            List<Event> sure = ends.get(0).stream()
                    .filter(event -> ends.stream().allMatch(end -> Witness.isAmong(event, end)))
                    .toList();
            if (sure.isEmpty()) return Optional.empty();
            List<List<List<Event>>> kept =
                    praised.stream().map(good -> answers(match, good)).toList();
            return sure.stream()
                    .filter(event -> kept.stream()
                            .allMatch(after -> after.stream().anyMatch(end -> !Witness.isAmong(event, end))))
                    .findFirst();
        }

        /** @return for each way in which the turn can end, what somebody else can do then to the harm of the seat */
        private static List<List<Event>> answers(Match match, int move) {
            return ends(match, move).stream().map(end -> answers(match, end)).toList();
        }

        private static List<Event> answers(Match match, Match end) {
            return Punishment.answers(match, end, true).stream()
                    .map(answer -> answer.events().get(0))
                    .toList();
        }

        /** Whether the seat can stand better when its turn is over: the move itself takes nothing yet. */
        private static boolean isToTheGood(Match match, int move) {
            int seat = match.decider();
            return ends(match, move).stream().anyMatch(end -> Gain.standing(end, seat) > Gain.standing(match, seat));
        }

        /** @return how the match can stand when somebody else openly answers; nothing if that is not sure */
        private static List<Match> ends(Match match, int move) {
            int seat = match.decider();
            Witness witness = new Witness(seat);
            if (!witness.isForetold(match, move)) return List.of();
            Match first = match.copy();
            first.playIndex(move);
            List<Match> open = new ArrayList<>(List.of(first));
            List<Match> ends = new ArrayList<>();
            for (int at = 0; at < open.size(); at++) {
                Match now = open.get(at);
                if (now.isOver() || now.isSecret() || open.size() > MOST_ENDS) return List.of();
                if (now.decider() != seat) {
                    ends.add(now);
                    continue;
                }
                for (int next = 0; next < now.legalCount(); next++) {
                    if (!witness.isForetold(now, next)) return List.of();
                    Match after = now.copy();
                    after.playIndex(next);
                    open.add(after);
                }
            }
            return ends;
        }

        /** Whether a reason is still worth telling after it: what is counted weighs less than what is at hand. */
        private boolean leaves(WhyBetter reason) {
            boolean said = reason instanceof Happens happens
                    && happens.when().isTheirs()
                    && Witness.isAlike(happens.event(), then.event());
            return !said && !(reason instanceof Counts) && Adviser.isGround(reason);
        }

        /** Whether it can be said in few words what is at hand, and who could get what. */
        private boolean isPlain() {
            List<Integer> who = then.told(Manner.of("en"));
            boolean theirs = who.size() == 1 && who.get(0) != then.seat();
            return theirs && !glad(brings, "en").isEmpty() && !glad(then, "en").isEmpty();
        }

        private static String glad(Happens happens, String language) {
            return happens.event().kind() == Event.Kind.RULE
                    ? happens.names().cheered(happens.event().property(), language)
                    : "";
        }

        @Override
        public String text(String language) {
            return in(Manner.of(language));
        }

        @Override
        public String in(Manner manner) {
            int who = then.told(Manner.of("en")).get(0);
            return WholeWords.whole(Spoken.of(
                            "{glad} can wait: after it {who} could get {theirs} next",
                            "{glad} può aspettare: dopo, {who} può avere subito {theirs}")
                    .text(manner.language())
                    .replace("{glad}", glad(brings, manner.language()))
                    .replace("{who}", then.names().title(Type.PLAYER, who, manner))
                    .replace("{theirs}", glad(then, manner.language())));
        }

        @Override
        public String theme(Manner manner) {
            return WholeWords.whole(Spoken.of("{glad} can wait here", "{glad} qui può aspettare")
                    .text(manner.language())
                    .replace("{glad}", glad(brings, manner.language())));
        }

        @Override
        public String rule() {
            return then.rule();
        }
    }
}
