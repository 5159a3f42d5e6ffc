package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.language.Shipped;
import regola.search.Budget;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;
import regola.ui.view.match.MatchView;

/** What is told goes along with what is picked up, and is not told of anything else. */
class FollowingTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final List<HintView> hints = new ArrayList<>(List.of(HintView.NONE));
    private final Queue<Runnable> beside = new ArrayDeque<>();
    private Advising advising;
    private final GamePresenter game =
            new GamePresenter(Runnable::run, this::pictured, problem -> {}, KnownRules.thinking());

    private void pictured(MatchView view) {
        pictures.add(view);
        if (advising != null) advising.pictured(view);
    }

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private HintView hint() {
        return hints.get(hints.size() - 1);
    }

    private void think() {
        while (!beside.isEmpty()) beside.remove().run();
    }

    /** Who picks up one of several good frogs is told of that one alone, and of all again when it is put down. */
    @Test
    void aHintOfSeveralFollowsWhatIsChosen() {
        List<String> frogs = adviseSeveralFrogs();
        HintView told = hint();
        game.point(List.of(Ref.piece(frogs.get(1))));
        assertThat(hint().head()).isEqualTo("A good choice.");
        assertThat(hint().stage()).isEqualTo(Stage.MOVE);
        assertThat(frogs(hint())).containsExactly(frogs.get(1));
        game.point(List.of(Ref.piece(frogs.get(0))));
        assertThat(frogs(hint())).containsExactly(frogs.get(0));
        game.point(List.of(Ref.piece(frogs.get(0))));
        assertThat(hint()).as("it was put down").isEqualTo(told);
    }

    /** Of whatever else is good nothing was said to a child: the arrow would go on pointing at another frog. */
    @Test
    void aHintOfOneGoesWhenAnotherIsChosenEvenIfThatIsAsGood() {
        List<String> frogs = adviseSeveralFrogs();
        advising.away();
        advising.plainly(true);
        advising.hint();
        think();
        if (hint().stage() == Stage.PIECE) advising.hint();
        List<String> shown = frogs(hint());
        assertThat(shown).hasSize(1);
        String other =
                frogs.stream().filter(frog -> !shown.contains(frog)).findFirst().orElseThrow();
        game.point(List.of(Ref.piece(other)));
        assertThat(hint().stage()).isEqualTo(Stage.NONE);
    }

    /** The answer about one move is put away as soon as another one is begun. */
    @Test
    void theNextQuestionPutsTheLastAnswerAway() {
        List<String> frogs = adviseSeveralFrogs();
        advising.whyNot();
        String tried = now().decision().moves().stream()
                .map(ChoiceView::key)
                .filter(move -> move.contains(" " + frogs.get(0) + " "))
                .findFirst()
                .orElseThrow();
        game.choose(tried);
        think();
        assertThat(hint().stage()).isEqualTo(Stage.ANSWER);
        game.point(List.of(Ref.piece(frogs.get(0))));
        assertThat(hint().stage()).as("the same once more").isEqualTo(Stage.ANSWER);
        game.point(List.of(Ref.piece(frogs.get(1))));
        assertThat(hint().stage()).isEqualTo(Stage.ASKING);
        assertThat(hint().overlay().isEmpty()).isTrue();
    }

    /** Plays on until a hint tells of several frogs. */
    private List<String> adviseSeveralFrogs() {
        advising = new Advising(
                game, KnownRules::tuning, Budget.ofIterations(2_000), beside::add, Runnable::run, hints::add);
        game.start(new MatchSetUp(Shipped.rules("china-moon", 3), 7, Set.<String>of()));
        game.shown(now().serial());
        for (int moves = 0; moves < 30; moves++) {
            if (now().decision().isForced()) game.playOnly();
            advising.hint();
            think();
            if (hint().stage() == Stage.PIECE) advising.hint();
            if (!hint().isAllAlike() && frogs(hint()).size() > 1) return frogs(hint());
            advising.away();
            game.choose(now().decision().moves().get(0).key());
        }
        throw new AssertionError("there is always one frog that is better");
    }

    private static List<String> frogs(HintView hint) {
        return Stream.concat(
                        hint.overlay().rings().stream(),
                        hint.overlay().arrows().stream().map(OverlayView.Arrow::from))
                .filter(ref -> ref.sort() == Ref.Sort.PIECE)
                .map(Ref::id)
                .distinct()
                .toList();
    }
}
