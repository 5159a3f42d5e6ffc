package regola.ui.editor;

import regola.ui.view.Texts;
import regola.ui.view.editor.MistakeView;

/** RepairWords are what stands on a button that writes a repair. */
final class RepairWords {
    private RepairWords() {}

    /**
     * @param label of a {@link regola.ui.view.editor.MistakeView.Repair}
     * @param writes whether it only writes something, and takes nothing away
     */
    static String of(String label, boolean writes, Texts texts) {
        if (label.equals("\n-")) return texts.get("editor.repair.line");
        if (label.startsWith("\n-")) return texts.get("editor.repair.lines", label.substring(2));
        if (label.startsWith("\n=")) return texts.get("editor.repair.move.lines", label.substring(2));
        if (label.length() > 1 && label.startsWith("\n")) return texts.get("editor.repair.move.to", label.substring(1));
        if (MistakeView.Repair.isEverywhere(label)) return texts.get("editor.repair.everywhere", label.substring(1));
        if (label.startsWith(MistakeView.Repair.THERE) && label.indexOf(' ') > 1) {
            int line = label.indexOf(' ');
            return texts.get("editor.repair.there", label.substring(1, line), label.substring(line + 1));
        }
        if (MistakeView.Repair.isBack(label)) {
            int lines = Integer.parseInt(label.substring(1, label.indexOf(' ')));
            String first = label.substring(label.indexOf(' ') + 1);
            return texts.get(lines == 1 ? "editor.repair.back" : "editor.repair.back.more", first, lines);
        }
        return switch (label) {
            case "" -> texts.get("editor.repair.remove");
            case "\"\"" -> texts.get("editor.repair.straight");
            case "\"" -> texts.get("editor.repair.quote");
            case "\n" -> texts.get("editor.repair.move");
            case "because" -> texts.get(writes ? "editor.repair.reason" : "editor.repair", label);
            default -> texts.get(writes ? "editor.repair.write" : "editor.repair", label);
        };
    }
}
