package regola.ui.present.review;

import java.util.List;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;

/** An Allowed is what a move that was made let somebody else do. */
final class Allowed {
    private Allowed() {}

    /** @return what there was to be glad of for whoever made the next move of the match; empty if there was nothing */
    static String came(Found found, int at, Tongue tongue) {
        String said = made(found, at, tongue);
        return said.isEmpty() ? "" : tongue.texts().get("review.leapt.next", said);
    }

    /** @return the same, as the rules tell it */
    static String made(Found found, int at, Tongue tongue) {
        if (at + 1 >= found.made().size()) return "";
        Found.Made next = found.made().get(at + 1);
        Match before = next.before();
        if (!next.open()
                || before.isSecret()
                || before.decider() == found.made().get(at).before().decider()) return "";
        List<Event> glad = found.told(Came.all(before, before.decision().legal().indexOf(next.move()))).stream()
                .filter(event -> event.kind() == Event.Kind.RULE)
                .filter(event -> !before.names().cheered(event.property(), "en").isEmpty())
                .toList();
        HintWords words = new HintWords(new Consulted(at + 1, before, tongue, before.decider()));
        return words.events(glad);
    }
}
