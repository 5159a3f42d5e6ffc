/**
 * What is shown to a class beside the board: votes, a countdown, a spotlight. Begin with
 * {@link regola.ui.present.classroom.ClassroomPresenter}.
 */
package regola.ui.present.classroom;
