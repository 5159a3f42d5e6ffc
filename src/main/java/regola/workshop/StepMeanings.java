package regola.workshop;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Ruling;
import regola.engine.value.Thing;
import regola.language.model.Expr;
import regola.language.model.Type;

/**
 * StepMeanings find out of a step whether what it asks holds as the match stands, and of one that ends the match
 * whether it is come to, by which moves, and who then wins.
 */
final class StepMeanings {
    /** So many moves are played on copies to see which end the match; each has an allowance of its own. */
    private static final int MOST_MOVES = 60;

    private final Meanings meanings;
    private final Match match;

    StepMeanings(Meanings meanings, Match match) {
        this.meanings = meanings;
        this.match = match;
    }

    Meaning of(Subject.Step step, BooleanSupplier stale) {
        return step.isEnd() ? end(step, stale) : condition(step);
    }

    private List<Thing> answer(Expr closed) {
        return match.answer(meanings.query(closed, 0));
    }

    private Holding weighed(Subject.Asked asked) {
        return match.looking(() -> Weighing.of(asked, new Weighing.Answers() {
            @Override
            public List<Thing> of(Expr closed) {
                return answer(closed);
            }

            @Override
            public List<Thing> where(List<Thing> things) {
                return Meanings.where(things, match);
            }
        }));
    }

    // ---- what is asked

    private Meaning condition(Subject.Step step) {
        try {
            Holding holding = weighed(step.condition()).stoppedAt(reached(step).at());
            if (holding.state() != Holding.State.OPEN) return meaning(step, List.of(), null, List.of(), true, holding);
            Unbound opened = Unbound.of(step.condition());
            Meaning each = meanings.each(
                    new Subject.Valued(Subject.Sort.FUNCTION, step.word(), step.span(), opened.open(), opened.value()),
                    match);
            return meaning(step, each.values(), each.who(), List.of(), each.whole(), holding);
        } catch (RuleFailure failure) {
            return Meanings.failed(step, failure);
        }
    }

    private static Meaning meaning(
            Subject.Step step,
            List<Meaning.Value> values,
            Thing who,
            List<Move> moves,
            boolean whole,
            Holding holding) {
        Type type = step.isEnd() ? Type.PLAYER.set() : Type.TRUTH;
        return new Meaning(step, values, type, who, Ruling.NOTHING, moves, whole, null, holding);
    }

    /** @return whether all lines above let through to the step, and if not, the first that does not */
    private Holding reached(Subject.Step step) {
        Set<String> open = new LinkedHashSet<>();
        Holding.State state = Holding.State.HOLDS;
        for (Subject.Guard guard : step.guards()) {
            Holding.State found = found(guard, open);
            if (found == Holding.State.FAILS) return new Holding(found, guard, List.of(), 0, List.of());
            if (state == Holding.State.HOLDS) state = found;
        }
        return new Holding(state, null, List.of(), 0, List.copyOf(open));
    }

    private Holding.State found(Subject.Guard guard, Set<String> open) {
        // As long as a match goes on, something can be played.
        if (guard.asked() == null) return Holding.State.FAILS;
        try {
            Holding holding = weighed(guard.asked());
            open.addAll(holding.open());
            boolean known = holding.state() == Holding.State.HOLDS || holding.state() == Holding.State.FAILS;
            if (!known) return holding.state();
            boolean through = (holding.state() == Holding.State.HOLDS) == guard.wanted();
            return through ? Holding.State.HOLDS : Holding.State.FAILS;
        } catch (RuleFailure failure) {
            return Holding.State.OPEN;
        }
    }

    // ---- the end

    private Meaning end(Subject.Step step, BooleanSupplier stale) {
        if (match.isOver()) return ended(step);
        List<Move> ending = new ArrayList<>();
        Set<Set<Integer>> winners = new LinkedHashSet<>();
        boolean whole = true;
        List<Move> legal = match.decision().legal();
        for (int i = 0; i < legal.size() && whole; i++) {
            whole = i < MOST_MOVES && !stale.getAsBoolean();
            Match next = whole ? played(legal.get(i)) : null;
            if (next == null || !endedBy(step, next)) continue;
            ending.add(legal.get(i));
            winners.add(Set.copyOf(next.outcome().winners()));
        }
        try {
            List<Meaning.Value> won = winners.isEmpty()
                    ? asItStands(step)
                    : winners.size() > 1
                            ? List.of()
                            : List.of(value(players(winners.iterator().next())));
            return meaning(step, won, null, ending, whole, reached(step));
        } catch (RuleFailure failure) {
            return Meanings.failed(step, failure);
        }
    }

    private Meaning ended(Subject.Step step) {
        Holding holding =
                endedBy(step, match) ? new Holding(Holding.State.DONE, null, List.of(), 0, List.of()) : reached(step);
        List<Meaning.Value> won = holding.state() == Holding.State.DONE
                ? List.of(value(players(Set.copyOf(match.outcome().winners()))))
                : asItStands(step);
        return meaning(step, won, null, List.of(), true, holding);
    }

    private static boolean endedBy(Subject.Step step, Match other) {
        return other.isOver() && step.span().equals(other.endedAt());
    }

    /** @return null if the rules fail in it */
    private Match played(Move move) {
        Match next = match.copy();
        try {
            next.play(move);
        } catch (RuleFailure failure) {
            return null;
        }
        return next;
    }

    private List<Thing> players(Set<Integer> numbers) {
        return numbers.stream()
                .sorted()
                .map(number -> match.names().thing(Type.PLAYER, number))
                .toList();
    }

    private static Meaning.Value value(List<Thing> players) {
        return new Meaning.Value(null, null, players, List.of());
    }

    /** @return nothing where that cannot be said before it is carried out */
    private List<Meaning.Value> asItStands(Subject.Step step) {
        if (step.winners() == null) return List.of(value(List.of()));
        if (StepSubjects.draws(step.winners().expr())) return List.of();
        Unbound opened = Unbound.of(step.winners());
        return opened.isClosed() ? List.of(value(answer(opened.value()))) : List.of();
    }
}
