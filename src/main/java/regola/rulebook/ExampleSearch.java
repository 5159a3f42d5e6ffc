package regola.rulebook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Decision;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Outcome;
import regola.engine.value.RuleFailure;

/**
 * An ExampleSearch plays random matches and keeps for each topic the moment that shows it most clearly: little else
 * happens, few pieces move. How long it searches is counted in moves, not in time, so that it finds the same on every
 * machine.
 */
final class ExampleSearch {
    private static final int MOST_MATCHES = 60;
    private static final int MOST_MOVES = 9000;
    private static final int LONGEST_MATCH = 600;
    /** So many moments are compared for a topic. */
    private static final int ENOUGH = 12;

    /** Of those so many are kept. */
    private static final int MOST_CANDIDATES = 4;

    private static final int MOST_MORE_MOVES = 4;
    /** What stands after so many moves is looked at for what the words mean. */
    private static final int LOOK_EVERY = 5;

    private static final int MOST_LOOKS = 120;
    /** A turn shows more if different things are asked in it, but not too many. */
    private static final int MOST_QUESTIONS = 3;
    /** What a moment must not cost to be shown at all. */
    private static final int NOTHING_TO_SEE = 1000;
    /** So many pieces that move at once show best what is done with several, and can still be told apart. */
    private static final int BEST_MOVED = 3;
    /** In a whole turn likewise. */
    private static final int BEST_MOVED_IN_A_TURN = 4;
    /** So much worse may a moment be that no other topic is shown by. */
    private static final int OF_ITS_OWN = 10;
    /** What an end without a winner costs. */
    private static final int DRAWN = 5000;

    private final Ruleset rules;
    private final Outline outline;
    private final long seed;
    private final Runnable between;
    private final SplittableRandom random;
    private final Map<String, Example> best = new HashMap<>();
    /** For each topic moments that show it, the best first. */
    private final Map<String, List<Candidate>> candidates = new HashMap<>();

    private final Map<String, Integer> found = new HashMap<>();
    private Example end;
    private int endCost = Integer.MAX_VALUE;
    private int turnCost = Integer.MAX_VALUE;
    private final Sights sights;
    private int moves;

    ExampleSearch(Ruleset rules, Outline outline, long seed, Runnable between) {
        this.rules = rules;
        this.outline = outline;
        this.seed = seed;
        this.between = between;
        this.random = new SplittableRandom(seed);
        this.sights = new Sights(rules, outline);
    }

    Examples run() {
        for (int i = 0; i < MOST_MATCHES && moves < MOST_MOVES && !isEnough(); i++) {
            try {
                match(seed + i);
            } catch (RuleFailure failed) {
                // Rules may fail in a match of their own; what was found before shows all the same.
                moves += LONGEST_MATCH / 4;
            }
        }
        choose();
        return new Examples(best, sights.found(), end);
    }

    private record Candidate(Example example, int cost) {}

    /** Each topic has a moment of its own where there is one that shows it nearly as well. */
    private void choose() {
        Set<Match> shown = Collections.newSetFromMap(new IdentityHashMap<>());
        if (best.containsKey(Examples.TURN)) shown.add(best.get(Examples.TURN).before());
        for (Topic topic : outline.topics()) {
            List<Candidate> all = candidates.getOrDefault(topic.id(), List.of());
            if (all.isEmpty()) continue;
            Example chosen = all.stream()
                    .filter(one -> one.cost() <= all.get(0).cost() + OF_ITS_OWN)
                    .map(Candidate::example)
                    .filter(one -> !shown.contains(one.before()))
                    .findFirst()
                    .orElse(all.get(0).example());
            shown.add(chosen.before());
            best.put(topic.id(), chosen);
        }
    }

    private boolean isEnough() {
        return endCost < DRAWN
                && outline.topics().stream().allMatch(topic -> found.getOrDefault(topic.id(), 0) >= ENOUGH);
    }

