package regola.ui.present.review;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import regola.advice.Advice;
import regola.advice.AsOften;
import regola.advice.Same;
import regola.advice.WhyBetter;
import regola.advice.WhyBetter.Counts;
import regola.advice.WhyBetter.Happens;
import regola.engine.value.Move;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;

/**
 * Lookalikes are good moves that nobody can tell from each other, such as those of two frogs on one pad that go the
 * same way: a hint speaks of them as of one.
 */
record Lookalikes(HintWords words) {
    /** What one sees of a move: the way, and what would come where. */
    private record Look(List<OverlayView.Path> ways, List<List<Object>> pieces) {
        static Look of(OverlayView seen) {
            return new Look(
                    seen.paths(),
                    seen.ghosts().stream().map(Look::of).distinct().toList());
        }

        private static List<Object> of(OverlayView.Ghost ghost) {
            PieceView piece = ghost.piece();
            return List.of(
                    ghost.site(),
                    Optional.ofNullable(ghost.from()),
                    Optional.ofNullable(piece.art()),
                    Optional.ofNullable(piece.colour()),
                    piece.emblem(),
                    piece.states());
        }
    }

    /** @return the same, with one of those that look alike for all of them */
    Advice once(Advice advice) {
        if (!advice.isOpen()) return advice;
        Map<Look, Move> distinct = new LinkedHashMap<>();
        for (Move move : advice.good()) {
            Look look = Look.of(words.shown(move));
            if (look.ways().isEmpty()) return advice; // other moves are told apart by what they are made with
            distinct.putIfAbsent(look, move);
        }
        if (distinct.size() == advice.good().size()) return advice;
        List<WhyBetter> reasons = distinct.size() > 1
                ? advice.reasons()
                : advice.reasons().stream().flatMap(Lookalikes::ofOne).toList();
        return new Advice(List.copyOf(distinct.values()), reasons, advice.share(), advice.grounds(), advice.stake());
    }

    /** What is said of each of several is said of the one; that they are alike is not said. */
    private static Stream<WhyBetter> ofOne(WhyBetter reason) {
        if (reason instanceof Counts counts)
            return Stream.of(
                    switch (counts.when()) {
                        case EACH -> counts.when(Counts.Horizon.NOW);
                        case TURN_EACH -> counts.when(Counts.Horizon.TURN);
                        default -> counts;
                    });
        if (reason instanceof Happens happens && happens.when() == Happens.When.EACH)
            return Stream.of(new Happens(happens.event(), Happens.When.NOW, happens.seat(), happens.names()));
        boolean compared = reason instanceof Same || reason instanceof AsOften || reason instanceof WhyBetter.Apart;
        return compared ? Stream.of() : Stream.of(reason);
    }
}
