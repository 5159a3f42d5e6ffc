/**
 * A lesson as it is seen: a step with its question, answers, replies and what can be done, its end with the stars, and
 * the course of all lessons. Begin with {@link regola.ui.view.lesson.LessonView}.
 */
package regola.ui.view.lesson;
