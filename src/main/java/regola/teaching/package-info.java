/**
 * Teaching: lessons read from files, played by a learner, checked by a machine, and what a learner has done so far. No
 * window and no folders here: rule files come through {@link regola.language.Games}, time from a clock that is handed
 * in.
 *
 * <p>A lesson is a Markdown file, described in {@code tutorials/README.md}. {@code read} turns its text into the frozen
 * model in {@code lesson}, or into problems with their places; {@code run} is one learner at work on it; {@code check}
 * proves that it can be solved and that it says what is so; {@code progress} remembers stars. Start with
 * {@link regola.teaching.lesson.Lesson}.
 */
package regola.teaching;
