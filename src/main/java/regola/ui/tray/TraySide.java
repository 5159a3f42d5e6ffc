package regola.ui.tray;

import java.awt.FontMetrics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import regola.ui.stage.Measure;
import regola.ui.stage.TextSize;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.SeatView;

/**
 * A TraySide is what all pieces of a seat look like. An emblem alone does not tell it: what nobody owns and comes in
 * several colours, such as flowers, bears emblems too.
 */
record TraySide(String colour, int emblem) {
    static TraySide of(SeatView seat) {
        return new TraySide(seat.colour(), seat.emblem());
    }

    static TraySide of(PieceView piece) {
        return new TraySide(piece.colour(), piece.emblem());
    }

    /** @return what the sides of these seats are called */
    static Map<TraySide, String> names(List<SeatView> seats) {
        return seats.stream().collect(Collectors.toMap(TraySide::of, SeatView::name, (one, other) -> one));
    }

    /**
     * @param bySort whether what is of another sort lies apart
     * @return one pile for all pieces of a side, or of a side and a sort
     */
    static List<PileView> together(List<PileView> piles, boolean bySort) {
        Map<List<Object>, PileView> together = new LinkedHashMap<>();
        for (PileView pile : piles)
            together.merge(
                    List.of(of(pile.piece()), bySort ? sort(pile.piece()) : ""),
                    pile,
                    (one, other) -> new PileView(one.piece(), one.count() + other.count(), one.worth()));
        return List.copyOf(together.values());
    }

    /** @return how much room the longest name of a side has beside what lies there */
    static int beside(Map<TraySide, String> names, JComponent on, Measure measure) {
        FontMetrics metrics = on.getFontMetrics(TextSize.SMALL.font(measure));
        return names.values().stream().mapToInt(metrics::stringWidth).max().orElse(0) + measure.px(12);
    }

    /** @return pieces whose drawings differ in a number only are of one sort */
    static String sort(PieceView piece) {
        String art = piece.art();
        return art == null ? "" : art.replaceAll("-?[0-9]+$", "");
    }

    /** @return what the side of a pile is called; empty if it has no name */
    static String name(PileView pile, Map<TraySide, String> names) {
        return names.getOrDefault(of(pile.piece()), "");
    }

    /** @return whether some of it is of another of these sides */
    static boolean areOthers(List<PileView> piles, TraySide side, Set<TraySide> all) {
        return piles.stream().map(pile -> of(pile.piece())).anyMatch(each -> all.contains(each) && !each.equals(side));
    }
}
