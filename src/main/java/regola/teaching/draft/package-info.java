/**
 * First drafts of lessons, written from a match at hand. What comes out is a lesson file that can be read and solved as
 * it is. No files are written here. Start with {@link regola.teaching.draft.LessonDraft}.
 */
package regola.teaching.draft;
