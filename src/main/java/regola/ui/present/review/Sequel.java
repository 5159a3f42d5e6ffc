package regola.ui.present.review;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.OverlayView.Ghost;
import regola.ui.view.board.Ref;

/**
 * A Sequel is what the board shows of a move and of an answer to it: the move with all that it changes, and of the
 * answer only what itself goes where. What the answer changes in its turn would be taken for what the move does: a disc
 * that one turns and that is turned back would seem never to be turned. Which of them comes first stands beside them.
 */
record Sequel(HintWords words, Move move) {
    /**
     * @param after the match that is answered
     * @return both, the answer only as far as it does not hide what the move changes; the move alone where nothing of
     *     the answer can be seen
     */
    OverlayView with(Match after, Move answer) {
        OverlayView own = words.shown(move);
        Set<Ref> changed =
                own.ghosts().stream().map(ghost -> Ref.site(ghost.site())).collect(Collectors.toSet());
        OverlayView theirs = words.preview(after).of(List.of(answer), () -> false);
        OverlayView seen = theirs.withoutPieces(changed);
        OverlayView both = own.and(seen);
        if (both.equals(own)) return own;
        String then = begin(theirs, words.rings(answer));
        String first = begin(own, words.rings(move));
        // Where the answer ends at the place that the move left, the sign would be on the wrong piece.
        if (ends(theirs, first)) first = end(own, first, then);
        return first == null || then == null || first.equals(then)
                ? both
                : both.label(first, TurnWords.nth(words, 1)).label(then, TurnWords.nth(words, 2));
    }

    private static boolean ends(OverlayView seen, String at) {
        return seen.ghosts().stream().anyMatch(ghost -> ghost.site().equals(at) && !ghost.gone());
    }

    /** @return where a piece comes to by the move; as before where that is none, or taken */
    private static String end(OverlayView own, String before, String taken) {
        return own.ghosts().stream()
                .filter(ghost -> !ghost.gone() && !ghost.site().equals(taken))
                .map(Ghost::site)
                .findFirst()
                .orElse(before);
    }

    /** @return the place where a move begins to be seen, since both may end at the same; null if it has none */
    private static String begin(OverlayView seen, List<Ref> rings) {
        for (Ghost ghost : seen.ghosts()) if (ghost.from() != null) return ghost.from();
        for (Ref ring : rings) if (ring.sort() == Ref.Sort.SITE) return ring.id();
        return seen.ghosts().isEmpty() ? null : seen.ghosts().get(0).site();
    }
}
