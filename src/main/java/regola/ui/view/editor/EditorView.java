package regola.ui.view.editor;

import java.util.List;
import regola.ui.view.rules.ChangeView;
import regola.ui.view.rules.PassageView;

/**
 * An EditorView is the page on which rules are read and changed.
 *
 * @param serial grows with every picture
 * @param game the id of the game
 * @param title the game's name
 * @param own whether these files may be changed; if not, they came with the program
 * @param sheets its files: the rule file, then its variants
 * @param front the name of the file that is shown
 * @param problems what is wrong, in all files; remarks only if they are shown
 * @param remarks what is only remarked
 * @param lessons lessons of one's own that these rules do not fit any more
 * @param changes what was changed in the file that is shown
 * @param against what its changes are held against
 * @param passage what a rule says that was asked for, or null
 * @param place which place of the passage is shown, from 0
 * @param jump where to look now; one that was made already is not made again; null before the first
 * @param naming what is to be named, or null
 * @param match whether there is a match to go back to
 * @param here whether that match may perhaps go on with these rules
 * @param checked false while the newest text has not been looked at yet
 * @param language "en" or "it"
 */
public record EditorView(
        long serial,
        String game,
        String title,
        boolean own,
        List<SheetView> sheets,
        String front,
        List<MistakeView> problems,
        Remarks remarks,
        List<LessonMisfitView> lessons,
        List<ChangeView> changes,
        Against against,
        PassageView passage,
        int place,
        JumpView jump,
        NamingView naming,
        boolean match,
        boolean here,
        boolean checked,
        String language) {
    /**
     * Remarks are what is said of the files that nobody has to mend, such as texts in one language only.
     *
     * @param shown whether they are among the problems
     * @param count how many there are
     */
    public record Remarks(boolean shown, int count) {}

    /** An Against is the older text that changed lines are held against. */
    public enum Against {
        /** The rules that were copied. */
        COPIED,
        /** The file as it was when it was opened in this window. */
        OPENED,
        /** None: the file came with the program and cannot be changed. */
        NOTHING
    }

    public EditorView {
        sheets = List.copyOf(sheets);
        problems = List.copyOf(problems);
        lessons = List.copyOf(lessons);
        changes = List.copyOf(changes);
    }

    /** @return the file that is shown, null if there is none */
    public SheetView sheet() {
        return sheets.stream()
                .filter(sheet -> sheet.file().equals(front))
                .findFirst()
                .orElse(null);
    }

    /** @return whether any file holds what is not on disk */
    public boolean isUnsaved() {
        return sheets.stream().anyMatch(SheetView::unsaved);
    }
}
