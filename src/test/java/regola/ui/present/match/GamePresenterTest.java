package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.language.Shipped;
import regola.ui.present.Rules;
import regola.ui.support.KnownRules;
import regola.ui.view.ProblemView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.ToldView;
import regola.ui.view.board.TravelView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.DraftWord;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.WhyView;

/** What a person sees and does in a match, without a window: intents in, pictures out. */
class GamePresenterTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final List<ProblemView> failures = new ArrayList<>();
    private final GamePresenter presenter =
            new GamePresenter(Runnable::run, pictures::add, failures::add, KnownRules.thinking());

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private SiteView site(String id) {
        return now().board().site(id).orElseThrow();
    }

    private PieceView piece(String id) {
        return now().board().sites().stream()
                .flatMap(s -> s.pieces().stream())
                .filter(p -> p.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private String placeOf(String piece) {
        return now().board().sites().stream()
                .filter(s -> s.pieces().stream().anyMatch(p -> p.id().equals(piece)))
                .findFirst()
                .orElseThrow()
                .id();
    }

    private List<TravelView> travels() {
        return now().happenings().stream()
                .filter(TravelView.class::isInstance)
                .map(TravelView.class::cast)
                .toList();
    }

    private void point(Ref... refs) {
        presenter.point(List.of(refs));
    }

    private void hop(String frog, String to) {
        point(Ref.piece(frog));
        point(Ref.site(to));
    }

    private void startMoon(String... computers) {
        presenter.start(Rules.match(Shipped.rules("china-moon", 3), computers));
    }

    @Test
    void theFirstPictureHasBoardSeatsAndQuestion() {
        startMoon();
        MatchView view = now();
        assertThat(view.title()).isEqualTo("China Moon");
        assertThat(view.board().look()).isEqualTo("pond");
        assertThat(site("start").pieces()).hasSize(9);
        assertThat(site("a6").marks()).singleElement().satisfies(mark -> {
            assertThat(mark.art()).isEqualTo("spring");
            assertThat(mark.rule()).isEqualTo("CM-6.5");
            assertThat(mark.sentence()).startsWith("A bounce pad");
        });
        assertThat(view.seats()).extracting(SeatView::name).containsExactly("Red", "Green", "Orange");
        assertThat(view.seats().get(0).deciding()).isTrue();
        assertThat(view.seats().get(0).zones()).extracting(z -> z.name()).containsExactly("Bouquet");
        assertThat(view.decision().question())
                .isEqualTo("Hop 1 of 3: Red hops a frog of any colour (2 free pads forward).");
        assertThat(view.decision().waiting()).isEqualTo(Waiting.PERSON);
        assertThat(view.story().lines().get(0).text()).isEqualTo("The match is set up");
        assertThat(view.happenings())
                .as("what lies there at the beginning did not travel")
                .isEmpty();
    }

    @Test
    void yIsUpwardsInRuleFilesAndDownwardsOnScreens() {
        startMoon();
        assertThat(site("a16").y()).isLessThan(site("a1").y());
    }

    @Test
    void atFirstEveryPieceThatMayMoveIsLit() {
        startMoon();
        assertThat(site("start").pieces()).allMatch(p -> p.is(Role.LEGAL));
        assertThat(site("a2").roles()).isEmpty();
    }

    @Test
    void pointingAtAPieceLightsItsTargets() {
        startMoon();
        point(Ref.piece("red-1"));
        assertThat(piece("red-1").roles()).containsExactly(Role.CHOSEN);
        assertThat(site("a2").roles()).containsExactly(Role.TARGET);
        assertThat(now().decision().draft())
                .extracting(DraftWord::state)
                .containsExactly(DraftWord.State.WORD, DraftWord.State.FILLED, DraftWord.State.OPEN);
    }

    @Test
    void pointingAtTheTargetPlaysAndThePieceTravels() {
        startMoon();
        hop("red-1", "a2");
        assertThat(placeOf("red-1")).isEqualTo("a2");
        assertThat(travels()).singleElement().satisfies(travel -> {
            assertThat(travel.piece().id()).isEqualTo("red-1");
            assertThat(travel.from()).isEqualTo("start");
            assertThat(travel.to()).isEqualTo("a2");
            assertThat(travel.counted()).containsExactly("a1", "a2");
        });
        assertThat(now().decision().question()).contains("Hop 2");
        assertThat(now().story().lines())
                .as("who did it, and below it what, not once more in one word")
                .anySatisfy(line -> assertThat(line.text()).isEqualTo("Red"));
        assertThat(now().story().lines())
                .anySatisfy(line -> assertThat(line.rule()).isEqualTo("CM-5.13"));
        assertThat(site("a2").roles()).contains(Role.LAST);
    }

    @Test
    void whatHappensIsInOrderWithTheLineThatTellsItAndTheSquareThatActs() {
        startMoon();
        hop("red-1", "a2");
        hop("green-1", "a3");
        List<String> happened = now().happenings().stream()
                .map(each -> {
                    String line = now().story().lines().get(each.storyLine()).rule() + " ";
                    return line
                            + (each instanceof TravelView t
                                    ? t.piece().name() + " " + t.from() + "-" + t.to() + " over " + t.counted()
                                    : "at " + ((ToldView) each).site());
                })
                .toList();
        String flower = travels().get(1).piece().name();
        assertThat(happened)
                .containsExactly(
                        "CM-5.13 at ",
                        "CM-5.13 Green's frog 1 start-a3 over [a1, a3]",
                        "CM-6.4 at a3",
                        "CM-6.4 " + flower + " a3-bouquet-green over []");
    }

    @Test
    void thePlaceMayBePointedAtBeforeThePiece() {
        startMoon();
        point(Ref.site("a2"));
        assertThat(site("a2").roles()).containsExactly(Role.CHOSEN);
        assertThat(piece("green-3").roles()).containsExactly(Role.TARGET);
        point(Ref.piece("green-3"));
        assertThat(placeOf("green-3")).isEqualTo("a2");
    }

    @Test
    void whatIsNotAllowedIsAnsweredWithItsRuleAndNothingIsLost() {
        startMoon();
        point(Ref.piece("red-1"));
        point(Ref.site("a5"));
        assertThat(now().why().rule()).isEqualTo("CM-5.7");
        assertThat(now().why().sentence()).startsWith("Hop 1 goes 2 free pads; here it would be 5.");
        assertThat(now().why().place()).startsWith("china-moon.rules:");
        assertThat(site("a5").roles()).contains(Role.REFUSED);
        assertThat(piece("red-1").roles()).contains(Role.CHOSEN);
        point(Ref.site("a2"));
        assertThat(now().why()).isNull();
        assertThat(placeOf("red-1")).isEqualTo("a2");
    }

    @Test
    void aPieceThatMayNotMoveAgainSaysWhy() {
        startMoon();
        hop("red-1", "a2");
        point(Ref.piece("red-1"));
        assertThat(now().why().rule()).isEqualTo("CM-5.5");
        assertThat(piece("red-1").roles()).contains(Role.REFUSED);
    }

    @Test
    void aPieceThatHasItsLikeMeansThePlaceWhereItLies() {
        startMoon();
        point(Ref.piece("red-1"));
        String flower = site("a3").pieces().get(0).id();
        point(Ref.piece(flower), Ref.kind(flower), Ref.site("a3"));
        assertThat(now().why().tried()).isEqualTo("Red's frog 1 → a3");
        assertThat(site("a3").roles()).contains(Role.REFUSED);
        assertThat(now().board().sites().stream().flatMap(s -> s.pieces().stream()))
                .noneMatch(p -> p.is(Role.REFUSED));
    }

    @Test
    void whoPressesAPlaceFirstThatNothingReachesIsAskedForAPiece() {
        startMoon();
        String flower = site("a30").pieces().get(0).id();
        point(Ref.piece(flower), Ref.kind(flower), Ref.site("a30"));
        assertThat(now().why().sort()).isEqualTo(WhyView.Sort.STRAY);
        assertThat(now().why().sentence()).contains("First press a piece that is lit");
        assertThat(site("a30").roles()).doesNotContain(Role.REFUSED);
        point(Ref.site("a4"));
        assertThat(now().why().sort()).isEqualTo(WhyView.Sort.STRAY);
        point(Ref.piece("red-1"));
        assertThat(piece("red-1").roles()).contains(Role.CHOSEN);
    }

    @Test
    void pointingAgainLetsGoAndAnotherPieceIsChosenInstead() {
        startMoon();
        point(Ref.piece("red-1"));
        point(Ref.piece("green-1"));
        assertThat(piece("green-1").roles()).contains(Role.CHOSEN);
        assertThat(piece("red-1").roles()).doesNotContain(Role.CHOSEN);
        point(Ref.piece("green-1"));
        assertThat(piece("green-1").roles()).containsExactly(Role.LEGAL);
    }

    @Test
    void carryingAPieceIsPointingTwice() {
        startMoon();
        presenter.lift(List.of(Ref.piece("red-2")));
        presenter.drop(List.of(Ref.site("a2")));
        assertThat(placeOf("red-2")).isEqualTo("a2");
        presenter.lift(List.of(Ref.piece("green-1")));
        presenter.drop(List.of(Ref.site("a2")));
        assertThat(now().why().rule()).isEqualTo("CM-5.8");
    }

    @Test
    void undoAndRedoWalkThroughTheMatch() {
        startMoon();
        hop("red-1", "a2");
        hop("green-1", "a3");
        assertThat(now().canRedo()).isFalse();
        presenter.undo();
        assertThat(placeOf("green-1")).isEqualTo("start");
        assertThat(travels())
                .as("everything goes home, the last first")
                .extracting(TravelView::from, TravelView::to)
                .containsExactly(tuple("bouquet-green", "a3"), tuple("a3", "start"));
        presenter.clear();
        assertThat(now().happenings()).as("once").isEmpty();
        assertThat(now().story().last())
                .as("what was taken back can still be read")
                .isEqualTo(2);
        assertThat(now().story().looking()).as("the match goes on from here").isFalse();
        presenter.redo();
        assertThat(placeOf("green-1")).isEqualTo("a3");
        assertThat(travels().get(0).to()).isEqualTo("a3");
        presenter.goTo(1);
        assertThat(now().canUndo()).as("who looks back takes nothing back").isFalse();
        assertThat(now().story().looking()).isTrue();
        presenter.goTo(2);
        assertThat(now().canUndo()).as("back in the match").isTrue();
        presenter.undo();
        assertThat(now().canUndo())
                .as("who took one move back may take another")
                .isTrue();
        assertThat(now().seats().get(0).counting())
                .as("a seat tells how its points come about")
                .contains("the first flower is worth 1");
        presenter.goTo(0);
        assertThat(now().canUndo()).isFalse();
        assertThat(placeOf("red-1")).isEqualTo("start");
        hop("red-2", "a2");
        assertThat(now().story().last()).as("who looks round plays nothing").isEqualTo(2);
        assertThat(now().decision().waiting()).isEqualTo(Waiting.PAUSED);
        presenter.goOn();
        hop("red-2", "a2");
        assertThat(now().story().last()).as("another way was taken").isEqualTo(1);
        assertThat(now().canRedo()).isFalse();
        assertThat(now().story().former()).as("the way back is offered").isEqualTo(2);
        presenter.takeFormer();
        assertThat(now().story().former()).isZero();
        assertThat(now().story().last()).as("the match is as it was").isEqualTo(2);
        assertThat(placeOf("green-1")).isEqualTo("a3");
    }

    @Test
    void theLastHopAsksForAnotherColourWhereOnlyOthersMayGo() {
        startMoon();
        hop("red-1", "a2");
        assertThat(now().decision().question())
                .as("one of two more hops may still be Red's")
                .isEqualTo("Hop 2 of 3: Red hops another frog of any colour (2 free pads forward).");
        hop("red-2", "a3");
        assertThat(now().decision().question())
                .isEqualTo(
                        "Hop 3 of 3: Red hops another frog (not the 2 moved already) of somebody else's (2 free pads forward).");
        presenter.speak("it");
        assertThat(now().decision().question())
                .isEqualTo(
                        "Salto 3 di 3: Rosso fa saltare un'altra rana (non le 2 già mosse) avversaria (avanti di 2 ninfee libere).");
    }

    @Test
    void theLastHopIsForAnyColourOnceSomebodyElseHasMoved() {
        startMoon();
        hop("red-1", "a2");
        hop("green-1", "a3");
        assertThat(now().decision().question())
                .isEqualTo(
                        "Hop 3 of 3: Red hops another frog (not the 2 moved already) of any colour (2 free pads forward).");
    }

    @Test
    void anotherLanguageTranslatesTheRunningMatch() {
        startMoon();
        hop("red-1", "a2");
        presenter.speak("it");
        assertThat(now().decision().question())
                .isEqualTo(
                        "Salto 2 di 3: Rosso fa saltare un'altra rana di qualsiasi colore (avanti di 2 ninfee libere).");
        assertThat(now().story().lines().get(0).text()).isEqualTo("La partita è preparata");
        assertThat(now().seats().get(1).name()).isEqualTo("Verde");
        assertThat(placeOf("red-1")).isEqualTo("a2");
    }

    @Test
    void computersPlayToTheEndOncePicturesAreShown() {
        startMoon("red", "green", "orange");
        int guard = 0;
        while (!now().decision().isOver() && guard++ < 2000) {
            assertThat(now().decision().waiting()).isEqualTo(Waiting.COMPUTER);
            presenter.shown(now().serial());
        }
        assertThat(now().decision().isOver()).isTrue();
        assertThat(now().decision().question()).contains("win");
        assertThat(now().seats()).anyMatch(SeatView::winner);
    }

    @Test
    void aComputerWaitsUntilThePictureIsShownAndPeopleCannotMoveForIt() {
        startMoon("red");
        long first = now().serial();
        hop("red-1", "a2");
        assertThat(placeOf("red-1")).isEqualTo("start");
        presenter.shown(first);
        assertThat(now().story().last()).as("that picture was not the last").isZero();
        presenter.shown(now().serial());
        assertThat(now().story().last()).isEqualTo(1);
    }

    @Test
    void whoGoesBackInAComputersMatchLooksRoundInPeace() {
        startMoon("red", "green", "orange");
        for (int i = 0; i < 5; i++) presenter.shown(now().serial());
        presenter.undo();
        int last = now().story().last();
        assertThat(now().decision().waiting()).isEqualTo(Waiting.PAUSED);
        presenter.shown(now().serial());
        assertThat(now().story().last()).isEqualTo(last);
        presenter.goOn();
        assertThat(now().decision().waiting()).isEqualTo(Waiting.COMPUTER);
    }

    @Test
    void undoGoesBackToWhereAPersonDecided() {
        startMoon("green", "orange");
        hop("red-1", "a2");
        hop("green-1", "a3");
        hop("red-2", "a4");
        int guard = 0;
        while (now().decision().waiting() == Waiting.COMPUTER && guard++ < 100) presenter.shown(now().serial());
        presenter.undo();
        assertThat(now().decision().waiting()).isEqualTo(Waiting.PERSON);
        assertThat(now().decision().decider().id()).isEqualTo("red");
    }

    @Test
    void aSeatCanBeGivenToTheComputerInTheMiddle() {
        startMoon();
        List<Map<String, String>> chosen = new ArrayList<>();
        presenter.seated(match -> chosen.add(match.computers()));
        presenter.seat("red", "random");
        assertThat(chosen).singleElement().isEqualTo(Map.of("red", "random"));
        assertThat(now().decision().waiting()).isEqualTo(Waiting.COMPUTER);
        assertThat(now().seats().get(0).sort()).isEqualTo(SeatView.Sort.COMPUTER);
        presenter.shown(now().serial());
        presenter.seat("red", null);
        assertThat(now().decision().waiting()).isEqualTo(Waiting.PERSON);
    }

    @Test
    void aMoveWithoutAnythingToPointAtIsOfferedInWords() {
        presenter.start(Rules.match(Rules.text("""
                game nim
                  title en "Nim" it "Nim"
                  players 2: anna, bob
                board table
                  site heap at 0, 0
                pieces stones, alike: 5 stone
                start
                  move stones to heap
                turn
                  choose take by mover NI-1
                    en "{mover} takes." it "{mover} prende."
                    option take (n in 1 .. 3)
                      require n <= number of stones on heap
                        because NI-2 en "There are not so many." it "Non ce ne sono tante."
                      then
                        repeat n times
                          move one (stones on heap) to box
                        if no stones on heap
                          finish won by mover
                    option wait
                      then
                        stop
                """, 2)));
        assertThat(now().decision().choices())
                .extracting(c -> c.words())
                .containsExactly("Take 1", "Take 2", "Take 3", "Wait");
        presenter.choose(now().decision().choices().get(2).key());
        assertThat(site("heap").pieces()).hasSize(2);
        assertThat(now().decision().choices()).extracting(c -> c.words()).containsExactly("Take 1", "Take 2", "Wait");
        presenter.choose("no such key");
        assertThat(site("heap").pieces()).hasSize(2);
    }

    @Test
    void aRuleFileThatFailsCostsOneMoveOnly() {
        presenter.start(Rules.match(Rules.text("""
                game trap
                  title en "Trap" it "Trappola"
                  players 2: anna, bob
                board table
                  site a at 0, 0
                  site b at 1, 0
                pieces stones, alike: 1 stone
                keep n: number = 0
                start
                  move stones to a
                turn
                  choose go by mover TR-1
                    en "{mover} goes." it "{mover} va."
                    option go (to in table)
                      then
                        move stones to to
                        while to is b
                          set n = n + 1
                """, 2)));
        point(Ref.site("b"));
        assertThat(now().problem().place()).startsWith("test.rules:");
        assertThat(now().problem().what()).isNotEmpty();
        assertThat(site("a").pieces()).hasSize(1);
        point(Ref.site("a"));
        assertThat(now().problem()).isNull();
        assertThat(now().decision().decider().name()).isEqualTo("Bob");
    }

    @Test
    void rulesThatFailInCountingPointsCostOneMoveToo() {
        presenter.start(Rules.match(Rules.text("""
                game count
                  title en "Count" it "Conta"
                  players 2: anna, bob
                board table
                  site a at 0, 0
                pieces stones, alike: 1 stone
                keep n: number = 1
                turn
                  choose go by mover CO-1
                    en "{mover} goes." it "{mover} va."
                    option go (to in table)
                      then
                        set n = n + 1
                        if n > 9
                          finish
                score of who CO-2
                  = item n of [5, 6]
                """, 2)));
        assertThat(now().seats().get(0).score()).isEqualTo("5");
        point(Ref.site("a"));
        assertThat(now().seats().get(0).score()).isEqualTo("6");
        point(Ref.site("a"));
        assertThat(now().problem().place()).startsWith("test.rules:");
        assertThat(now().seats().get(0).score()).isEqualTo("6");
    }
}
