package regola.advice;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.seen.Cheer;
import regola.advice.seen.Gain;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.search.Continuation;
import regola.search.Prospects;

/**
 * A Cause is what moves bring about by themselves that there is to be glad of, such as a line that is closed.
 *
 * @param event that all of them bring about
 * @param isRare whether few other moves do: then it says enough
 */
record Cause(WhyBetter.Happens event, boolean isRare) {
    /** What no more than this part of the others brings about is rare. */
    private static final double FEW = 1 / 3.0;
    /** Where moves are more than these, not all bring the same. */
    private static final int MOST_MOVES = 40;

    /** @return the first such thing, to the good of the seat; empty if there is none */
    static Optional<Cause> of(Match match, Prospects findings, List<Integer> praised) {
        int seat = match.decider();
        Witness witness = new Witness(seat);
        List<List<Event>> own = praised.stream()
                .map(index -> witness.ownTurn(findings.lines().get(index)))
                .toList();
        Continuation line = findings.lines().get(praised.get(0));
        Gain gain = new Gain(match, line, line);
        List<List<Event>> others = findings.lines().entrySet().stream()
                .filter(each -> !praised.contains(each.getKey()))
                .map(each -> witness.ownTurn(each.getValue()))
                .toList();
        return own.get(0).stream()
                .filter(event -> Cheer.isIn(event, match.names()) && !gain.isForOthers(event))
                .filter(event -> own.stream().allMatch(all -> Witness.isAmong(event, all)))
                .map(event -> new WhyBetter.Happens(
                        event,
                        when(praised, isAnyway(match, findings.lines().keySet(), event, others)),
                        seat,
                        match.names()))
                .filter(happens -> isFor(match, happens.event()) && gain.isGood(witness.turnEnd(line)))
                .findFirst()
                .map(happens -> new Cause(
                        happens,
                        others.stream()
                                        .filter(all -> Witness.isAmong(happens.event(), all))
                                        .count()
                                <= FEW * others.size()));
    }

    /**
     * What all moves bring about, since nothing else is allowed, tells none of them from another.
     *
     * @param looked the moves of which it is known what comes of them
     * @param others what comes of those of them that are not praised
     */
    static boolean isAnyway(Match match, Set<Integer> looked, Event event, List<List<Event>> others) {
        if (match.legalCount() > MOST_MOVES || !others.stream().allMatch(all -> Witness.isAmong(event, all)))
            return false;
        Witness witness = new Witness(match.decider());
        // Of moves that were hardly looked into no way on is known; what they bring at once is.
        return IntStream.range(0, match.legalCount())
                .filter(move -> !looked.contains(move))
                .allMatch(move -> Witness.isAmong(event, witness.atOnce(match, move)));
    }

    /** @return the reasons without what every move brings at once */
    static List<WhyBetter> notAnyway(List<WhyBetter> said, Match match) {
        if (match.legalCount() > MOST_MOVES) return said;
        return said.stream()
                .filter(reason -> !(reason instanceof WhyBetter.Happens happens
                        && (happens.when() == WhyBetter.Happens.When.NOW
                                || happens.when() == WhyBetter.Happens.When.EACH)
                        && isAnyway(match, Set.of(), happens.event(), List.of())))
                .toList();
    }

    private static WhyBetter.Happens.When when(List<Integer> praised, boolean anyway) {
        if (anyway) return WhyBetter.Happens.When.ANYWAY;
        return praised.size() > 1 ? WhyBetter.Happens.When.EACH : WhyBetter.Happens.When.NOW;
    }

