package regola.advice.seen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.advice.words.SpokenOf;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.search.Continuation;

/**
 * A Witness plays a line and notes what a seat sees of it: first what comes of its own moves, then of the others'
 * answer.
 *
 * @param seat whose line it is
 */
public record Witness(int seat) {
    /** The seat's own turn, the others' answer, the seat's next turn. */
    private enum Phase {
        OWN,
        REPLY,
        NEXT
    }

    /**
     * @return what the rules tell of the seat's own moves up to the first of somebody else, without the mere moves
     *     themselves
     */
    public List<Event> ownTurn(Continuation line) {
        return told(line, Phase.OWN);
    }

    /** @return the same of the others' moves that follow, up to the seat's next */
    public List<Event> reply(Continuation line) {
        return told(line, Phase.REPLY);
    }

    /** @return the same of the seat's next turn after that */
    List<Event> nextTurn(Continuation line) {
        return told(line, Phase.NEXT);
    }

    /** @return the others' moves that follow, up to the first made in secret */
    public List<Move> replyMoves(Continuation line) {
        List<Move> moves = new ArrayList<>();
        Match match = line.start();
        boolean left = false;
        for (int i = 0; i < line.length() && !match.isOver(); i++) {
            boolean mine = match.decider() == seat;
            if (mine && left || !mine && match.decision().secret()) break;
            if (!mine) {
                left = true;
                moves.add(match.legal(line.move(i)));
            }
            match.playIndex(line.move(i));
        }
        return moves;
    }

    /** @return so many moves of the line the seat can foretell with all that comes of them */
    public int foretold(Continuation line) {
        Match match = line.start();
        int sure = 0;
        while (sure < line.length() && !match.isOver()) {
            List<Event> events = new ArrayList<>();
            match.listen(events::add);
            match.playIndex(line.move(sure));
            match.listen(null);
            if (events.stream().anyMatch(event -> isGuess(match, event))) break;
            sure++;
        }
        return sure;
    }

    /** @return whether the seat can foretell all that comes of a move */
    public boolean isForetold(Match before, int move) {
        Match match = before.copy();
        List<Event> events = new ArrayList<>();
        match.listen(events::add);
        match.playIndex(move);
        match.listen(null);
        return events.stream().noneMatch(event -> isGuess(match, event));
    }

    /**
     * @param before not changed
     * @return what the rules tell of one move, up to the next decision, as far as it can be foretold
     */
    public List<Event> atOnce(Match before, int move) {
        Match match = before.copy();
        Step step = Step.of(match, move);
        List<Event> events = new ArrayList<>();
        match.listen(events::add);
        match.playIndex(move);
        match.listen(null);
        List<Event> told = new ArrayList<>();
        step.note(match.names(), known(match, events), told);
        return told;
    }

    /** @return of what the rules tell of one move, what they only remark, and of somebody else */
    public List<Event> remarksOnOthers(Match before, int move) {
        return atOnce(before, move).stream()
                .filter(event -> event.kind() == Event.Kind.TOLD)
                .filter(event -> SpokenOf.players(event, before.names(), Manner.of("en")).stream()
                        .anyMatch(player -> player != seat))
                .toList();
    }

    /**
     * @return the same as {@link #atOnce}, and what the rules tell first of each move that the seat must make then in
     *     the same turn, with nothing to choose: that it cannot add anything, say
     */
    public List<Event> unavoidable(Match before, int move) {
        List<Event> told = new ArrayList<>(atOnce(before, move));
        Match match = before.copy();
        match.playIndex(move);
        while (!match.isOver()
                && match.decider() == seat
                && Step.of(match, 0).forced()
                && match.turnNumber() == before.turnNumber()) {
            List<Event> events = new ArrayList<>();
            match.listen(events::add);
            match.playIndex(0);
            match.listen(null);
            known(match, events).stream()
                    .filter(event -> isSentence(event) && !event.text("en").isEmpty())
                    .findFirst()
                    .ifPresent(told::add);
        }
        return told;
    }

    /** @return whether the seat has lost, or is out of a match that goes on */
    public boolean hasLost(Match after) {
        if (!after.isOver()) return !after.isIn(seat);
        return after.winners() != 0 && (after.winners() >>> seat & 1) == 0;
    }

