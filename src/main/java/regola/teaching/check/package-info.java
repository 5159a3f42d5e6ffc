/**
 * Proving a lesson: it is done by a machine from beginning to end, through {@link regola.teaching.run.LessonRun} and
 * not beside it, its wrong tries are tried, and what a careful reader would notice is told. Start with
 * {@link regola.teaching.check.LessonCheck}.
 */
package regola.teaching.check;
