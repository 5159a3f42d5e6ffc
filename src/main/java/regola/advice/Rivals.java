package regola.advice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Counts;
import regola.advice.WhyBetter.Counts.Horizon;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Cheer;
import regola.advice.seen.Gain;
import regola.advice.seen.Named;
import regola.advice.seen.WayOn;
import regola.advice.seen.Witness;
import regola.advice.words.OtherMoves;
import regola.advice.words.Whose;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.search.Considered;
import regola.search.Continuation;
import regola.search.Prospects;

/**
 * Rivals are the other moves of a decision, each with the way on after it. What is said for the best move has to be
 * false of them, or smaller: a reason that fits other moves as well is none.
 */
final class Rivals {
    /** More moves than these are not held against the best. */
    private static final int MOST = 16;
    /** What is said must tell the best move from so many of the others. */
    private static final double MOST_OTHERS = 2 / 3.0;
    /** And half of what is said from so many. */
    private static final double MANY = 0.5;
    /** What comes later counts less, since it is less sure to come. */
    private static final double PATIENCE = 1.5;
    /** What is counted right after a move must be so large a part of what there is to explain. */
    private static final int SLIGHT = 4;
    /** What comes after the seat's next turn nobody sees on the board. */
    private static final int LATEST = 2;

    /**
     * Something that could be said.
     *
     * @param less the moves of which it is not so, or less
     * @param more those of which it is even more so
     * @param known how many moves it can be said of at all
     * @param weight how much it counts, to be held against others of its kind
     */
    private record Claim(WhyBetter reason, Set<Integer> less, Set<Integer> more, int known, double weight) {
        boolean tells(Set<Integer> from, double part) {
            return from.size() >= part * known;
        }
    }

    private final Match match;
    private final Catalog names;
    private final int seat;
    private final int next;
    private final List<Integer> good;
    private final Gain gain;
    /** The ways on after what is praised. */
    private final List<WayOn> best;

    private final Map<Integer, WayOn> others = new LinkedHashMap<>();
    private final Continuation line;
    private final Continuation other;
    /** What could be said, the best to say first. */
    private final List<Claim> claims;

    /**
     * @param match stands at the decision; not changed
     * @param findings with lines for all of these
     * @param good the moves that are praised, the best first
     * @param next the move that they are above all held against
     */
    Rivals(Match match, Prospects findings, List<Integer> good, int next) {
        this.match = match;
        this.next = next;
        this.good = good;
        names = match.rules().names();
        seat = match.decider();
        line = findings.lines().get(good.get(0));
        other = findings.lines().get(next);
        gain = new Gain(match, line, other);
        best = good.stream()
                .map(index -> WayOn.of(match, findings.lines().get(index)))
                .toList();
        others.put(next, WayOn.of(match, other));
        findings.moves().stream()
                .sorted(Comparator.comparingLong(Considered::visits).reversed())
                .map(Considered::index)
                .filter(index -> index != next && !good.contains(index))
                .filter(findings.lines()::containsKey)
                .limit(MOST)
                .forEach(index ->
                        others.put(index, WayOn.of(match, findings.lines().get(index))));
        claims = claims();
    }

    /**
     * @return what tells the best move from most others: one reason, or two together; empty if there is none. What no
     *     move lacks both of is a middle way: nobody keeps high numbers by playing a high one.
     */
    List<WhyBetter> reasons() {
        return reasons(claims, false);
    }

    /** @param against whether they are told to somebody who asks about the next best alone */
    private List<WhyBetter> reasons(List<Claim> of, boolean against) {
        for (Claim one : of) {
            if (one.less.contains(next) && one.more.isEmpty() && one.tells(one.less, MOST_OTHERS))
                return withHow(one.reason);
            if (!one.tells(one.less, MANY) || !against && !isOfMost(one)) continue;
            for (Claim two : of) {
                if (one == two || !isAnswered(one, two)) continue;
                if (!against && isSoon(one.reason) && !isSoon(two.reason) && !isOfMost(two)) continue;
                if (!Collections.disjoint(one.less, two.less))
                    return against ? ofNext(one, two) : unrepeated(both(one.reason, two.reason));
                if (isOwn(one) && isOwn(two) && isSaidOfBoth((Counts) one.reason, (Counts) two.reason))
                    return List.of(new Between((Counts) one.reason, (Counts) two.reason));
            }
        }
        return List.of();
    }

