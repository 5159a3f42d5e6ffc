package regola.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Cheer;
import regola.advice.seen.Witness;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.search.Considered;
import regola.search.Dice;
import regola.search.Doom;
import regola.search.Prospects;

/**
 * A Danger is what somebody else can surely do right after every other move, and after none that is praised: found in
 * the rules alone. What can be foretold of no move, or of few, is none.
 */
final class Danger {
    /** Where more moves than these are to be made instead, nobody looks at all of them. */
    private static final int MOST_OTHERS = 80;
    /** Where more answers than these can be given, nobody looks at what each of them makes sure of. */
    private static final int MOST_ANSWERS = 30;
    /** Of so large a part of the others it must be known. */
    private static final double MOST = 2 / 3.0;
    /** Whoever wins as seldom after a move may lose by the answer. */
    private static final double LOST = 0.3;
    /** Whoever wins as often may win in the next turn. */
    private static final double WON = 0.55;
    /** Of more moves nobody looks whether each of them wins next. */
    private static final int FEW = 12;
    /** Where something is hidden, it must be so in so many worlds. */
    private static final int WORLDS = 3;

    private final Match match;
    private final List<Integer> praised;
    private final BooleanSupplier cancelled;

    private Danger(Match match, List<Integer> praised, BooleanSupplier cancelled) {
        this.match = match;
        this.praised = praised;
        this.cancelled = cancelled;
    }

