package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.library.GameLibrary;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.Texts;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.NamingView;
import regola.ui.view.editor.SheetView;

class EditorPresenterTest {
    private static final String STEPS = "numbers from 1 to 4 = 2, 2, 2";

    @TempDir
    Path home;

    private Desktop desk;

    @BeforeEach
    void openTheDesk() {
        desk = new Desktop(home.resolve("rules"));
    }

    private static MatchSetUp match(int players, Map<String, List<Long>> settings, String... variants) {
        GameLibrary library = GameLibrary.open();
        Ruleset rules = Ruleset.of(
                library.compile("china-moon", List.of(variants)).game().orElseThrow(), players, settings);
        return new MatchSetUp(rules, 7, Set.of("red", "orange"));
    }

    private static List<String> legal(MatchSetUp ready) {
        return Match.start(ready.rules(), ready.seed()).decision().legal().stream()
                .map(Move::text)
                .toList();
    }

    // ---- opening and copying

    @Test
    void shippedRulesAreReadAndACopyIsOffered() {
        desk.editor.edit("china-moon", null);
        assertThat(desk.view().own()).isFalse();
        assertThat(desk.view().sheets()).hasSize(7).noneMatch(SheetView::own);
        assertThat(desk.view().title()).isEqualTo("China Moon");
        assertThat(desk.naming()).isEqualTo(new NamingView(NamingView.What.COPY, "China Moon (my rules)"));
        desk.editor.speak("it");
        assertThat(desk.naming().proposal()).isEqualTo("China Moon (le mie regole)");
        desk.type(desk.front().file(), "nothing");
        assertThat(desk.front().text()).startsWith("# China Moon");
    }

    @Test
    void aCopyStandsBesideTheShippedGameAndIsTheSame() {
        desk.copyOf("china-moon");
        assertThat(desk.view().own()).isTrue();
        assertThat(desk.view().title()).isEqualTo("China Moon (my rules)");
        assertThat(desk.view().problems()).isEmpty();
        assertThat(desk.view().changes()).isEmpty();
        assertThat(desk.view().naming()).isNull();
        desk.editor.speak("it");
        assertThat(desk.view().title()).isEqualTo("China Moon (le mie regole)");
        assertThat(GameLibrary.open(List.of(desk.own)).ids()).contains("china-moon", "china-moon-my-rules");
        desk.copyOf("china-moon");
        assertThat(desk.view().title()).isEqualTo("China Moon (le mie regole 2)");
    }

    @Test
    void aCopyIsCalledAsSomebodyWants() {
        desk.editor.edit("china-moon", null);
        desk.done().editor.make(" Frog \"war\" ");
        assertThat(desk.view().title()).isEqualTo("Frog \"war\"");
        assertThat(desk.view().game()).isEqualTo("frog-war");
        desk.editor.speak("it");
        assertThat(desk.view().title()).isEqualTo("Frog \"war\"");
        assertThat(desk.view().problems()).isEmpty();
    }

    @Test
    void whatIsNoGameIsNotOpened() {
        desk.editor.open("chess", null);
        desk.editor.show("x");
        desk.editor.apply(false);
        desk.done();
        assertThat(desk.views).isEmpty();
    }

    // ---- checking

    @Test
    void anErrorIsFoundWithItsPlaceAndMended() {
        desk.copyOf("china-moon");
        desk.replace("  move frogs to start", "  move forgs to start");
        MistakeView error = desk.errors().get(0);
        assertThat(error.what()).contains("forgs");
        assertThat(desk.front().text().lines().toList().get(error.line() - 1)).isEqualTo("  move forgs to start");
        assertThat(error.column()).isEqualTo(8);
        assertThat(desk.front().text().substring(error.start(), error.end())).isEqualTo("forgs");
        assertThat(error.edition()).isEqualTo(1);
        assertThat(error.repair().text()).isEqualTo("frogs");
        assertThat(desk.front().errors()).isPositive();
        desk.replace("forgs", error.repair().text());
        assertThat(desk.errors()).isEmpty();
    }

    /** What was written by lines is known, and guesses would move lines that are right. */
    @Test
    void ofSeveralLinesAtTheLeftEdgeEachIsPutBackAlone() throws IOException {
        Path file = desk.own.resolve("blocking.rules");
        Files.createDirectories(desk.own);
        Files.copy(Path.of("rules-dsl/templates/blocking/blocking.rules"), file);
        desk.editor.edit("blocking", null);
        String right = desk.front().text();
        desk.type(
                desk.front().file(),
                right.replace("  choose act", "choose act")
                        .replace("      require no men on to", "require no men on to"));
        assertThat(desk.done().errors()).hasSize(2);
        for (MistakeView error : desk.errors()) {
            int line = desk.front().text().lastIndexOf('\n', error.start()) + 1;
            assertThat(error.repair().start()).isEqualTo(line);
            assertThat(error.repair().text().strip())
                    .isEqualTo(
                            desk.front().text().substring(line, error.repair().end()));
        }
        desk.replace("\nrequire no men on to", "\n      require no men on to");
        assertThat(desk.errors())
                .singleElement()
                .satisfies(error -> assertThat(error.repair().text()).isEqualTo("  choose act by mover"));
    }

