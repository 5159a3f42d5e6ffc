package regola.teaching.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.teaching.lesson.Hint;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Show;
import regola.teaching.lesson.Task;

/**
 * A StepHints is all the hints that one step has, from vague to plain, like rungs of a ladder. The author's come first;
 * each stands for one of those that can be derived, the vaguest first: what to look for (the rule, how many there are),
 * then where (the piece to move, two things of which one is right, an answer that is not), then the whole move. Where
 * to look comes in any case, unless the author shows it; and it leaves something to think about. Where a match is
 * played on nothing is derived: the hints there are those of any match. How far a learner has come is a
 * {@link HintProgress}.
 */
final class StepHints {
    private enum Derived {
        RULE,
        COUNT,
        PIECE,
        MOVE,
        NARROWED,
        STRUCK;

        /** @return whether it is about the whole step, and not about the next move */
        boolean isGeneral() {
            return this != PIECE && this != MOVE;
        }
    }

    /** With fewer answers than this nothing can be struck out but the last wrong one. */
    private static final int ENOUGH = 3;

    private final LessonStep step;
    private final Phrases phrases;
    private final String rule;
    private final List<Derived> derived;

    StepHints(LessonStep step, Phrases phrases) {
        this.step = step;
        this.phrases = phrases;
        this.rule = phrases.plainRule(step.rules());
        Task task = step.task();
        List<Derived> what = new ArrayList<>();
        if (rule != null) what.add(Derived.RULE);
        if (task instanceof Task.Find find && find.all()) what.add(Derived.COUNT);
        if (task instanceof Task.Play) what.addAll(List.of(Derived.PIECE, Derived.MOVE));
        boolean isAsked = !(task instanceof Task.Watch) && !(task instanceof Task.Free);
        derived = new ArrayList<>();
        if (!isAsked) return;
        derived.addAll(what.subList(Math.min(step.hints().size(), what.size()), what.size()));
        if (isPointedAt(task) && !showsWhere()) derived.add(Derived.NARROWED);
        if (answers(task) >= ENOUGH) derived.add(Derived.STRUCK);
    }

    private boolean showsWhere() {
        return step.hints().stream().anyMatch(hint -> !hint.show().isEmpty());
    }

    /** Whether the answer is something on the board. */
    private static boolean isPointedAt(Task task) {
        if (task instanceof Task.Predict predict)
            return predict.isPointedAt() && isOnBoard(predict.type().base());
        if (!(task instanceof Task.Find find)) return false;
        return find.query() == null
                ? find.things().stream()
                        .allMatch(thing -> isOnBoard(thing.type().base()))
                : isOnBoard(find.query().type().base());
    }

    private static boolean isOnBoard(Type.Base base) {
        return base == Type.Base.SITE || base == Type.Base.PIECE;
    }

    private static int answers(Task task) {
        if (task instanceof Task.Answer answer) return answer.choices().size();
        return task instanceof Task.Predict predict && !predict.isPointedAt()
                ? predict.options().size()
                : 0;
    }

    /**
     * @param doing what the learner does: where they have come to two things already, they are not told of two
     * @return how many rungs there are
     */
    int rungs(Doing doing) {
        boolean leavesTwo = derived.contains(Derived.NARROWED) || derived.contains(Derived.STRUCK);
        return step.hints().size() + derived.size() - (leavesTwo && doing.isNarrow() ? 1 : 0);
    }

    /** @return how many rungs are about the whole step, and not about the next move */
    int general() {
        return step.hints().size()
                + (int) derived.stream().filter(Derived::isGeneral).count();
    }

