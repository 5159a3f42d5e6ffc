package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.ui.present.Rules;
import regola.ui.support.KnownRules;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.TravelView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/** What could have been is played on the board, and the match stays what it was. */
class SideLineTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final List<MatchRecord> kept = new ArrayList<>();
    private final GamePresenter presenter =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
    private List<Move> line;

    /** White has a1 and d1, black b4 and f4; then it went a7, e5. It could have gone g1, a man taken, a7. */
    @BeforeEach
    void start() {
        presenter.record(kept::add);
        presenter.start(Rules.match(Shipped.rules("nine-mens-morris", 2)));
        for (String place : List.of("a1", "b4", "d1", "f4", "a7", "e5")) point(place);
        presenter.goTo(4);
        List<Consulted> asked = new ArrayList<>();
        presenter.consult(asked::add);
        Match match = asked.get(0).match();
        line = new ArrayList<>();
        for (String place : List.of("g1", "b4", "a7")) {
            Move move = match.decision().legal().stream()
                    .filter(each -> each.text().endsWith(place))
                    .findFirst()
                    .orElseThrow();
            line.add(move);
            match.play(move);
        }
        kept.clear();
    }

    private void point(String place) {
        presenter.point(List.of(Ref.site(place)));
    }

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private List<String> men() {
        return now().board().sites().stream()
                .filter(site -> !site.pieces().isEmpty())
                .map(SiteView::id)
                .sorted()
                .toList();
    }

    private List<String> came() {
        return now().happenings().stream()
                .map(TravelView.class::cast)
                .map(TravelView::to)
                .toList();
    }

    @Test
    void itsMovesTravelOverTheBoardOneAfterTheOther() {
        presenter.aside(4, line, 1);
        assertThat(men()).containsExactly("a1", "b4", "d1", "f4", "g1");
        assertThat(came()).containsExactly("g1");
        assertThat(now().story().aside()).isEqualTo(1);
        presenter.aside(4, line, 2);
        assertThat(men()).containsExactly("a1", "d1", "f4", "g1");
        presenter.aside(4, line, 3);
        assertThat(men()).containsExactly("a1", "a7", "d1", "f4", "g1");
        assertThat(now().happenings())
                .as("the story tells of none of it")
                .isNotEmpty()
                .extracting(HappeningView::storyLine)
                .containsOnly(-1);
    }

    @Test
    void whoMadeTheMoveThatIsShownIsSeenToBeActing() {
        List<String> acting = new ArrayList<>();
        for (int step = 1; step <= 3; step++) {
            presenter.aside(4, line, step);
            now().seats().stream().filter(SeatView::deciding).map(SeatView::id).forEach(acting::add);
            assertThat(now().spokenOf().id())
                    .as("whose emblem stands beside the words")
                    .isEqualTo(acting.get(step - 1));
        }
        assertThat(acting).containsExactly("white", "white", "black");
    }

    @Test
    void theMatchKnowsNothingOfIt() {
        List<String> story =
                now().story().lines().stream().map(Object::toString).toList();
        presenter.aside(4, line, 3);
        assertThat(now().story().moment()).isEqualTo(4);
        assertThat(now().story().last()).isEqualTo(6);
        assertThat(now().story().lines()).extracting(Object::toString).isEqualTo(story);
        presenter.goTo(Integer.MAX_VALUE);
        assertThat(men()).containsExactly("a1", "a7", "b4", "d1", "e5", "f4");
        assertThat(now().story().aside()).isZero();
        assertThat(kept).allSatisfy(match -> assertThat(match.moves()).hasSize(6));
    }

    @Test
    void oneMoveBackAndOneOnWithTheKeysOfTheMatch() {
        presenter.aside(4, line, 2);
        assertThat(now().canUndo()).isTrue();
        presenter.undo();
        assertThat(men()).containsExactly("a1", "b4", "d1", "f4", "g1");
        assertThat(came()).as("the man comes back to his place").containsExactly("b4");
        presenter.redo();
        assertThat(men()).containsExactly("a1", "d1", "f4", "g1");
        presenter.undo();
        presenter.undo();
        assertThat(men()).containsExactly("a1", "b4", "d1", "f4");
        assertThat(now().story().aside()).isZero();
        assertThat(now().story().last())
                .as("nothing of the match is taken back")
                .isEqualTo(6);
        presenter.undo();
        assertThat(now().story().moment()).as("and nothing when one only looks").isEqualTo(4);
    }

    @Test
    void nothingCanBeDecidedInItAndAPressPutsTheMomentBack() {
        presenter.aside(4, line, 1);
        assertThat(now().decision().waiting()).isEqualTo(Waiting.ASIDE);
        assertThat(now().board().sites()).noneMatch(site -> site.is(Role.LEGAL));
        List<OverlayView> seen = new ArrayList<>();
        presenter.look(List.of(Ref.site("a7")), seen::add);
        assertThat(seen).as("nothing leads anywhere").isEmpty();
        point("a7");
        assertThat(men()).containsExactly("a1", "b4", "d1", "f4");
        assertThat(came()).as("the man goes home").containsExactly("hand-white");
        assertThat(now().story().last()).isEqualTo(6);
        assertThat(kept).isEmpty();
    }

    @Test
    void anotherLanguageLeavesItOnTheBoard() {
        presenter.aside(4, line, 2);
        presenter.speak("it");
        assertThat(men()).containsExactly("a1", "d1", "f4", "g1");
        assertThat(now().language()).isEqualTo("it");
        assertThat(now().happenings()).as("it has been seen").isEmpty();
    }
}
