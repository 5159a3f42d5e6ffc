package regola.advice.course;

/**
 * A Fall is a turn with which somebody's chance fell far, and did not rise again with the next.
 *
 * @param first how many moves were made before that turn
 * @param at how many were made before the move of it that let it fall most
 * @param next how many were made when it was over
 * @param seat whose chance fell
 * @param own how many moves were made before the last choice that this seat had until then, perhaps that same one; -1
 *     if it had none
 * @param from the share of the win that it could hope for before that turn
 * @param to what was left after it
 */
public record Fall(int first, int at, int next, int seat, int own, double from, double to) {
    public double depth() {
        return from - to;
    }
}
