package regola.ui.present.editor;

import java.util.Map;
import regola.language.source.SourceText;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookTrial;
import regola.workshop.PassageFit;

/** A PassageTrial tries rules with a passage of the book in them. On any thread but the window's. */
public final class PassageTrial {
    private PassageTrial() {}

    /**
     * @param moves the same written below other moves, by their lines, in the order of the text; empty for what forbids
     *     nothing anyway
     */
    public static BookTrial of(BookDraft would, Map<Integer, BookDraft> moves, String language) {
        int broken = PassageFit.broken(text(would.before()));
        if (broken > 0) return new BookTrial("", 0, false, broken);
        String wrong = PassageFit.trouble(text(would.before()), text(would.after()))
                .map(trouble -> trouble.said().in(language))
                .orElse("");
        if (!wrong.isEmpty()) return new BookTrial(wrong, 0, false);
        if (moves.isEmpty() && ends(would))
            return new BookTrial("", 0, PassageFit.isThere(text(would.before()), text(would.after())));
        if (moves.isEmpty() || forbids(would)) return BookTrial.GOOD;
        return moves.entrySet().stream()
                .filter(each -> !each.getValue().after().equals(would.after()) && forbids(each.getValue()))
                .findFirst()
                .map(each -> new BookTrial("", each.getKey(), false))
                .orElse(new BookTrial("", 0, true));
    }

    /** @return whether what is asked there ends the match */
    private static boolean ends(BookDraft would) {
        return would.added().stream()
                .map(added -> added.text().strip())
                .anyMatch(text -> text.startsWith("if ") && !text.startsWith("if none") && text.contains("finish"));
    }

    private static boolean forbids(BookDraft would) {
        return PassageFit.forbids(text(would.before()), text(would.after()));
    }

    private static SourceText text(String rules) {
        return SourceText.of("rules", rules);
    }
}
