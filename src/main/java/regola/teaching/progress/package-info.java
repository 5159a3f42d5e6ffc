/**
 * What learners have done: {@link regola.teaching.progress.Progress}, a frozen value that is kept in a file by whoever
 * owns the folder.
 */
package regola.teaching.progress;
