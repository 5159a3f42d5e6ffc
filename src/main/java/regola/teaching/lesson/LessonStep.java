package regola.teaching.lesson;

import java.util.List;
import regola.language.source.Span;

/**
 * A LessonStep is one thing to see or do.
 *
 * @param id unique in the lesson; progress files keep it
 * @param goal what is to be done, in one sentence
 * @param brief the same in fewer words, for children; empty if the goal is short enough
 * @param explanation what helps to understand it; may be empty
 * @param card what the step is about, with a picture; null if it brings nothing new
 * @param rules numbers of the rules that it teaches, the most important first: its own, or else the lesson's
 * @param beginning where the match stands before
 * @param hints rungs that the author wrote; may be empty
 * @param show lit from the beginning
 * @param done said when it is solved; may be empty
 * @param wrong said to wrong tries, on top of the rules' own reasons
 * @param trials moves with what must come of them
 * @param span its heading
 */
public record LessonStep(
        String id,
        Words goal,
        Words brief,
        Words explanation,
        PictureCard card,
        List<String> rules,
        Beginning beginning,
        Task task,
        List<Hint> hints,
        Show show,
        Words done,
        List<WrongText> wrong,
        List<Trial> trials,
        Span span) {
    public LessonStep {
        rules = List.copyOf(rules);
        hints = List.copyOf(hints);
        wrong = List.copyOf(wrong);
        trials = List.copyOf(trials);
    }
}
