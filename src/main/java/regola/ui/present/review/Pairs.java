package regola.ui.present.review;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import regola.engine.value.Move;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.OverlayView.Label;
import regola.ui.view.board.Ref;

/**
 * Pairs are the beginnings and ends of a few good moves that have no names, each pair with a letter of its own: where
 * several ways lie on a board, one does not see which of those who go ends where, and a count on each way would seem to
 * be one.
 */
record Pairs(HintWords words, List<Move> good) {
    /** Of more moves the ways are not drawn. */
    private static final int MOST = 3;

    /** @return whether ways are drawn, of more than one thing, and each ends at a place of its own */
    boolean arePossible(OverlayView marked) {
        boolean few = good.size() > 1 && good.size() <= MOST && !marked.paths().isEmpty();
        if (!few || good.stream().noneMatch(words::isNameless)) return false;
        List<String> begins = good.stream().map(move -> place(move, true)).toList();
        List<String> ends = good.stream().map(move -> place(move, false)).toList();
        return !begins.contains("")
                && !ends.contains("")
                && begins.stream().distinct().count() > 1
                && ends.stream().distinct().count() == ends.size()
                && ends.stream().noneMatch(begins::contains);
    }

    /**
     * @param marked with the ways, and perhaps with letters at some of the ends
     * @return with the same letters at the beginnings; with letters for all where there are none
     */
    OverlayView on(OverlayView marked) {
        if (!arePossible(marked)) return marked;
        Map<String, String> given =
                marked.labels().stream().collect(Collectors.toMap(Label::site, Label::words, (one, other) -> one));
        Map<String, String> letters = new LinkedHashMap<>();
        for (int i = 0; i < good.size(); i++) {
            String end = place(good.get(i), false);
            String letter = given.isEmpty() ? Lettered.letter(i) : given.getOrDefault(end, "");
            if (letter.isEmpty()) continue;
            letters.merge(place(good.get(i), true), letter, (one, other) -> one + " " + other);
            letters.put(end, letter);
        }
        OverlayView seen = marked.uncounted();
        for (Map.Entry<String, String> each : letters.entrySet()) seen = seen.label(each.getKey(), each.getValue());
        return seen;
    }

    /** @return where a move begins or ends; empty where that is no place of the board, or both are one */
    private String place(Move move, boolean begins) {
        List<Ref> rings = words.rings(move);
        Ref place = rings.size() < 2 ? null : rings.get(begins ? 0 : rings.size() - 1);
        return place == null || place.sort() != Ref.Sort.SITE ? "" : place.id();
    }
}
