package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.library.GameLibrary;
import regola.ui.view.Texts;
import regola.ui.view.editor.EditorView;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.VersionView;

/** What is written over what, and what changed lines are held against. */
class EditorSavingTest {
    private static final String GOOD = "  move pebbles to middle";
    private static final String FAILING = "  move pebbles to item 2 of [middle]";
    private static final String REFUSED = "editor.apply";

    @TempDir
    Path home;

    private Desktop desk;
    private Path file;

    /** A game of somebody's own, which is no copy. */
    @BeforeEach
    void openAGame() throws IOException {
        desk = new Desktop(Files.createDirectories(home.resolve("rules")));
        file = desk.own.resolve("heap.rules");
        Files.copy(Path.of("src/test/resources/cli/heap/heap.rules"), file);
        desk.editor.edit("heap", null);
        assertThat(desk.front().own()).isTrue();
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(desk.own)) {
            return all.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    private String words() {
        return desk.notices.get(REFUSED).text().in(Texts.in("en"));
    }

    // ---- rules that cannot begin

    @Test
    void rulesThatFailWhenAMatchIsSetUpAreNotWrittenOverThoseThatWorked() throws IOException {
        desk.replace(GOOD, FAILING).editor.apply(false);
        assertThat(desk.done().played).isEmpty();
        assertThat(desk.onDisk()).contains(GOOD + "\n").doesNotContain(FAILING);
        assertThat(words()).contains("not saved");
        assertThat(desk.errors())
                .singleElement()
                .satisfies(error -> assertThat(error.what()).contains("no item 2"));
        assertThat(desk.front().unsaved()).isTrue();
        assertThat(desk.front().text()).as("nothing typed is lost").contains(FAILING);

        desk.notices.clear();
        desk.editor.running("heap");
        desk.editor.save();
        desk.done();
        assertThat(desk.onDisk()).doesNotContain(FAILING);
        assertThat(words()).contains("not saved", "your match");
        assertThat(files()).containsExactly("heap.rules");
    }

    /** They can be saved and played for all that: it is told at the line that ends each match. */
    @Test
    void rulesWithWhichAMatchIsOverBeforeTheFirstMoveAreNotSaidToBeFine() {
        List<MistakeView> before = desk.view().problems();
        String over = "turn\n  if no pebbles on taken of red\n    finish drawn\n";
        for (boolean seen : new boolean[] {false, true}) {
            desk.editor.beside().open(seen);
            desk.replace("turn\n", over);
            List<MistakeView> after = new ArrayList<>(desk.view().problems());
            after.removeIf(each -> each.kind().isRemark());
            assertThat(after).as("board beside: %s", seen).singleElement().satisfies(told -> {
                assertThat(told.kind()).isEqualTo(MistakeView.Kind.WARNING);
                assertThat(told.what()).contains("over before the first move");
                assertThat(desk.front().text().lines().toList().get(told.line() - 1))
                        .isEqualTo("    finish drawn");
            });
            assertThat(desk.front().warnings()).isEqualTo(1);
            desk.replace(over, "turn\n");
            assertThat(desk.view().problems()).hasSameSizeAs(before);
        }
    }

    @Test
    void rulesWithMistakesAreNotSavedByWhoWantedToPlayThem() throws IOException {
        String worked = desk.onDisk();
        desk.replace("turn", "tern").editor.apply(false);
        assertThat(desk.done().played).isEmpty();
        assertThat(desk.onDisk()).isEqualTo(worked);
        assertThat(desk.notices.get(REFUSED).title().in(Texts.in("en"))).contains("mistake");
        assertThat(desk.front().unsaved()).isTrue();
        desk.editor.save();
        desk.done();
        assertThat(desk.onDisk()).as("who asks for it has it saved").contains("tern");
    }

    @Test
    void whoWantsThemSavedKeepsThoseThatWorkedBeside() throws IOException {
        String worked = desk.onDisk();
        desk.replace(GOOD, FAILING).editor.save();
        desk.done().act(REFUSED, "anyway");
        assertThat(desk.onDisk()).contains(FAILING);
        assertThat(desk.front().unsaved()).isFalse();
        assertThat(desk.own.resolve("heap.rules.worked-1")).hasContent(worked);
        assertThat(desk.notices.get("editor.worked").text().in(Texts.in("en"))).contains("heap.rules.worked-1");
        assertThat(GameLibrary.open(List.of(desk.own)).broken())
                .as("it is no second game")
                .isEmpty();

        desk.replace(FAILING, GOOD).editor.save();
        desk.done().replace(GOOD, FAILING).editor.save();
        desk.done().act(REFUSED, "anyway");
        assertThat(files()).containsExactly("heap.rules", "heap.rules.worked-1", "heap.rules.worked-2");
    }

    @Test
    void rulesThatNeverWorkedAreWrittenWithoutAQuestion() {
        desk.replace(GOOD, FAILING).editor.save();
        desk.done().act(REFUSED, "anyway");
        desk.notices.clear();
        desk.replace(FAILING, FAILING + " # soon").editor.save();
        assertThat(desk.done().notices).isEmpty();
        assertThat(desk.onDisk()).contains("# soon");
    }

    // ---- changed lines

    @Test
    void linesOfAGameThatIsNoCopyAreHeldAgainstTheFileAsItWasOpened() {
        assertThat(desk.view().against()).isEqualTo(EditorView.Against.OPENED);
        assertThat(desk.view().changes()).isEmpty();
        String before = desk.front().text();
        desk.replace("1 to 20 = 5", "1 to 20 = 7").editor.save();
        desk.done();
        assertThat(desk.view().changes())
                .as("saved, and still told")
                .singleElement()
                .satisfies(change -> {
                    assertThat(change.before().get(0)).contains("= 5");
                    assertThat(change.now().get(0)).contains("= 7");
                });
        desk.editor.backToOriginal(file.toString());
        assertThat(desk.view().changes()).isEmpty();
        assertThat(desk.front().text()).isEqualTo(before);
    }

    @Test
    void whatCannotBeChangedHasNothingToBeComparedWith() {
        desk.editor.open("china-moon", null);
        assertThat(desk.view().against()).isEqualTo(EditorView.Against.NOTHING);
        desk.copyOf("china-moon");
        assertThat(desk.view().against()).isEqualTo(EditorView.Against.COPIED);
    }

    // ---- remarks

    @Test
    void aFileInOneLanguageHasNoMistakesAndItsRemarksAreShownWhenAskedFor() {
        String text = desk.front().text().replaceAll(" it \"[^\"]*\"", "");
        desk.type(file.toString(), text);
        assertThat(desk.view().problems())
                .as("the settings that nothing reads are told always")
                .hasSize(2)
                .allMatch(each -> each.kind() == MistakeView.Kind.UNUSED);
        assertThat(desk.front().warnings()).isZero();
        assertThat(desk.view().remarks().shown()).isFalse();
        assertThat(desk.view().remarks().count()).isPositive();

        desk.type(file.toString(), text.replace("move pebbles to middle", "move peebles to middle"));
        desk.editor.showRemarks(true);
        List<MistakeView> problems = desk.view().problems();
        assertThat(problems.get(0).what()).as("what is wrong comes first").contains("peebles");
        assertThat(problems.subList(1, problems.size()))
                .isNotEmpty()
                .allMatch(each -> each.kind().isRemark());
        desk.editor.showRemarks(false);
        assertThat(desk.view().problems()).hasSize(1);
    }

    /** Gently: it is no mistake, and nobody has to ask for it. */
    @Test
    void whatNothingUsesIsToldAndCanBeTakenAway() {
        String before = desk.front().text();
        int already = desk.view().problems().size();
        desk.type(file.toString(), before + "\nfunction twice(n: number): number\n  = 2 * n\n");
        MistakeView found = desk.view().problems().get(already);
        assertThat(found.what()).isEqualTo("nothing uses 'twice'");
        assertThat(found.kind()).isEqualTo(MistakeView.Kind.UNUSED);
        assertThat(found.repair().label()).isEqualTo("\n-2");
        assertThat(desk.front().warnings() + desk.front().errors()).isZero();
        assertThat(desk.view().remarks().count()).as("that is of other remarks").isZero();
        assertThat(before + "\n")
                .isEqualTo(desk.front().text().substring(0, found.repair().start()));
    }

    @Test
    void whatWasTakenBackIsNotOfferedWhenTheProgramBeginsAnew() {
        desk.replace(GOOD, FAILING).editor.look();
        assertThat(desk.done().kept).hasSize(1);

        desk.replace(FAILING, GOOD).editor.look();

        assertThat(desk.done().kept).isEmpty();
    }

    // ---- how it was before

    /** Who puts a rule between two others has not changed those behind it. */
    @Test
    void numbersOfRulesThatOnlyMovedAreNoChange() {
        String text = desk.front().text();
        desk.type(
                file.toString(), text + "\nwords\n  middle en \"A\" it \"A\" # HP-1\n  rim en \"B\" it \"B\" # HP-2\n");
        desk.editor.save();
        desk.done();
        desk.type(
                file.toString(),
                text
                        + "\nwords\n  new en \"N\" it \"N\" # HP-1\n  middle en \"A\" it \"A\" # HP-2\n  rim en \"B\" it \"B\" # HP-3\n");
        desk.editor.save();
        desk.editor.askForVersions();
        desk.done();
        VersionView.Step step = desk.versions.get(0).step();
        assertThat(List.of(step.changed(), step.added(), step.removed())).containsExactly(0, 1, 0);
        assertThat(step.line()).startsWith("new en");
        assertThat(desk.versions.get(1).changes()).singleElement().satisfies(change -> {
            assertThat(change.before()).isEmpty();
            assertThat(change.now().get(0)).contains("new en");
        });
    }

    @Test
    void whatWasSavedBeforeIsKeptWithItsBoardAndOneCanGoBack() {
        String first = desk.onDisk();
        desk.replace(GOOD, "  move pebbles to middle # twice").editor.save();
        desk.done().replace("# twice", "# thrice");

        desk.editor.askForVersions();
        desk.done();

        assertThat(desk.versions)
                .hasSize(2)
                .allSatisfy(each -> assertThat(each.board()).isNotNull());
        assertThat(desk.versions.get(1).changes())
                .singleElement()
                .satisfies(change -> assertThat(change.now()).containsExactly("  move pebbles to middle # thrice"));

        assertThat(desk.versions.get(0).step())
                .as("what was done then, and where")
                .isEqualTo(new VersionView.Step(1, 0, 0, "start", "move pebbles to middle # twice"));
        assertThat(desk.versions.get(1).step()).as("nothing is kept before it").isNull();

        desk.editor.backToVersion(file.toString(), desk.versions.get(1).millis());

        assertThat(desk.front().text()).isEqualTo(first);
        assertThat(desk.notices).as("it is said how to take it back").containsKey("editor.versions");
        assertThat(desk.onDisk()).as("nothing is written before it is saved").contains("# twice");
        assertThat(desk.versions.get(0).changes())
                .as("what was typed and not saved is kept too")
                .singleElement()
                .satisfies(change -> assertThat(change.before()).containsExactly("  move pebbles to middle # thrice"));
    }

    @Test
    void aTextThatOneWentBackToStandsThereOnce() {
        String first = desk.onDisk();
        desk.replace(GOOD, "  move pebbles to middle # twice").editor.save();
        desk.done().editor.askForVersions();
        desk.done();

        desk.editor.backToVersion(file.toString(), desk.versions.get(1).millis());
        desk.done().editor.save();
        desk.done().editor.askForVersions();
        desk.done();

        assertThat(desk.onDisk()).isEqualTo(first);
        assertThat(desk.versions).hasSize(2);
        assertThat(desk.versions.get(0).changes())
                .as("the newest is as it is now")
                .isEmpty();
    }

    @Test
    void aVersionThatCannotBePlayedSaysWhy() {
        desk.replace(GOOD, "  moove pebbles to middle").editor.save();
        desk.done().editor.askForVersions();
        desk.done();

        assertThat(desk.versions.get(0).board()).isNull();
        assertThat(desk.versions.get(0).trouble()).contains("moove");
        assertThat(desk.versions.get(1).trouble()).isEmpty();
    }
}
