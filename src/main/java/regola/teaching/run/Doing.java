package regola.teaching.run;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Type;

/**
 * A Doing is what a learner does in a step, by its task. It begins with the step. What makes no sense in its task
 * changes nothing.
 */
interface Doing {

    default boolean isLearnersMove() {
        return false;
    }

    default List<Integer> seats() {
        return List.of();
    }

    /** @return whether enough was played for it to count where nothing is right or wrong */
    default boolean isPlayedEnough() {
        return false;
    }

    default void play(Move move) {}

    default void refused(List<Thing> tried, Why why, boolean stray) {}

    default boolean canTakeBack() {
        return false;
    }

    default void takeBack() {}

    default boolean isMarking() {
        return false;
    }

    /** @return whether there is one mark only, so that marking is answering */
    default boolean isSingle() {
        return false;
    }

    default Marking marking() {
        return Marking.NONE;
    }

    /** @return the kinds of things that can be marked */
    default Set<Type.Base> sought() {
        return Set.of();
    }

    /** @return all that can be marked, where the lesson says so itself; else nothing */
    default List<Thing> among() {
        return List.of();
    }

    default void mark(List<Thing> meant) {}

    default void check() {}

    default List<Option> options() {
        return List.of();
    }

    default void choose(int option) {}

    /** What was answered wrongly before is marked so. */
    default void recall(List<Option> options, Marking marking) {}

    /** @return the next move of the solution from where the learner stands; empty if there is no way */
    default Optional<Move> nextMove() {
        return Optional.empty();
    }

    /** @return how many things are to be found */
    default int wanted() {
        return 0;
    }

    /** @return what is right and what is as likely, to choose between; only what is right where nothing is like it */
    default List<Thing> narrowed() {
        return List.of();
    }

    /** @return whether all that is left is what is right and one thing beside it: then to name the two helps nobody */
    default boolean isNarrow() {
        return false;
    }

    /** @return what a move of one press points at, and what another one would point at */
    default List<Thing> beside(Move move) {
        return List.of();
    }

    /**
     * @param move the beginning of which is chosen
     * @return where it leads, and where another one would lead that begins like it and is not right; where it leads
     *     alone if there is none
     */
    default List<Thing> goals(Move move) {
        return List.of();
    }

    /** @return how many moves of that form begin with the same thing, itself too */
    default int waysOn(Move move) {
        return 1;
    }

    /** @return whether a legal move is what is asked for, as far as that is seen at once */
    default boolean isAskedFor(Move move) {
        return false;
    }

    /** @return where the last try led that was not what was asked; empty once something else is tried */
    default Optional<Thing> astray() {
        return Optional.empty();
    }

    /** A hint was given: where the last try led is past. */
    default void hinted() {}

    /** @return how many moves of that form are allowed, itself too */
    default int ways(Move move) {
        return 1;
    }

    /** @return a legal move of the same form that is not right; empty if there is none */
    default Optional<Move> otherThan(Move move) {
        return Optional.empty();
    }

    /** @return the wrong answer that can no longer be chosen from now on; silence if only one is left */
    default Spoken strike() {
        return Spoken.SILENCE;
    }

    default boolean hasSolution() {
        return false;
    }

    /** Shows how it is done, on a scene that stands at the beginning. */
    default void showSolution() throws Unfit {}
}
