package regola.ui.view.editor;

/** An EditorIntents is all that can be done to rules. Called on the event thread. */
public interface EditorIntents {
    /** @param edition a number that grows with each text of this file */
    void typed(String file, long edition, String text);

    /** Somebody wants to know something about the text at once; the answer comes when it is known. */
    void ask(QuestionView question);

    /** Another file is to be shown. */
    void show(String file);

    /** A variant is to be played with these rules or not. */
    void turnVariant(String file, boolean on);

    /** @param here whether the running match is to go on with them */
    void apply(boolean here);

    /** The rules are to be copied, to be changed. */
    void askForCopy();

    /** A variant of the rules is to be begun. */
    void askForVariant();

    /** What was asked for is to be made under this name. */
    void make(String name);

    void cancelNaming();

    /** @param by 1 for the next place of the passage, -1 for the one before */
    void nextPlace(int by);

    void closePassage();

    /** What is only remarked is to be told too, or no more. */
    void showRemarks(boolean wanted);

    /**
     * What does not fit the rules any more is to be taken out of a lesson.
     *
     * @param whole whether the whole lesson is to be put away
     */
    void mendLesson(String file, boolean whole);

    /** How the file in front was before is to be shown. */
    void askForVersions();

    /**
     * The file as it was then; nothing is written before it is saved or played.
     *
     * @param millis which of the versions
     */
    void backToVersion(String file, long millis);

    /** The file as it was when it was copied, or else when it was opened. */
    void backToOriginal(String file);
}
