package regola.ui.view.editor;

/**
 * A QuestionView is something that somebody who writes rules wants to know at once.
 *
 * @param serial grows with every question; an older one is of no use any more once a newer one of its kind was asked
 * @param edition of the text in which it is asked
 * @param text as it stands there
 * @param offset where, in UTF-16 units
 * @param name what it is to be called, where that is asked; else empty
 */
public record QuestionView(long serial, Kind kind, String file, long edition, String text, int offset, String name) {
    /** What is asked. */
    public enum Kind {
        /** What fits here? */
        COMPLETE,
        /** Does somebody who is writing want to see what fits? */
        SUGGEST,
        /** What is this? */
        HOVER,
        /** Where is it declared? */
        DEFINITION,
        /** Where is it used? */
        USES,
        /** What would be renamed here? */
        RENAMABLE,
        RENAME,
        FORMAT,
        /** How is this mended? */
        MENDS,
        /** What is in this file? */
        CONTENTS
    }
}
