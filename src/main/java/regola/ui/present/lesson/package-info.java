/**
 * A lesson that is taken in the window, and the course of lessons: one learner, one lesson at a time. How a lesson is
 * run is in {@code regola.teaching.run}. Begin with {@link regola.ui.present.lesson.LessonPresenter}.
 */
package regola.ui.present.lesson;
