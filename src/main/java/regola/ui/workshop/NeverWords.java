package regola.ui.workshop;

import regola.ui.view.Texts;
import regola.ui.view.make.BookEntry;
import regola.ui.view.make.BookTrial;

/** What is said of a recipe that did nothing in any of the matches that were played with it. */
final class NeverWords {
    private static final String LACK = "lack";

    private NeverWords() {}

    /** @return why, in the recipe's own words where it has any */
    static String of(BookEntry entry, BookTrial.Never never, Texts texts) {
        String lack = entry.lack().get(texts.language());
        boolean known = never.why().equals(LACK) && lack != null;
        Object says = known ? lack : never.says();
        String why = never.why().equals(LACK) && !known ? "unknown" : never.why();
        return texts.get("book.never." + why, never.matches(), never.line(), says, never.turns());
    }
}
