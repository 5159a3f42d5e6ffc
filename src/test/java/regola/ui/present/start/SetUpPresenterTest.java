package regola.ui.present.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.value.Manner;
import regola.ui.present.Rules;
import regola.ui.present.picture.Names;
import regola.ui.support.ShippedShelf;
import regola.ui.view.board.SeatView;
import regola.ui.view.start.ChairView;
import regola.ui.view.start.KindView;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SettingView;

class SetUpPresenterTest {
    private final List<SetUpView> pictures = new ArrayList<>();
    private final List<MatchSetUp> matches = new ArrayList<>();
    private final SetUpPresenter presenter = new SetUpPresenter(
            Runnable::run,
            Rules.shelf("china-moon", "flies", "two-players", "one-two-three-hop"),
            pictures::add,
            matches::add,
            () -> 42);

    private SetUpView now() {
        return pictures.get(pictures.size() - 1);
    }

    private SettingView setting(String name) {
        return now().settings().stream()
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @BeforeEach
    void open() {
        presenter.open("china-moon", List.of());
    }

    @Test
    void theFirstGameIsChosenWithAllThatItsRuleFileOffers() {
        assertThat(now().title()).isEqualTo("China Moon");
        assertThat(now().author()).startsWith("Bruno Faidutti");
        assertThat(now().fewest()).isEqualTo(3);
        assertThat(now().most()).isEqualTo(5);
        assertThat(now().players()).isEqualTo(3);
        assertThat(now().seats())
                .extracting(SeatView::sort)
                .containsExactly(SeatView.Sort.HUMAN, SeatView.Sort.COMPUTER, SeatView.Sort.COMPUTER);
        assertThat(now().variants())
                .extracting(v -> v.title())
                .startsWith("Flies", "Two players")
                .hasSize(3);
        SettingView steps = setting("hop-steps");
        assertThat(steps.form()).isEqualTo(SettingView.Form.NUMBERS);
        assertThat(steps.value()).containsExactly(2L, 2L, 2L);
        assertThat(steps.rule()).isEqualTo("CM-8.13");
        assertThat(now().canStart()).isTrue();
    }

    @Test
    void aMatchAtOnceIsAgainstWhoGrowsWithOneUnlessSomebodyElseWasChosenBefore() {
        int shown = pictures.size();
        presenter.startAtOnce("china-moon", Assertions::fail);
        assertThat(matches.get(0).computers().values()).hasSize(2).containsOnly("with-me");
        presenter.seated(
                List.of(new Chosen("china-moon", 3, Map.of(0, "you", 1, "good"), Map.of(), List.of(), Map.of())));
        presenter.startAtOnce("china-moon", Assertions::fail);
        assertThat(matches.get(1).computers().values()).containsOnly("good", "with-me");
        assertThat(pictures).as("nothing is shown of the page").hasSize(shown);
    }

    @Test
    void aMatchAtOnceOfThoseWhoReadLittleIsTheirFirstOne() {
        SetUpPresenter setUp =
                new SetUpPresenter(Runnable::run, ShippedShelf.GAMES, pictures::add, matches::add, () -> 42);
        setUp.children(true);
        setUp.startAtOnce("army-of-frogs", Assertions::fail);
        assertThat(matches.get(0).computers().values()).isNotEmpty().containsOnly("beginner");
    }

    @Test
    void whereNoMatchCanBeginAtOnceTheWayLeadsToWhereItIsSetUp() {
        List<String> failed = new ArrayList<>();
        presenter.startAtOnce("nobody-knows-it", () -> failed.add("failed"));
        assertThat(failed).hasSize(1);
        assertThat(matches).isEmpty();
    }

    /** China Moon, and the same under another name. */
    private static Shelf two() {
        return new Shelf() {
            private final Shelf one = Rules.shelf("china-moon");

            @Override
            public List<Entry> entries() {
                Entry game = one.entries().get(0);
                return List.of(game, new Entry("another", game.title(), game.about(), List.of(), List.of(), ""));
            }

            @Override
            public Reading read(String id, List<String> variants) {
                return one.read("china-moon", variants);
            }
        };
    }

    @Test
    void whoPlaysOneGameSaysNothingAboutAnother() {
        SetUpPresenter both = new SetUpPresenter(Runnable::run, two(), pictures::add, matches::add, () -> 42);
        both.open("china-moon", List.of());
        for (SeatView seat : now().seats()) both.seat(seat.id(), seat.sort() == SeatView.Sort.HUMAN ? "fair" : "other");
        List<SeatView.Sort> chosen = now().seats().stream().map(SeatView::sort).toList();
        assertThat(chosen).containsExactly(SeatView.Sort.COMPUTER, SeatView.Sort.HUMAN, SeatView.Sort.HUMAN);
        both.chooseGame("another");
        assertThat(now().seats())
                .extracting(SeatView::sort)
                .containsExactly(SeatView.Sort.HUMAN, SeatView.Sort.COMPUTER, SeatView.Sort.COMPUTER);
        both.chooseGame("china-moon");
        assertThat(now().seats()).extracting(SeatView::sort).isEqualTo(chosen);
    }

    /** Whoever has found somebody of their strength does not choose anew in every game. */
    @Test
    void whoWasChosenToPlayAgainstIsProposedInTheNextGameToo() {
        SetUpPresenter both = new SetUpPresenter(Runnable::run, two(), pictures::add, matches::add, () -> 42);
        both.open("china-moon", List.of());
        both.seat("green", "good");
        both.chooseGame("another");
        assertThat(now().chairs().get(0).kind()).isEqualTo("you");
        assertThat(now().chairs().get(1).kind()).isEqualTo("good");
    }

    /** Nobody has to know that 0 is "by lot". */
    @Test
    void aNumberThatMeansMoreThanItselfIsChosenByName() {
        SetUpPresenter frogs =
                new SetUpPresenter(Runnable::run, Rules.shelf("army-of-frogs"), pictures::add, matches::add, () -> 42);
        frogs.open("army-of-frogs", List.of());
        assertThat(setting("first-player").words()).containsExactly("by lot", "Red", "Green", "Blue", "White");
        assertThat(setting("max-jumps").words()).containsExactly("as many as you like", "1", "2", "3");
        assertThat(setting("hand-size").words()).isEmpty();
        frogs.speak("it");
        assertThat(setting("first-player").words()).startsWith("a sorte", "Rosso");
    }

    @Test
    void aVariantBringsItsSettingsAndItsPlayers() {
        presenter.turnVariant("flies", true);
        assertThat(setting("fly-count").value()).containsExactly(3L);
        presenter.turnVariant("two-players", true);
        assertThat(now().players()).isEqualTo(2);
        assertThat(now().seats())
                .extracting(SeatView::sort)
                .containsExactly(SeatView.Sort.HUMAN, SeatView.Sort.COMPUTER, SeatView.Sort.NEUTRAL);
        presenter.turnVariant("flies", false);
        assertThat(now().settings()).noneMatch(s -> s.name().equals("fly-count"));
    }

    @Test
    void aMatchGetsWhatWasChosen() {
        presenter.choosePlayers(4);
        presenter.seat("green", "other");
        presenter.set("hop-steps", List.of(1L, 2L));
        assertThat(setting("hop-steps").isChanged()).isTrue();
        presenter.start();
        MatchSetUp match = matches.get(0);
        assertThat(match.rules().players()).isEqualTo(4);
        assertThat(match.computers().keySet()).containsExactlyInAnyOrder("orange", "violet");
        assertThat(match.rules().settings().get("hop-steps")).containsExactly(1L, 2L);
        assertThat(match.seed()).isEqualTo(42);
        presenter.setAllBack();
        assertThat(setting("hop-steps").isChanged()).isFalse();
    }

    @Test
    void playersKeepWithinWhatTheRulesAllow() {
        presenter.choosePlayers(9);
        assertThat(now().players()).isEqualTo(5);
        presenter.choosePlayers(1);
        assertThat(now().players()).isEqualTo(3);
    }

    @Test
    void thePageSpeaksTheOtherLanguage() {
        presenter.speak("it");
        assertThat(now().seats().get(0).name()).isEqualTo("Rosso");
        assertThat(setting("hop-steps").sentence()).startsWith("Di quante ninfee");
    }

    @Test
    void whatCannotBeSetUpSaysWhyAndCanBeTurnedBack() {
        presenter.set("island-spaces", List.of(99L));
        presenter.start();
        assertThat(matches).isEmpty();
        assertThat(now().problems()).hasSize(1);
        assertThat(now().canStart()).isFalse();
        presenter.setAllBack();
        assertThat(now().canStart()).isTrue();
    }

    @Test
    void whatWasChosenAnotherTimeIsChosenAgainAsFarAsItIsStillThere() {
        List<List<Chosen>> chosen = new ArrayList<>();
        SetUpPresenter next = new SetUpPresenter(
                Runnable::run, Rules.shelf("china-moon", "flies"), pictures::add, matches::add, () -> 42);
        Chosen other = new Chosen("another", 2, Map.of(0, "you"), Map.of(), List.of(), Map.of());
        next.recall(
                List.of(
                        other,
                        new Chosen(
                                "china-moon",
                                4,
                                Map.of(1, "you"),
                                Map.of(2, "Anna"),
                                List.of("flies", "gone"),
                                Map.of(
                                        "hop-steps",
                                        List.of(1L, 2L, 3L),
                                        "fly-count",
                                        List.of(-7L),
                                        "no-such",
                                        List.of(1L)))),
                chosen::add);
        next.open("china-moon", List.of());
        assertThat(now().players()).isEqualTo(4);
        assertThat(now().seats())
                .extracting(SeatView::sort)
                .containsExactly(
                        SeatView.Sort.COMPUTER, SeatView.Sort.HUMAN, SeatView.Sort.COMPUTER, SeatView.Sort.COMPUTER);
        assertThat(now().seats().get(2).name()).isEqualTo("Anna");
        assertThat(now().variants()).extracting(v -> v.on()).containsExactly(true);
        assertThat(setting("hop-steps").value()).containsExactly(1L, 2L, 3L);
        assertThat(setting("fly-count").value()).isEqualTo(setting("fly-count").original());
        assertThat(chosen).as("nobody has chosen anything yet").isEmpty();
        next.choosePlayers(5);
        Chosen now = new Chosen(
                "china-moon",
                5,
                Map.of(1, "you"),
                Map.of(2, "Anna"),
                List.of("flies"),
                Map.of("hop-steps", List.of(1L, 2L, 3L)));
        assertThat(chosen).as("that of the other game is not forgotten").containsExactly(List.of(now, other));
    }

    @ParameterizedTest
    @CsvSource({
        "red=best, you easy beginner", // who lets a computer play on has not left the table
        "red=good orange=fair, you easy fair",
        "green=best orange=fair, you best fair",
        "'', you easy beginner"
    })
    void howWellOthersPlayInAMatchIsKeptForTheNextAndNotWhoSitsThere(String computers, String kinds) {
        presenter.turnVariant("flies", true);
        presenter.name("orange", "Anna");
        presenter.start();
        MatchSetUp match = matches.get(0);
        Map<String, String> now = new HashMap<>();
        for (String each : computers.split(" ")) {
            int at = each.indexOf('=');
            if (at > 0) now.put(each.substring(0, at), each.substring(at + 1));
        }
        presenter.seated(Chosen.seated(List.of(), match, now));
        presenter.open("china-moon", List.of());
        assertThat(now().chairs()).extracting(ChairView::kind).containsExactly(kinds.split(" "));
        assertThat(now().seats().get(2).name()).as("nothing else is different").isEqualTo("Anna");
        assertThat(now().variants()).extracting(v -> v.on()).startsWith(true);
        assertThat(match.seated(now).anew().computers()).isEqualTo(now);
        assertThat(match.anew().seed()).isNotEqualTo(match.seed());
    }

    @Test
    void childrenMeetTheWeakestUnlessSomebodyElseWasChosen() {
        presenter.seat("green", "good");
        presenter.children(true);
        assertThat(now().chairs()).extracting(ChairView::kind).containsExactly("you", "good", "beginner");
        presenter.children(false);
        assertThat(now().chairs()).extracting(ChairView::kind).containsExactly("you", "good", "beginner");
        presenter.start();
        assertThat(matches.get(0).computers()).isEqualTo(Map.of("green", "good", "orange", "beginner"));
    }

    /** What was chosen when computers had no strengths yet. */
    @Test
    void whoSatThereInFormerTimesStillSitsThere() {
        presenter.seat("green", "random");
        assertThat(now().chairs().get(1).kind()).isEqualTo("random");
        assertThat(now().kindOf(now().chairs().get(1)).computer()).isTrue();
        presenter.seat("green", "computer");
        assertThat(now().chairs().get(1).kind())
                .as("nobody is called so any more")
                .isEqualTo("random");
    }

    /** For those who read little the next one sits down with each press: nobody else is called otherwise by that. */
    @Test
    void whoIsAtTheMachineStaysThereWhenAnotherPersonSitsDown() {
        List<String> sat = new ArrayList<>();
        for (int i = 0; i < now().kinds().size(); i++) {
            presenter.seat("green", now().next(now().chairs().get(1)).id());
            sat.add(now().chairs().get(1).kind());
            assertThat(now().chairs().get(0).kind()).isEqualTo("you");
        }
        assertThat(sat).contains("other", "good").doesNotContain("you");
    }

    @Test
    void whoWasAtTheMachineSitsThereAgainAfterTheMatch() {
        presenter.seat("green", "you");
        presenter.start();
        MatchSetUp match = matches.get(0);
        List<Chosen> before = List.of(
                new Chosen("china-moon", 3, Map.of(0, "other", 1, "you", 2, "easy"), Map.of(), List.of(), Map.of()));
        presenter.seated(Chosen.seated(before, match, match.computers()));
        presenter.open("china-moon", List.of());
        assertThat(now().chairs()).extracting(ChairView::kind).startsWith("other", "you");
    }

    @Test
    void whoIsAtTheMachineSitsInOnePlace() {
        assertThat(now().chairs()).extracting(ChairView::kind).containsExactly("you", "easy", "beginner");
        presenter.seat("orange", "you");
        assertThat(now().chairs()).extracting(ChairView::kind).containsExactly("other", "easy", "you");
        presenter.seat("orange", "nobody-of-that-name");
        assertThat(now().chairs().get(2).kind()).isEqualTo("you");
        assertThat(now().kinds())
                .extracting(KindView::id)
                .containsExactly("you", "other", "beginner", "easy", "fair", "good", "best", "with-me");
        assertThat(now().kindOf(now().chairs().get(1)).computer()).isTrue();
    }

    @Test
    void whoPlaysWithAChildHasTheChildBesideAndEverybodyElseAsBefore() {
        presenter.company();
        presenter.children(true);
        assertThat(now().chairs()).extracting(ChairView::kind).containsExactly("you", "other", "beginner");
        presenter.company();
        assertThat(now().chairs()).extracting(ChairView::kind).containsExactly("you", "other", "beginner");
    }

    @Test
    void whoGoesPastAChoiceChangesNoOtherSeat() {
        presenter.seat("orange", "you");
        presenter.seat("orange", "other");
        assertThat(now().chairs()).extracting(ChairView::kind).containsExactly("you", "easy", "other");
        presenter.seat("green", "you");
        presenter.seat("orange", "you");
        assertThat(now().chairs()).extracting(ChairView::kind).containsExactly("other", "other", "you");
        presenter.seat("orange", "easy");
        assertThat(now().chairs()).extracting(ChairView::kind).containsExactly("other", "you", "easy");
        presenter.seat("green", "good");
        assertThat(now().chairs()).extracting(ChairView::kind).containsExactly("you", "good", "easy");
        presenter.seat("green", "you");
        presenter.seat("red", "best");
        presenter.seat("green", "easy");
        assertThat(now().chairs())
                .extracting(ChairView::kind)
                .as("what was chosen for a seat itself stays")
                .containsExactly("best", "easy", "easy");
    }

    @Test
    void aSeatIsCalledAsSomebodyWantsAndByItsOwnNameAgain() {
        String own = now().seats().get(0).name();
        presenter.name("red", "  Anna   Maria of the long long names ");
        assertThat(now().seats().get(0).name()).isEqualTo("Anna Maria of th");
        presenter.start();
        MatchSetUp match = matches.get(0);
        assertThat(match.called()).containsExactly(Map.entry("red", "Anna Maria of th"));
        Names names = new Names(match.rules(), Manner.of("en"), match.called());
        assertThat(names.player(0)).as("also in the match").isEqualTo("Anna Maria of th");
        assertThat(names.player(1)).isEqualTo(now().seats().get(1).name());
        presenter.name("red", " ");
        assertThat(now().seats().get(0).name()).isEqualTo(own);
    }

    /**
     * Whoever is chosen for one place is nobody else's choice: all others stay who they are, and are called so. Who is
     * chosen sits there by the name by which it was chosen, also where another of the same sits already.
     */
    @Test
    void aChoiceForOnePlaceChangesNoOther() {
        presenter.choosePlayers(5);
        presenter.seatComputers("fair");
        List<String> before = now().chairs().stream().map(ChairView::called).toList();
        assertThat(before.subList(1, 5)).as("several of one kind have one name").containsOnly("Inch · fair");
        for (String kind : List.of("best", "beginner", "easy", "fair")) {
            presenter.seat("green", kind);
            assertThat(now().chairs())
                    .extracting(ChairView::called)
                    .as(kind)
                    .containsExactly(
                            before.get(0),
                            now().kindOf(now().chairs().get(1)).called(),
                            before.get(2),
                            before.get(3),
                            before.get(4));
            assertThat(now().kindOf(now().chairs().get(1)).id()).isEqualTo(kind);
        }
        assertThat(now().chairs())
                .extracting(chair -> chair.seat().name())
                .as("the colours tell them apart")
                .doesNotHaveDuplicates();
    }

    @Test
    void aGameThatIsGoneIsNotMissed() {
        SetUpPresenter next =
                new SetUpPresenter(Runnable::run, Rules.shelf("china-moon"), pictures::add, matches::add, () -> 42);
        next.recall(List.of(new Chosen("gone", 4, Map.of(1, "you"), Map.of(), List.of(), Map.of())), all -> {});
        next.open("china-moon", List.of());
        assertThat(now().chosen()).isEqualTo("china-moon");
        assertThat(now().canStart()).isTrue();
    }

    /** Who plays against several equals chooses once; people keep their seats. */
    @Test
    void allComputersCanPlayAlike() {
        presenter.choosePlayers(4);
        presenter.seat("green", "other");
        presenter.seatComputers("good");
        assertThat(now().chairs().stream().map(ChairView::kind)).containsExactly("you", "other", "good", "good");
        assertThat(now().chairs().subList(2, 4)).extracting(ChairView::called).containsOnly("Coco · good");
    }
}
