/**
 * The pieces of a lesson page: title and steps, goal, message, rules in the margin, answers, what is offered, the card
 * at the end.
 *
 * <p>They draw {@link regola.ui.view.lesson.LessonView} and send {@link regola.ui.view.lesson.LessonIntents} and
 * {@link regola.ui.view.lesson.LessonWishes}; they know nothing of how a lesson is run, and nothing of the board, which
 * stands between them on the page. What they take of room depends on the font and their width, never on the text that
 * they happen to show, so that nothing jumps. Begin with {@link regola.ui.lesson.LessonMargin}.
 */
package regola.ui.lesson;
