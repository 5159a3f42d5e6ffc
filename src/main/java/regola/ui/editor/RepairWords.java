package regola.ui.editor;

import regola.ui.view.Texts;

/** RepairWords are what stands on a button that writes a repair. */
final class RepairWords {
    private RepairWords() {}

    /** @param label of a {@link regola.ui.view.editor.MistakeView.Repair} */
    static String of(String label, Texts texts) {
        if (label.length() > 1 && label.startsWith("\n")) return texts.get("editor.repair.move.to", label.substring(1));
        return switch (label) {
            case "" -> texts.get("editor.repair.remove");
            case "\"" -> texts.get("editor.repair.quote");
            case "\n" -> texts.get("editor.repair.move");
            default -> texts.get("editor.repair", label);
        };
    }
}