    private void match(long matchSeed) {
        Match match = Match.start(rules, matchSeed);
        Heard heard = new Heard(match);
        WholeTurn turn = new WholeTurn(match);
        for (int i = 0; i < LONGEST_MATCH && moves < MOST_MOVES && !match.isOver(); i++) {
            between.run();
            moves++;
            Match before = match.copy();
            Decision decision = match.decision();
            Move move = pick(decision);
            heard.clear();
            match.play(move);
            Example all = new Example(before, List.of(move), List.of(decision.by()), heard.events, match);
            // How the next turn begins is part of what is shown only where that is what is to be shown.
            Example own = match.isOver() ? all : all.with(heard.inTurn);
            for (Topic topic : outline.topics()) {
                if (shows(topic, decision, move, own.events())) consider(topic, own);
                else if (shows(topic, decision, move, all.events())) consider(topic, all);
            }
            turn.add(own, decision);
            if (match.isOver()) consider(all);
            else if (match.turnNumber() != turn.number) {
                consider(turn, match);
                turn = new WholeTurn(match);
            }
            if (moves % LOOK_EVERY == 0 && moves < MOST_LOOKS * LOOK_EVERY) sights.look(match);
        }
    }

    /** A Heard is what happens in a match since it was cleared, and what of that in the turn that was then. */
    private static final class Heard {
        private final Match match;
        private int number;
        final List<Event> events = new ArrayList<>();
        final List<Event> inTurn = new ArrayList<>();

        Heard(Match match) {
            this.match = match;
            match.listen(this::hear);
        }

        private void hear(Event event) {
            events.add(event);
            if (match.turnNumber() == number) inTurn.add(event);
        }

        void clear() {
            events.clear();
            inTurn.clear();
            number = match.turnNumber();
        }
    }

    /** A WholeTurn is what was played since a turn, or a round of all, began. */
    private static final class WholeTurn {
        Match begun;
        final int number;
        final List<Move> moves = new ArrayList<>();
        final List<Integer> deciders = new ArrayList<>();
        final List<Event> events = new ArrayList<>();
        final Set<String> asked = new HashSet<>();

        WholeTurn(Match now) {
            this.begun = now.copy();
            this.number = now.turnNumber();
        }

        void add(Example one, Decision decision) {
            if (moves.isEmpty()) begun = one.before();
            asked.add(decision.id());
            moves.addAll(one.moves());
            deciders.addAll(one.deciders());
            events.addAll(one.events());
        }
    }

    /** A turn in which much of what a turn consists of is done shows it best, and little else. */
    private void consider(WholeTurn turn, Match after) {
        Set<String> begun = new HashSet<>();
        int told = 0;
        int moved = 0;
        for (Event event : turn.events) {
            if (event.kind() == Event.Kind.RULE) begun.add(event.property());
            if (event.kind() == Event.Kind.TOLD) told++;
            if (event.kind() == Event.Kind.MOVED) moved++;
        }
        if (moved == 0) return;
        int done = 0;
        for (Outline.Step step : outline.steps()) {
            boolean isDone = outline.topics().stream()
                    .filter(topic -> step.topics().contains(topic.id()))
                    .anyMatch(topic -> topic.sort() == Topic.Sort.MOVE
                            ? topic.decisions().stream()
                                    .anyMatch(asked ->
                                            turn.asked.contains(asked.choice().id()))
                            : !Collections.disjoint(topic.rules(), begun));
            if (isDone) done++;
        }
        int early = turn.number < 2 * rules.players() + 2 ? 6 : 0;
        int questions = Math.min(MOST_QUESTIONS, turn.asked.size());
        int cost = Math.abs(moved - BEST_MOVED_IN_A_TURN) + told + early - 20 * done - 10 * questions;
        if (cost >= turnCost) return;
        turnCost = cost;
        best.put(Examples.TURN, new Example(turn.begun, turn.moves, turn.deciders, turn.events, after.copy()));
    }

    /** Ways to move that are few among many come up as often as the others. */
    private Move pick(Decision decision) {
        List<String> forms =
                decision.legal().stream().map(ExampleSearch::form).distinct().toList();
        String form = forms.get(random.nextInt(forms.size()));
        List<Move> such = decision.legal().stream()
                .filter(move -> form(move).equals(form))
                .toList();
        return such.get(random.nextInt(such.size()));
    }

    private static String form(Move move) {
        Move.Part first = move.parts().get(0);
        return first.thing() == null ? first.text() : "";
    }

    private static boolean shows(Topic topic, Decision decision, Move move, List<Event> events) {
        if (topic.sort() == Topic.Sort.MOVE) {
            return topic.decisions().stream()
                    .anyMatch(asked -> asked.choice().id().equals(decision.id())
                            && (asked.form() == null || asked.form().equals(form(move))));
        }
        return events.stream()
                .anyMatch(event -> topic.rules().isEmpty()
                        ? event.kind() == Event.Kind.TOLD && topic.numbers().contains(event.rule())
                        : event.kind() == Event.Kind.RULE && topic.rules().contains(event.property()));
    }