    /** Both are a press away, what is likelier meant first. */
    @Test
    void aNameThatWasMistypedIsOfferedBeforeTheLineAsItWas() throws IOException {
        Files.createDirectories(desk.own);
        Files.copy(Path.of("rules-dsl/templates/blocking/blocking.rules"), desk.own.resolve("blocking.rules"));
        desk.editor.edit("blocking", null);
        desk.done().replace("  if no moves-of(mover)", "  if no moves-off");
        MistakeView error = desk.errors().get(0);
        assertThat(error.repair().text()).isEqualTo("moves-of");
        assertThat(error.other().isBack()).isTrue();
        assertThat(error.otherwise().repair().text()).isEqualTo("  if no moves-of(mover)");
        desk.replace("  if no moves-off", "  if no moves-of(mover)").replace("alike: 4", "alike: 1");
        MistakeView few = desk.errors().get(0);
        assertThat(few.repair().text()).isEqualTo("1 .. 1");
        assertThat(few.other().label()).isEqualTo("@31 4");
    }

    @Test
    void aChangeOfTheGameThatBreaksAVariantIsSeenThere() {
        desk.copyOf("china-moon");
        desk.replace("conditions may-hop(", "conditions can-hop(").replace("meets may-hop(", "meets can-hop(");
        assertThat(desk.front().errors()).isZero();
        SheetView flies = desk.view().sheets().stream()
                .filter(sheet -> "flies".equals(sheet.variant()))
                .findFirst()
                .orElseThrow();
        assertThat(flies.errors()).isPositive();
        assertThat(desk.errors()).allMatch(error -> error.file().endsWith("flies.rules"));
    }

    @Test
    void variantsThatDoNotGoTogetherAreToldWhenBothAreOn() {
        desk.copyOf("china-moon");
        SheetView one = desk.view().sheets().stream()
                .filter(sheet -> "one-two-three-hop".equals(sheet.variant()))
                .findFirst()
                .orElseThrow();
        desk.editor.askForVariant();
        desk.done().editor.make("Mine");
        desk.replace("# set hop-steps", "set hop-steps");
        assertThat(desk.errors()).isEmpty();
        desk.editor.turnVariant(one.file(), true);
        assertThat(desk.errors()).isNotEmpty();
        desk.editor.turnVariant(one.file(), false);
        assertThat(desk.errors()).isEmpty();
    }

    @Test
    void theRulesAsTheyStandCanBeHandedOut() {
        desk.copyOf("kalah");
        desk.replace("\"Kalah (my rules)\"", "\"Seeds\"");
        List<Ruleset> papers = new ArrayList<>();
        desk.editor.rules(papers::add);
        desk.done();
        assertThat(papers.get(0).game().sources().get(0).text()).contains("\"Seeds\"");
        assertThat(papers).hasSize(1);
        desk.replace("\nturn", "\nturnn").editor.rules(papers::add);
        desk.done();
        assertThat(papers).as("rules with a mistake have no book").hasSize(1);
        assertThat(desk.notices).containsKey(BenchPlay.REFUSED);
    }

    /** Typed just before another page was opened: the text comes when the other game is there already. */
    @Test
    void whatIsTypedWhileAnotherGameIsOpenedIsKeptAndTold() {
        desk.copyOf("kalah");
        String file = desk.front().file();
        String text = desk.front().text();
        String other = desk.copyOf("nine-mens-morris").view().game();
        desk.replace("\nturn", "\nturnn");
        assertThat(desk.errors()).isNotEmpty();
        desk.editor.open("kalah", null);
        desk.editor.open(other, null);
        desk.next();
        desk.next();
        desk.type(file, text.replace("\nturn", "\nturnn"));
        desk.done();
        assertThat(desk.errors()).as("the other game is checked").isNotEmpty();
        desk.editor.open(file, null);
        assertThat(desk.front().text()).contains("\nturnn");
        assertThat(desk.errors()).isNotEmpty();
    }