    /** @return of two reasons that answer all others together those that hold against the next best alone */
    private List<WhyBetter> ofNext(Claim one, Claim two) {
        // Each is said by itself, with the time at which it is so.
        List<WhyBetter> both = Stream.of(one, two)
                .filter(claim -> claim.less.contains(next))
                .sorted(Comparator.comparing(claim -> isSoon(claim.reason)))
                .map(Claim::reason)
                .toList();
        return unrepeated(both);
    }

    /** Whether it may be told how much more there is than with most others: that half of them have less is not most. */
    private boolean isOfMost(Claim claim) {
        return !(claim.reason instanceof Counts counts)
                || !counts.aim().isHeldAgainst(counts.whose() == null)
                || 2 * claim.less.size() > claim.known;
    }

    /** @return what tells it from the next best and many others, and is more so of none; empty if there is nothing */
    List<WhyBetter> weaker() {
        return claims.stream()
                .filter(claim -> claim.less.contains(next) && claim.more.isEmpty() && claim.tells(claim.less, MANY))
                .filter(this::isOfMost)
                .findFirst()
                .map(claim -> List.of(claim.reason))
                .orElse(List.of());
    }

    /** @return what the others could be glad of after some moves, most of them first, and after none of the praised */
    Optional<WhyBetter> afterSome() {
        List<Event> could = others.values().stream()
                .flatMap(way -> way.reply().stream())
                .filter(event -> names.cheers() && Cheer.isWorthTelling(event, names))
                .filter(event -> best.stream().noneMatch(way -> Witness.isAmong(event, way.reply())))
                .toList();
        // After the only other move is otherwise.
        When when = match.legalCount() == good.size() + 1 ? When.WARDED_OFF : When.AFTER_SOME;
        return could.stream()
                .max(Comparator.comparingLong(event -> could.stream()
                        .filter(each -> Witness.isAlike(each, event))
                        .count()))
                .map(event -> new Happens(event, when, seat, names));
    }

    /** @return the same as far as it holds against the next best alone, or at least what tells it from that */
    List<WhyBetter> againstNext() {
        List<WhyBetter> reasons = explaining()
                .map(claim -> List.of(claim.reason))
                .orElseGet(() -> reasons(
                        claims.stream()
                                .filter(claim -> !claim.more.contains(next))
                                .toList(),
                        true));
        if (reasons.isEmpty())
            reasons = claims.stream()
                    .filter(claim -> claim.less.contains(next))
                    .min(Comparator.comparingInt((Claim claim) -> claim.more.isEmpty() ? 0 : 1))
                    .map(claim -> List.of(claim.reason))
                    .orElse(List.of());
        return reasons.stream()
                .map(reason -> reason instanceof Counts counts ? counts.againstNext() : reason)
                .toList();
    }

    /** @return that the others would end the match for the seat after most other moves, and cannot after the praised */
    Optional<WhyBetter> threat() {
        List<WayOn> fatal =
                others.values().stream().filter(way -> way.fatal() != null).toList();
        if (fatal.isEmpty() || fatal.size() < MANY * others.size()) return Optional.empty();
        if (best.stream().anyMatch(way -> way.fatal() != null)) return Optional.empty();
        return Optional.of(new Happens(fatal.get(0).fatal(), When.WARDED_OFF, seat, names));
    }

    /** @return a reason of what comes later with the one thing that makes the difference on the way, if there is one */
    private List<WhyBetter> withHow(WhyBetter reason) {
        if (!(reason instanceof Counts counts) || counts.moment() < 1 || counts.moment() > 2) return List.of(reason);
        Optional<WhyBetter> how = one(best.get(0), others.get(next), counts.moment(), When.SO)
                .filter(happens ->
                        best.stream().allMatch(way -> Witness.isAmong(happens.event(), upTo(way, counts.moment()))))
                .or(() -> one(others.get(next), best.get(0), counts.moment(), When.WARDED_OFF)
                        .filter(happens -> others.get(next).reply().contains(happens.event())))
                .filter(happens -> !isSaid(happens, counts))
                .map(WhyBetter.class::cast);
        return Stream.concat(Stream.of(reason), how.stream()).toList();
    }

