package regola.teaching.run;

import regola.engine.value.Spoken;
import regola.language.source.Span;
import regola.teaching.lesson.Show;

/**
 * A Feedback is the answer to a try: verdict, cause, rule. It stands until the next act.
 *
 * @param words one line, at most 90 characters where that can be; of type Words where the author wrote it
 * @param reason what stands below: the rule's own sentence, or the goal again; empty if the words say it already
 * @param rule the number of the rule to point at, or null
 * @param show what it speaks of, on the board
 * @param place where in a rule file or lesson file, or null
 */
public record Feedback(Verdict verdict, Spoken words, Spoken reason, String rule, Show show, Span place) {}
