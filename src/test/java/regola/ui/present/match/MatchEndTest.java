package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.language.Shipped;
import regola.ui.present.Played;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;

/** What a picture says of seats and of the end, for any game alike. */
class MatchEndTest {
    private static List<PieceView> on(MatchView view, String site) {
        return view.board().site(site).map(SiteView::pieces).orElseThrow();
    }

    /** At the end of a match that somebody has won the places of what decided it are lit; before, none is. */
    @ParameterizedTest
    @CsvSource({"nine-mens-morris, 2", "moulin-rouge, 2"})
    void aLineThatAWinnerHasFilledIsLit(String game, int players) {
        Played played = Played.of(game, players).after(12);
        assertThat(played.now().board().moment().won()).isEmpty();
        MatchView end = played.after(600).now();
        assertThat(end.decision().isOver()).isTrue();
        Set<String> colours = new HashSet<>();
        end.seats().stream().filter(SeatView::winner).forEach(seat -> colours.add(seat.colour()));
        if (colours.isEmpty()) return; // a draw, in which nothing was decided
        assertThat(end.board().moment().won()).isNotEmpty();
        boolean line = end.board().rows().stream()
                .anyMatch(row -> end.board().moment().won().containsAll(row.sites()));
        if (line)
            assertThat(end.board().moment().won())
                    .allSatisfy(site -> assertThat(on(end, site))
                            .extracting(PieceView::colour)
                            .allMatch(colours::contains));
    }

    @Test
    void wherePointsDecideThePlaceOfTheLastMoveIsLitOnlyIfThatEndedTheMatch() {
        assertThat(Played.of("nin-jan", 3).after(200).now().board().moment().won())
                .isEmpty();
        assertThat(Played.of("china-moon", 3).after(400).now().board().moment().won())
                .hasSize(1);
        // What is gathered at the end lies last with one or the other, whoever has won.
        assertThat(Played.of("kalah", 2).after(400).now().board().moment().won())
                .isEmpty();
    }

    /** What is left at the end may go to who has lost: that is not what has won. */
    @ParameterizedTest
    @CsvSource({"kalah, 2, 8", "china-moon, 3, 4", "reversi, 2, 4"})
    void wherePointsDecideNothingIsLitButWhatWinnersHaveMoved(String game, int players, int matches) {
        for (int seed = 1; seed <= matches; seed++) {
            MatchView end = Played.seeded(game, players, seed).after(400).now();
            assertThat(end.decision().isOver()).isTrue();
            Set<String> winners = new HashSet<>();
            end.seats().stream().filter(SeatView::winner).forEach(seat -> winners.add(seat.colour()));
            assertThat(end.board().moment().won())
                    .as("match %s", seed)
                    .allSatisfy(site -> assertThat(on(end, site))
                            .extracting(PieceView::colour)
                            .containsAnyElementsOf(winners));
        }
    }

    /** That nothing can be done any more is half of what one wants to know. */
    @ParameterizedTest
    @ValueSource(strings = {"", "fewest-wins", "six-by-six"})
    void theEndOfReversiSaysWhoHasWonOrThatItIsADraw(String variant) {
        Ruleset rules = Shipped.rules("reversi", 2, variant.isEmpty() ? new String[0] : new String[] {variant});
        Set<Long> ends = new HashSet<>();
        for (int seed = 1; seed <= 60; seed++) {
            List<Event> told = new ArrayList<>();
            Match match = Match.start(rules, seed, told::add);
            Random random = new Random(seed);
            while (!match.isOver()) match.playIndex(random.nextInt(match.legalCount()));
            String end = told.get(told.size() - 1).text("en");
            ends.add(match.winners());
            assertThat(end)
                    .endsWith(match.winners() == 1 ? "Black wins." : match.winners() == 2 ? "White wins." : "a draw.");
        }
        assertThat(ends).containsExactlyInAnyOrder(1L, 2L, 3L);
    }

    /** What bunches bring is all that a seat has. */
    @ParameterizedTest
    @ValueSource(ints = {40, 80, 400})
    void bunchesSayWhatTheyBring(int moves) {
        MatchView view = Played.of("china-moon", 4).after(moves).now();
        int bunches = 0;
        for (SeatView seat : view.seats()) {
            List<PileView> piles =
                    seat.zones().stream().flatMap(zone -> zone.piles().stream()).toList();
            if (piles.stream().allMatch(pile -> pile.worth().isEmpty())) continue;
            // Who gives one away now sees what each would cost instead.
            if (piles.stream().anyMatch(pile -> pile.piece().is(Role.LEGAL))) continue;
            bunches++;
            int sum = piles.stream()
                    .filter(pile -> !pile.worth().isEmpty())
                    .mapToInt(pile -> Integer.parseInt(pile.worth().replace('\u2212', '-')))
                    .sum();
            assertThat(String.valueOf(sum).replace('-', '\u2212')).isEqualTo(seat.score());
        }
        if (moves == 400) assertThat(bunches).isPositive();
    }

    /** Pieces that differ from each other too are counted one by one: what they bring is all that a seat has. */
    @ParameterizedTest
    @CsvSource({"nin-jan, 3", "nin-jan, 5", "china-moon, 4"})
    void atTheEndThePointsAreASumOfWhatSomebodyHas(String game, int players) {
        Played played = Played.of(game, players).after(20);
        assertThat(played.now().seats()).allMatch(seat -> seat.gains().isEmpty());
        MatchView end = played.after(600).now();
        assertThat(end.decision().isOver()).isTrue();
        assertThat(end.seats()).anyMatch(seat -> seat.gains().size() > 1);
        for (SeatView seat : end.seats()) {
            int sum = seat.gains().stream()
                    .mapToInt(pile -> Integer.parseInt(pile.worth().replace('\u2212', '-')))
                    .sum();
            assertThat(String.valueOf(sum).replace('-', '\u2212')).isEqualTo(seat.score());
        }
    }

    @Test
    void whoHasChosenInSecretIsKnownUntilAllIsShown() {
        Played played = Played.of("nin-jan", 4);
        for (int chosen = 0; chosen < 4; chosen++) {
            MatchView now = played.now();
            assertThat(now.seats().stream().map(SeatView::chosen))
                    .as("after %s", chosen)
                    .containsExactly(chosen > 0, chosen > 1, chosen > 2, false);
            played.after(1);
        }
        assertThat(played.now().seats()).noneMatch(SeatView::chosen);
        int moves = 0;
        while (!played.now().decision().isOver() && !isCovered(played.now()) && moves++ < 20) played.after(1);
        assertThat(played.now().seats())
                .as("another round, another choice: %s", played.now().decision().question())
                .noneMatch(SeatView::chosen);
    }

    /** Whether somebody of several at one machine is about to choose in secret. */
    private static boolean isCovered(MatchView view) {
        return view.decision().waiting() == DecisionView.Waiting.HANDOVER;
    }
}