    /** @return without what is in the other by itself: who can make a mill next is not told that the next turn may */
    private List<WhyBetter> unrepeated(List<WhyBetter> two) {
        return two.stream()
                .filter(reason -> !(reason instanceof Happens happens
                        && happens.when() == When.PREPARED
                        && two.stream().anyMatch(other -> other instanceof Counts counts && isSaid(happens, counts))))
                .toList();
    }

    /** Whether what happens is in what has been said by itself. */
    private boolean isSaid(Happens happens, Counts counts) {
        String glad = names.cheered(happens.event().property(), "en");
        return !glad.isEmpty() && counts.text("en").contains(glad);
    }

    /** @return the one thing worth telling that happens on the one way up to a moment and not on the other */
    private Optional<Happens> one(WayOn here, WayOn there, int moment, When when) {
        List<Event> alone = upTo(here, moment).stream()
                .filter(event -> Cheer.isWorthTelling(event, names)
                        && (when == When.WARDED_OFF ? !isOwn(event) : !gain.isForOthers(event)))
                .filter(event -> !Witness.isAmong(event, upTo(there, moment)))
                .toList();
        return alone.size() == 1 ? Optional.of(new Happens(alone.get(0), when, seat, names)) : Optional.empty();
    }

    /** Whether the rules tell it of the seat alone. */
    private boolean isOwn(Event event) {
        return new Happens(event, When.NOW, seat, names).told(Manner.of("en")).equals(List.of(seat));
    }

    private static List<Event> upTo(WayOn way, int moment) {
        return Stream.of(way.own(), way.reply(), moment > 1 ? way.next() : List.<Event>of())
                .flatMap(List::stream)
                .toList();
    }

    /**
     * @param told what has been said for the best move
     * @return what of that holds against the next best one too, with its numbers; empty if nothing does
     */
    List<WhyBetter> again(List<WhyBetter> told) {
        if (explaining().isPresent()) return List.of();
        for (WhyBetter reason : told) {
            Optional<WhyBetter> same = claims.stream()
                    .filter(claim -> claim.less.contains(next) && isTheSame(claim.reason, reason))
                    .map(claim -> claim.reason)
                    .findFirst();
            if (same.isPresent()) return List.of(same.get());
        }
        return List.of();
    }

    /** @return what the next turn brings and the next best move's does not, where what is counted before is slight */
    private Optional<Claim> explaining() {
        boolean counted = claims.stream()
                .anyMatch(claim ->
                        claim.less.contains(next) && claim.reason instanceof Counts counts && counts.moment() == 0);
        if (!counted) return Optional.empty();
        return claims.stream()
                .filter(claim -> claim.less.contains(next))
                .findFirst()
                .filter(claim -> claim.reason instanceof Happens happens && happens.when() == When.PREPARED);
    }

    private static boolean isTheSame(WhyBetter one, WhyBetter other) {
        if (one instanceof Counts a && other instanceof Counts b) return a.isOfTheSame(b);
        return one instanceof Happens a
                && other instanceof Happens b
                && Witness.isAlike(a.event(), b.event())
                && (a.when() == b.when()
                        || b.when() == When.EACH && a.when() == When.NOW
                        || b.when() == When.THREATENS && a.when() == When.WARDED_OFF);
    }

    /** Of what is bad to have nobody has enough: only how much of it there is can be told. */
    private static boolean isSaidOfBoth(Counts one, Counts two) {
        boolean told = List.of(one, two).stream()
                .allMatch(
                        each -> each.aim().yours(each.amount(), each.atLeast()).isPresent());
        return told || one.aim().unit() >= 0 && two.aim().unit() >= 0;
    }

    /** Whether it says what the seat has more of right after the move. */
    private static boolean isOwn(Claim claim) {
        return claim.reason instanceof Counts counts && counts.whose() == null && counts.moment() == 0;
    }

    /** Whether of each move that one of them does not tell from the best, the other does, but for a few. */
    private boolean isAnswered(Claim one, Claim two) {
        Set<Integer> both = new HashSet<>(one.less);
        both.addAll(two.less);
        boolean same = one.reason instanceof Counts a
                && two.reason instanceof Counts b
                && a.aim().equals(b.aim());
        return !same
                && both.contains(next)
                && one.tells(both, MOST_OTHERS)
                && two.less.containsAll(one.more)
                && one.less.containsAll(two.more);
    }

