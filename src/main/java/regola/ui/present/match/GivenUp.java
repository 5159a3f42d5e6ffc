package regola.ui.present.match;

import java.util.List;
import java.util.Optional;
import regola.language.model.Type;
import regola.ui.present.picture.Tongue;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;

/**
 * A GivenUp is how a match ends that a person does not want to play on, whatever its rules say: of two, the other has
 * won; of more, nobody.
 */
final class GivenUp {
    private GivenUp() {}

    /**
     * @param people the seats where somebody sits
     * @return who can give up now, by name: who decides, or the only one
     */
    static Optional<String> by(Timeline timeline, List<Integer> people, Tongue tongue) {
        if (timeline.isOver() || timeline.isLookedAt()) return Optional.empty();
        int decider = timeline.match().decider();
        int who = people.contains(decider) ? decider : people.size() == 1 ? people.get(0) : -1;
        return who < 0 ? Optional.empty() : Optional.of(tongue.names().catalog().id(Type.PLAYER, who));
    }

    /** @param player who has given up, by name; null if nobody has */
    static MatchView shown(MatchView view, String player, Texts texts) {
        if (player == null) return view;
        long playing = view.seats().stream().filter(GivenUp::plays).count();
        List<SeatView> seats = view.seats().stream()
                .map(seat ->
                        seat.ended(playing == 2 && plays(seat) && !seat.id().equals(player)))
                .toList();
        String who = view.seats().stream()
                .filter(seat -> seat.id().equals(player))
                .map(SeatView::name)
                .findFirst()
                .orElse(player);
        String won = seats.stream()
                .filter(SeatView::winner)
                .map(seat -> texts.get("end.won", seat.name()))
                .findFirst()
                .orElse(texts.get("end.over"));
        return view.ended(DecisionView.givenUp(won, why(view, who, texts)), seats);
    }

    /** Who plays alone against computers has a colour for a name, and is told as the one who reads it. */
    private static String why(MatchView view, String who, Texts texts) {
        long people = view.seats().stream()
                .filter(seat -> seat.sort() == SeatView.Sort.HUMAN)
                .count();
        return people == 1 ? texts.get("end.given.you") : texts.get("end.given", who);
    }

    private static boolean plays(SeatView seat) {
        return seat.sort() != SeatView.Sort.NEUTRAL;
    }
}
