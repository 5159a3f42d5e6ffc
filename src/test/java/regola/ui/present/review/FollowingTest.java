package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.file.BadFile;
import regola.file.PositionFile;
import regola.language.Shipped;
import regola.language.source.SourceText;
import regola.search.Budget;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.match.Resumption;
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

    /** What has been followed is done: it does not stay there, pointing at where the frog was. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aHintGoesWithTheMoveThatFollowsIt(boolean plainly) {
        List<String> frogs = adviseSeveralFrogs();
        if (plainly) {
            advising.away();
            advising.plainly(true);
            advising.hint();
            think();
            while (hint().stage() == Stage.PIECE) advising.hint();
        }
        String frog = plainly ? frogs(hint()).get(0) : frogs.get(0);
        game.point(List.of(Ref.piece(frog)));
        assertThat(now().decision().isBegun()).isTrue();
        assertThat(hint().stage()).isNotEqualTo(Stage.NONE);
        game.choose(now().decision().moves().get(0).key());
        assertThat(hint().stage()).isEqualTo(Stage.NONE);
    }

    /** Of whatever else is good nothing was said to a child: the arrow would go on pointing at another frog. */
    @Test
    void aHintOfOneGoesWhenAnotherIsChosenEvenIfThatIsAsGood() {
        List<String> frogs = adviseSeveralFrogs();
        advising.away();
        advising.plainly(true);
        advising.hint();
        think();
        while (hint().stage() == Stage.PIECE) advising.hint();
        List<String> shown = frogs(hint());
        assertThat(shown).hasSize(1);
        String other =
                frogs.stream().filter(frog -> !shown.contains(frog)).findFirst().orElseThrow();
        game.point(List.of(Ref.piece(other)));
        assertThat(hint().stage()).isEqualTo(Stage.NONE);
    }

    /** What somebody else could do otherwise is seen by children too, beside the one move that is shown to them. */
    @Test
    void childrenSeeWhatThreatensThem() {
        advising = new Advising(
                game, KnownRules::tuning, Budget.ofIterations(2_000), beside::add, Runnable::run, hints::add);
        game.start(new MatchSetUp(Shipped.rules("nine-mens-morris", 2), 1, Set.of()));
        for (String move : List.of("place a7", "place d2", "place d7", "place g4", "place b6"))
            game.choose("play " + move);
        advising.plainly(true);
        advising.hint();
        think();
        while (hint().stage() == Stage.PIECE) advising.hint();
        assertThat(hint().stage()).isEqualTo(Stage.MOVE);
        assertThat(hint().overlay().points()).containsExactly(Ref.site("g7"));
    }

    /** Where all is as good no move has been shown yet: nobody has seen it "once more" when it is. */
    @Test
    void whatIsShownForTheFirstTimeIsNotShownAgain() {
        advising = new Advising(
                game, KnownRules::tuning, Budget.ofIterations(5_000), beside::add, Runnable::run, hints::add);
        game.start(new MatchSetUp(Shipped.rules("china-moon", 3), 1, Set.of()));
        advising.plainly(true);
        advising.hint();
        think();
        assertThat(hint().isAllAlike()).as("all frogs are at the beginning").isTrue();
        advising.hint();
        assertThat(hint().isAllAlike()).isFalse();
        assertThat(hint().overlay().isEmpty()).isFalse();
        assertThat(hint().play()).isEqualTo(HintView.Play.NONE);
        advising.hint();
        assertThat(hint().play()).isEqualTo(HintView.Play.AGAIN);
    }

    /**
     * Children are always shown first where; what they hold stays where that is it, and else goes back, and is told.
     */
    @Test
    void childrenAreShownWhereBeforeTheMoveAndKeepWhatTheyHold() {
        List<String> frogs = adviseSeveralFrogs();
        advising.away();
        advising.plainly(true);
        advising.hint();
        think();
        assertThat(hint().stage()).isEqualTo(Stage.PIECE);
        assertThat(hint().overlay().isEmpty()).as("what to look for, not where").isTrue();
        assertThat(hint().sentence()).isNotEmpty();
        advising.hint();
        assertThat(hint().stage()).isEqualTo(Stage.PIECE);
        assertThat(hint().overlay().rings()).as("where").hasSize(1);
        assertThat(hint().sentence())
                .as("what the move does")
                .isEqualTo("Then your frogs are 2 pads nearer to the island.");
        assertThat(hint().also()).isEqualTo("Only free pads count: a pad with a frog on it is jumped over.");
        advising.hint();
        assertThat(hint().stage()).isEqualTo(Stage.MOVE);
        HintView move = hint();
        assertThat(move.sentence()).isNotEmpty();
        advising.hint();
        assertThat(hint()).as("the move once more").isEqualTo(move.playing(HintView.Play.AGAIN));
        String shown = frogs(hint()).get(0);
        advising.away();
        advising.hint();
        advising.hint();
        assertThat(hint().overlay().rings()).hasSize(1);
        assertThat(hint().sentence()).as("the reason is told every time").isNotEmpty();
        assertThat(hint().also()).as("a rule is told once").isEmpty();
        advising.away();
        game.point(List.of(Ref.piece(shown)));
        advising.hint();
        think();
        assertThat(now().decision().isBegun()).as("it is the one").isTrue();
        assertThat(hint().stage()).isEqualTo(Stage.PIECE);
        assertThat(hint().sentence()).doesNotContain("put back");
        advising.away();
        game.clear();
        String other =
                frogs.stream().filter(frog -> !frog.equals(shown)).findFirst().orElseThrow();
        game.point(List.of(Ref.piece(other)));
        advising.hint();
        think();
        assertThat(now().decision().isBegun()).isFalse();
        assertThat(hint().sentence()).startsWith("What you had chosen is put back");
    }

    /** A move that is nothing but one place is first looked for, then among a few, and only then shown. */
    @Test
    void childrenAreShownOnePlaceAmongAFewBeforeIt() {
        begin();
        game.start(new MatchSetUp(Shipped.rules("nine-mens-morris", 2), 1, Set.of()));
        for (String move : List.of("place a7", "place d2", "place d7", "place g4", "place b6"))
            game.choose("play " + move);
        advising.plainly(true);
        advising.hint();
        think();
        assertThat(hint().overlay().isEmpty()).isTrue();
        advising.hint();
        assertThat(hint().stage()).isEqualTo(Stage.PIECE);
        assertThat(hint().overlay().rings()).hasSize(3).contains(Ref.site("g7"));
        advising.hint();
        assertThat(hint().stage()).isEqualTo(Stage.MOVE);
        assertThat(hint().overlay().rings()).containsExactly(Ref.site("g7"));
    }

    /** Who has skipped the lesson does not know what there is to make: that is told with the first ring. */
    @Test
    void childrenAreToldOnceWhatAMillIs() throws BadFile {
        String men = String.join(", ", Collections.nCopies(6, "%s-man"));
        String position = "game: moulin-rouge\nplayers: [red, blue]\nvars: {mover: red}\nzones:\n"
                + "  crossings: {c1: [blue-man], f1: [red-man], c2: [blue-man], d2: [blue-man], g2: [red-man],"
                + " d3: [blue-man], g3: [red-man]}\n  hand: {hand-red: [" + men.replace("%s", "red")
                + "], hand-blue: [" + men.replace("%s", "blue") + "]}\n";
        PositionFile read = PositionFile.read(SourceText.of("mill.yaml", position));
        begin();
        MatchSetUp setUp = new MatchSetUp(Shipped.rules("moulin-rouge", 2), 1, Set.<String>of());
        game.resume(new Resumption(setUp, read.position(), List.of(), 0));
        advising.plainly(true);
        advising.hint();
        think();
        assertThat(hint().sentence()).startsWith("You can have a mill. Three of your men on one ray are a mill");
        advising.hint();
        assertThat(hint().overlay().rings()).isNotEmpty();
        advising.hint();
        assertThat(hint().brings()).isEqualTo("a mill");
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

    /** What only changes hands is pressed one after the other: two rings at once would mean two things. */
    @Test
    void childrenAreShownOneThingOfASwapAtATime() throws BadFile {
        String position = "game: china-moon\nplayers: [red, green, orange]\nvars: {mover: red}\nzones:\n"
                + "  pond: {a17: [red-1], a3: [green-1], a5: [orange-1]}\n  bouquet: {bouquet-red:"
                + " [lotus-pink, lotus-pink, lotus-white, lotus-yellow], bouquet-green: [lotus-pink],"
                + " bouquet-orange: [lotus-yellow]}\n";
        PositionFile read = PositionFile.read(SourceText.of("swap.yaml", position));
        begin();
        MatchSetUp setUp = new MatchSetUp(Shipped.rules("china-moon", 3), 1, Set.<String>of());
        game.resume(new Resumption(setUp, read.position(), List.of(), 0));
        game.choose("play hop red-1 a19");
        advising.plainly(true);
        advising.hint();
        think();
        while (hint().stage() == Stage.PIECE) advising.hint();
        assertThat(hint().stage()).isEqualTo(Stage.MOVE);
        Ref give = hint().overlay().rings().iterator().next();
        assertThat(hint().overlay().rings()).hasSize(1);
        assertThat(give.sort()).isEqualTo(Ref.Sort.LYING);
        String kind = now().decision().moves().stream()
                .map(move -> move.key().split(" ")[2])
                .filter(each -> give.id().contains(each))
                .findFirst()
                .orElseThrow();
        game.point(List.of(Ref.kind(kind), Ref.site("bouquet-red"), Ref.player("red")));
        assertThat(now().decision().isBegun()).isTrue();
        assertThat(hint().overlay().rings()).hasSize(1).doesNotContain(give);
    }

    /** Plays on until a hint tells of several frogs. */
    private List<String> adviseSeveralFrogs() {
        begin();
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

    private void begin() {
        advising = new Advising(
                game, KnownRules::tuning, Budget.ofIterations(2_000), beside::add, Runnable::run, hints::add);
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
