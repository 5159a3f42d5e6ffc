/**
 * What learners have done: {@link regola.teaching.progress.Progress}, a frozen value that is kept in a file by whoever
 * owns the folder. Start with {@link regola.teaching.progress.Learner}.
 */
package regola.teaching.progress;
