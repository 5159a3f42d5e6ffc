package regola.ui.present.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import regola.engine.value.IllegalMove;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.ui.present.picture.Happenings;
import regola.ui.present.picture.MatchPicture;
import regola.ui.present.picture.Pointing;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.RotationView;
import regola.ui.view.board.TravelView;
import regola.ui.view.board.TurnView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;

/**
 * A SideLine is how a match could have gone on from one of its moments, played on the board. The match itself stays at
 * that moment and knows nothing of it. Confined to one thread.
 */
final class SideLine {
    private final Timeline line;
    private final List<Move> moves;
    /** The moment of the match from which it goes another way. */
    private final int from;

    private final Set<Integer> passes;
    private final Undone undone = new Undone();
    /** After how many of its moves it is to stand. */
    private int wanted;

    /**
     * @param match stands at the moment from which this goes on; not changed
     * @param moves that could have been made from there
     */
    SideLine(Timeline match, List<Move> moves) {
        this.moves = List.copyOf(moves);
        line = match.branch();
        from = match.at();
        passes = Passes.in(line.match(), this.moves);
    }

    /** @return whether it goes on from there with these moves */
    boolean is(int moment, List<Move> those) {
        return from == moment && moves.equals(those);
    }

    /** @return after how many of its moves it stands */
    int step() {
        return line.at() - from;
    }

    /**
     * @param step after how many of its moves it is to stand; a move that cannot be made ends it before, and after a
     *     pass it goes on in the same direction
     */
    void go(int step) {
        int to = Math.max(0, Math.min(moves.size(), step));
        int by = to < step() ? -1 : 1;
        while (to > 0 && to < moves.size() && passes.contains(to - 1)) to += by;
        wanted = to;
    }

    /** @return what happens while moves are made, or taken back, until it stands as it is to stand */
    private List<HappeningView> goes(Tongue tongue, int viewer) {
        int to = from + wanted;
        int before = line.at();
        if (to < before) {
            line.goTo(to);
            undone.back(line.moments(), before, to, tongue, viewer);
            return undone.once();
        }
        List<HappeningView> seen = new ArrayList<>();
        try {
            while (line.at() < to) {
                Happenings there = new Happenings(tongue, viewer, line.match());
                line.play(moves.get(step()));
                for (HappeningView each : there.of(line.now().events(), line.at(), List.of()))
                    untold(each).ifPresent(seen::add);
            }
        } catch (RuleFailure | IllegalMove broken) {
            // It is told when the move is really made; here it only goes no further.
        }
        return seen;
    }

    /** No line of the story tells of it: the story is that of the match. */
    private static Optional<HappeningView> untold(HappeningView each) {
        if (each instanceof TravelView travel) return Optional.of(untold(travel));
        if (each instanceof TurnView turn) return Optional.of(new TurnView(turn.site(), turn.marks(), -1));
        if (each instanceof RotationView turned)
            return Optional.of(new RotationView(
                    turned.sites(),
                    turned.places(),
                    turned.travels().stream().map(SideLine::untold).toList(),
                    -1));
        return Optional.empty();
    }

    private static TravelView untold(TravelView travel) {
        return new TravelView(travel.piece(), travel.from(), travel.to(), travel.counted(), -1);
    }

    /**
     * @param moment the picture of the match at the moment from which it goes on
     * @param computers who plays where nobody sits
     * @param viewer the seat that looks, -1 if nothing is hidden from whoever looks
     * @return the same with the board as it could have come to stand, and how that came about, once
     */
    MatchView over(MatchView moment, Tongue tongue, Map<String, String> computers, int viewer) {
        List<HappeningView> once = goes(tongue, viewer);
        if (step() == 0) return moment.happening(once);
        Snapshot now = line.now();
        MatchView seen = new MatchPicture(now.match(), now.events(), tongue, computers, viewer)
                .of(
                        moment.serial(),
                        Pointing.at(now.match(), tongue.names()),
                        DecisionView.Waiting.ASIDE,
                        null,
                        moment.story().beside(step()),
                        once,
                        true,
                        step() < moves.size());
        // The move that is told of is the one just made, whoever would be next.
        MatchView told = now.match().isOver() ? seen : seen.acting(now.decider());
        // Who decides at that moment of the match has not decided yet, however this comes to its end.
        return told.deciding(moment.decision().aside());
    }
}