    @Test
    void textsThatComeFastAreCheckedOnceAndTheLastWins() {
        desk.copyOf("china-moon");
        String text = desk.front().text();
        String file = desk.front().file();
        int before = desk.views.size();
        for (int i = 0; i < 50; i++) desk.type(file, text + "# " + i + "\n");
        desk.done();
        assertThat(desk.views.size() - before).isLessThan(10);
        assertThat(desk.front().text()).endsWith("# 49\n");
        assertThat(desk.view().checked()).isTrue();
    }

    @Test
    void mistakesOfAnOlderTextAreMarkedAsSuch() {
        desk.copyOf("china-moon");
        desk.replace("  move frogs to start", "  move forgs to start");
        String file = desk.front().file();
        String text = desk.front().text();
        int before = desk.views.size();
        desk.type(file, "# new line\n" + text);
        desk.editor.show(file);
        desk.done();
        List<Long> editions = desk.views.subList(before, desk.views.size()).stream()
                .map(view -> view.problems().get(0).edition())
                .distinct()
                .toList();
        assertThat(editions).as("first not yet, then checked").containsExactly(-1L, 2L);
    }

    // ---- changes

    @Test
    void changedLinesAreListedAgainstTheOriginalAndCanGoBack() {
        desk.copyOf("china-moon");
        String before = desk.front().text();
        desk.replace(STEPS, "numbers from 1 to 4 = 1, 2, 3");
        assertThat(desk.view().changes()).singleElement().satisfies(change -> {
            assertThat(change.before().get(0)).contains("2, 2, 2");
            assertThat(change.now().get(0)).contains("1, 2, 3");
            assertThat(change.line()).isEqualTo(13);
        });
        long loading = desk.front().loading();
        desk.editor.backToOriginal(desk.path().toString());
        assertThat(desk.view().changes()).isEmpty();
        assertThat(desk.front().text()).isEqualTo(before);
        assertThat(desk.front().loading()).isGreaterThan(loading);
    }

    @Test
    void aNewVariantIsRightFromTheStartAndSoIsItsExample() throws IOException {
        for (String game : List.of("china-moon", "nine-mens-morris")) {
            desk.copyOf(game);
            desk.editor.askForVariant();
            assertThat(desk.naming().proposal()).isEqualTo("My variant");
            desk.editor.make("My variant");
            assertThat(desk.front().variant()).isEqualTo("my-variant");
            assertThat(desk.front().on()).isTrue();
            assertThat(desk.view().problems()).as(game).isEmpty();
            assertThat(desk.onDisk()).isEqualTo(desk.front().text());
            String example =
                    desk.front().text().lines().reduce((first, last) -> last).orElseThrow();
            assertThat(example).as(game).startsWith("# ");
            desk.replace(example, example.substring(2));
            assertThat(desk.view().problems()).as(game + ": " + example).isEmpty();
        }
    }

    @Test
    void aShippedGameCanHaveAVariantOfOnesOwn() {
        desk.editor.open("china-moon", null);
        desk.done().editor.askForVariant();
        desk.done().editor.make("Mine");
        assertThat(desk.front().own()).isTrue();
        assertThat(desk.view().own()).isFalse();
        assertThat(GameLibrary.open(List.of(desk.own))
                        .game("china-moon")
                        .orElseThrow()
                        .variantIds())
                .contains("mine");
    }

    // ---- playing

    @Test
    void changedRulesArePlayed() {
        desk.copyOf("china-moon");
        desk.replace(STEPS, "numbers from 1 to 4 = 1, 2, 3");
        desk.editor.apply(false);
        assertThat(desk.done().played).hasSize(1);
        assertThat(legal(desk.played.get(0))).contains("hop red-1 a1").doesNotContain("hop red-1 a2");
        assertThat(desk.front().unsaved()).isFalse();
        assertThat(desk.onDisk()).contains("1, 2, 3");
        assertThat(desk.notices).isEmpty();
    }

    @Test
    void whatWasTurnedBeforeStaysTurnedAsFarAsItFits() {
        desk.editor.edit(
                "china-moon", match(4, Map.of("others-needed", List.of(2L), "hop-steps", List.of(3L, 3L)), "flies"));
        desk.done().editor.make("Mine");
        assertThat(desk.view().sheets())
                .filteredOn(SheetView::on)
                .extracting(SheetView::variant)
                .containsExactly("flies");
        desk.editor.apply(false);
        MatchSetUp first = desk.done().played.get(0);
        assertThat(first.rules().players()).isEqualTo(4);
        assertThat(first.rules().settings())
                .containsEntry("others-needed", List.of(2L))
                .containsEntry("hop-steps", List.of(3L, 3L));
        assertThat(first.computers().keySet()).containsExactlyInAnyOrder("red", "orange");
        desk.editor.show(desk.view().sheets().get(0).file());
        desk.replace(STEPS, "numbers from 1 to 4 = 1, 2, 3")
                .replace("setting others-needed: 0 to 2 = 1", "setting others-needed: 0 to 1 = 1");
        desk.replace("players 3 to 5", "players 3 to 3");
        desk.editor.apply(false);
        MatchSetUp second = desk.done().played.get(1);
        assertThat(second.rules().players()).isEqualTo(3);
        assertThat(second.rules().settings())
                .as("what the file says now counts")
                .containsEntry("hop-steps", List.of(1L, 2L, 3L))
                .containsEntry("others-needed", List.of(1L));
    }

