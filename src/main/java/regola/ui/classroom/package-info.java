/**
 * What a class sees from a projector: a board as large as it gets, whose decision it is, what happened last, and what
 * the teacher lays over it. It mirrors a page of the window and sends what is done back to it. Begin with
 * {@link regola.ui.classroom.ClassroomPanel}.
 */
package regola.ui.classroom;
