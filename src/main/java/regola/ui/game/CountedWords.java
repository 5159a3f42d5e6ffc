package regola.ui.game;

import java.util.Locale;
import java.util.stream.Collectors;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;

/**
 * What is said of the points of a seat: how many they are, and how they come about.
 *
 * @param head in large letters
 * @param rest below it
 */
record CountedWords(String head, String rest) {
    static CountedWords of(SeatView seat, Texts texts) {
        String points = "1".equals(seat.score())
                ? texts.get("seat.score.one", seat.score())
                : texts.get("seat.score", seat.score());
        String piles = seat.zones().stream()
                .flatMap(zone -> zone.piles().stream())
                .filter(pile -> !pile.worth().isEmpty())
                .map(pile -> pile.piece().name() + " ×" + pile.count() + ": " + pile.worth())
                .collect(Collectors.joining(", "));
        String sum =
                piles.isEmpty() ? "" : " " + piles.substring(0, 1).toUpperCase(Locale.ROOT) + piles.substring(1) + ".";
        return new CountedWords(seat.name() + ": " + points, seat.counting() + sum);
    }
}
