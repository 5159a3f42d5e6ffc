package regola.ui.game;

import java.util.List;
import regola.ui.view.Texts;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryLine;

/** An UndoneWords says what was taken back and can be done again. */
final class UndoneWords {
    private UndoneWords() {}

    /** @param view a match in which something was taken back */
    static String of(MatchView view, Texts texts) {
        String undone = undone(view, texts);
        // Whoever chooses anew knows more than the others did.
        return switch (view.story().ahead()) {
            case NOTHING -> undone;
            case CHOICES -> undone + " " + texts.get("say.undone.seen");
            case HIDDEN -> undone + " " + texts.get("say.undone.uncovered");
        };
    }

    private static String undone(MatchView view, Texts texts) {
        int next = view.story().moment() + 1;
        List<StoryLine> lines = view.story().lines().stream()
                .filter(line -> line.moment() == next && !line.text().isBlank())
                .toList();
        if (lines.isEmpty()) return texts.get("say.undone");
        // What came of the move says more than that there was one.
        String what = lines.stream()
                .filter(line -> line.depth() > 0)
                .findFirst()
                .map(StoryLine::behind)
                .orElseGet(() -> lines.get(0).sentence());
        int more = view.story().last() - next;
        if (more == 0) return texts.get("say.undone.what", what);
        // A sentence that goes on ends later.
        String first = what.endsWith(".") ? what.substring(0, what.length() - 1) : what;
        return more == 1 ? texts.get("say.undone.one", first) : texts.get("say.undone.more", first, more);
    }
}
