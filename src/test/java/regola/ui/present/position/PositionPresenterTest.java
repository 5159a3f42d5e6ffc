package regola.ui.present.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Position;
import regola.language.Shipped;
import regola.ui.present.Rules;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.match.Resumption;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.ProblemView;
import regola.ui.view.Texts;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.ZoneView;
import regola.ui.view.position.FieldView;
import regola.ui.view.position.PositionView;

/** Positions set up by hand: pieces go anywhere, the rules say what is wrong, and what is right can be played. */
class PositionPresenterTest {
    private final List<PositionView> pictures = new ArrayList<>();
    private final List<ProblemView> refused = new ArrayList<>();
    private final PositionPresenter presenter = new PositionPresenter(Runnable::run, pictures::add);

    private void begin(String game, Position now) {
        presenter.begin(new MatchSetUp(Shipped.rules(game), 7, Set.of()), now, problem -> {
            throw new AssertionError(problem.what());
        });
        presenter.cover(false);
    }

    private PositionView now() {
        return pictures.get(pictures.size() - 1);
    }

    private SiteView site(String id) {
        return now().board().site(id).orElseThrow(() -> new AssertionError("no place " + id));
    }

    private ZoneView zone(String id) {
        return now().zones().stream()
                .filter(z -> z.site().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private FieldView field(Predicate<FieldView> wanted) {
        return now().fields().stream()
                .filter(wanted)
                .findFirst()
                .orElseThrow(() -> new AssertionError(now().fields().toString()));
    }

    private Resumption played() {
        List<Resumption> made = new ArrayList<>();
        presenter.play(made::add);
        return made.isEmpty() ? null : made.get(0);
    }

    private String copied() {
        List<String> texts = new ArrayList<>();
        presenter.copy(texts::add);
        return texts.get(0);
    }

    private void paste(String text) {
        refused.clear();
        presenter.paste(text, refused::addAll);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "china-moon",
                "nin-jan",
                "croak",
                "moulin-rouge",
                "army-of-frogs",
                "nine-mens-morris",
                "english-draughts",
                "reversi",
                "kalah",
                "royal-game-of-ur"
            })
    void everyGameIsSetUpFromItsBeginningFromAMatchAndFromNothing(String game) {
        begin(game, null);
        assertThat(now().isSound()).as(now().faults().toString()).isTrue();
        Match begun = Match.at(Shipped.rules(game), played().start(), 7);
        assertThat(begun.isOver()).isFalse();
        int everything = count();
        presenter.empty();
        assertThat(count()).isEqualTo(everything);
        assertThat(zone("box").count()).as("all is in the box").isEqualTo(everything);
        presenter.undo();
        assertThat(Match.at(Shipped.rules(game), played().start(), 7).position())
                .isEqualTo(begun.position());
        assertThat(now().isSound()).isTrue();
        String text = copied();
        presenter.empty();
        paste(text);
        assertThat(refused).isEmpty();
        assertThat(copied()).isEqualTo(text);
        presenter.speak("it");
        assertThat(now().title()).startsWith("Imposta una posizione");
    }

    @Test
    void rulesThatFailAtTheBeginningAreToldWithTheirLine() throws IOException {
        String text = Files.readString(Path.of("rules-dsl/games/china-moon/china-moon.rules"))
                .replace("  move frogs to start\n", "  while 1 < 2\n    set hop = 1\n");
        Ruleset endless = Rules.text(text, 3);
        List<ProblemView> failed = new ArrayList<>();
        presenter.begin(new MatchSetUp(endless, 7, Set.of()), null, failed::add);
        assertThat(pictures).isEmpty();
        assertThat(failed).hasSize(1);
        String place = failed.get(0).place();
        assertThat(place).matches("test\\.rules:\\d+");
        int line = Integer.parseInt(place.substring(place.indexOf(':') + 1));
        assertThat(text.lines().toList().get(line - 1)).contains("set hop = 1");
    }

    /** All pieces that are seen anywhere. */
    private int count() {
        int onBoard =
                now().board().sites().stream().mapToInt(s -> s.pieces().size()).sum();
        return onBoard + now().zones().stream().mapToInt(ZoneView::count).sum();
    }

    @Test
    void aPieceIsTakenFromAHandMovedAndTakenOff() {
        begin("nine-mens-morris", null);
        presenter.take("hand-white", "white-man");
        assertThat(now().held()).isEqualTo(PositionView.pile("hand-white", "white-man"));
        presenter.point(List.of(Ref.site("a1")));
        presenter.point(List.of(Ref.site("d1")));
        assertThat(zone("hand-white").count()).isEqualTo(7);
        assertThat(now().held()).as("the hand stays full").isNotEmpty();
        presenter.letGo();
        presenter.lift(List.of(Ref.piece("white-man"), Ref.site("d1")));
        presenter.drop("g1");
        assertThat(site("d1").pieces()).isEmpty();
        assertThat(site("g1").pieces()).hasSize(1);
        presenter.remove(List.of(Ref.site("g1")));
        assertThat(zone("box").count()).isEqualTo(1);
        presenter.point(List.of(Ref.piece("white-man"), Ref.site("a1")));
        assertThat(now().chosen()).isEqualTo("White man, a1");
        presenter.into("out");
        assertThat(zone("out").count()).isEqualTo(1);
        presenter.undo();
        presenter.undo();
        assertThat(site("g1").pieces()).hasSize(1);
        presenter.redo();
        assertThat(site("g1").pieces()).isEmpty();
    }

    @Test
    void whatARuleForbidsIsToldWhereItIsAndCannotBePlayed() {
        begin("nine-mens-morris", null);
        presenter.take("hand-white", "white-man");
        presenter.point(List.of(Ref.site("a1")));
        presenter.point(List.of(Ref.site("a1")));
        assertThat(now().faults())
                .containsExactly(new PositionView.Fault("NM-5.2", "On a point there is room for one man."));
        assertThat(site("a1").is(Role.CAUSE)).isTrue();
        assertThat(played()).isNull();
        presenter.speak("it");
        assertThat(now().faults().get(0).sentence()).isEqualTo("Su un punto c'è posto per una pedina.");
        presenter.undo();
        assertThat(now().isSound()).isTrue();
        assertThat(played().start().object("zones").get("points")).isEqualTo(Map.of("a1", List.of("white-man")));
    }

    @Test
    void whoseTurnItIsAndWhatTheGameKeepsIsFilledIn() {
        begin("nine-mens-morris", null);
        FieldView mover = now().fields().get(0);
        assertThat(mover.label()).isEqualTo("Whose turn it is");
        presenter.fill(mover.id(), "black");
        assertThat(Match.at(Shipped.rules("nine-mens-morris"), played().start(), 1)
                        .mover())
                .isEqualTo(1);
        FieldView quiet = field(f -> f.label().startsWith("Turns without"));
        presenter.fill(quiet.id(), "many");
        assertThat(now().faults()).hasSize(1);
        presenter.fill(quiet.id(), "99");
        assertThat(now().isSound()).isTrue();
    }

    @Test
    void tilesAreLaidAndTurnedOverLikePieces() {
        begin("croak", null);
        presenter.empty();
        assertThat(now().brushes()).extracting(b -> b.id()).contains("tile=lily", "open");
        presenter.brush("tile=lily");
        presenter.point(List.of(Ref.site("c3")));
        presenter.brush("open");
        presenter.point(List.of(Ref.site("c3")));
        assertThat(copied()).contains("\"c3\": {\"tile\": \"lily\", \"open\": true}");
        presenter.point(List.of(Ref.site("c3")));
        assertThat(copied()).doesNotContain("open");
        presenter.letGo();
        presenter.point(List.of(Ref.site("c3")));
        assertThat(now().own()).isEqualTo(2);
        presenter.fill(now().fields().get(0).id(), "leaf");
        assertThat(copied()).as("as at the beginning: nothing is said").doesNotContain("c3");
    }

    @Test
    void anEndlessPlaneHasRoomRoundWhatIsOnIt() {
        begin("army-of-frogs", null);
        presenter.empty();
        assertThat(now().board().sites()).hasSize(19);
        presenter.take("box", "red");
        presenter.point(List.of(Ref.site("0,0")));
        presenter.point(List.of(Ref.site("2,0")));
        assertThat(now().faults())
                .extracting(PositionView.Fault::sentence)
                .contains("The frogs have to form one colony.");
        assertThat(now().board().site("4,0")).isPresent();
        presenter.point(List.of(Ref.site("1,0")));
        assertThat(now().faults())
                .extracting(PositionView.Fault::sentence)
                .doesNotContain("The frogs have to form one colony.");
    }

    @Test
    void aTextThatNamesWhatDoesNotExistIsRefusedAndEachLineIsNamed() {
        begin("nine-mens-morris", null);
        PositionView before = now();
        paste(
                "{\"zones\": {\n\"points\": {\"a1\": [\"white-man\"],\n\"z9\": [\"white-man\", \"pawn\"]}},\n\"vars\": {\"mover\": \"white\"}}");
        assertThat(refused).extracting(ProblemView::place).contains("clipboard:3");
        assertThat(refused).extracting(ProblemView::what).anyMatch(what -> what.contains("z9"));
        assertThat(now().board()).isEqualTo(before.board());
        presenter.speak("it");
        refused.clear();
        paste("{\"zones\": {\"points\": {\"a1\": [\"white-mn\"]}}, \"vars\": {\"mover\": \"white\"}}");
        assertThat(refused)
                .singleElement()
                .satisfies(problem -> assertThat(problem.in(Texts.in("it")).what())
                        .isEqualTo("tra i pezzi non c'è 'white-mn', intendevi 'white-man'?"));
        presenter.speak("en");
        refused.clear();
        paste("no position");
        assertThat(refused).hasSize(1);
        paste("{\"zones\": {\"points\": {\"a1\": [\"white-man\", \"black-man\"]}}, \"vars\": {\"mover\": \"white\"}}");
        assertThat(refused).as("what only breaks a rule is mended here").isEmpty();
        assertThat(now().faults()).hasSize(1);
        presenter.remove(List.of(Ref.piece("black-man"), Ref.site("a1")));
        assertThat(now().isSound()).isTrue();
    }

    @Test
    void tooManyPiecesOfAKindAreShownWhereTheyAre() {
        begin("moulin-rouge", null);
        StringBuilder sites = new StringBuilder();
        for (String ray : List.of("a", "b", "c", "d"))
            for (int ring = 1; ring <= 3; ring++) sites.append(",\"" + ray + ring + "\": [\"red-man\"]");
        paste("{\"zones\": {\"crossings\": {" + sites.substring(1) + "}}, \"vars\": {\"mover\": \"red\"}}");
        assertThat(refused).isEmpty();
        assertThat(now().faults())
                .extracting(PositionView.Fault::sentence)
                .containsOnly("There are only 10 of 'red-man'");
        assertThat(site("d3").is(Role.CAUSE)).isTrue();
    }

    @Test
    void aLessonOrAMatchCanBeginHere() {
        begin("nine-mens-morris", null);
        List<MatchRecord> records = new ArrayList<>();
        presenter.record(records::add);
        assertThat(records.get(0).start()).isEqualTo(records.get(0).position());
        assertThat(records.get(0).moves()).isEmpty();
    }

    @Test
    void aRingTurnsByHandWithAllThatLiesOnItWhateverTheRulesSay() {
        Ruleset rules = Shipped.rules("moulin-rouge");
        Match match = Match.start(rules, 1);
        List.of("place a1", "place h1", "place a2").forEach(match::play);
        begin("moulin-rouge", match.position());
        assertThat(now().board().wheels())
                .extracting(wheel -> wheel.turns().size())
                .containsExactly(2, 2, 2);
        presenter.turn("outer 1");
        assertThat(site("b1").pieces())
                .extracting(PieceView::colour)
                .isEqualTo(site("a2").pieces().stream().map(PieceView::colour).toList());
        assertThat(site("a1").pieces()).hasSize(1);
        assertThat(site("h1").pieces()).isEmpty();
        presenter.turn("outer -1");
        presenter.turn("outer -1");
        assertThat(site("h1").pieces()).hasSize(1);
        assertThat(site("g1").pieces()).hasSize(1);
        presenter.undo();
        assertThat(site("a1").pieces()).hasSize(1);
        begin("nine-mens-morris", null);
        assertThat(now().board().wheels()).isEmpty();
    }

    @Test
    void whatIsCoveredIsNotToldInTheFieldsEither() {
        begin("croak", null);
        presenter.point(List.of(Ref.site("a1")));
        int open = now().own();
        presenter.cover(true);
        assertThat(now().own()).as("fields of a tile that lies face down").isLessThan(open);
        presenter.begin(new MatchSetUp(Shipped.rules("croak"), 7, Set.of()), null, problem -> {});
        assertThat(now().covered()).as("until it is asked for").isTrue();
    }

    /** What lies face down stays so, also while the rules cannot be asked. */
    @Test
    void whatLiesFaceDownForAllMayStayCovered() {
        begin("croak", null);
        assertThat(now().canCover()).isTrue();
        String open = faces();
        presenter.cover(true);
        String closed = faces();
        assertThat(now().covered()).isTrue();
        assertThat(closed).isNotEqualTo(open);
        assertThat(now().overlay().dimmed()).isEmpty();
        presenter.take("box", "?");
        presenter.remove(List.of(Ref.site("a1")));
        presenter.remove(List.of(Ref.site("h8")));
        assertThat(faces().lines()
                        .filter(line -> open.lines().toList().contains(line)
                                && !closed.lines().toList().contains(line)))
                .isEmpty();
        presenter.cover(false);
        assertThat(now().overlay().dimmed()).isNotEmpty();
        begin("nine-mens-morris", null);
        assertThat(now().canCover()).isFalse();
    }

    /** What each place of the board looks like. */
    private String faces() {
        return now().board().sites().stream()
                .map(site -> site.id() + " " + site)
                .collect(Collectors.joining("\n"));
    }
}
