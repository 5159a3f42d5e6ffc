package regola.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Cheer;
import regola.advice.seen.Gain;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;

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

    /** @return whether somebody else can surely do something right after a move that a rule tells of with gladness */
    public static boolean allows(Match match, int move, String rule) {
        if (match.isSecret() || !match.guesses(match.decider()).isNothingHidden()) return false;
        try {
            return sure(match, move, true)
                    .map(answers -> answers.stream()
                            .flatMap(answer -> answer.glad(match.names()))
                            .anyMatch(event -> rule.equals(event.rule())))
                    .orElse(false);
        } catch (RuleFailure failure) {
            return false; // the search has told of it
        }
    }

    /**
     * @param answer somebody else's to the move
     * @return what whoever makes the move can have in return for the same that the answer brings; empty if nothing, or
     *     if that cannot be foretold
     */
    public static Optional<Event> paidBack(Match match, int move, Move answer) {
        if (match.isSecret() || !match.guesses(match.decider()).isNothingHidden()) return Optional.empty();
        try {
            Match after = answered(match, move);
            int index = after == null ? -1 : after.decision().legal().indexOf(answer);
            return index < 0 ? Optional.empty() : new Fork(match, () -> false).back(after, index);
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
    }

    /**
     * @param match stands where the move can be made that is answered so; not changed
     * @return whether whoever answers so can do such a thing once more in the same turn
     */
    public boolean isRepeated(Match match, int move) {
        Match then = answered(match, move);
        int index = then == null || isNone() ? -1 : then.decision().legal().indexOf(answer);
        if (index < 0) return false;
        Witness witness = new Witness(match.decider());
        then.playIndex(index);
        while (!then.isOver() && then.decider() == by && !then.isSecret()) {
            Match at = then;
            if (IntStream.range(0, then.legalCount())
                    .anyMatch(next -> Witness.isAmong(events.get(0), witness.atOnce(at, next)))) return true;
            if (then.legalCount() != 1) return false;
            then.playIndex(0);
        }
        return false;
    }

    /** @return what there is to be glad of in it for whoever answers so */
    Stream<Event> glad(Catalog names) {
        return events.stream().filter(event -> event.kind() == Event.Kind.RULE && Cheer.isIn(event, names));
    }

    private boolean ends() {
        return last().kind() == Event.Kind.FINISHED;
    }

    /** @return what is told of it: how the match ends, and by what, else what it brings first */
    Event told(Catalog names) {
        return ends() ? Cheer.withCause(last(), events, names) : events.get(0);
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

    /**
     * @param event that somebody else could bring about
     * @param better the indices of moves after which it is said that they cannot
     * @param move that of the move after which it is said that they could, next
     * @return whether the rules alone show that this is not so: the turn goes on with what the move brings, or what
     *     they can have after one of the better moves is alike, and as much to the harm of who decides
     */
    static boolean isRefuted(Event event, Match match, List<Integer> better, int move) {
        int seat = match.decider();
        if (match.isSecret() || !match.guesses(seat).isNothingHidden()) return false;
        Match after = match.copy();
        after.playIndex(move);
        boolean goesOn = !after.isOver() && after.decider() == seat;
        if (goesOn) return !AtHand.of(match, List.of(move)).isEmpty();
        Answer worst = worst(event, match, move);
        return worst != null
                && better.stream()
                        .map(each -> worst(event, match, each))
                        .anyMatch(other -> other != null && other.harm >= worst.harm);
    }

    /**
     * @param aim the number of one of which the seat has more right after a move than after the others
     * @return whether that is so even after the answers that leave least of it, as far as they are in plain sight: a
     *     man that stands beside a gap steps into it
     */
    static boolean leavesMost(Match match, int move, List<Integer> others, int aim) {
        long left = left(match, move, aim).orElse(Long.MAX_VALUE);
        return others.stream()
                .filter(other -> other != move)
                .allMatch(other -> left(match, other, aim).orElse(Long.MIN_VALUE) < left);
    }

    /**
     * @param aim the number of one
     * @return how much of it the seat has after a move and the answer that leaves least of it; empty where that is not
     *     in plain sight
     */
    private static OptionalLong left(Match match, int move, int aim) {
        int seat = match.decider();
        if (match.isSecret() || !match.guesses(seat).isNothingHidden()) return OptionalLong.empty();
        Match after = answered(match, move);
        if (after == null || after.legalCount() > MOST_ANSWERS) return OptionalLong.empty();
        Witness witness = new Witness(after.decider());
        return IntStream.range(0, after.legalCount())
                .filter(answer -> witness.isForetold(after, answer))
                .mapToObj(answer -> {
                    Match then = after.copy();
                    then.playIndex(answer);
                    return then;
                })
                .filter(then -> !then.isOver())
                .mapToLong(then -> then.aim(aim, seat))
                .min();
    }

    /**
     * @param event that somebody else could bring about
     * @return how they bring it about right after a move, to the most harm of who makes that; empty if they cannot, or
     *     it is not known
     */
    public static Optional<Punishment> worst(Match match, int move, Event event) {
        int seat = match.decider();
        if (match.isSecret() || !match.guesses(seat).isNothingHidden()) return Optional.empty();
        Answer worst = worst(event, match, move);
        if (worst == null) return Optional.empty();
        Match after = answered(match, move);
        List<Event> alike = new Witness(seat)
                .atOnce(after, worst.index).stream()
                        .filter(each -> Witness.isAlike(each, event))
                        .toList();
        return Optional.of(new Punishment(after.decider(), after.legal(worst.index), alike));
    }

    /** @param harm by how much who made the move is worse off right after the answer */
    private record Answer(int index, long harm) {}

    /** @return the worst answer that brings about such a thing; null if there is none, or that is not known */
    private static Answer worst(Event event, Match match, int move) {
        Match after = answered(match, move);
        if (after == null || after.legalCount() > MOST_ANSWERS || !after.hasAims()) return null;
        Witness witness = new Witness(match.decider());
        return IntStream.range(0, after.legalCount())
                .filter(answer -> Witness.isAmong(event, witness.atOnce(after, answer)))
                .mapToObj(answer -> new Answer(answer, harm(match.decider(), after, answer)))
                .max(Comparator.comparingLong(Answer::harm))
                .orElse(null);
    }

    private static long harm(int seat, Match before, int answer) {
        Match after = before.copy();
        after.playIndex(answer);
        return after.isOver() ? Long.MAX_VALUE : Gain.standing(before, seat) - Gain.standing(after, seat);
    }

    /**
     * What somebody can do right after the other move, to the harm of who decides, and not after the better one, is
     * plain to see: it is told before anything is counted. Where nothing else is to be seen it is told too what they
     * can do after both, to more harm after the other.
     */
    static List<WhyBetter> told(List<WhyBetter> said, Match match, int better, int move) {
        boolean settled = Adviser.isSettled(said) || said.stream().anyMatch(WhyBetter::isTheirs);
        if (settled || match.isSecret() || !match.guesses(match.decider()).isNothingHidden()) return said;
        try {
            Punishment punished = of(match, move, better);
            boolean later = said.stream().allMatch(Punishment::isLater);
            if (punished.isNone()) return later ? worse(said, match, better, move) : said;
            return before(said, match, punished.told(match.names()), When.WARDED_OFF);
        } catch (RuleFailure failure) {
            return said; // the search has told of it
        }
    }

    private static List<WhyBetter> before(List<WhyBetter> said, Match match, Event event, When when) {
        Happens threat = new Happens(event, when, match.decider(), match.names());
        return Stream.concat(Stream.of(threat), said.stream().filter(Adviser::isGround))
                .limit(Adviser.MOST_SAID)
                .toList();
    }

    /** Whether it is not so at once, but only if all goes well. */
    private static boolean isLater(WhyBetter reason) {
        return reason instanceof WhyBetter.Counts counts && counts.moment() > 0;
    }

    private static List<WhyBetter> worse(List<WhyBetter> said, Match match, int better, int move) {
        Match after = answered(match, move);
        if (after == null || after.legalCount() > MOST_ANSWERS || !after.hasAims()) return said;
        return answers(match, after, true).stream()
                .filter(answer -> !answer.ends())
                .map(answer -> answer.events.get(0))
                .filter(event -> Cheer.isIn(event, match.names()))
                .filter(event -> !isRefuted(event, match, List.of(better), move))
                .max(Comparator.comparingLong(event -> harm(match.decider(), after, worst(event, match, move).index)))
                .flatMap(event -> worst(match, move, event))
                .map(worst -> before(said, match, worst.events.get(0), When.WORSE))
                .orElse(said);
    }

    /** @return the match after a move, where somebody else openly answers; else null */
    static Match answered(Match match, int move) {
        if (!new Witness(match.decider()).isForetold(match, move)) return null;
        Match after = match.copy();
        after.playIndex(move);
        return after.isOver() || after.decider() == match.decider() || after.isSecret() ? null : after;
    }

    /** @return what can surely be done by who decides after a move of the one who decides in the match before it */
    static List<Punishment> answers(Match match, Match after, boolean harming) {
        Witness witness = new Witness(match.decider());
        List<Punishment> answers = new ArrayList<>();
        int most = Math.min(MOST_ANSWERS, after.legalCount());
        for (int answer = 0; answer < most; answer++) {
            List<Event> events = witness.atOnce(after, answer).stream()
                    .filter(event -> Cheer.isIn(event, match.names()) || event.kind() == Event.Kind.FINISHED)
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
