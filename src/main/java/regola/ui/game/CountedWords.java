package regola.ui.game;

import java.util.Locale;
import java.util.stream.Collectors;
import regola.ui.view.Texts;
import regola.ui.view.board.PileView;
import regola.ui.view.board.SeatView;

/**
 * What is said of the points of a seat: how many they are, and how they come about.
 *
 * @param head in large letters
 * @param rest below it
 */
record CountedWords(String head, String rest) {
    /** @return what a pile of the seat counts, and why */
    static CountedWords of(SeatView seat, PileView pile, Texts texts) {
        String name = capital(pile.piece().name());
        String points = points(pile.worth(), texts);
        String head =
                pile.count() > 1 ? texts.get("seat.score.several", name, pile.count(), points) : name + ": " + points;
        return new CountedWords(head, seat.counting());
    }

    private static String points(String worth, Texts texts) {
        return texts.get("1".equals(worth) ? "seat.score.one" : "seat.score", worth);
    }

    static CountedWords of(SeatView seat, Texts texts) {
        String points = points(seat.score(), texts);
        String piles = seat.zones().stream()
                .flatMap(zone -> zone.piles().stream())
                .filter(pile -> !pile.worth().isEmpty())
                .map(pile -> pile.count() > 1
                        ? texts.get("seat.score.pile", pile.piece().name(), pile.count(), pile.worth())
                        : pile.piece().name() + ": " + pile.worth())
                .collect(Collectors.joining(", "));
        String sum = piles.isEmpty() ? "" : " " + capital(piles) + ".";
        return new CountedWords(seat.name() + ": " + points, seat.counting() + sum);
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
