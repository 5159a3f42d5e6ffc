package regola.ui.view.start;

import java.util.List;

/**
 * A TileView is a game on the shelf, or a variant of one that is somebody's own.
 *
 * @param id unique on the shelf
 * @param game the game's id
 * @param variants ids of those that are on when it is played from here
 * @param print changes with its rules and drawings; empty if it came with the program
 * @param aim what one plays for, in one line; may be empty
 * @param seats for how many it is, such as "2–5"; empty if that is not known
 * @param broken true if its rules hold errors
 * @param own true if it is somebody's own, false if it came with the program
 * @param fresh true if it came to the shelf while the program was running
 * @param done how many lessons the learner has done
 * @param begun how many lessons the learner has at least begun
 * @param lessons how many lessons there are
 * @param stars how many stars the learner has in its lessons, all together
 * @param won how many matches of it the learner has won against computers
 * @param finished how many such matches the learner has played to their end, won or not
 * @param trailer whether there is one
 */
public record TileView(
        String id,
        String game,
        List<String> variants,
        String print,
        String title,
        String aim,
        String seats,
        boolean broken,
        boolean own,
        boolean fresh,
        int done,
        int begun,
        int lessons,
        int stars,
        int won,
        int finished,
        boolean trailer) {
    public TileView {
        variants = List.copyOf(variants);
    }
}
