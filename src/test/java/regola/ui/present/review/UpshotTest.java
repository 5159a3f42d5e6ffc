package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.language.Shipped;

/** What had been gained by the end of what could have come is told in what counts in the game, and only if it is so. */
class UpshotTest {
    private static final Spoken MADE = Spoken.of("what was played", "ciò che si è giocato");

    private static Match morris(String... moves) {
        Match match = Match.start(Shipped.rules("nine-mens-morris", 2), 1);
        for (String move : moves) match.play(move);
        return match;
    }

    private static List<Move> line(Match match, String... line) {
        Match play = match.copy();
        List<Move> moves = new ArrayList<>();
        for (String text : line) {
            play.decision().legal().stream()
                    .filter(move -> move.text().equals(text))
                    .forEach(moves::add);
            play.play(text);
        }
        return moves;
    }

    @Test
    void aManTakenIsAManMoreThanInTheMatch() {
        Match before = morris("place a1", "place g7", "place d1", "place f6");
        Match played = morris("place a1", "place g7", "place d1", "place f6", "place b4", "place g1", "place b2");
        List<Move> better = line(before, "place g1", "capture g7", "place a7");
        assertThat(Upshot.of(before, better, played)).hasValueSatisfying(upshot -> {
            assertThat(upshot.in(Manner.of("en"), MADE))
                    .isEqualTo("With it Black keeps one man fewer than with what was played.");
            assertThat(upshot.in(Manner.of("it"), MADE)).contains("Nero").contains("ciò che si è giocato");
        });
    }

    @Test
    void whatWasNoBetterInTheEndIsNotPraised() {
        Match before = morris("place a1", "place g7", "place d1", "place f6");
        Match played = morris("place a1", "place g7", "place d1", "place f6", "place g1", "capture g7", "place a7");
        List<Move> worse = line(before, "place b4", "place g1", "place b2");
        assertThat(Upshot.of(before, worse, played))
                .hasValueSatisfying(
                        upshot -> assertThat(upshot.in(Manner.of("en"), MADE)).isEmpty());
    }

    /** A hand that nobody could see is not told of by numbers. */
    @Test
    void nothingIsToldWhereSomethingIsHidden() {
        Match croak = Match.start(Shipped.rules("croak", 2), 1);
        assertThat(Upshot.of(croak, List.of(croak.decision().legal().get(0)), croak))
                .isEmpty();
    }
}