    /**
     * @param match stands at the decision; not changed
     * @param praised the good moves
     * @return what the others could do otherwise, to the harm of who decides; empty if there is nothing
     */
    static Optional<WhyBetter> of(Match match, List<Integer> praised, long seed, BooleanSupplier cancelled) {
        int others = match.legalCount() - praised.size();
        if (match.isSecret() || others < 1 || others > MOST_OTHERS) return Optional.empty();
        try {
            return new Danger(match, praised, cancelled)
                    .found(seed)
                    .map(event -> new Happens(event, When.WARDED_OFF, match.decider(), match.names()));
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
    }

    private Optional<Event> found(long seed) {
        Guesses guesses = match.guesses(match.decider());
        if (guesses.isNothingHidden()) return always(match).stream().findFirst();
        List<Event> left = null;
        for (int world = 0; world < WORLDS; world++) {
            Match guess = match.copy();
            guesses.draw(Dice.mix(seed + world), guess);
            List<Event> here = always(guess);
            left = left == null ? here : Witness.among(left, here);
            if (left.isEmpty()) break;
        }
        return left.stream().findFirst();
    }

    /** @return what can be done after all others of which it is known, and after no praised one */
    private List<Event> always(Match world) {
        List<Event> avoided = new ArrayList<>();
        for (int move : praised) {
            Optional<List<Event>> answers = answers(world, move, false);
            if (answers.isEmpty()) return List.of();
            avoided.addAll(answers.get());
        }
        List<Event> left = null;
        int known = 0;
        List<Integer> others = IntStream.range(0, world.legalCount())
                .filter(move -> !praised.contains(move))
                .boxed()
                .toList();
        for (int move : others) {
            Optional<List<Event>> answers = answers(world, move, true);
            if (answers.isEmpty()) continue;
            known++;
            left = left == null ? answers.get() : Witness.among(left, answers.get());
            left = left.stream()
                    .filter(event -> avoided.stream().noneMatch(each -> Witness.isAlike(each, event)))
                    .toList();
            if (left.isEmpty()) return left;
        }
        return known < MOST * others.size() ? List.of() : left;
    }

    private Optional<List<Event>> answers(Match world, int move, boolean harming) {
        if (cancelled.getAsBoolean()) throw new CancellationException("given up");
        return Punishment.sure(world, move, harming)
                .map(answers -> answers.stream()
                        .flatMap(answer -> answer.events().stream()
                                .map(event -> Cheer.withCause(event, answer.events(), world.names())))
                        .toList());
    }

    // ---- what loses the match

    /**
     * How somebody else wins next, where none of the praised moves lets them, or no move keeps them from it, is what
     * anybody wants to hear first.
     *
     * @param said of the praised moves
     * @param match stands at the decision; not changed
     */
    static List<WhyBetter> fatal(
            List<WhyBetter> said, Match match, Prospects found, List<Integer> praised, Crowd crowd) {
        if (Adviser.endsIt(said) || found.moves().stream().noneMatch(Danger::looksLost)) return said;
        try {
            Doom.Seer seer = new Doom.Seer(match, crowd.seed(), crowd.cancelled());
            List<Integer> doomed = new ArrayList<>();
            for (int move : praised) {
                // What wins often enough in spite of it is not lost by a turn that is hard to find.
                Doom.Fate fate = seer.after(move, !looksLost(found.moves().get(move)));
                if (fate == Doom.Fate.UNKNOWN) return said;
                if (fate == Doom.Fate.DOOMED) doomed.add(move);
            }
            if (!doomed.isEmpty() && doomed.size() < praised.size()) return said;
            boolean all = !doomed.isEmpty();
            for (Considered move : found.moves()) {
                if (praised.contains(move.index())) continue;
                boolean lost = looksLost(move) && seer.after(move.index(), !all) == Doom.Fate.DOOMED;
                if (all && !lost) return said;
                if (lost) doomed.add(move.index());
            }
            if (doomed.isEmpty()) return said;
            int others = match.legalCount() - praised.size();
            When when = all || doomed.size() == others
                    ? all ? When.WHATEVER : When.WARDED_OFF
                    : doomed.size() >= MOST * others ? When.AFTER_MOST : When.AFTER_SOME;
            Optional<Event> ends = end(match, seer.of(doomed.get(0)));
            if (ends.isEmpty()) return said;
            WhyBetter end = new Happens(ends.get(), when, match.decider(), match.names());
            // Whoever would lose needs no other reason.
            if (when != When.AFTER_SOME) return List.of(end);
            List<WhyBetter> rest = said.stream().filter(Adviser::isGround).toList();
            boolean last = !rest.isEmpty() && doomed.size() < (1 - MOST) * others;
            return Stream.of(last ? rest : List.of(end), last ? List.of(end) : rest)
                    .flatMap(List::stream)
                    .limit(Adviser.MOST_SAID)
                    .toList();
        } catch (RuleFailure failure) {
            return said; // the search has told of it
        }
    }

    /** @return of moves that are as good, those after which nobody else wins next; all if that is so of none */
    static List<Considered> spared(Match match, List<Considered> good, BooleanSupplier cancelled) {
        if (good.size() < 2 || good.stream().noneMatch(Danger::looksLost)) return good;
        try {
            Doom.Seer seer = new Doom.Seer(match, 0, cancelled);
            List<Considered> spared = good.stream()
                    .filter(move -> seer.after(move.index()) != Doom.Fate.DOOMED)
                    .toList();
            return spared.isEmpty() ? good : spared;
        } catch (RuleFailure failure) {
            return good; // the search has told of it
        }
    }

    /**
     * A win in the next turn that nobody can prevent any more is told before all else, and one that most answers do not
     * prevent beside it.
     *
     * @param said of the praised moves
     * @param match stands at the decision; not changed
     */
    static List<WhyBetter> winning(
            List<WhyBetter> said, Match match, Prospects found, List<Integer> praised, Crowd crowd) {
        boolean near = praised.size() <= FEW
                && praised.stream().allMatch(move -> found.moves().get(move).share() > WON);
        if (!near || Adviser.endsIt(said)) return said;
        try {
            Doom.Seer seer = new Doom.Seer(match, crowd.seed(), crowd.cancelled());
            if (!praised.stream().allMatch(move -> seer.threat(move) > MOST)) return said;
            // What the next best threatens as well does not tell them apart, and is told only where nothing does.
            boolean shared = found.bestBut(Set.copyOf(praised)).stream()
                    .limit(1)
                    .anyMatch(move -> seer.threat(move.index()) > MOST);
            if (shared && said.stream().anyMatch(Adviser::isGround)) return said;
            boolean forced = praised.stream().allMatch(seer::isTheirs);
            When when = forced ? When.FORCED : shared ? When.STANDS : When.THREATENED;
            Optional<Event> end = seer.ofOthers(praised.get(0)).flatMap(doom -> end(match, doom));
            if (end.isEmpty()) return said;
            WhyBetter next = new Happens(end.get(), when, match.decider(), match.names());
            return Stream.concat(Stream.of(next), said.stream().filter(Adviser::isGround))
                    .limit(Adviser.MOST_SAID)
                    .toList();
        } catch (RuleFailure failure) {
            return said; // the search has told of it
        }
    }

    /**
     * @return how somebody else wins next after a move, and cannot after the better one; null if they cannot, or it is
     *     not known
     */
    static Doom doom(Match match, int move, int better, Prospects found, long seed, BooleanSupplier cancelled) {
        try {
            Doom.Seer seer = new Doom.Seer(match, seed, cancelled);
            boolean told = looksLost(found.moves().get(move))
                    && seer.after(move) == Doom.Fate.DOOMED
                    && seer.after(better, !looksLost(found.moves().get(better))) == Doom.Fate.SAFE;
            return told && end(match, seer.of(move)).isPresent() ? seer.of(move) : null;
        } catch (RuleFailure failure) {
            return null; // the search has told of it
        }
    }

    /** @return why the better move is better than one that was made; that others could win next comes first */
    static List<WhyBetter> first(
            HeldAgainst held, Match match, int move, int better, long seed, BooleanSupplier cancelled) {
        Doom doom = doom(match, move, better, held.findings(), seed, cancelled);
        Optional<Event> end = doom == null ? Optional.empty() : end(match, doom);
        return end.map(event -> Stream.concat(
                                Stream.<WhyBetter>of(
                                        new Happens(event, When.WARDED_OFF, match.decider(), match.names())),
                                held.reasons().stream().filter(reason -> !reason.isTheirs()))
                        .limit(Adviser.MOST_SAID)
                        .toList())
                .orElse(held.reasons());
    }

    /** @return how others answer so, where nothing has to be decided before; else nothing */
    static List<Move> answer(Doom doom) {
        return doom.direct() ? List.of(doom.way().start().legal(doom.way().move(0))) : List.of();
    }

    /**
     * @param none that nothing speaks against a move more than against any
     * @return the same; where the hint has said that somebody else wins next after all of them, with how
     */
    static Objection instead(Objection none, Match match, int move, Advice hint, long seed, BooleanSupplier cancelled) {
        boolean fatal = hint.reasons().stream()
                .anyMatch(reason ->
                        LastWord.isTold(reason) && ((Happens) reason).when().isWhatever());
        if (!fatal) return none;
        try {
            Doom.Seer seer = new Doom.Seer(match, seed, cancelled);
            if (seer.after(move) != Doom.Fate.DOOMED) return none;
            Doom doom = seer.of(move);
            return none.losing(answer(doom), end(match, doom).stream().toList());
        } catch (RuleFailure failure) {
            return none; // the search has told of it
        }
    }

    private static boolean looksLost(Considered move) {
        return move.visits() == 0 || move.share() < LOST;
    }

    /** @return how the match ends so; empty if the rules do not say it */
    static Optional<Event> end(Match match, Doom doom) {
        int last = doom.way().length() - 1;
        Match before = doom.way().after(last);
        List<Event> told =
                new Witness(match.decider()).atOnce(before, doom.way().move(last));
        return told.stream()
                .filter(event -> event.kind() == Event.Kind.FINISHED)
                .findFirst()
                .map(event -> Cheer.withCause(event, told, match.names()));
    }

    // ---- what some moves prevent

    /**
     * "Otherwise" is said only of what the others could do after every other move: where it is after most of them, or
     * after some, that is said.
     *
     * @param said of the praised moves
     * @param match stands at the decision; not changed
     */
    static List<WhyBetter> exactly(List<WhyBetter> said, Match match, List<Integer> praised) {
        int others = match.legalCount() - praised.size();
        boolean looks = !match.isSecret()
                && others > 0
                && others <= MOST_OTHERS
                && match.guesses(match.decider()).isNothingHidden();
        if (!looks) return said;
        try {
            return said.stream()
                    .map(reason -> reason instanceof Happens happens
                                    && happens.when() == When.WARDED_OFF
                                    && happens.event().kind() == Event.Kind.RULE
                            ? new Happens(
                                    happens.event(),
                                    when(happens.event(), match, praised),
                                    happens.seat(),
                                    happens.names())
                            : reason)
                    .filter(reason -> LastWord.isTold(reason)
                            || !isCounted(reason, said) && !(said.size() > 1 && isVague(reason)))
                    .toList();
        } catch (RuleFailure failure) {
            return said; // the search has told of it
        }
    }

    /** What only some other moves allow is not worth telling beside something that the good ones have themselves. */
    private static boolean isVague(WhyBetter reason) {
        return reason instanceof Happens happens && happens.when() == When.AFTER_SOME;
    }

    /** Whether it is said already in numbers, by the same rule, that the moves are better in this than others. */
    private static boolean isCounted(WhyBetter reason, List<WhyBetter> said) {
        return reason instanceof Happens happens
                && (happens.when() == When.AFTER_SOME || happens.when() == When.AFTER_MOST)
                && said.stream()
                        .anyMatch(other -> other instanceof WhyBetter.Counts counts
                                && counts.isAtOnce()
                                && counts.rule().equals(reason.rule()));
    }

    private static When when(Event event, Match match, List<Integer> praised) {
        int others = 0;
        int prevent = 0;
        for (int move = 0; move < match.legalCount(); move++) {
            if (praised.contains(move)) continue;
            others++;
            Optional<List<Punishment>> answers = Punishment.sure(match, move, false);
            // Where it is not known what could follow, nothing is held against what has been found out.
            if (answers.isPresent()
                    && answers.get().stream().noneMatch(answer -> Witness.isAmong(event, answer.events()))) prevent++;
        }
        if (prevent == 0) return When.WARDED_OFF;
        return others - prevent >= MOST * others ? When.AFTER_MOST : When.AFTER_SOME;
    }

    // ---- what no move prevents

    /**
     * What the others can do after every move is told where little else is: then it is no fault of the moves that none
     * of them is better.
     *
     * @param said what has been said already
     * @param match stands at the decision; not changed
     * @param several whether several moves are praised
     */
    static List<WhyBetter> withWhatever(List<WhyBetter> said, Match match, boolean several, BooleanSupplier cancelled) {
        boolean full = said.size() >= Adviser.MOST_SAID || said.stream().anyMatch(Danger::isEnough);
        // Of one good move only what is counted, or may come in time, leaves room for it: anything else weighs more.
        boolean room = several || said.stream().noneMatch(Danger::isWeighty);
        boolean looks = !match.isSecret()
                && match.legalCount() <= MOST_OTHERS
                && match.guesses(match.decider()).isNothingHidden();
        if (full || !room || !looks) return said;
        try {
            Danger danger = new Danger(match, List.of(), cancelled);
            return danger.whatever(When.WHATEVER, danger::next)
                    .or(() -> match.rules().players() == 2
                            ? danger.whatever(When.WHATEVER_LATER, danger::later)
                            : Optional.empty())
                    .map(event -> Stream.concat(said.stream(), Stream.of(event)).toList())
                    .orElse(said);
        } catch (RuleFailure failure) {
            return said; // the search has told of it
        }
    }

    /** Whether it ends the match, or tells of what the others could do already. */
    private static boolean isEnough(WhyBetter reason) {
        boolean theirs = reason instanceof Happens happens
                && (happens.when().isTheirs() || happens.event().kind() == Event.Kind.FINISHED);
        return theirs || reason instanceof Wins || reason instanceof Costs || reason instanceof Veiled;
    }

    private static boolean isWeighty(WhyBetter reason) {
        return reason instanceof Happens happens
                && happens.when() != When.PREPARED
                && happens.when() != When.THREATENED;
    }

    private Optional<WhyBetter> whatever(When when, Function<Integer, List<Event>> after) {
        List<Event> left = null;
        for (int move = 0; move < match.legalCount(); move++) {
            List<Event> here = after.apply(move);
            left = left == null ? here : Witness.among(left, here);
            if (left.isEmpty()) return Optional.empty();
        }
        return Stream.ofNullable(left)
                .flatMap(List::stream)
                .filter(event -> Cheer.isIn(event, match.names()))
                .findFirst()
                .map(event -> new Happens(
                        event, isBroughtByAll(event) ? When.IN_RETURN : when, match.decider(), match.names()));
    }

    /** Whether every move brings the seat such a thing: then what the others have of it is only something in return. */
    private boolean isBroughtByAll(Event event) {
        Witness witness = new Witness(match.decider());
        return IntStream.range(0, match.legalCount())
                .allMatch(move -> witness.atOnce(match, move).stream()
                        .anyMatch(own -> event.property().equals(own.property()) && Cause.isFor(match, own)));
    }

    /** @return what whoever answers a move can have at once, and is the better for at the end of the turn */
    private List<Event> next(int move) {
        Match after = answered(move);
        return after == null ? List.of() : new Fork(after, cancelled).gains(after);
    }

    /** @return what one of the answers to a move makes sure of for whoever gives it */
    private List<Event> later(int move) {
        Match after = answered(move);
        if (after == null) return List.of();
        return IntStream.range(0, after.legalCount())
                .mapToObj(answer -> forNothing(after, answer))
                .filter(sure -> !sure.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** @return what an answer makes sure of, without what the seat has of the same before: that is an exchange */
    private List<Event> forNothing(Match after, int answer) {
        List<Event> sure = new Fork(after, cancelled).after(answer);
        if (sure.isEmpty()) return sure;
        Match mine = after.copy();
        mine.playIndex(answer);
        if (mine.isOver() || mine.decider() != match.decider()) return sure;
        List<Event> before = new Fork(mine, cancelled).gains(mine);
        return sure.stream()
                .filter(event ->
                        before.stream().noneMatch(each -> each.property().equals(event.property())))
                .toList();
    }

    /** @return the match after a move, where somebody else openly answers, in few ways; else null */
    private Match answered(int move) {
        if (cancelled.getAsBoolean()) throw new CancellationException("given up");
        Match after = match.copy();
        after.playIndex(move);
        boolean answered = !after.isOver()
                && after.decider() != match.decider()
                && !after.isSecret()
                && after.legalCount() <= MOST_ANSWERS
                && new Witness(match.decider()).isForetold(match, move);
        return answered ? after : null;
    }
}
