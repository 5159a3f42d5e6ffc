package regola.teaching.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.teaching.lesson.Hint;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Show;
import regola.teaching.lesson.Task;

/**
 * A StepHints is all the hints that one step has, from vague to plain, like rungs of a ladder. The author's come first;
 * each stands for one of those that can be derived, the vaguest first: the rule, how many there are, the piece to move,
 * the whole move. How far a learner has come is a {@link HintProgress}.
 */
final class StepHints {
    private enum Derived {
        RULE,
        COUNT,
        PIECE,
        MOVE
    }

    private final LessonStep step;
    private final Phrases phrases;
    private final String rule;
    private final List<Derived> derived;

    StepHints(LessonStep step, Phrases phrases) {
        this.step = step;
        this.phrases = phrases;
        this.rule = phrases.plainRule(step.rules());
        List<Derived> all = new ArrayList<>();
        if (rule != null) all.add(Derived.RULE);
        if (step.task() instanceof Task.Find find && find.all()) all.add(Derived.COUNT);
        if (step.task() instanceof Task.Play) all.addAll(List.of(Derived.PIECE, Derived.MOVE));
        boolean isAsked = !(step.task() instanceof Task.Watch) && !(step.task() instanceof Task.Free);
        derived = isAsked ? all.subList(Math.min(step.hints().size(), all.size()), all.size()) : List.of();
    }

    int rungs() {
        return step.hints().size() + derived.size();
    }

    /** @return how many rungs are about the whole step, and not about the next move */
    int general() {
        return step.hints().size()
                + (int) derived.stream()
                        .filter(d -> d == Derived.RULE || d == Derived.COUNT)
                        .count();
    }

    /**
     * @param number from 1
     * @param next the next move of the solution; empty if there is none from here
     * @param count how many things are to be found
     */
    HintShown rung(int number, Optional<Move> next, int count) {
        boolean last = number == rungs();
        if (number <= step.hints().size()) {
            Hint hint = step.hints().get(number - 1);
            List<String> linked = hint.words().in("en").rules();
            return new HintShown(
                    number, hint.words(), linked.isEmpty() ? null : linked.get(0), hint.show(), null, last);
        }
        return switch (derived.get(number - 1 - step.hints().size())) {
            case RULE -> new HintShown(number, phrases.sentence(rule), rule, Show.NOTHING, null, last);
            case COUNT -> new HintShown(number, phrases.howMany(count), null, Show.NOTHING, null, last);
            case PIECE -> next.map(move -> piece(number, move, last)).orElseGet(() -> deadEnd(number));
            case MOVE -> next.map(move -> move(number, move, last)).orElseGet(() -> deadEnd(number));
        };
    }

    private HintShown piece(int number, Move move, boolean last) {
        List<Thing> things = pointedAt(move);
        if (things.isEmpty()) return move(number, move, last);
        return new HintShown(number, phrases.lookAt(things.get(0)), null, Show.ring(things.subList(0, 1)), null, last);
    }

    private HintShown move(int number, Move move, boolean last) {
        List<Thing> things = pointedAt(move);
        List<Show.Arrow> arrows =
                things.size() < 2 ? List.of() : List.of(new Show.Arrow(things.get(0), things.get(things.size() - 1)));
        Show show = new Show(things, List.of(), arrows, Map.of(), List.of());
        return new HintShown(number, phrases.thisMove(move), null, show, move, last);
    }

    private static List<Thing> pointedAt(Move move) {
        return move.arguments().stream()
                .filter(thing -> thing.is(Type.Base.PIECE) || thing.is(Type.Base.SITE))
                .toList();
    }

    private HintShown deadEnd(int number) {
        return new HintShown(number, phrases.deadEnd(), null, Show.NOTHING, null, true);
    }
}