    /** @return whether the seat loses by that move alone, as it can foretell, and by some other one does not */
    public boolean losesNeedlessly(Match before, int move) {
        if (!hasLost(after(before, move)) || !isForetold(before, move)) return false;
        for (int i = 0; i < before.legalCount(); i++) {
            if (i != move && (!isForetold(before, i) || !hasLost(after(before, i)))) return true;
        }
        return false;
    }

    private static Match after(Match before, int move) {
        Match after = before.copy();
        after.playIndex(move);
        return after;
    }

    /**
     * @param most no more ends than these
     * @return after how many moves the seat's turn ends, then the others' answer, then its next turn, and so on;
     *     without what the line breaks off
     */
    List<Integer> ends(Continuation line, int most) {
        List<Integer> ends = new ArrayList<>();
        Match match = line.start();
        boolean mine = true;
        for (int made = 0; made < line.length() && ends.size() < most; made++) {
            match.playIndex(line.move(made));
            if (match.isOver()) {
                ends.add(made + 1);
                break;
            }
            if (match.decider() == seat == mine) continue;
            ends.add(made + 1);
            mine = !mine;
        }
        return ends;
    }

    /** @return how many moves the seat makes before anybody else does */
    public int turnEnd(Continuation line) {
        Match match = line.start();
        int made = 0;
        while (made < line.length() && !match.isOver() && match.decider() == seat) match.playIndex(line.move(made++));
        return made;
    }

    /** @return how many moves there are up to the seat's next turn */
    public int replyEnd(Continuation line) {
        return end(line, turnEnd(line), false);
    }

    /** @return how many moves there are up to the end of the seat's next turn */
    public int nextEnd(Continuation line) {
        return end(line, replyEnd(line), true);
    }

    private int end(Continuation line, int from, boolean mine) {
        int made = from;
        Match match = line.after(made);
        while (made < line.length() && !match.isOver() && (match.decider() == seat) == mine)
            match.playIndex(line.move(made++));
        return made;
    }

    private List<Event> told(Continuation line, Phase wanted) {
        List<Event> told = new ArrayList<>();
        Match match = line.start();
        Phase phase = Phase.OWN;
        for (int i = 0; i < line.length() && !match.isOver(); i++) {
            phase = next(phase, match.decider() == seat);
            if (phase == null || phase.compareTo(wanted) > 0) break;
            Step step = Step.of(match, line.move(i));
            List<Event> events = new ArrayList<>();
            match.listen(events::add);
            match.playIndex(line.move(i));
            match.listen(null);
            List<Event> known = known(match, events);
            if (phase == wanted) step.note(match.names(), known, told);
            if (known.size() < events.size()) break;
        }
        return told;
    }

    /** @return the phase of the next decision; null once the seat's next turn is over */
    private static Phase next(Phase phase, boolean mine) {
        return switch (phase) {
            case OWN -> mine ? Phase.OWN : Phase.REPLY;
            case REPLY -> mine ? Phase.NEXT : Phase.REPLY;
            case NEXT -> mine ? Phase.NEXT : null;
        };
    }

    /**
     * The events up to the first that nobody can foretell: in the world of the line it is only a guess what chance
     * draws and what lies hidden, and with it all that follows. The sentence that announces it goes with it.
     */
    List<Event> known(Match match, List<Event> events) {
        for (int i = 0; i < events.size(); i++) {
            if (!isGuess(match, events.get(i))) continue;
            int end = i;
            while (end > 0 && !isSentence(events.get(end))) end--;
            return events.subList(0, end);
        }
        return events;
    }

    private boolean isGuess(Match match, Event event) {
        boolean unveils = event.kind() == Event.Kind.CHANGED
                && match.rules().game().properties().stream()
                        .anyMatch(p -> p.visibleIf() != null && p.name().equals(event.property()));
        return unveils || event.kind() == Event.Kind.CHANCE || !event.isSeenBy(seat);
    }

    static boolean isSentence(Event event) {
        return event.kind() == Event.Kind.RULE
                || event.kind() == Event.Kind.TOLD
                || event.kind() == Event.Kind.FINISHED;
    }

    /**
     * @param play played on by the move
     * @return all that happens with it
     */
    public static List<Event> heard(Match play, int move) {
        List<Event> events = new ArrayList<>();
        play.listen(events::add);
        play.playIndex(move);
        play.listen(null);
        return events;
    }