    /**
     * @param hint of the same decision
     * @param move the index of a move that somebody asks about
     * @return the reasons why the best is better, what it brings by itself and that move does not before all others
     */
    static List<WhyBetter> missed(List<WhyBetter> said, Match match, Advice hint, int move) {
        List<Event> brings = new Witness(match.decider()).atOnce(match, move);
        return hint.reasons().stream()
                .filter(reason -> reason instanceof WhyBetter.Happens happens
                        && isCaused(happens)
                        && happens.when() != WhyBetter.Happens.When.IN_TURN)
                .map(WhyBetter.Happens.class::cast)
                .filter(happens -> !Witness.isAmong(happens.event(), brings))
                .findFirst()
                .map(happens -> Stream.concat(
                                Stream.of((WhyBetter) new WhyBetter.Happens(
                                        happens.event(), WhyBetter.Happens.When.NOW, happens.seat(), happens.names())),
                                said.stream()
                                        .filter(reason -> !(reason instanceof WhyBetter.Happens other
                                                && Witness.isAlike(other.event(), happens.event()))))
                        .limit(Adviser.MOST_SAID)
                        .toList())
                .orElse(said);
    }

    /** @return whether all moves bring it about */
    boolean isAnyway() {
        return event.when() == WhyBetter.Happens.When.ANYWAY;
    }

    /** @return whether the rule's sentence speaks of the seat that decides, or of nobody */
    static boolean isFor(Match match, Event event) {
        List<Integer> told = told(match, event);
        return told.isEmpty() || told.contains(match.decider());
    }

    private static List<Integer> told(Match match, Event event) {
        return new WhyBetter.Happens(event, WhyBetter.Happens.When.NOW, match.decider(), match.names())
                .told(Manner.of("en"));
    }

    /** @return whether a move surely brings somebody else what there is to be glad of, and the seat nothing of it */
    static boolean isGivenAway(Match match, int move) {
        Witness witness = new Witness(match.decider());
        List<Event> glad = witness.atOnce(match, move).stream()
                .filter(event -> event.kind() == Event.Kind.RULE && Cheer.isIn(event, match.names()))
                .toList();
        if (glad.isEmpty() || glad.stream().anyMatch(event -> isFor(match, event))) return false;
        if (!match.hasAims()) return witness.isForetold(match, move);
        Match after = match.copy();
        after.playIndex(move);
        List<Integer> others =
                glad.stream().flatMap(event -> told(match, event).stream()).toList();
        return witness.isForetold(match, move)
                && others.stream().anyMatch(player -> after.aims(player) > match.aims(player));
    }

    /** @return without the moves that give away what others of them do not, unless the first does */
    static List<Integer> kept(Match match, List<Integer> praised) {
        if (praised.size() < 2 || isGivenAway(match, praised.get(0))) return praised;
        return praised.stream().filter(move -> !isGivenAway(match, move)).toList();
    }

    /** @return whether the moves that it is said of bring it about by themselves */
    static boolean isCaused(WhyBetter.Happens happens) {
        return switch (happens.when()) {
            case NOW, EACH, IN_TURN -> true;
            default -> false;
        };
    }

    /** @return whether a reason is still worth telling after it */
    boolean leaves(WhyBetter reason) {
        if (reason instanceof WhyBetter.Happens happens) return happens.when().isTheirs();
        return !isRare && reason instanceof WhyBetter.Counts counts && counts.isAtOnce();
    }

    /**
     * @param match stands before them
     * @param lines the event of each right after it, as far as it can be foretold
     * @return what is worth telling and all of them bring about, said in the same words; empty if there is nothing
     */
    static Optional<WhyBetter> common(Match match, List<List<Event>> lines) {
        // That all of them end the match or lead somebody astray says nothing of what is good in it.
        return lines.get(0).stream()
                .filter(event -> event.kind() != Event.Kind.FINISHED)
                .filter(event -> Cheer.isWorthTelling(event, match.rules().names()))
                .filter(event ->
                        lines.stream().allMatch(line -> line.stream().anyMatch(each -> Witness.isSame(each, event))))
                .findFirst()
                .map(event -> new WhyBetter.Happens(
                        event,
                        WhyBetter.Happens.When.EACH,
                        match.decider(),
                        match.rules().names()));
    }
}
