package regola.ui.present.editor;

import regola.language.source.SourceText;
import regola.ui.view.make.BookDraft;
import regola.workshop.PassageFit;

/** A PassageTrial tries rules with a passage of the book in them. On any thread but the window's. */
public final class PassageTrial {
    private PassageTrial() {}

    /** @return what would be wrong with the rules then, in that language; empty if nothing */
    public static String of(BookDraft would, String language) {
        return PassageFit.trouble(SourceText.of("rules", would.before()), SourceText.of("rules", would.after()))
                .map(trouble -> trouble.said().in(language))
                .orElse("");
    }
}