    private void consider(Topic topic, Example seen) {
        if (found.merge(topic.id(), 1, Integer::sum) > ENOUGH * 4) return;
        Example whole = topic.sort() == Topic.Sort.MOVE ? seen : withDecisions(topic, seen);
        boolean asked = topic.sort() == Topic.Sort.MOVE
                || topic.decisions().isEmpty()
                || whole.moves().size() > 1;
        int cost = cost(topic, whole) + (asked ? 0 : 30);
        List<Candidate> all = candidates.computeIfAbsent(topic.id(), id -> new ArrayList<>());
        int place = 0;
        while (place < all.size() && all.get(place).cost() <= cost) place++;
        if (cost >= NOTHING_TO_SEE || place >= MOST_CANDIDATES) return;
        Match after = whole.after() == seen.after() ? seen.after().copy() : whole.after();
        Example example = new Example(whole.before(), whole.moves(), whole.deciders(), whole.events(), after);
        all.add(place, new Candidate(example, cost));
        if (all.size() > MOST_CANDIDATES) all.remove(MOST_CANDIDATES);
    }

    /** What a topic asks for at once is shown decided. */
    private Example withDecisions(Topic topic, Example seen) {
        Set<String> asked = new HashSet<>();
        topic.decisions().forEach(one -> asked.add(one.choice().id()));
        Match match = seen.after().copy();
        List<Move> played = new ArrayList<>(seen.moves());
        List<Integer> deciders = new ArrayList<>(seen.deciders());
        List<Event> events = new ArrayList<>(seen.events());
        match.listen(events::add);
        try {
            for (int i = 0; i < MOST_MORE_MOVES && !match.isOver(); i++) {
                Decision decision = match.decision();
                if (!asked.contains(decision.id())) break;
                Move move = pick(decision);
                match.play(move);
                played.add(move);
                deciders.add(decision.by());
            }
        } catch (RuleFailure failed) {
            return seen;
        }
        match.listen(null);
        return played.size() == seen.moves().size()
                ? seen
                : new Example(seen.before(), played, deciders, events, match);
    }

    private int cost(Topic topic, Example example) {
        Set<Object> moved = new HashSet<>();
        Set<String> rulesSeen = new HashSet<>();
        int changes = 0;
        int told = 0;
        for (Event event : example.events()) {
            switch (event.kind()) {
                // Pieces that are alike have one name; they go to different places.
                case MOVED -> moved.add(Arrays.asList(event.subject(), event.to()));
                case CHANGED -> changes++;
                case RULE -> rulesSeen.add(event.property());
                case TOLD -> told++;
                default -> {
                    // what is drawn or over costs nothing
                }
            }
        }
        if (moved.isEmpty() && changes == 0) return NOTHING_TO_SEE;
        rulesSeen.removeAll(topic.rules());
        // Of several outcomes one may be that nothing happens; it shows least.
        boolean alone = topic.rules().isEmpty() && !topic.next().isEmpty() && moved.size() == 1;
        boolean idle = topic.sort() != Topic.Sort.MOVE && (alone || lacks(topic, rulesSeen));
        int early = example.before().turnNumber() < 2 * rules.players() + 2 ? 4 : 0;
        int over = example.after().isOver() ? 6 : 0;
        return Math.abs(moved.size() - BEST_MOVED)
                + 3 * rulesSeen.size()
                + told
                + changes / 2
                + 4 * (example.moves().size() - 1)
                + early
                + over
                + (idle ? 12 : 0);
    }

    /** Whether something comes of a topic at times that has not come of it this time. */
    private boolean lacks(Topic topic, Set<String> rulesSeen) {
        List<Topic> own = outline.topics().stream()
                .filter(other -> topic.next().contains(other.id()) && topic.sort() == Topic.Sort.SPECIAL)
                .filter(other -> other.sort() == Topic.Sort.CONSEQUENCE)
                .toList();
        return !own.isEmpty() && own.stream().allMatch(other -> Collections.disjoint(other.rules(), rulesSeen));
    }

    /** The end of a match with one winner shows most; among those one in which there is little to count. */
    private void consider(Example last) {
        Outcome outcome = last.after().outcome();
        int cost = (outcome.drawn() ? DRAWN : 0)
                + 500 * Math.max(0, outcome.winners().size() - 1);
        if (cost >= endCost) return;
        endCost = cost;
        end = new Example(
                last.before(),
                last.moves(),
                last.deciders(),
                last.events(),
                last.after().copy());
    }
}
