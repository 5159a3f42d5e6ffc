package regola.ui.game;

import java.util.List;
import java.util.Locale;
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

    /**
     * @param hinted what a hint says there
     * @param above what stands in large letters
     * @return what is said below what is asked, or instead of it; empty where that is all
     */
    static String below(
            SayLine.Tone tone,
            MatchView view,
            String hinted,
            String above,
            boolean children,
            boolean teacher,
            Texts texts) {
        DecisionView decision = view.decision();
        return switch (tone) {
            case HINT -> hinted;
            case PROBLEM -> RefusalWords.of(view.problem().in(texts), texts);
            case WHY, STRAY ->
                children
                        ? ChildWords.refusal(view.why(), decision, texts)
                        : RefusalWords.of(view.why(), teacher, texts);
            case PAST -> "";
            case PLAIN ->
                switch (decision.waiting()) {
                    case TOLD -> children ? ChildWords.told(view, texts) : rest(view);
                    case COMPUTER -> children ? "" : meanwhile(above, view, texts);
                    case NOBODY -> children ? "" : behind(above, decision);
                    default -> "";
                };
        };
    }

    /** @return all that is told, in one go, to who plays alone as to that one */
    static String all(MatchView view) {
        return String.join(" ", toYou(view));
    }

    private static List<String> toYou(MatchView view) {
        return view.decision().told().stream().map(view.story()::toYou).toList();
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
        String own = SinceMine.of(view).name() + ": ";
        List<String> sentences = view.decision().told().stream()
                .map(line -> line.startsWith(own) ? capital(line.substring(own.length())) : line) // who did it knows
                .toList();
        String told = behind(head, view.decision().telling(sentences));
        List<String> names = view.seats().stream().map(SeatView::name).toList();
        return view.story().toYou(told.isEmpty() || names.size() < 3 ? told : Asked.just(told, names, texts));
    }

    /** @return what is told in large letters */
    static String of(MatchView view, Texts texts) {
        List<String> told = toYou(view);
        return hasHead(told) ? Headline.of(told.get(0), Integer.MAX_VALUE).head() : texts.get("told.title");
    }

    /** @return what is told below it */
    static String rest(MatchView view) {
        List<String> told = toYou(view);
        return String.join(" ", hasHead(told) ? told.subList(1, told.size()) : told);
    }

    private static boolean hasHead(List<String> told) {
        return told.size() > 1 && told.get(0).length() <= SayBar.ONE_LINE;
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
