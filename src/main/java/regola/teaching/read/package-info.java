/**
 * From the text of a lesson file to a lesson, or to everything that is wrong with it, each thing with its place: the
 * only room that knows Markdown. Start with {@link regola.teaching.read.LessonFile}.
 */
package regola.teaching.read;
