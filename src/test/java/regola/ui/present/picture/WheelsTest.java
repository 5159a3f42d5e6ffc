package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.language.Shipped;
import regola.ui.present.Rules;
import regola.ui.present.match.GamePresenter;
import regola.ui.support.KnownRules;
import regola.ui.view.board.RotationView;
import regola.ui.view.board.WheelView;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryView;

/** Loops that turn: which, how far, why not, and all that rides on them at once. */
class WheelsTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter presenter =
            new GamePresenter(Runnable::run, pictures::add, failure -> {}, KnownRules.thinking());

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void play(String... moves) {
        for (String move : moves) {
            presenter.attempt(move);
            assertThat(now().why()).as(move).isNull();
        }
    }

    private WheelView.Turn turn(String move) {
        return now().board().wheels().stream()
                .flatMap(wheel -> wheel.turns().stream())
                .filter(turn -> turn.move().equals(move))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void eachRingTurnsBothWaysOrItIsSaidWhyNot() {
        presenter.start(Rules.match(Shipped.rules("moulin-rouge", 2)));
        assertThat(now().board().wheels())
                .extracting(WheelView::name)
                .containsExactly("The outer ring", "The middle ring", "The inner ring");
        assertThat(turn("turn outer cw").places()).isEqualTo(1);
        assertThat(turn("turn outer ccw").places()).isEqualTo(-1);
        assertThat(turn("turn outer cw").reason()).startsWith("MR-5.6.2");
        play("place a1", "place e1");
        assertThat(turn("turn outer cw").isLegal()).isTrue();
        assertThat(turn("turn inner cw").isLegal()).isFalse();
        play("turn outer cw");
        assertThat(turn("turn outer ccw").reason()).startsWith("MR-5.6.3");
        presenter.attempt("turn outer ccw");
        assertThat(now().why().rule()).isEqualTo("MR-5.6.3");
    }

    @Test
    void howFarARingTurnsIsLearntFromWhatHappens() {
        presenter.start(Rules.match(Shipped.rules("moulin-rouge", java.util.Map.of("turn-places", List.of(3L)))));
        assertThat(turn("turn outer cw").places()).isEqualTo(3);
        assertThat(turn("turn inner ccw").places()).isEqualTo(-3);
    }

    @Test
    void allOnARingTravelTogether() {
        presenter.start(Rules.match(Shipped.rules("moulin-rouge", 2)));
        play("place a1", "place e1", "turn outer cw");
        RotationView turned = now().happenings().stream()
                .filter(RotationView.class::isInstance)
                .map(RotationView.class::cast)
                .findFirst()
                .orElseThrow();
        assertThat(turned.places()).isEqualTo(1);
        assertThat(turned.travels())
                .extracting(travel -> travel.from() + " " + travel.to())
                .containsExactlyInAnyOrder("a1 b1", "e1 f1");
    }

    @Test
    void nothingTurnsWhileAManIsTakenOrInOtherGames() {
        presenter.start(Rules.match(Shipped.rules("moulin-rouge", 2)));
        play("place g2", "place c1", "place g3", "place c2", "place f1", "place d2", "turn outer cw");
        assertThat(now().decision().question()).isEqualTo("Red takes a man of Blue.");
        assertThat(now().board().wheels())
                .hasSize(3)
                .allMatch(wheel -> wheel.turns().isEmpty());
        presenter.start(Rules.match(Shipped.rules("china-moon", 3)));
        assertThat(now().board().wheels()).isEmpty();
    }

    @Test
    void whereGiftsAreForbiddenTheirTurnsAreGreyed() {
        String[] moves = {"place f1", "place c1", "place g2", "place c2", "place g3", "place d2", "place e3", "place d3"
        };
        presenter.start(Rules.match(Shipped.rules("moulin-rouge", 2)));
        play(moves);
        assertThat(turn("turn outer cw").isLegal()).isTrue();
        presenter.start(Rules.match(Shipped.rules("moulin-rouge", 2, "pro")));
        play(moves);
        assertThat(turn("turn outer cw").reason()).startsWith("MR-8.1.1").contains("Blue");
        assertThat(turn("turn outer ccw").isLegal()).isTrue();
        presenter.attempt("turn outer cw");
        assertThat(now().why().rule()).isEqualTo("MR-8.1.1");
    }

    @Test
    void theListSaysTheWholeMoveWhereOneIsLeft() {
        presenter.start(Rules.match(Shipped.rules("moulin-rouge", 2)));
        play("place a1", "place e1", "turn outer cw");
        assertThat(now().decision().choices())
                .extracting(ChoiceView::words)
                .containsExactly("Turn the outer ring clockwise");
        play("place g2");
        assertThat(now().decision().choices())
                .extracting(ChoiceView::words)
                .as("straight back is free again")
                .containsExactly("Turn the outer ring clockwise", "Turn the outer ring counter-clockwise");
    }

    @Test
    void eachOfSeveralOpponentsPaysInTurn() {
        presenter.start(Rules.match(Shipped.rules("moulin-rouge", 4)));
        play(
                "place a1",
                "place b1",
                "place c1",
                "place d1",
                "place a2",
                "place b2",
                "place c2",
                "place d2",
                "place a3");
        assertThat(now().decision().question())
                .isEqualTo("Red takes a man of Blue. There are 3 to take, one opponent after the other.");
        play("capture b2");
        assertThat(now().decision().question())
                .isEqualTo("Red takes a man of Yellow. There are 2 to take, one opponent after the other.");
        presenter.attempt("capture d1");
        assertThat(now().why().rule()).isEqualTo("MR-5.9.1");
        play("capture c1", "capture d2");
        assertThat(now().decision().decider().name()).isEqualTo("Blue");
    }

    @Test
    void whereItIsToBeFoundOutAllRingsLookAlike() {
        Match match = Match.start(Shipped.rules("moulin-rouge", 2), 1);
        match.play("place a1");
        match.play("place e1");
        assertThat(turns(match, false)).contains(true, false);
        assertThat(turns(match, true)).contains(true).doesNotContain(false);
        // Where nothing can be turned at all, nothing looks so either.
        Match first = Match.start(Shipped.rules("moulin-rouge", 2), 1);
        assertThat(turns(first, true)).doesNotContain(true);
    }

    /** @return for each turn whether it looks as if it could be made */
    private static List<Boolean> turns(Match match, boolean unlit) {
        Tongue tongue = new Tongue(match.rules(), "en");
        MatchPicture picture = new MatchPicture(match, List.of(), tongue, Map.of(), Match.ONLOOKER);
        if (unlit) picture.unlit();
        return picture
                .of(
                        1,
                        Pointing.at(match, tongue.names()),
                        DecisionView.Waiting.PERSON,
                        null,
                        new StoryView(List.of(), 0, 0),
                        List.of(),
                        false,
                        false)
                .board()
                .wheels()
                .stream()
                .flatMap(wheel -> wheel.turns().stream())
                .map(WheelView.Turn::looksLegal)
                .toList();
    }
}
