/**
 * One learner at work on one lesson: {@link regola.teaching.run.LessonRun}. It puts up positions, judges tries, gives
 * hints, plays what the others answer, and counts. Not for several threads; its owner calls it on a worker, never on
 * the thread that paints. It throws for no lesson and no rule file: a rule that fails, or a lesson that no longer fits
 * its rules, becomes {@link regola.teaching.run.Feedback} with its place. Same lesson, same tries, same answers. Start
 * with {@link regola.teaching.run.LessonRun}, then {@link regola.teaching.run.StepRun}.
 */
package regola.teaching.run;
