package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.file.MatchFile;
import regola.file.SavedMatch;
import regola.language.Shipped;
import regola.language.source.SourceText;
import regola.ui.present.Rules;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/** A match ends when whoever plays it does not want to go on, and goes on when that is taken back. */
class GivenUpTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final List<MatchRecord> records = new ArrayList<>();
    private final GamePresenter presenter = new GamePresenter(
            Runnable::run,
            pictures::add,
            problem -> {
                throw new AssertionError(problem);
            },
            KnownRules.thinking());

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private MatchRecord kept() {
        return records.get(records.size() - 1);
    }

    private List<String> winners() {
        return now().seats().stream().filter(SeatView::winner).map(SeatView::id).toList();
    }

    private void start(String game, int players, String... computers) {
        presenter.record(records::add);
        presenter.start(Rules.match(Shipped.rules(game, players), computers));
    }

    @Test
    void ofTwoTheOtherHasWonAndItIsSaidWhoGaveUp() {
        start("nine-mens-morris", 2);
        presenter.attempt("place a1");
        presenter.giveUp();
        assertThat(now().decision().waiting()).isEqualTo(Waiting.GIVEN_UP);
        assertThat(now().decision().isOver()).isTrue();
        assertThat(now().decision().advice()).isEqualTo("Black has given up.");
        assertThat(winners()).containsExactly("white");
        assertThat(kept().over()).isTrue();
        assertThat(kept().givenUp()).isEqualTo("black");
        presenter.attempt("place d1");
        assertThat(kept().moves()).as("nothing is played after the end").hasSize(1);
    }

    @Test
    void ofMoreNobodyHasWon() {
        start("china-moon", 3);
        presenter.giveUp();
        assertThat(now().decision().isOver()).isTrue();
        assertThat(winners()).isEmpty();
    }

    @Test
    void itIsTakenBackLikeAMoveAndNothingElseIs() {
        start("nine-mens-morris", 2);
        presenter.attempt("place a1");
        presenter.giveUp();
        assertThat(now().canUndo()).isTrue();
        presenter.undo();
        assertThat(now().decision().isOver()).isFalse();
        assertThat(kept().over()).isFalse();
        assertThat(kept().moves()).containsExactly("place a1");
        presenter.attempt("place d1");
        assertThat(kept().moves()).containsExactly("place a1", "place d1");
    }

    @Test
    void whoLooksBackSeesNoEndBeforeIt() {
        start("nine-mens-morris", 2);
        presenter.attempt("place a1");
        presenter.giveUp();
        presenter.goTo(0);
        assertThat(now().decision().isOver()).isFalse();
        assertThat(kept().over()).as("it is only looked back at").isTrue();
        presenter.goTo(1);
        assertThat(now().decision().isOver()).isTrue();
    }

    /** Who is asked whether to give up may look round meanwhile. */
    @Test
    void whoLooksBackGivesUpTheMatchAsItStands() {
        start("nine-mens-morris", 2);
        presenter.attempt("place a1");
        presenter.attempt("place d1");
        presenter.goTo(1);
        presenter.giveUp();
        assertThat(now().decision().waiting()).isEqualTo(Waiting.GIVEN_UP);
        assertThat(kept().givenUp()).as("who decides now, not then").isEqualTo("white");
        assertThat(kept().moves()).as("nothing is cut off").containsExactly("place a1", "place d1");
    }

    @Test
    void itIsSavedAndOpenedAgain() throws Exception {
        start("nine-mens-morris", 2);
        presenter.attempt("place a1");
        presenter.giveUp();
        String text = WrittenMatch.text(kept(), "1");
        SavedMatch read = MatchFile.read(SourceText.of("match", text)).match();
        assertThat(read.givenUp()).isEqualTo("black");
        MatchRecord match = kept();
        presenter.resume(
                new Resumption(new MatchSetUp(match.rules(), 1, Set.of()), null, match.moves(), 1, match.givenUp()));
        assertThat(now().decision().advice()).isEqualTo("Black has given up.");
        assertThat(kept().over()).isTrue();
    }
}
