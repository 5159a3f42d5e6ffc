package regola.ui.editor;

import regola.ui.view.Lines;
import regola.ui.view.editor.MistakeView;

/** Notes are the words in which a mistake is told. */
final class Notes {
    private Notes() {}

    /** @return one text for a tip: what, why and how to mend it, each in lines of its own */
    static String tip(MistakeView mistake) {
        StringBuilder text = new StringBuilder(mistake.what());
        if (!mistake.why().isEmpty()) text.append('\n').append(mistake.why());
        if (!mistake.fix().isEmpty()) text.append("\n→ ").append(mistake.fix());
        return Lines.of(text.toString());
    }
}
