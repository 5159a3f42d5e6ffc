package regola.ui.game;

import java.util.List;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.Role;
import regola.ui.view.match.MatchView;

/**
 * An Awaiting is what awaits whoever goes on with what has been picked: what the special squares do on which it could
 * end, so that nobody has to go there to learn it.
 */
final class Awaiting {
    /** Of several kinds nobody reads before a move: each is told where one looks at it. */
    private static final int MOST = 1;

    private Awaiting() {}

    /** @return what the special square does that may be pressed; empty if there is none, or several kinds of them */
    static String of(MatchView view) {
        if (!view.decision().isBegun()) return "";
        List<String> told = view.board().sites().stream()
                .filter(site -> site.is(Role.TARGET))
                .flatMap(site -> site.marks().stream())
                .map(MarkView::sentence)
                .filter(sentence -> !sentence.isBlank())
                .distinct()
                .toList();
        return told.size() == MOST ? told.get(0) : "";
    }
}
