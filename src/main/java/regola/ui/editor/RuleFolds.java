package regola.ui.editor;

import java.util.ArrayList;
import java.util.List;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.folding.Fold;
import org.fife.ui.rsyntaxtextarea.folding.FoldParser;
import org.fife.ui.rsyntaxtextarea.folding.FoldParserManager;
import org.fife.ui.rsyntaxtextarea.folding.FoldType;
import regola.ui.view.editor.AnswerView.Spot;

/**
 * RuleFolds can be folded up: each part of a file below its first line, as it was found when the file was last looked
 * at.
 */
final class RuleFolds implements FoldParser {
    /** What texts with such folds are called. */
    static final String STYLE = "text/regola-rules";

    static {
        FoldParserManager.get().addFoldParserMapping(STYLE, new RuleFolds());
    }

    private RuleFolds() {}

    /** Makes the folds known to the text area's library, once. */
    static void install(RSyntaxTextArea area) {
        area.setSyntaxEditingStyle(STYLE);
        area.setCodeFoldingEnabled(true);
    }

    @Override
    public List<Fold> getFolds(RSyntaxTextArea area) {
        List<Fold> folds = new ArrayList<>();
        if (!(area instanceof RuleArea rules)) return folds;
        Fold part = null;
        for (Spot spot : rules.contents()) {
            if (spot.depth() > 1 || spot.last() <= spot.line() || spot.last() > area.getLineCount()) continue;
            try {
                int start = area.getLineStartOffset(spot.line() - 1);
                int end = area.getLineEndOffset(spot.last() - 1) - 1;
                Fold made = spot.depth() == 0 || part == null
                        ? new Fold(FoldType.CODE, area, start)
                        : part.createChild(FoldType.CODE, start);
                made.setEndOffset(end);
                if (spot.depth() == 0) {
                    part = made;
                    folds.add(made);
                }
            } catch (BadLocationException e) {
                throw new IllegalStateException(e);
            }
        }
        return folds;
    }
}
