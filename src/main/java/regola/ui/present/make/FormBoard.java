package regola.ui.present.make;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.ui.present.BoardSession;
import regola.ui.present.picture.MatchPicture;
import regola.ui.present.picture.Pointing;
import regola.ui.present.picture.Preview;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.Spots;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/** A FormBoard is the board at the beginning of a step: a whole move that is pointed at there is told, not played. */
final class FormBoard implements BoardSession {
    private final Match match;
    private final Consumer<Move> chosen;
    private Tongue tongue;
    private Pointing pointing;

    /** @param chosen gets each move that was pointed at */
    FormBoard(Match match, String language, Consumer<Move> chosen) {
        this.match = match;
        this.chosen = chosen;
        speak(language);
    }

    void speak(String language) {
        tongue = new Tongue(match.rules(), language);
        clear();
    }

    Match match() {
        return match;
    }

    Tongue tongue() {
        return tongue;
    }

    Ruleset rules() {
        return match.rules();
    }

    private void take(Optional<Move> move) {
        if (move.isEmpty()) return;
        clear();
        chosen.accept(move.get());
    }

    @Override
    public void point(List<Ref> refs) {
        take(pointing.point(refs));
    }

    @Override
    public void lift(List<Ref> refs) {
        pointing.lift(refs);
    }

    @Override
    public void drop(List<Ref> refs) {
        take(pointing.drop(refs));
    }

    @Override
    public void pointOff(double across, double down) {
        List<Ref> place = pointing.isBegun() && rules().board().hexes() ? Spots.at(across, down) : List.of();
        Optional<Move> move = pointing.beside(place);
        if (move.isEmpty() && place.isEmpty()) clear();
        take(move);
    }

    @Override
    public void putBack() {
        take(pointing.putBack());
    }

    @Override
    public void attempt(String move) {
        take(pointing.attempt(move));
    }

    @Override
    public void choose(String key) {
        take(pointing.choose(key));
    }

    @Override
    public void clear() {
        pointing = Pointing.at(match, tongue.names());
    }

    @Override
    public Function<BooleanSupplier, OverlayView> preview(List<Ref> refs) {
        if (match.isOver() || refs.isEmpty()) return stale -> OverlayView.NONE;
        List<Move> leading = pointing.leading(refs);
        Preview preview = new Preview(match.copy(), tongue, -1);
        return stale -> preview.of(leading, stale);
    }

    /** @return where moves lead that are right */
    OverlayView leading(List<String> moves) {
        List<Move> meant =
                legal().stream().filter(move -> moves.contains(move.text())).toList();
        return new Preview(match.copy(), tongue, -1).of(meant, () -> false);
    }

    List<Move> legal() {
        return match.isOver() ? List.of() : match.decision().legal();
    }

    MatchView view(long serial) {
        return new MatchPicture(match, List.of(), tongue, Map.of(), -1)
                .of(
                        serial,
                        pointing,
                        match.isOver() ? Waiting.NOBODY : Waiting.PERSON,
                        null,
                        tongue.story().of(List.of(Snapshot.start(match, List.of())), 0, -1),
                        List.of(),
                        false,
                        false);
    }
}
