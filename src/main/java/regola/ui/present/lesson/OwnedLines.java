package regola.ui.present.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import regola.engine.value.Catalog;
import regola.language.model.Type;
import regola.ui.present.picture.Names;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.handout.HandoutView.Block;
import regola.ui.view.match.MatchView;

/** An OwnedLines says on paper what lies beside a board: a hand of cards, or what was thrown. */
final class OwnedLines {
    /** Nobody says it between a number and a name. */
    private static final Pattern ARTICLE = Pattern.compile("^(?:the|il|lo|la|i|gli|le) |^l'", Pattern.CASE_INSENSITIVE);

    private OwnedLines() {}

    /** @return a line for what whoever decides has, which is what they decide with; none if that cannot be seen */
    static List<Block> ofDecider(MatchView view, Names names) {
        return seats(view.seats().stream().filter(SeatView::deciding).toList(), names);
    }

    /** @return a line for each side that has something that can be seen, and for what lies there for all */
    static List<Block> of(MatchView view, Names names) {
        List<Block> lines = new ArrayList<>(seats(view.seats(), names));
        for (ZoneView zone : view.shared()) {
            String lies = lies(zone, "", names);
            if (!lies.isEmpty()) lines.add(new HandoutView.Paragraph(zone.name() + ": " + lies, true));
        }
        return lines;
    }

    private static List<Block> seats(List<SeatView> seats, Names names) {
        List<Block> lines = new ArrayList<>();
        for (SeatView seat : seats) {
            String has = seat.zones().stream()
                    .map(zone -> owned(zone, seat.name(), names))
                    .filter(said -> !said.isEmpty())
                    .collect(Collectors.joining(" \u00b7 "));
            if (!has.isEmpty()) lines.add(new HandoutView.Side(seat.name(), seat.colour(), seat.emblem(), has));
        }
        return lines;
    }

    /** What somebody has comes first, and then where: three pieces, in the hand. */
    private static String owned(ZoneView zone, String owner, Names names) {
        String lies = lies(zone, owner, names);
        if (lies.isEmpty()) return "";
        String where = Names.small(zone.name());
        if (zone.piles().stream().anyMatch(pile -> isClosed(zone, pile))) return where + ": " + lies;
        return where.endsWith(")") ? lies + ", " + where : lies + " (" + where + ")";
    }

    /** @param owner whose it is, which is said already */
    private static String lies(ZoneView zone, String owner, Names names) {
        List<PileView> piles = zone.piles().stream()
                .filter(pile -> !pile.piece().name().isBlank())
                .toList();
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (PileView pile : piles)
            counts.merge(isClosed(zone, pile) ? "" : name(pile.piece(), owner, names), pile.count(), Integer::sum);
        return counts.entrySet().stream()
                .map(entry -> lies(entry.getKey(), entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** Of pieces that are alike nobody asks which is which, and whose they are is said already. */
    private static String name(PieceView piece, String owner, Names names) {
        Catalog catalog = names.catalog();
        String name = catalog.isNamed(Type.PIECE, piece.id())
                ? catalog.title(
                        Type.PIECE,
                        catalog.number(Type.PIECE, piece.id()),
                        names.manner().naming(false))
                : piece.name();
        return Names.small(
                name.replace(" (" + owner + ")", "").replace(owner + "'s ", "").replace(" di " + owner, ""));
    }

    private static boolean isClosed(ZoneView zone, PileView pile) {
        return pile.piece().refs().equals(List.of(Ref.site(zone.site())));
    }

    /** Of what is closed only the number is known. */
    private static String lies(String name, int count) {
        if (name.isEmpty()) return String.valueOf(count);
        return count == 1 ? name : count + " \u00d7 " + ARTICLE.matcher(name).replaceFirst("");
    }
}
