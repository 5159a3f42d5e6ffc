package regola.ui.present.editor;

import java.util.List;
import regola.engine.value.Position;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.Notice;
import regola.ui.view.editor.BesideView;
import regola.ui.view.editor.EditorView;
import regola.ui.view.editor.ReplyView;
import regola.ui.view.editor.VersionView;

/** An EditorStage is what the presenter of the editor plays to. Called on its worker. */
public interface EditorStage {
    void show(EditorView view);

    /** To a question that was asked before; perhaps of a text that is another by now. */
    void answer(ReplyView answer);

    /** The board beside the text is to be seen so. */
    void beside(BesideView view);

    /** How the file in front was before, the newest first. */
    void versions(List<VersionView> versions);

    void tell(Notice notice);

    /** A notice is of no use any more. */
    void away(String key);

    /** A match with these rules begins. */
    void play(MatchSetUp ready);

    /**
     * A match is to go on with these rules.
     *
     * @param from the position it goes on from; null for the running one, from where it stands, if it can
     */
    void playHere(MatchSetUp ready, Position from);
}
