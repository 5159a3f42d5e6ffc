package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Ruleset;
import regola.file.PositionFile;
import regola.language.Shipped;
import regola.language.source.SourceText;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.LastTurn;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.MatchView;

/** Whoever takes something great is told that before what it brings, and what lay under a tile with what that does. */
class TakenQueenTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter match =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());

    private List<String> told() {
        return pictures.get(pictures.size() - 1).decision().told();
    }

    private void begin(String tile) throws Exception {
        Ruleset rules = Shipped.rules("croak", 3);
        String males = "red-m1, red-m2, red-m3, red-m4, red-m5, red-m6";
        String position = "game: croak\nplayers: [red, green, blue]\nzones:\n"
                + "  pond: {a1: [red-s1], a2: [red-s2], a3: [red-q], b4: [green-q], d4: [blue-q]}\n"
                + "  reserve: {reserve-red: [red-s3]}\n"
                + "  males: {males-red: [" + males + "], males-green: [" + males.replace("red", "green")
                + "], males-blue: [" + males.replace("red", "blue") + "]}\n"
                + "sites:\n  b4: {tile: " + tile + ", open: true}\n  b3: {tile: leaf}\n"
                + "vars: {mover: red}\n";
        PositionFile read = PositionFile.read(SourceText.of("queens.yaml", position));
        match.naming(false);
        match.resume(new Resumption(new MatchSetUp(rules, 1, Set.of("green", "blue")), read.position(), List.of(), 0));
    }

    @ParameterizedTest
    @CsvSource({"leaf", "mosquito"})
    void theTakingIsToldFirst(String tile) throws Exception {
        begin(tile);
        match.choose("play hop red-q b4");
        assertThat(told()).first().asString().startsWith("The Red queen takes the Green queen");
        if (tile.equals("mosquito")) assertThat(told()).anyMatch(said -> said.contains("comes in from the reserve"));
    }

    @Test
    void whatLayUnderATileIsToldWithWhatItDoes() throws Exception {
        begin("leaf");
        match.choose("play hop red-q b3");
        assertThat(told()).containsExactly("Red: a tile is turned over – a leaf.", "The Red queen rests on a leaf.");
    }

    /** The same lay under a tile of another before: that does not keep it from being told. */
    @Test
    void whatAnotherFoundAsWellIsToldToo() throws Exception {
        begin("leaf");
        match.choose("play hop red-q b3");
        MatchView view = pictures.get(pictures.size() - 1);
        LastTurn same = new LastTurn(
                List.of(new LastTurn.Said("A leaf.", false, "The Red queen rests on a leaf.", LastTurn.REMARK)),
                "A leaf.",
                0,
                List.of());
        List<SeatView> seats = view.seats().stream()
                .map(seat -> seat.sort() == SeatView.Sort.COMPUTER ? seat.after(same) : seat)
                .toList();
        assertThat(view.seated(seats).toldAtSeats().decision().told()).contains("The Red queen rests on a leaf.");
    }
}
