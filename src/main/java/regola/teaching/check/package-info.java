/**
 * Proving a lesson: it is done by a machine from beginning to end, through {@link regola.teaching.run.LessonRun} and
 * not beside it, its wrong tries are tried, and what a careful reader would notice is told. The lessons of a game are
 * also held against each other, in their order: told, done, asked. Start with
 * {@link regola.teaching.check.LessonCheck}, then {@link regola.teaching.check.CourseCheck}.
 */
package regola.teaching.check;