    /** @return one after the other, what is so at once before what comes later; what is so of both is said once */
    private static List<WhyBetter> both(WhyBetter one, WhyBetter two) {
        if (isSoon(one) && !isSoon(two)) return both(two, one);
        if (!(two instanceof Counts counts)) return List.of(one, two);
        if (isSoon(two) && !isSoon(one))
            return List.of(one, one instanceof Counts ? counts.when(Horizon.SOON_TOO) : two);
        boolean together = isSoon(one) && counts.moment() == ((Counts) one).moment();
        Counts also = counts.when(isSoon(one) ? Horizon.SOON_ALSO : also(one, counts.when()));
        return List.of(one, together ? also.soon(0) : also);
    }

    /**
     * When the turn goes on after the move, it is not forgotten that only its end brings what is counted. What follows
     * something that was held against nothing says itself what it is held against.
     */
    private static Horizon also(WhyBetter one, Horizon when) {
        boolean turn = when == Horizon.TURN || when == Horizon.TURN_EACH;
        if (!turn) return one instanceof Counts ? Horizon.ALSO : Horizon.TOO;
        return one instanceof Counts first && first.when() == when ? Horizon.ALSO : Horizon.TURN_TOO;
    }

    private static boolean isSoon(WhyBetter reason) {
        return reason instanceof Counts counts && counts.when() == Horizon.SOON;
    }

    /** @return what could be said, the best to say first */
    private List<Claim> claims() {
        Witness witness = new Witness(seat);
        List<Claim> all = new ArrayList<>();
        if (gain.isBetter(witness.turnEnd(line), witness.turnEnd(other)))
            happens(WayOn::own, When.NOW, WayOn::own).ifPresent(all::add);
        if (gain.isBetter(witness.replyEnd(line), witness.replyEnd(other)))
            wardedOff().ifPresent(all::add);
        List<Claim> counts = counts();
        int now = 0;
        while (now < counts.size() && !isSoon(counts.get(now).reason)) now++;
        Optional<Claim> prepared = prepared(witness);
        boolean explains = prepared.filter(claim -> claim.less.contains(next)).isPresent();
        long ahead = explains ? gain.ahead(witness.nextEnd(line), witness.nextEnd(other)) : 0;
        List<Claim> first = new ArrayList<>(counts.subList(0, now));
        List<Claim> slight =
                first.stream().filter(claim -> isSlight(claim, ahead)).toList();
        first.removeAll(slight);
        all.addAll(first);
        prepared.ifPresent(all::add);
        all.addAll(slight);
        all.addAll(counts.subList(now, counts.size()));
        return all;
    }

    /** @return what the seat's next turn brings, if it is better off for it */
    private Optional<Claim> prepared(Witness witness) {
        boolean better = gain.isBetter(witness.nextEnd(line), witness.nextEnd(other))
                && gain.counts(witness.replyEnd(line), witness.nextEnd(line));
        return better
                ? happens(
                        WayOn::next,
                        When.PREPARED,
                        course -> Stream.concat(course.own().stream(), course.next().stream())
                                .toList())
                : Optional.empty();
    }

    /** Whether it is little of what tells the two ways apart: what happens on them explains more. */
    private static boolean isSlight(Claim claim, long ahead) {
        return claim.reason instanceof Counts counts && SLIGHT * Math.abs(counts.amount() - counts.other()) < ahead;
    }

    /** @return the first thing that happens and has no like among what happens after most others */
    private Optional<Claim> happens(Function<WayOn, List<Event>> events, When when, Function<WayOn, List<Event>> of) {
        return events.apply(best.get(0)).stream()
                .filter(event -> Cheer.isWorthTelling(event, names))
                .filter(event -> best.stream().allMatch(course -> Witness.isAmong(event, events.apply(course))))
                .filter(event -> !gain.isForOthers(event))
                .filter(event -> when != When.PREPARED || !isMereEnd(event))
                .map(event -> claim(event, when, course -> Witness.isAmong(event, of.apply(course))))
                .filter(claim -> !claim.less.isEmpty())
                .max(Comparator.comparingInt((Claim claim) -> claim.less.contains(next) ? 1 : 0)
                        .thenComparingInt(claim -> claim.tells(claim.less, MOST_OTHERS) ? 1 : 0));
    }