    /**
     * @param number from 1
     * @param doing what the learner does, which knows how it goes on from here
     */
    HintShown rung(int number, Doing doing) {
        boolean last = number >= rungs(doing);
        if (number <= step.hints().size()) {
            Hint hint = step.hints().get(number - 1);
            List<String> linked = hint.words().in("en").rules();
            return new HintShown(
                    number, hint.words(), linked.isEmpty() ? null : linked.get(0), hint.show(), null, last);
        }
        return switch (derived.get(number - 1 - step.hints().size())) {
            case RULE -> new HintShown(number, phrases.sentence(rule), rule, Show.NOTHING, null, last);
            case COUNT -> new HintShown(number, phrases.howMany(doing.wanted()), null, Show.NOTHING, null, last);
            case PIECE ->
                doing.nextMove().map(move -> piece(number, move, doing, last)).orElseGet(() -> deadEnd(number));
            case MOVE -> doing.nextMove().map(move -> move(number, move, last)).orElseGet(() -> deadEnd(number));
            case NARROWED -> narrowed(number, doing.narrowed(), doing.wanted() > 1, last);
            case STRUCK -> new HintShown(number, phrases.struck(doing.strike()), null, Show.NOTHING, null, last);
        };
    }

    /** Who has chosen the right thing already is not told to choose it, but where it may go from there. */
    HintShown after(List<Thing> chosen, HintShown hint, Doing doing) {
        List<Thing> ringed = hint.show().ring();
        if (hint.move() != null || ringed.isEmpty() || !chosen.containsAll(ringed)) return hint;
        return doing.nextMove()
                .filter(move -> pointedAt(move).size() > 1
                        && chosen.contains(pointedAt(move).get(0)))
                .map(move -> goesOn(hint, move, doing))
                .orElse(hint);
    }

    /** Where all ways are right none is singled out; of others one is put beside the right one, if there is one. */
    private HintShown goesOn(HintShown hint, Move move, Doing doing) {
        List<Thing> goals = doing.goals(move);
        int ways = doing.waysOn(move);
        Spoken words =
                ways == 1 ? phrases.oneWayOn() : goals.size() > 1 ? phrases.oneOfTwoWaysOn() : phrases.anyWayOn();
        Show show = ways > 1 && goals.size() < 2 ? Show.NOTHING : Show.ring(goals);
        return new HintShown(hint.rung(), words, null, show, null, hint.last());
    }

    /** Of a move that is one press only, that press would be the whole answer. */
    private HintShown piece(int number, Move move, Doing doing, boolean last) {
        List<Thing> things = pointedAt(move);
        boolean wrong = doing.otherThan(move).isPresent();
        // Where every way is right it is no riddle which; where there is one alone, that is worth knowing.
        boolean open = !wrong && doing.ways(move) > 1;
        if (open) return new HintShown(number, phrases.anyOfThem(), null, Show.NOTHING, null, last);
        if (things.size() == 1) return narrowed(number, doing.beside(move), false, last);
        if (things.isEmpty())
            return new HintShown(
                    number,
                    doing.otherThan(move)
                            .map(other -> phrases.struck(phrases.move(other)))
                            .orElseGet(phrases::onlyOne),
                    null,
                    Show.NOTHING,
                    null,
                    last);
        return new HintShown(number, phrases.lookAt(marks()), null, Show.ring(things.subList(0, 1)), null, last);
    }

    private HintShown move(int number, Move move, boolean last) {
        List<Thing> things = pointedAt(move);
        List<Show.Arrow> arrows =
                things.size() < 2 ? List.of() : List.of(new Show.Arrow(things.get(0), things.get(things.size() - 1)));
        Show show = new Show(things, List.of(), arrows, Map.of(), List.of());
        return new HintShown(number, phrases.thisMove(move, marks()), null, show, move, last);
    }

    /** Where the question speaks of a ring of its own, a hint points. */
    private Phrases.Mark marks() {
        return step.show().ring().isEmpty() ? Phrases.Mark.RING : Phrases.Mark.POINTER;
    }

    private HintShown narrowed(int number, List<Thing> among, boolean several, boolean last) {
        Spoken words = several ? phrases.oneOfThem() : among.size() > 1 ? phrases.oneOfTwo() : phrases.lookHere();
        return new HintShown(number, words, null, Show.ring(among), null, last);
    }

    /** @return the things of a move that are pointed at on the board */
    static List<Thing> pointedAt(Move move) {
        return move.arguments().stream()
                .filter(thing -> thing.is(Type.Base.PIECE) || thing.is(Type.Base.SITE))
                .toList();
    }

    private HintShown deadEnd(int number) {
        return new HintShown(number, phrases.deadEnd(), null, Show.NOTHING, null, true);
    }
}
