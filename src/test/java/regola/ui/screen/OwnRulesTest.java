package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.teaching.progress.Progress;
import regola.ui.keep.LibraryFronts;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Liking;
import regola.ui.keep.RuleFolders;
import regola.ui.present.start.MatchSetUp;
import regola.ui.present.start.SetUpPresenter;
import regola.ui.present.start.ShelfPresenter;
import regola.ui.support.OnEventThread;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.ShelfView;
import regola.ui.view.start.TileView;
import regola.ui.view.start.VariantView;

/** A person's own rule files beside those of the program. */
class OwnRulesTest {
    private static final Path SHIPPED = Path.of("rules-dsl/games/nine-mens-morris/nine-mens-morris.rules");

    @TempDir
    Path folder;

    private final List<ShelfView> shelves = new ArrayList<>();
    private final List<SetUpView> pages = new ArrayList<>();
    private final List<MatchSetUp> matches = new ArrayList<>();
    private SetUpPresenter start;
    private ShelfPresenter all;

    @BeforeEach
    void open() {
        LibraryShelf files = new LibraryShelf(() -> List.of(folder));
        start = new SetUpPresenter(Runnable::run, files, pages::add, matches::add, () -> 1);
        LibraryFronts fronts = new LibraryFronts(() -> List.of(folder), folder.resolve("tutorials"), files);
        all = new ShelfPresenter(Runnable::run, fronts, () -> Progress.NONE, () -> false, shelves::add);
        all.open();
    }

    private SetUpView now() {
        return pages.get(pages.size() - 1);
    }

    private List<TileView> games() {
        return shelves.get(shelves.size() - 1).tiles();
    }