    /** Whether it says that the match is over, and not for whom that is good: nobody prepares that. */
    private boolean isMereEnd(Event event) {
        return event.kind() == Event.Kind.FINISHED
                && new Happens(event, When.NOW, seat, names)
                        .told(Manner.of("en"))
                        .isEmpty();
    }

    /** @return what the others could do after the next best move, and cannot after this one */
    private Optional<Claim> wardedOff() {
        return others.get(next).reply().stream()
                .filter(event -> Cheer.isWorthTelling(event, names))
                // What follows upon something that is no less so after the best one is no less so either.
                .takeWhile(event -> !isRefuted(event))
                .filter(event -> best.stream().noneMatch(course -> Witness.isAmong(event, course.reply())))
                .min(Comparator.comparing(event -> event.kind() != Event.Kind.FINISHED))
                .map(event -> claim(event, When.WARDED_OFF, course -> !Witness.isAmong(event, course.reply())));
    }

    /** The way on is only the likeliest: what others could do is not so where the rules show the contrary. */
    private boolean isRefuted(Event event) {
        try {
            return Punishment.isRefuted(event, match, good, next);
        } catch (RuleFailure failure) {
            return false; // the search has told of it
        }
    }

    private Claim claim(Event event, When when, Predicate<WayOn> holds) {
        Set<Integer> less = others.keySet().stream()
                .filter(index -> !holds.test(others.get(index)))
                .collect(Collectors.toSet());
        When said = when == When.NOW && best.size() > 1 ? When.EACH : when;
        return new Claim(new Happens(event, said, seat, names), less, Set.of(), others.size(), 0);
    }

    // ---- what there is more of

    private List<Claim> counts() {
        List<Claim> claims = new ArrayList<>();
        List<Aim> aims = match.rules().aims();
        for (int a = 0; a < aims.size(); a++) {
            for (int p = 0; p < match.rules().players(); p++)
                if (aims.get(a).isTold(p == seat)) claims.addAll(counts(a, p));
        }
        claims.sort(Comparator.comparingDouble(Claim::weight).reversed());
        return claims;
    }

    /** @return a claim for each moment from which on there is more of it, up to where it can be foretold */
    private List<Claim> counts(int aim, int player) {
        int last = -1;
        // What others have later rests on how they answer: of them only what is so at once is told.
        int latest = player == seat && !isDoneWith(aim) ? LATEST : 0;
        while (last < latest && isKnown(last + 1, aim, player) && isKnown(others.get(next), last + 1, aim, player))
            last++;
        List<Claim> claims = new ArrayList<>();
        if (last < 0 || player != seat && isTurn() && !isAtOnce(aim, player)) return claims;
        int moment = last;
        while (moment > 0 && more(others.get(next), moment, aim, player) > 0) {
            boolean already = isAlready(moment, aim, player) || isTheirDoing(moment, aim, player);
            Claim later = counts(moment--, aim, player);
            if (!already && Crowd.isProgress(match, (Counts) later.reason)) claims.add(later);
        }
        // What soon is lost again is no gain; what is said together with something else need not hold against the next.
        boolean lasts = moment == 0;
        Claim now = counts(0, aim, player);
        boolean told = !now.less.isEmpty() && (lasts || !now.less.contains(next));
        if (told && Crowd.isProgress(match, (Counts) now.reason)) claims.add(now);
        return claims;
    }

    /** Whether it is something bad, of which there is less soon because others take what it was bad for. */
    private boolean isDoneWith(int aim) {
        return match.rules().aims().get(aim).unit() < 0
                && best.stream()
                        .anyMatch(course -> course.reply().stream().anyMatch(event -> Cheer.isIn(event, names)));
    }

    /** Whether the move itself already brings all that is there later: that is nothing that comes if all goes well. */
    private boolean isAlready(int moment, int aim, int player) {
        if (moment == 0 || match.rules().aims().get(aim).isHeldAgainst(player == seat)) return false;
        return best.stream().allMatch(course -> {
            long now = course.amount(0, aim, player);
            long then = course.amount(moment, aim, player);
            return now != WayOn.UNSURE && (player == seat ? now >= then : now <= then);
        });
    }

