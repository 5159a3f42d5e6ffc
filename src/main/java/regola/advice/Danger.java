package regola.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.RuleFailure;
import regola.search.Dice;

/**
 * A Danger is what somebody else can surely do right after every other move, and after none that is praised: found in
 * the rules alone. What can be foretold of no move, or of few, is none.
 */
final class Danger {
    /** Where more moves than these are to be made instead, nobody looks at all of them. */
    private static final int MOST_OTHERS = 80;
    /** Of so large a part of the others it must be known. */
    private static final double MOST = 2 / 3.0;
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
                                .map(event -> LastWord.told(event, answer.events(), world.names())))
                        .toList());
    }
}