    private void write(String name, String text) {
        try {
            Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        start.lookAgain();
        all.lookAgain();
    }

    private static String shipped() throws IOException {
        return Files.readString(SHIPPED);
    }

    private static String title(String text, String title) {
        return text.replaceFirst("en \"Nine Men's Morris\"", "en \"" + title + "\"");
    }

    @Test
    void theListIsMadeAnewOnlyIfAFileHasChanged() throws IOException {
        int before = shelves.size();
        all.lookAgain();
        assertThat(shelves).hasSize(before);
        write("mine.rules", title(shipped().replaceFirst("game nine-mens-morris", "game my-mill"), "My mill"));
        assertThat(shelves).hasSizeGreaterThan(before);
        assertThat(games())
                .filteredOn(TileView::own)
                .extracting(TileView::title)
                .containsExactly("My mill");
    }

    @Test
    void aGameOfOnesOwnIsChosenAndStarted() throws IOException {
        write("mine.rules", title(shipped().replaceFirst("game nine-mens-morris", "game my-mill"), "My mill"));
        start.open("my-mill", List.of());
        assertThat(now().file()).isEqualTo(folder.resolve("mine.rules").toString());
        start.start();
        assertThat(matches).hasSize(1);
        assertThat(matches.get(0).rules().game().id()).isEqualTo("my-mill");
        assertThat(isOwn(matches.get(0))).as("its moves are made by hand").isTrue();
        start.open("nine-mens-morris", List.of());
        start.start();
        assertThat(isOwn(matches.get(1))).isFalse();
    }

    private static boolean isOwn(MatchSetUp match) {
        return Gifts.isOwn(match.rules());
    }

    @Test
    void aBrokenFileIsListedWithItsErrorAndHarmsNothingElse() {
        int shipped = games().size();
        write("broken.rules", "this is no game");
        assertThat(games()).hasSize(shipped + 1);
        TileView broken = games().stream().filter(TileView::broken).findFirst().orElseThrow();
        assertThat(broken.title()).isEqualTo("broken.rules");
        start.open(broken.id(), List.of());
        assertThat(now().canStart()).isFalse();
        assertThat(now().problems()).isNotEmpty();
        assertThat(now().problems().get(0).place())
                .startsWith(folder.getFileName().resolve("broken.rules").toString());
        start.open("china-moon", List.of());
        assertThat(now().canStart()).isTrue();
    }

    @Test
    void aFileThatIsMendedIsThatGameFromThenOnAndOneThatBreaksSaysWhy() throws IOException {
        String whole = title(shipped().replaceFirst("game nine-mens-morris", "game my-mill"), "My mill");
        write("mine.rules", "not yet");
        start.open(
                games().stream()
                        .filter(TileView::broken)
                        .findFirst()
                        .orElseThrow()
                        .id(),
                List.of());
        write("mine.rules", whole);
        assertThat(now().chosen()).isEqualTo("my-mill");
        assertThat(now().canStart()).isTrue();
        write("mine.rules", whole.replaceFirst("players", "plyers"));
        assertThat(now().problems()).isNotEmpty();
        assertThat(now().canStart()).isFalse();
        write("mine.rules", whole + "\n");
        assertThat(now().canStart()).isTrue();
    }

    @Test
    void aGameThatGoesWhileItIsChosenLeavesNothingToSetUp() throws IOException {
        write("mine.rules", title(shipped().replaceFirst("game nine-mens-morris", "game my-mill"), "My mill"));
        start.open("my-mill", List.of());
        Files.delete(folder.resolve("mine.rules"));
        start.lookAgain();
        assertThat(now().chosen()).isNull();
        assertThat(now().canStart()).isFalse();
    }

    @Test
    void aVariantOfOnesOwnIsASwitchAndWhenItGoesTheGameIsAsBefore() throws IOException {
        start.open("china-moon", List.of());
        write(
                "slow.rules",
                "variant slow of china-moon\n  title en \"Slow\" it \"Lenta\"\n  about en \"One pad each.\" it \"Una ninfea.\"\n\nset hop-steps = 1, 1, 1\n");
        assertThat(now().variants())
                .filteredOn(VariantView::own)
                .extracting(VariantView::title)
                .containsExactly("Slow");
        start.turnVariant("slow", true);
        assertThat(now().problems()).isEmpty();
        assertThat(now().settings())
                .filteredOn(s -> s.name().equals("hop-steps"))
                .first()
                .extracting(s -> s.value())
                .isEqualTo(List.of(1L, 1L, 1L));
        Files.delete(folder.resolve("slow.rules"));
        start.lookAgain();
        assertThat(now().variants()).noneMatch(VariantView::own);
        assertThat(now().canStart()).isTrue();
    }

    /** There is nothing to play in it: a card that says what one should write belongs in the workshop. */
    @Test
    void aVariantInWhichNothingStandsYetIsNeitherACardNorASwitch() {
        String head = "variant slow of china-moon\n  title en \"Slow\"\n  about en \"Say what it is.\"\n\n# Try it:\n";
        start.open("china-moon", List.of());
        write("slow.rules", head + "# set hop-steps = 1, 1, 1\n");
        assertThat(games()).noneMatch(TileView::own);
        assertThat(now().variants()).noneMatch(VariantView::own);
        write("slow.rules", head + "set hop-steps = 1, 1, 1\n");
        assertThat(games()).filteredOn(TileView::own).hasSize(1);
        assertThat(now().variants()).filteredOn(VariantView::own).hasSize(1);
    }

    /** As the copy of a game does: its variants come along. */
    @Test
    void aCopyIsOneCardAndAVariantOfOnesOwnAnother() throws IOException {
        String about =
                "\n  title en \"Slow\" it \"Lenta\"\n  about en \"As before.\" it \"Come prima.\"\n\nwords\n  slow en \"slow\" it \"lenta\"\n";
        write("mine.rules", title(shipped().replaceFirst("game nine-mens-morris", "game my-mill"), "My mill"));
        write("flies.rules", "variant flies of my-mill" + about);
        write("slow.rules", "variant slow of my-mill" + about);
        assertThat(games())
                .filteredOn(TileView::own)
                .extracting(TileView::title)
                .containsExactlyInAnyOrder("My mill", "My mill: Slow");
    }

    @Test
    @ExtendWith(OnEventThread.class)
    void foldersAreAddedOnceAndRemovedWithoutTouchingAFile() throws IOException {
        Home home = Home.at(folder.resolve("home"));
        Path mine = Files.createDirectories(folder.resolve("mine"));
        Path file = Files.writeString(
                mine.resolve("mine.rules"), shipped().replaceFirst("game nine-mens-morris", "game my-mill"));
        List<String> changes = new ArrayList<>();
        try (PreferenceFile likings = PreferenceFile.open(home.settings(), Liking.ALL)) {
            RuleFolders folders = new RuleFolders(home, likings, () -> changes.add("changed"));
            folders.add(mine);
            folders.add(mine.resolve("../mine"));
            folders.add(home.rules());
            assertThat(folders.folders()).containsExactly(mine.toString());
            LibraryShelf shelf = new LibraryShelf(() -> LibraryShelf.folders(home, likings));
            assertThat(shelf.entries()).anyMatch(entry -> entry.id().equals("my-mill"));
            folders.remove(mine.toString());
            assertThat(shelf.hasChanged()).isTrue();
            assertThat(shelf.entries()).noneMatch(entry -> entry.id().equals("my-mill"));
        }
        assertThat(changes).hasSize(2);
        assertThat(file).exists();
    }

    @Test
    void foldersAreChosenOnTheEventThreadOnly() {
        Home home = Home.at(folder.resolve("home"));
        try (PreferenceFile likings = PreferenceFile.open(home.settings(), Liking.ALL)) {
            RuleFolders folders = new RuleFolders(home, likings, () -> {});
            assertThatIllegalStateException()
                    .isThrownBy(() -> folders.add(folder))
                    .withMessageContaining("belongs to the event thread");
        }
    }

    @Test
    void aFolderThatIsGoneHarmsNothing() {
        LibraryShelf shelf = new LibraryShelf(() -> List.of(folder.resolve("gone")));
        assertThat(shelf.entries()).anyMatch(entry -> entry.id().equals("china-moon"));
        assertThat(shelf.hasChanged()).isFalse();
        assertThat(LibraryShelf.path("no\u0000path")).isEmpty();
    }
}
