package regola.ui.game;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;

/**
 * An AtFirst is what who reads little is told once in a match, when it is there to be seen for the first time: how many
 * points a thing of theirs counts, and how several of a kind do. It is told as long as nothing else has happened.
 */
final class AtFirst {
    /** Longer words of a rule are not read beside the board. */
    private static final int SHORT = 110;

    private final Set<Boolean> known = new HashSet<>();
    private int moment = -1;
    private String told = "";
    private OverlayView seen = OverlayView.NONE;

    /** @return what is told below the question; empty if nothing is new, somebody else decides, or the move is begun */
    String of(MatchView view, Texts texts) {
        int now = view.story().moment();
        if (now == 0 || now < moment) known.clear(); // another match, or back at what has not been seen yet
        if (now != moment) tell("", OverlayView.NONE);
        DecisionView decision = view.decision();
        boolean own = decision.waiting() == DecisionView.Waiting.PERSON && !decision.isForced();
        if (own && now != moment) look(view, decision.decider(), texts);
        moment = now;
        return own && !decision.isBegun() ? told : "";
    }

    /** @return the ring round what is told of */
    OverlayView seen(MatchView view) {
        return view != null
                        && view.story().moment() == moment
                        && !view.decision().isBegun()
                ? seen
                : OverlayView.NONE;
    }

    private void look(MatchView view, SeatView mine, Texts texts) {
        for (boolean several : new boolean[] {true, false}) {
            if (known.contains(several)) continue;
            for (ZoneView zone : mine.zones()) {
                Optional<PileView> pile = zone.piles().stream()
                        .filter(each -> isCounted(each.worth()) && several == each.count() > 1)
                        .findFirst();
                if (pile.isEmpty() || mine.counting().isEmpty()) continue;
                known.add(several);
                String rule = Asked.core(mine.counting().split("(?<=[.!?]) ")[0]);
                String head = CountedWords.of(mine, pile.get(), texts).head() + ".";
                tell(
                        rule.length() <= SHORT ? head + " " + rule : head,
                        OverlayView.NONE.ring(
                                Ref.lying(zone.site(), pile.get().piece().id())));
                return;
            }
        }
    }

    /** What it would bring or cost to choose it is no number of points that it counts. */
    private static boolean isCounted(String worth) {
        return !worth.isEmpty() && worth.chars().allMatch(Character::isDigit);
    }

    private void tell(String words, OverlayView rings) {
        told = words;
        seen = rings;
    }
}
