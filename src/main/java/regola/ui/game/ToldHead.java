package regola.ui.game;

import java.util.List;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;

/**
 * A ToldHead is how what has happened is told in large and small letters: a short first sentence is what the others are
 * about.
 */
final class ToldHead {
    private ToldHead() {}

    /** @return all that is told, in one go */
    static String all(DecisionView decision) {
        return String.join(" ", decision.told());
    }

    /** @return all that is told but for what the large letters say already */
    static String behind(String head, DecisionView decision) {
        return String.join(
                " ",
                decision.told().stream()
                        .filter(line -> !line.equals(head) && !line.equals(head + "."))
                        .toList());
    }

    /** @return the same while somebody thinks: of what another has done one would take it for that one's move */
    static String meanwhile(String head, MatchView view, Texts texts) {
        String told = behind(head, view.decision());
        List<String> names = view.seats().stream().map(SeatView::name).toList();
        return view.story().toYou(told.isEmpty() || names.size() < 3 ? told : Asked.just(told, names, texts));
    }

    /** @return what is told in large letters */
    static String of(DecisionView decision, Texts texts) {
        return hasHead(decision)
                ? Headline.of(decision.told().get(0), Integer.MAX_VALUE).head()
                : texts.get("told.title");
    }

    /** @return what is told below it */
    static String rest(DecisionView decision) {
        List<String> told = decision.told();
        return String.join(" ", hasHead(decision) ? told.subList(1, told.size()) : told);
    }

    private static boolean hasHead(DecisionView decision) {
        return decision.told().size() > 1 && decision.told().get(0).length() <= SayBar.ONE_LINE;
    }
}
