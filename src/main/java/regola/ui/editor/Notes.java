package regola.ui.editor;

import regola.ui.view.MistakeView;

/** Notes are the words in which a mistake is told. */
final class Notes {
    private Notes() {}

    /** @return one text for a tip: what, why and how to mend it */
    static String tip(MistakeView mistake) {
        StringBuilder text = new StringBuilder("<html><div style='width:320px'><b>").append(escaped(mistake.what())).append("</b>");
        if (!mistake.why().isEmpty()) text.append("<br>").append(escaped(mistake.why()));
        if (!mistake.fix().isEmpty()) text.append("<br>→ ").append(escaped(mistake.fix()));
        return text.append("</div></html>").toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>");
    }
}