    /** @return all that the rules tell on a line, its first move left out */
    public static List<Event> events(Continuation line) {
        Match play = line.start();
        List<Event> events = new ArrayList<>();
        for (int at = 0; at < line.length(); at++) {
            if (at == 1) play.listen(events::add);
            play.playIndex(line.move(at));
        }
        play.listen(null);
        return events;
    }

    /** Whether the match ends with that move. */
    public static boolean isOver(Match match, int move) {
        Match after = match.copy();
        after.playIndex(move);
        return after.isOver();
    }

    public static boolean isSame(Event one, Event other) {
        return isAlike(one, other)
                && one.text("en").equals(other.text("en"))
                && one.text("it").equals(other.text("it"));
    }

    /** @return whether there is one of the same kind among them */
    public static boolean isAmong(Event event, List<Event> events) {
        return events.stream().anyMatch(each -> isAlike(each, event));
    }

    /** @return those of which there is one of the same kind among the others */
    public static List<Event> among(List<Event> some, List<Event> others) {
        return some.stream().filter(event -> isAmong(event, others)).toList();
    }

    /** @return whether two events are of the same kind: the same rule was at work */
    public static boolean isAlike(Event one, Event other) {
        return one.kind() == other.kind()
                && Objects.equals(one.rule(), other.rule())
                && Objects.equals(one.property(), other.property())
                && Objects.equals(kindOf(one.subject()), kindOf(other.subject()));
    }

    /** @return those things of an event that a person can be shown */
    public static List<Thing> things(Event event) {
        return Stream.of(event.subject(), event.from(), event.to())
                .filter(Objects::nonNull)
                .filter(thing -> thing.number() >= 0)
                .distinct()
                .toList();
    }

    private static Object kindOf(Thing thing) {
        return thing == null ? null : thing.type();
    }

    /**
     * A Step is a move as it is made, by which is known what of all that the rules tell then is more than that it is
     * made.
     *
     * @param forced whether it is the only one, and has nothing to choose: a turn that is passed, say
     */
    record Step(Move move, boolean forced) {
        /** @param match stands before the move */
        static Step of(Match match, int move) {
            Move made = match.legal(move);
            return new Step(made, match.legalCount() == 1 && made.arguments().isEmpty());
        }

        /**
         * What the rules themselves say: not that a piece went from here to there, nor that a count has changed, nor
         * the sentence of the move itself, the first of its rules, nor those that only say how its piece gets where it
         * goes, unless there is something to be glad of in that. What somebody does who has nothing to do is nothing.
         *
         * @param events all that the seat can foretell of the move
         * @param told is added to
         */
        void note(Catalog names, List<Event> events, List<Event> told) {
            boolean idle = forced && events.stream().noneMatch(event -> event.kind() == Event.Kind.MOVED);
            boolean first = true;
            for (int at = 0; at < events.size(); at++) {
                Event event = events.get(at);
                if (!isSentence(event)) continue;
                boolean plain = event.kind() == Event.Kind.RULE
                        && names.cheered(event.property(), "en").isEmpty();
                boolean step = plain && (first || isWay(events, at)) || idle && isIdle(event, names);
                first = false;
                if (!step && !isAside(event) && !event.text("en").isEmpty()) told.add(event);
            }
        }

        /** Whether a rule moves nothing but what the move itself moves. */
        boolean isWay(List<Event> events, int rule) {
            boolean moves = false;
            for (int at = rule + 1; at < events.size() && !isSentence(events.get(at)); at++) {
                Event event = events.get(at);
                if (event.kind() != Event.Kind.MOVED) continue;
                if (!isNamed(event.from()) || !isNamed(event.to())) return false;
                moves = true;
            }
            return moves;
        }

        private boolean isNamed(Thing place) {
            return place != null && move.arguments().contains(place);
        }

        /** What the rule file remarks of nobody and nothing, such as that a bag is empty, is good for nobody. */
        private static boolean isAside(Event event) {
            return event.kind() == Event.Kind.TOLD
                    && event.playersNamed().isEmpty()
                    && event.sentence().pieces().isEmpty();
        }

        private static boolean isIdle(Event event, Catalog names) {
            return event.kind() != Event.Kind.FINISHED
                    && names.cheered(event.property(), "en").isEmpty();
        }
    }

    /** @return of events, such as those of many ways on, the ones that are told most often in the same words */
    public static List<Event> usual(Stream<Event> events) {
        return events
                .collect(Collectors.groupingBy(event -> event.text("en"), LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .max(Comparator.comparingInt(List::size))
                .orElse(List.of());
    }
}
