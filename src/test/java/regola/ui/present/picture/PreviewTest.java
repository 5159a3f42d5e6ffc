package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.ui.present.Rules;
import regola.ui.present.match.GamePresenter;
import regola.ui.support.KnownRules;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.MatchView;

/** Who looks at something sees where it would lead, and nothing that nobody could know. */
class PreviewTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final List<OverlayView> seen = new ArrayList<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private Executor worker = Runnable::run;
    private final GamePresenter presenter =
            new GamePresenter(work -> worker.execute(work), pictures::add, problem -> {}, KnownRules.thinking());

    private OverlayView look(Ref... refs) {
        presenter.look(List.of(refs), seen::add);
        return seen.get(seen.size() - 1);
    }

    private void hop(String frog, String to) {
        presenter.point(List.of(Ref.piece(frog)));
        presenter.point(List.of(Ref.site(to)));
    }

    private void start(Ruleset rules) {
        presenter.start(Rules.match(rules));
    }

    private static List<String> ways(OverlayView overlay) {
        return overlay.paths().stream()
                .map(p -> p.steps().stream()
                        .map(s -> s.site() + (s.number().isEmpty() ? "" : "=" + s.number()))
                        .collect(Collectors.joining(" ")))
                .toList();
    }

    private static List<String> ghosts(OverlayView overlay) {
        return overlay.ghosts().stream()
                .map(g -> g.piece().id() + " " + g.site())
                .toList();
    }

    @Test
    void aFrogShowsItsCountedPadsItsLandingAndWhatItJumps() {
        start(Shipped.rules("china-moon", 3));
        hop("red-1", "a2");
        OverlayView overlay = look(Ref.piece("green-1"), Ref.kind("green-frogs"), Ref.site("start"));
        assertThat(ways(overlay)).containsExactly("start a1=1 a2 a3=2");
        assertThat(ghosts(overlay)).containsExactly("green-1 a3");
        assertThat(overlay.dimmed()).containsExactly("a2");
        assertThat(pictures.get(pictures.size() - 1).decision().draft())
                .as("looking chooses nothing")
                .isEmpty();
    }

    @Test
    void onceChosenItsLandingStaysInViewWhereverOneLooks() {
        start(Shipped.rules("china-moon", 3));
        presenter.point(List.of(Ref.piece("red-1")));
        assertThat(ghosts(look())).containsExactly("red-1 a2");
        assertThat(ghosts(look(Ref.site("a2")))).containsExactly("red-1 a2");
        assertThat(ghosts(look(Ref.site("a7")))).as("nothing leads there").containsExactly("red-1 a2");
        assertThat(ghosts(look(Ref.piece("red-2")))).as("another one instead").containsExactly("red-2 a2");
    }

    @Test
    void atAForkBothLandingsShow() {
        start(Shipped.rules("china-moon", 3, "pond-b"));
        hop("red-1", "b2");
        hop("green-1", "b3");
        hop("orange-1", "b4");
        assertThat(ways(look(Ref.piece("orange-1"), Ref.site("b4")))).containsExactly("b4 b5=1 b6=2", "b4 b5=1 b9=2");
    }

    @Test
    void aPlacePointedAtShowsThePieceThatWouldComeThere() {
        start(Shipped.rules("nine-mens-morris", 2));
        OverlayView overlay = look(Ref.site("a1"));
        assertThat(overlay.ghosts())
                .singleElement()
                .satisfies(ghost -> assertThat(ghost.site()).isEqualTo("a1"));
        assertThat(overlay.paths()).isEmpty();
    }

    @Test
    void straightWaysOfOnePieceAreNotDrawnAcrossEachOther() {
        start(Shipped.rules("croak", Map.of("first-player", List.of(1L))));
        OverlayView three = look(Ref.piece("red-s1"));
        assertThat(ghosts(three)).containsExactlyInAnyOrder("red-s1 b2", "red-s1 c1", "red-s1 c2");
        assertThat(three.paths()).isEmpty();
        assertThat(ways(look(Ref.piece("red-q")))).as("only one").containsExactly("a1 b2");
    }

    private OverlayView lookAtAMan(String zones, String... move) {
        String rules = """
                game sample
                  title en "S" it "S"
                  players 2: red, blue
                board row
                  sites a1 .. a4 from 0, 0 to 3, 0
                pieces men: 1 "{player}-man" for each player
                pieces cards: 1 low, 1 high
                ZONES
                start
                  move men to a1
                  move cards to deck
                  shuffle deck
                turn
                  choose act by mover
                    option OPTION
                      then
                        STEP
                """;
        start(Rules.text(
                rules.replace("ZONES", zones)
                        .replace("OPTION", move[0])
                        .replace("STEP", String.join("\n        ", List.of(move).subList(1, move.length))),
                2));
        return look(Ref.piece("red-man"));
    }

    @Test
    void whatFollowsForCertainIsShownWhatChanceBringsIsNot() {
        String open = "zone deck, stack";
        assertThat(ghosts(lookAtAMan(open, "step (man in men)", "move man to a3")))
                .containsExactly("red-man a3");
        assertThat(ghosts(lookAtAMan(open, "roll (man in men)", "move man to random of [a2, a3, a4]")))
                .isEmpty();
        assertThat(ghosts(lookAtAMan(
                        open, "roll (man in men)", "let where-to = random of [a2, a3]", "move man to where-to")))
                .isEmpty();
        assertThat(ghosts(lookAtAMan(open, "peek (man in men)", "move man to a2 if top of deck is low otherwise a3")))
                .hasSize(1);
    }

    @Test
    void whereSomethingIsHiddenOnlyTheMovesOwnPlacesAreShown() {
        String hidden = "zone deck, stack, seen by nobody";
        assertThat(ghosts(lookAtAMan(hidden, "peek (man in men)", "move man to a2 if top of deck is low otherwise a3")))
                .isEmpty();
        OverlayView walk = lookAtAMan(
                hidden,
                "walk (man in men) (to in [a3])",
                "move man to to over (a2 if top of deck is low otherwise a4)");
        assertThat(ghosts(walk)).containsExactly("red-man a3");
        assertThat(ways(walk)).as("what it goes over could tell what is hidden").containsExactly("a1 a3");
    }

    @Test
    void whoLooksAwayGetsNoAnswerToTheQuestionBefore() {
        start(Shipped.rules("china-moon", 3));
        worker = waiting::add;
        presenter.look(List.of(Ref.piece("red-1")), seen::add);
        presenter.look(List.of(), seen::add);
        for (int i = 0; i < waiting.size(); i++) waiting.get(i).run(); // one piece of work may ask for the next
        assertThat(seen).containsExactly(OverlayView.NONE);
    }

    @Test
    void nobodySeesWaysWhileAComputerDecides() {
        presenter.start(Rules.match(Shipped.rules("china-moon", 3), "red", "green", "orange"));
        assertThat(look(Ref.piece("red-1")).isEmpty()).isTrue();
    }
}
