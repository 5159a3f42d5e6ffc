package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Position;
import regola.language.Shipped;
import regola.language.model.Type;
import regola.ui.present.Rules;
import regola.ui.support.KnownRules;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.MatchView;

/** Players who play sides with other names: seats are players, and what lies before each is that of all its sides. */
class SidesTest {
    private static final Ruleset RULES = Shipped.rules("croak", 2, "two-colours");

    private static MatchView picture() {
        List<MatchView> pictures = new ArrayList<>();
        new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking()).start(Rules.match(RULES));
        return pictures.get(0);
    }

    @Test
    void aSeatIsAPlayerWithEverythingOfItsSides() {
        MatchView picture = picture();
        assertThat(picture.seats())
                .extracting(SeatView::name)
                .containsExactly("Player 1 (Red, Blue)", "Player 2 (Green, Pink)");
        assertThat(picture.seats().get(1).zones())
                .extracting(zone -> zone.name())
                .containsExactlyInAnyOrder("Reserve (Green)", "Reserve (Pink)", "Males (Green)", "Males (Pink)");
        assertThat(picture.seats()).filteredOn(SeatView::deciding).hasSize(1);
        assertThat(picture.decision().question()).matches("Player [12] hops a frog to a tile beside it\\.");
    }

    @Test
    void whoDecidesIsCalledByItsOwnNameAlone() {
        assertThat(picture().decision().decider().name()).matches("Player [12]");
    }

    @Test
    void onlyPlayersTakeTurnsAndOnlySidesOwnPieces() {
        Match match = Match.start(RULES, 3);
        List<String> movers = new ArrayList<>();
        for (int turn = match.turnNumber(); movers.size() < 6 && !match.isOver(); turn = match.turnNumber()) {
            movers.add(match.names().id(Type.PLAYER, match.mover()));
            while (!match.isOver() && match.turnNumber() == turn) match.playIndex(0);
        }
        assertThat(movers).containsOnly("p1", "p2");
        for (int i = 1; i < movers.size(); i++)
            assertThat(movers.get(i)).as("turn %d", i).isNotEqualTo(movers.get(i - 1));
        for (int piece = 0; piece < match.names().count(Type.PIECE); piece++) {
            assertThat(match.names().id(Type.PLAYER, match.names().piece(piece).owner()))
                    .isIn("red", "green", "blue", "pink");
        }
    }

    @Test
    void aPositionSaysWhoPlaysAndWhatThereIsToPlayAndIsReadAgain() {
        Position position = Match.start(RULES, 3).position();
        assertThat(position.fields().get("players")).isEqualTo(List.of("p1", "p2"));
        assertThat(position.fields().get("sides")).isEqualTo(List.of("red", "green", "blue", "pink"));
        assertThat(Match.at(RULES, position, 3).position()).isEqualTo(position);
    }

    @Test
    void whoHasLeftTheMatchIsSaidToBeOut() {
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter presenter = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        presenter.start(Rules.match(Shipped.rules("croak", 3), "red", "green", "blue"));
        assertThat(pictures.get(0).seats()).noneMatch(SeatView::out);
        while (!last(pictures).decision().isOver())
            presenter.shown(last(pictures).serial());
        assertThat(last(pictures).seats())
                .filteredOn(seat -> !seat.winner())
                .hasSize(2)
                .allMatch(SeatView::out);
        assertThat(last(pictures).seats()).filteredOn(SeatView::winner).noneMatch(SeatView::out);
    }

    private static MatchView last(List<MatchView> pictures) {
        return pictures.get(pictures.size() - 1);
    }
}