    @Test
    void rulesWithErrorsAreNotPlayedAndOneIsLedToTheFirst() {
        desk.copyOf("china-moon");
        desk.editor.running("china-moon");
        desk.replace("  move frogs to start", "  move forgs to start");
        desk.editor.apply(false);
        assertThat(desk.done().played).isEmpty();
        assertThat(desk.view().jump().first()).isEqualTo(desk.errors().get(0).line());
        assertThat(desk.notices.get("editor.apply").title().in(Texts.in("en"))).contains("mistake");
        assertThat(desk.notices.get("editor.apply").text().in(Texts.in("en"))).isNotBlank();
        assertThat(desk.onDisk()).as("what could be played is not written over").doesNotContain("forgs");
        assertThat(desk.kept.values()).as("nothing typed is lost").anyMatch(text -> text.contains("forgs"));
        assertThat(desk.front().unsaved()).isTrue();
        desk.replace("forgs", "frogs").editor.apply(false);
        assertThat(desk.done().played).hasSize(1);
        assertThat(desk.notices).isEmpty();
    }

    @Test
    void rulesThatNeverEndAreAnErrorWithTheirLine() {
        desk.copyOf("china-moon");
        desk.replace("  move frogs to start\n", "  move frogs to start\n  while 1 < 2\n    set hop = 1\n");
        desk.editor.apply(false);
        assertThat(desk.done().played).isEmpty();
        assertThat(desk.errors())
                .singleElement()
                .satisfies(
                        error -> assertThat(desk.front().text().lines().toList().get(error.line() - 1))
                                .contains("while 1 < 2"));
        desk.replace("while 1 < 2", "while 2 < 1");
        assertThat(desk.errors()).isEmpty();
    }

    @Test
    void theRunningMatchMayGoOnOnlyWithRulesOfItsGame() {
        desk.copyOf("china-moon");
        assertThat(desk.view().match()).isFalse();
        desk.editor.running("nine-mens-morris");
        assertThat(desk.view().match()).isTrue();
        assertThat(desk.view().here()).isFalse();
        desk.editor.running("china-moon");
        assertThat(desk.view().here()).isTrue();
        desk.editor.apply(true);
        assertThat(desk.done().here).hasSize(1);
        assertThat(desk.played).isEmpty();
    }

    // ---- rules and their places

    @Test
    void aRuleIsShownAtItsPlacesAndAgainInACopy() {
        MatchSetUp match = match(3, Map.of());
        desk.editor.rule(match.rules().game(), "CM-5.7");
        assertThat(desk.view().passage().places()).hasSizeGreaterThan(3);
        assertThat(desk.view().jump().marked()).isTrue();
        int first = desk.view().jump().first();
        desk.editor.nextPlace(1);
        assertThat(desk.view().jump().first()).isNotEqualTo(first);
        desk.editor.nextPlace(-1);
        assertThat(desk.view().jump().first()).isEqualTo(first);
        desk.editor.askForCopy();
        desk.done().editor.make("Mine");
        assertThat(desk.view().passage().number()).isEqualTo("CM-5.7");
        assertThat(desk.view().jump().file()).contains("mine");
        assertThat(desk.view().jump().first()).isEqualTo(first);
        desk.editor.speak("it");
        assertThat(desk.view().passage().places().get(0).sentence()).containsIgnoringCase("ninfee");
        desk.editor.closePassage();
        assertThat(desk.view().passage()).isNull();
    }

    @Test
    void rulesOfAGameWhoseFilesAreGoneCanBeRead() throws IOException {
        desk.copyOf("china-moon");
        desk.editor.apply(false);
        MatchSetUp match = desk.done().played.get(0);
        Desktop other = new Desktop(Files.createDirectory(home.resolve("empty")));
        other.editor.rule(match.rules().game(), "CM-5.4");
        assertThat(other.view().own()).isFalse();
        assertThat(other.view().passage().places()).isNotEmpty();
    }
}
