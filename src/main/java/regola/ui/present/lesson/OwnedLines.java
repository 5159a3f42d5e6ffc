package regola.ui.present.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import regola.ui.present.picture.Names;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.handout.HandoutView.Block;
import regola.ui.view.match.MatchView;

/** An OwnedLines says on paper what lies beside a board: a hand of cards, or what was thrown. */
final class OwnedLines {
    private OwnedLines() {}

    /** @return a line for what whoever decides has, which is what they decide with; none if that cannot be seen */
    static List<Block> ofDecider(MatchView view) {
        return seats(view.seats().stream().filter(SeatView::deciding).toList());
    }

    /** @return a line for each side that has something that can be seen, and for what lies there for all */
    static List<Block> of(MatchView view) {
        List<Block> lines = new ArrayList<>(seats(view.seats()));
        for (ZoneView zone : view.shared()) {
            String lies = lies(zone, "");
            if (!lies.isEmpty()) lines.add(new HandoutView.Paragraph(lies, true));
        }
        return lines;
    }

    private static List<Block> seats(List<SeatView> seats) {
        List<Block> lines = new ArrayList<>();
        for (SeatView seat : seats) {
            String has = seat.zones().stream()
                    .map(zone -> lies(zone, seat.name()))
                    .filter(said -> !said.isEmpty())
                    .collect(Collectors.joining(" \u00b7 "));
            if (!has.isEmpty()) lines.add(new HandoutView.Side(seat.name(), seat.colour(), seat.emblem(), has));
        }
        return lines;
    }

    /** @param owner whose it is, which is said already */
    private static String lies(ZoneView zone, String owner) {
        String piles = zone.piles().stream()
                .filter(pile -> !pile.piece().name().isBlank())
                .map(pile -> lies(zone, pile, owner))
                .collect(Collectors.joining(", "));
        return piles.isEmpty() ? "" : zone.name() + ": " + piles;
    }

    /** Of what is closed only the number is known. */
    private static String lies(ZoneView zone, PileView pile, String owner) {
        if (pile.piece().refs().equals(List.of(Ref.site(zone.site())))) return String.valueOf(pile.count());
        String name = Names.small(pile.piece().name().replace(" (" + owner + ")", ""));
        return pile.count() == 1 ? name : pile.count() + " \u00d7 " + name;
    }
}
