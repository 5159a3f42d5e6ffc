package regola.teaching.lesson;

import java.util.List;
import regola.language.source.SourceText;

/**
 * A LessonHeader is what a lesson says about itself, for lists of lessons: it is known even if the lesson has mistakes
 * or its game is missing.
 *
 * @param id the game and the name of the file without its ending, such as {@code stones/02-slippery}
 * @param game the game's id
 * @param variants ids, in the order in which they are applied
 * @param title what it is called
 * @param idea what one knows afterwards, in one sentence; may be empty
 * @param rules numbers of the rules that it teaches
 * @param steps ids of its steps, in order
 * @param art the name of a drawing, or of a step whose position is the lesson's picture, or null
 * @param chapter the title of the chapter that begins with this lesson; empty if it goes on with the one before
 * @param trays whose trays stand beside the board
 * @param you the seat that is the learner's all through the lesson, -1 if it is that of whoever decides
 */
public record LessonHeader(
        String id,
        String game,
        List<String> variants,
        Words title,
        Words idea,
        List<String> rules,
        List<String> steps,
        String art,
        Words chapter,
        Trays trays,
        int you,
        SourceText source) {
    public LessonHeader {
        variants = List.copyOf(variants);
        rules = List.copyOf(rules);
        steps = List.copyOf(steps);
    }

    /**
     * A Trays is whose trays stand beside the board all through a lesson: nobody's, those of the player who is to
     * decide, or everybody's.
     */
    public enum Trays {
        NONE,
        OWN,
        ALL
    }
}
