package regola.ui.present.match;

import java.util.ArrayList;
import java.util.List;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.StoryTeller;

/**
 * A SecretOutcome is what came of choices made in secret, in the words of the story: when they are shown, and once more
 * when the next are about to be made. Who chose sees who won what, in any game with such choices.
 */
final class SecretOutcome {
    private final List<Snapshot> moments;
    private final int at;
    private final int viewer;
    private final Manner manner;

    /**
     * @param at the moment that has just come about
     * @param viewer the seat that looks, -1 for somebody who sees everything
     */
    SecretOutcome(List<Snapshot> moments, int at, int viewer, Manner manner) {
        this.moments = moments;
        this.at = at;
        this.viewer = viewer;
        this.manner = manner;
    }

    /** @return what is to be told before anybody decides, a sentence each; empty if nothing is */
    List<String> sentences() {
        Snapshot now = moments.get(at);
        if (at == 0 || now.match().isOver()) return List.of();
        if (now.secret()) return shown(now);
        if (!now.match().decision().secret()) return List.of();
        List<String> told = new ArrayList<>();
        int from = at;
        while (from > 0 && !moments.get(from).secret()) from--;
        if (from == 0) return List.of(); // nothing was chosen in secret before
        for (int i = from + 1; i <= at; i++) told.addAll(of(moments.get(i).events()));
        return told;
    }

    /** What is told after the last thing that not everybody saw: then all is shown. */
    private List<String> shown(Snapshot moment) {
        List<Event> events = moment.events();
        int from = events.size();
        while (from > 0 && events.get(from - 1).isSeenBy(Match.ONLOOKER)) from--;
        return from == 0 ? List.of() : of(events.subList(from, events.size()));
    }

    /** @return what the story says of the last move; empty if nothing */
    List<String> last() {
        return at == 0 ? List.of() : of(moments.get(at).events());
    }

    private List<String> of(List<Event> events) {
        return events.stream()
                .map(event -> StoryTeller.sentence(event, viewer, manner))
                .filter(told -> !told.isEmpty())
                .distinct()
                .toList();
    }
}
