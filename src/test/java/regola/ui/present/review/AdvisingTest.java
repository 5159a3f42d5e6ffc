package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import regola.advice.Advice;
import regola.advice.Same;
import regola.advice.TurnAhead;
import regola.advice.WhyBetter;
import regola.advice.words.OtherMoves;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Aim;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Small;
import regola.ui.present.match.Consulted;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.picture.Tongue;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;
import regola.ui.view.match.MatchView;

/** Take one to three pebbles; who takes the last one wins: so leave four. */
class AdvisingTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final List<HintView> hints = new ArrayList<>();
    /** What is to be computed beside; a test runs it when it likes. */
    private final Deque<Runnable> beside = new ArrayDeque<>();

    private Advising advising;
    private final GamePresenter game =
            new GamePresenter(Runnable::run, this::pictured, problem -> {}, KnownRules.thinking());

    private void pictured(MatchView view) {
        pictures.add(view);
        if (advising != null) advising.pictured(view);
    }

    private void start(long size, Set<String> computers) {
        start(Small.rules("src/test/resources/cli/heap/heap.rules", Map.of("size", List.of(size))), computers);
    }

    private void start(Ruleset rules, Set<String> computers) {
        advising = new Advising(
                game, KnownRules::tuning, Budget.ofIterations(2_000), beside::add, Runnable::run, hints::add);
        game.start(new MatchSetUp(rules, 7, computers));
        game.shown(now().serial());
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

    private void take(int count) {
        game.choose("play take " + count);
    }

    @Test
    void theMoveIsToldWithItsReason() {
        start(5, Set.of());
        advising.hint();
        assertThat(hint().stage()).isEqualTo(Stage.THINKING);
        think();
        assertThat(hint().head()).as("what counts comes first").isEqualTo("Look out: Green can win next.");
        advising.hint();
        assertThat(hint().stage()).isEqualTo(Stage.MOVE);
        assertThat(hint().head()).isEqualTo("Best: Take 1");
        assertThat(hint().sentence()).contains("Otherwise this could happen: Green has taken the last one.");
    }

    /** What could have been done there is a question where nothing is played, too; it is no warning afterwards. */
    @Test
    void aHintCanBeAskedForAtAnEarlierMoment() {
        start(7, Set.of());
        take(3);
        take(1);
        game.goTo(1);
        assertThat(now().story().looking()).isTrue();
        assertThat(now().isPersonHere()).isTrue();
        advising.hint();
        think();
        assertThat(hint().stage()).isEqualTo(Stage.MOVE);
        assertThat(now().story().looking()).as("it is only looked").isTrue();
        advising.whyNot();
        take(2);
        think();
        assertThat(hint().stage()).isEqualTo(Stage.ANSWER);
        assertThat(now().story().last()).as("nothing is played").isEqualTo(2);
        advising.leave();
        assertThat(hint()).isEqualTo(HintView.NONE);
        assertThat(now().story().looking()).isTrue();
        assertThat(advising.told()).as("nobody was told before it was done").isEmpty();
    }

    @Test
    void whereAComputerDecidedThereIsNobodyToAdvise() {
        start(7, Set.of("green"));
        take(3);
        game.shown(now().serial());
        game.goTo(1);
        assertThat(now().isPersonHere()).isFalse();
        game.goTo(0);
        assertThat(now().isPersonHere()).isTrue();
    }

    /** A look back can speak of what was told, and of what was asked about. */
    @Test
    void whatWasToldIsKeptForALookBack() {
        start(5, Set.of());
        assertThat(advising.told()).isEmpty();
        advising.hint();
        assertThat(advising.told()).as("nothing is told yet").isEmpty();
        think();
        assertThat(hint().head()).isEqualTo("Look out: Green can win next.");
        advising.hint();
        assertThat(advising.told().values()).singleElement().satisfies(told -> {
            assertThat(told.whole()).isTrue();
            assertThat(told.advice().best().text()).isEqualTo("take 1");
            assertThat(told.warned()).isEmpty();
        });
        advising.whyNot();
        take(3);
        think();
        assertThat(advising.told().values())
                .singleElement()
                .satisfies(told -> assertThat(told.warned().keySet())
                        .extracting(Move::text)
                        .containsExactly("take 3"));
        advising.forget();
        assertThat(advising.told()).isEmpty();
    }

    /** Of a move that has been made it is known which one is meant. */
    @Test
    void whatSpeaksAgainstAMoveThatWasMadeIsToldUnasked() {
        start(5, Set.of());
        advising.hint();
        think();
        Advice known = advising.told().values().iterator().next().advice();
        game.consult(asked -> {
            List<Move> legal = asked.match().decision().legal();
            advising.against(known, legal.get(legal.size() - 1));
        });
        think();
        assertThat(hint().stage()).isEqualTo(Stage.ANSWER);
        assertThat(hint().head()).isEqualTo("With that you can lose next.");
        take(1);
        think();
        assertThat(hint().head()).as("another one can be tried after it").isEqualTo("I would do that too.");
        assertThat(now().story().last()).as("nothing was played").isZero();
    }

    /** To point at the one place of a move would tell it: the choice is made smaller. */
    @Test
    void whereAMoveIsOnePlaceTheFirstHintRingsSeveral() {
        start(Shipped.rules("nine-mens-morris", 2), Set.of());
        for (String place : List.of("a7", "b4", "d7", "f4")) game.choose("play place " + place);
        advising.hint();
        think();
        assertThat(hint().stage()).isEqualTo(Stage.PIECE);
        assertThat(hint().overlay().rings())
                .as("one of them is the mill")
                .hasSize(3)
                .contains(Ref.site("g7"));
        assertThat(hint().sentence()).contains("one of those with a shining ring");
        advising.hint();
        think();
        assertThat(hint().stage()).isEqualTo(Stage.MOVE);
    }

    @Test
    void aHintThatHasBeenToldIsSaidAgainInAnotherLanguage() {
        start(5, Set.of());
        advising.hint();
        think();
        advising.hint();
        game.speak("it");
        assertThat(hint().stage()).isEqualTo(Stage.MOVE);
        assertThat(hint().head()).startsWith("La migliore: ");
        assertThat(beside).as("it need not be thought of again").isEmpty();
    }

    @Test
    void aQuestionEndsWithTheMatchThatIsGivenUp() {
        start(5, Set.of());
        advising.whyNot();
        assertThat(advising.isJudged()).isTrue();
        game.giveUp();
        assertThat(hint()).isEqualTo(HintView.NONE);
        assertThat(advising.isJudged()).isFalse();
    }

    @Test
    void whyNotAnotherMoveIsAskedBeforeAnyHint() {
        start(5, Set.of());
        advising.whyNot();
        assertThat(hint().stage()).isEqualTo(Stage.ASKING);
        assertThat(hint().head()).isEqualTo("Which move do you have in mind?");
        take(2);
        assertThat(now().story().moment()).as("it was only a question").isZero();
        think();
        assertThat(hint().stage()).isEqualTo(Stage.ANSWER);
    }

    @Test
    void whereAllIsAsGoodItSaysSo() {
        start(4, Set.of());
        advising.hint();
        think();
        assertThat(hint().head()).isEqualTo("Whatever you play, you can lose next.");
    }

    /** One short sentence, and what to think of in this game: nothing as if there were something to find after all. */
    @Test
    void whereAllIsAsGoodItIsSaidWhatToThinkOf() {
        start(Shipped.rules("china-moon", 3), Set.of());
        game.consult(asked -> {
            List<Move> legal = asked.match().decision().legal();
            HintView whole = new HintWords(asked).whole(new Advice(legal, List.of(), 0.5, null));
            assertThat(whole.head()).isEqualTo("Any move is fine here.");
            assertThat(whole.sentence())
                    .isEqualTo(
                            "In general: collect several flowers of one colour: each further one is worth more than the one"
                                    + " before.");
            assertThat(whole.overlay().rings()).as("what may be played").isNotEmpty();
        });
    }

    @Test
    void anotherMoveIsJudgedAndNotMade() {
        start(6, Set.of());
        advising.hint();
        think();
        advising.hint();
        advising.hint();
        assertThat(hint().stage()).isEqualTo(Stage.ASKING);
        take(3);
        assertThat(hint().sentence()).isEqualTo("Asked only, not played.");
        think();
        assertThat(hint().stage()).isEqualTo(Stage.ANSWER);
        assertThat(hint().head()).isEqualTo("With that you can lose next.");
        assertThat(hint().sentence()).contains("Green has taken the last one.");
        assertThat(now().story().moment()).as("it was not made").isZero();
        take(2);
        think();
        assertThat(hint().head()).isEqualTo("I would do that too.");

        advising.hint();
        assertThat(hint().stage()).isEqualTo(Stage.BACK);
        assertThat(hint().head()).as("it is said").isEqualTo("Back in play");
        take(2);
        assertThat(now().story().moment()).as("now it counts").isEqualTo(1);
        assertThat(hint().stage()).isEqualTo(Stage.NONE);
    }

    /** Who does not believe it sees it, move by move, and the match stays as it is. */
    @Test
    void whatSpeaksAgainstAMoveIsPlayedOnTheBoard() {
        start(7, Set.of());
        advising.whyNot();
        take(2);
        think();
        HintView answer = hint();
        assertThat(answer.stage()).isEqualTo(Stage.ANSWER);
        assertThat(answer.play()).isEqualTo(HintView.Play.FIRST);
        MatchView before = now();
        advising.play();
        assertThat(now().story().aside()).isEqualTo(1);
        assertThat(now().board()).isNotEqualTo(before.board());
        assertThat(hint().stage()).isEqualTo(Stage.ANSWER);
        assertThat(hint().head()).isEqualTo("First Red: Take 2");
        assertThat(hint().sentence()).contains("If you played this: move 1 of ");
        assertThat(hint().play()).isEqualTo(HintView.Play.NEXT);
        advising.play();
        assertThat(hint().head()).isEqualTo("Then Green: Take 1");
        game.undo();
        assertThat(hint().head()).as("back one move").isEqualTo("First Red: Take 2");
        for (int i = 0; i < 9 && hint().play() == HintView.Play.NEXT; i++) advising.play();
        assertThat(hint().play()).isEqualTo(HintView.Play.AGAIN);
        advising.play();
        assertThat(hint().head()).as("from the beginning").isEqualTo("First Red: Take 2");
        game.undo();
        assertThat(hint()).as("the answer again").isEqualTo(answer);
        assertThat(now().board()).isEqualTo(before.board());
        advising.play();
        advising.leave();
        assertThat(now().story().aside()).isZero();
        assertThat(now().board()).isEqualTo(before.board());
        assertThat(now().story().last()).as("nothing was played").isZero();
        take(2);
        assertThat(now().story().last()).as("moves count again").isEqualTo(1);
    }

    /** Where something better is looked for, a move that is as good as the best ends the search. */
    @Test
    void whatIsFoundIsTheEndOfTheSearch() {
        start(6, Set.of());
        List<Move> found = new ArrayList<>();
        HintView other = new HintView(Stage.ANSWER, "Not that one.", "", OverlayView.NONE);
        advising.judge(null, null, answer -> {
            if (!answer.none()) return other;
            found.add(answer.move());
            return null;
        });
        take(3);
        think();
        assertThat(hint()).isEqualTo(other.playing(HintView.Play.FIRST));
        assertThat(found).isEmpty();
        take(2);
        think();
        assertThat(found).extracting(Move::text).containsExactly("take 2");
    }

    /** However a position has come about: what was told of it is told again, and not thought of anew. */
    @Test
    void thePositionThatWasAdvisedOnIsToldAlike() {
        start(6, Set.of());
        advising.hint();
        think();
        HintView before = hint();
        take(1);
        assertThat(hint().stage()).isEqualTo(Stage.NONE);
        game.undo();
        advising.hint();
        assertThat(beside).as("there is nothing to think of").isEmpty();
        assertThat(hint()).isEqualTo(before);
    }

    /** Its rings would be taken for praise of what was chosen. */
    @Test
    void aHintGoesWhenSomethingElseIsChosenAndStaysWithWhatItMeans() {
        start(Shipped.rules("nine-mens-morris", 2), Set.of());
        Random random = new Random(5);
        while (!now().decision().moves().get(0).key().startsWith("play move ")) {
            List<ChoiceView> moves = now().decision().moves();
            game.choose(moves.get(random.nextInt(moves.size())).key());
        }
        advising.hint();
        think();
        HintView told = hint();
        assertThat(told.stage()).isEqualTo(Stage.PIECE);
        Set<String> begins = now().decision().moves().stream()
                .map(move -> move.key().split(" ")[2])
                .collect(Collectors.toCollection(TreeSet::new));
        String meant = told.overlay().rings().iterator().next().id();
        assertThat(begins).contains(meant);
        game.point(List.of(Ref.site(meant)));
        assertThat(hint()).as("what is meant was chosen").isEqualTo(told);
        game.point(List.of(Ref.site(meant)));
        begins.remove(meant);
        game.point(List.of(Ref.site(begins.iterator().next())));
        assertThat(now().decision().isBegun()).isTrue();
        assertThat(hint().stage()).isEqualTo(Stage.NONE);
    }

    /** Moves that have no names and are as good are told apart in words, and shown on the board. */
    @Test
    void movesWithoutNamesAreToldByTheLettersOnTheBoard() {
        start(Shipped.rules("nine-mens-morris", 2), Set.of());
        for (String place : List.of("a7", "b4", "d7", "f4")) game.choose("play place " + place);
        game.consult(asked -> {
            Tongue nameless = new Tongue(asked.match().rules(), new Manner("en", false));
            HintWords words = new HintWords(new Consulted(0, asked.match(), nameless, 0));
            Aim mills = asked.match().rules().aims().get(1);
            List<Move> legal = asked.match().decision().legal();
            List<WhyBetter> each = legal.subList(0, 2).stream()
                    .<WhyBetter>map(move -> new WhyBetter.Apart(
                            move,
                            new WhyBetter.Counts(
                                    mills,
                                    null,
                                    (1 + legal.indexOf(move)) * mills.unit(),
                                    0,
                                    WhyBetter.Counts.Horizon.APART,
                                    0,
                                    false,
                                    OtherMoves.ALIKE,
                                    Map.of())))
                    .toList();
            assertThat(words.reasons(each)).isEqualTo("A: you have a mill. B: you have 2 mills.");
            assertThat(words.whole(new Advice(legal.subList(0, 2), each, 0.5, null))
                            .overlay()
                            .labels())
                    .extracting(OverlayView.Label::words)
                    .containsExactly("A", "B");
            assertThat(words.whole(new Advice(legal.subList(0, 3), each, 0.5, null))
                            .sentence())
                    .as("a third one is ringed too, and bears no letter")
                    .isEqualTo(
                            "A: you have a mill. B: you have 2 mills." + " The one without a letter is just as good.");
        });
    }

    /** "Any move is fine" would be said of a position in which the other side gets what it wants in any case. */
    @Test
    void whereNoMovePreventsAnythingNoneIsCalledFine() {
        start(Shipped.rules("nine-mens-morris", 2), Set.of());
        game.consult(asked -> {
            List<Move> all = asked.match().decision().legal();
            WhyBetter mill = new WhyBetter.Happens(
                    Event.saying(
                            Event.Kind.RULE,
                            "NM-6.2",
                            Spoken.of("Black makes a mill.", "Nero fa un mulino."),
                            "take-one",
                            -1),
                    WhyBetter.Happens.When.WHATEVER_LATER,
                    0,
                    asked.match().rules().names());
            Same same = new Same();
            HintView told = new HintWords(asked).whole(new Advice(all, List.of(same, mill), 0.5, null));
            assertThat(told.head()).isEqualTo("No move is better than another here.");
            assertThat(told.sentence()).isEqualTo("Black can make sure of a mill soon, and no move prevents it.");
        });
    }

    /** A second press came because the first one seemed to do nothing. */
    @Test
    void askingAgainGivesUpNothing() {
        start(6, Set.of());
        advising.hint();
        advising.hint();
        assertThat(hint().stage()).isEqualTo(Stage.THINKING);
        assertThat(hint().head()).isEqualTo("I am still thinking.");
        think();
        advising.hint();
        assertThat(hint().stage()).isEqualTo(Stage.MOVE);
        advising.hint();
        take(3);
        advising.hint();
        assertThat(hint().stage()).isEqualTo(Stage.JUDGING);
        take(1);
        think();
        assertThat(hint().stage()).isEqualTo(Stage.ANSWER);
        assertThat(now().story().moment()).as("none was made").isZero();
    }

    @Test
    void whatIsLookedForCanBeGivenUpAndTheQuestionStays() {
        start(6, Set.of());
        advising.hint();
        advising.giveUp();
        assertThat(hint().stage()).isEqualTo(Stage.NONE);
        think();
        advising.hint();
        think();
        advising.hint();
        advising.hint();
        take(3);
        advising.giveUp();
        assertThat(hint().stage()).isEqualTo(Stage.ASKING);
        take(2);
        assertThat(now().story().moment()).as("still a question").isZero();
    }

    @Test
    void aMoveGivesUpTheThought() {
        start(5, Set.of());
        advising.hint();
        take(2);
        assertThat(hint().stage()).isEqualTo(Stage.NONE);
        int before = hints.size();
        think();
        assertThat(hints).as("what was thought of before is of no use").hasSize(before);
    }

    @Test
    void whileAComputerDecidesThereIsNoHint() {
        start(9, Set.of("red", "green"));
        advising.hint();
        think();
        assertThat(hint().stage()).isEqualTo(Stage.NONE);
    }

    @Test
    void aClassIsAdvisedWhereItSeesAsMuchAsWhoDecides() {
        start(5, Set.of());
        game.project(true);
        advising.hint();
        think();
        advising.hint();
        assertThat(hint().stage()).isEqualTo(Stage.MOVE);
    }

    @Test
    void aClassIsNotToldWhatSomebodyHoldsInTheHand() {
        start(Shipped.rules("nin-jan", 2), Set.of());
        game.project(true);
        advising.hint();
        think();
        assertThat(hint().stage()).isEqualTo(Stage.NONE);
    }

    @Test
    void whatIsSaidIsInTheLanguageOfTheMatch() {
        game.speak("it");
        start(5, Set.of());
        advising.hint();
        think();
        advising.hint();
        assertThat(hint().head()).startsWith("La migliore: ");
        assertThat(hint().sentence()).contains("Altrimenti può succedere questo. Verde ha preso l'ultimo.");
    }

    /** A mill takes a man in the same turn: both are numbered on the board, or it is said that the turn goes on. */
    @Test
    void whatComesAfterItInTheSameTurnIsToldInOrder() {
        start(Shipped.rules("nine-mens-morris", 2), Set.of());
        for (String place : List.of("a7", "b4", "d7", "f4")) game.choose("play place " + place);
        game.consult(asked -> {
            Advice only = new Advice(
                    List.of(asked.match().decision().legal().stream()
                            .filter(move -> move.text().equals("place g7"))
                            .findFirst()
                            .orElseThrow()),
                    List.of(),
                    0.5,
                    null);
            Match after = asked.match().copy();
            after.play("place g7");
            Move take = after.decision().legal().get(0);
            TurnAhead ahead = new TurnAhead(List.of(new TurnAhead.Step(after, take, false)), Map.of());
            HintWords named = new HintWords(asked);
            assertThat(named.whole(only, ahead).sentence())
                    .endsWith("Then, in the same turn: " + named.at(after).named(take) + ".");
            HintWords unnamed = new HintWords(new Consulted(
                    0, asked.match(), new Tongue(asked.match().rules(), new Manner("en", false)), asked.viewer()));
            HintView seen = unnamed.whole(only, ahead);
            assertThat(seen.sentence()).endsWith("The numbers on the board show the order of this turn.");
            assertThat(seen.overlay().labels()).contains(new OverlayView.Label("g7", "1st"));
        });
    }
}