    /**
     * Whether others have as much of it right after the move as at the end of the turn: what they lose by what is still
     * to be chosen cannot be seen on the board.
     */
    private boolean isAtOnce(int aim, int player) {
        try {
            for (int at = 0; at < best.size(); at++) {
                Match after = match.copy();
                after.playIndex(good.get(at));
                if (after.aim(aim, player) != best.get(at).amount(0, aim, player)) return false;
            }
            return true;
        } catch (RuleFailure failure) {
            return false; // the search has told of it
        }
    }

    /** Whether it is an answer that brings it: nobody can rely on being helped. */
    private boolean isTheirDoing(int moment, int aim, int player) {
        if (moment % 2 == 0 || player != seat) return false;
        return best.stream().anyMatch(course -> {
            long before = course.amount(moment - 1, aim, player);
            return before != WayOn.UNSURE && course.amount(moment, aim, player) > before;
        });
    }

    private Claim counts(int moment, int aim, int player) {
        Set<Integer> less = new HashSet<>();
        Set<Integer> more = new HashSet<>();
        int known = 0;
        long least = Long.MAX_VALUE;
        long farthest = 0;
        for (Map.Entry<Integer, WayOn> each : others.entrySet()) {
            if (!isKnown(each.getValue(), moment, aim, player)) continue;
            known++;
            long ahead = more(each.getValue(), moment, aim, player);
            if (ahead > 0) {
                less.add(each.getKey());
                least = Math.min(least, ahead);
                farthest = Math.max(farthest, ahead);
            }
            if (ahead < 0) more.add(each.getKey());
        }
        long closest = least;
        boolean all = less.size() == match.legalCount() - best.size();
        boolean alike = all && closest == farthest;
        if (less.isEmpty()) least = 0;
        else if (less.contains(next)) least = more(others.get(next), moment, aim, player);
        boolean several = best.size() > 1;
        Horizon now = isTurn() ? several ? Horizon.TURN_EACH : Horizon.TURN : several ? Horizon.EACH : Horizon.NOW;
        long amount = amount(moment, aim, player);
        int sign = player == seat ? -1 : 1;
        Counts reason = new Counts(
                match.rules().aims().get(aim),
                player == seat ? null : Whose.of(names, names.player(player)),
                amount,
                amount + sign * least,
                moment == 0 ? now : Horizon.SOON,
                moment,
                best.stream().anyMatch(course -> course.amount(moment, aim, player) != amount),
                new OtherMoves(all, alike, amount + sign * closest),
                named(moment, aim, player));
        return new Claim(reason, less, more, known, least / (1 + PATIENCE * moment));
    }

    /** Whether other moves of the seat's turn follow, on which it rests too what there is at its end. */
    private boolean isTurn() {
        return Stream.concat(best.stream(), others.values().stream()).anyMatch(way -> way.turn() > 1);
    }

    /** @return what the sentence names, where that is alike after all that is praised */
    private Map<String, List<Whose>> named(int moment, int aim, int player) {
        List<Map<String, List<Thing>>> named = best.stream()
                .map(course -> course.named(moment, aim, player))
                .distinct()
                .toList();
        return named.size() == 1 ? Named.called(match, named.get(0)) : Map.of();
    }

    private boolean isKnown(int moment, int aim, int player) {
        return best.stream().allMatch(course -> isKnown(course, moment, aim, player));
    }

    private static boolean isKnown(WayOn course, int moment, int aim, int player) {
        return course.amount(moment, aim, player) != WayOn.UNSURE;
    }

    /** @return how much there is after that of the praised moves after which it is worst */
    private long amount(int moment, int aim, int player) {
        var amounts = best.stream().mapToLong(course -> course.amount(moment, aim, player));
        return (player == seat ? amounts.min() : amounts.max()).orElseThrow();
    }

    /** @return by how much the seat is better off than on the other way; below zero if it is worse off */
    private long more(WayOn than, int moment, int aim, int player) {
        long more = amount(moment, aim, player) - than.amount(moment, aim, player);
        return player == seat ? more : -more;
    }
}
