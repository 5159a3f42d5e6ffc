package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Container;
import java.awt.Point;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.dnd.DnDConstants;
import java.awt.dnd.DropTarget;
import java.awt.dnd.DropTargetDragEvent;
import java.awt.dnd.DropTargetDropEvent;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.swing.JButton;
import javax.swing.JComponent;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.home.Home;
import regola.library.GameEntry;
import regola.library.GameLibrary;
import regola.library.GamePack;
import regola.ui.keep.FileDrop;

/** Somebody drops files on the window: it goes through what the window itself does with a drop. */
@Tag("ui")
class DropIT {
    private static final String MATCH =
            "{regola-match: 1, game: nine-mens-morris, players: [white, black], seed: 3, moves: []}";

    private final Home home = WindowStory.freshHome();
    private final Path desktop = home.folder().resolve("desktop");
    private WindowStory story;

    @BeforeEach
    void open() throws IOException {
        Files.createDirectories(desktop);
        story = WindowStory.open(
                home,
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7"));
        story.window().waitUntil("games are listed", () -> story.shelf().view() != null);
    }

    @AfterEach
    void close() {
        story.close();
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(desktop.resolve(name), text);
    }

    /** @return the rules of a template as those of a game of that name */
    private static String rules(String id) throws IOException {
        return Files.readString(Path.of("rules-dsl/templates/row/row.rules"))
                .replaceFirst("game [a-z-]+", "game " + id);
    }

    /** @return whether it was taken; the event thread only */
    private boolean drop(Path file) {
        AtomicBoolean taken = new AtomicBoolean();
        story.window().onEventThread(() -> {
            Container at = story.shelf();
            while (!(at instanceof JComponent part && part.getTransferHandler() instanceof FileDrop))
                at = at.getParent();
            Dropped dropped = new Dropped(file.toFile());
            drop(dropped, at.getDropTarget(), taken);
            return null;
        });
        return taken.get();
    }

    private static void drop(Dropped dropped, DropTarget target, AtomicBoolean taken) {
        target.dragEnter(new Over(target, dropped));
        target.drop(new Drop(target, dropped, taken));
    }

    @Test
    void aRuleFileStaysWhereItIsAndIsToBePlayed() throws IOException {
        Path rules = file("three.rules", rules("three"));
        assertThat(drop(rules)).isTrue();
        story.window()
                .waitUntil("it is there to be played", () -> story.window().isShowing("start.go"));
        assertThat(story.window().text("notice.given.title")).contains("three.rules");
        assertThat(rules).exists();
    }

    @Test
    void aRuleFileThatIsThereAlreadyIsOpenedAndTold() throws IOException {
        Path rules = file("three.rules", rules("three"));
        assertThat(drop(rules)).isTrue();
        story.window()
                .waitUntil("it is there to be played", () -> story.window().isShowing("start.go"));
        assertThat(drop(rules)).isTrue();
        story.window()
                .waitUntil(
                        "it is told that it is there",
                        () -> story.window().text("notice.given.title").contains("already"));
    }

    @Test
    void aGameThatWasGivenIsKeptAndIsToBePlayed() throws Exception {
        Path folder = Files.createDirectories(home.folder().resolve("of-somebody-else/gift"));
        Files.writeString(folder.resolve("gift.rules"), rules("gift"));
        GameLibrary library = GameLibrary.open(List.of(folder.getParent()));
        GameEntry gift = library.games().stream()
                .filter(game -> game.id().equals("gift"))
                .findFirst()
                .orElseThrow();
        Path pack = desktop.resolve("gift.regola-game");
        Files.write(pack, GamePack.of(library, gift, home.tutorials()));
        assertThat(drop(pack)).isTrue();
        story.window()
                .waitUntil("it is there to be played", () -> story.window().isShowing("start.go"));
        assertThat(home.rules().resolve("gift/gift.rules")).exists();
    }

    @Test
    void aMatchGoesOn() throws IOException {
        assertThat(drop(file("evening.regola-match", MATCH))).isTrue();
        story.waitFor("the match is there", view -> view.title().contains("Nine Men"));
    }

    /** File managers give the path as text too, and the text under the pointer would take it. */
    @Test
    void onTheTextOfRulesAFileIsOpenedToo() throws IOException {
        story.window().click("shelf.workshop");
        story.window().click("workshop.new");
        story.window().click("make.make");
        RSyntaxTextArea text = story.window().find("editor.text", RSyntaxTextArea.class);
        String before = story.window().onEventThread(text::getText);
        Dropped rules = new Dropped(file("three.rules", rules("three")).toFile());
        AtomicBoolean taken = new AtomicBoolean();
        story.window().onEventThread(() -> {
            drop(rules, text.getDropTarget(), taken);
            return null;
        });
        assertThat(taken).isTrue();
        story.window()
                .waitUntil("it is there to be played", () -> story.window().isShowing("start.go"));
        String after = story.window().onEventThread(text::getText);
        assertThat(after).isEqualTo(before);
    }

    @Test
    void whatCannotBeOpenedSaysWhy() throws IOException {
        refused(
                file("letter.txt", "Dear Anna,\nhow are you?\n"),
                "notice.opened",
                "letter.txt",
                "none of Regola's files");
        refused(
                file("torn.regola-match", MATCH.substring(0, 40)),
                "notice.opened",
                "torn.regola-match",
                "ends too early");
        refused(
                file("none.regola-game", "this is no pack"),
                "notice.given",
                "none.regola-game",
                "no game that can be opened");
        refused(
                file("other.regola-match", MATCH.replace("nine-mens-morris", "no-such-game")),
                "notice.opened",
                "other.regola-match",
                "there is no game 'no-such-game'");
    }

    private void refused(Path file, String notice, String name, String why) {
        assertThat(drop(file)).isTrue();
        story.window()
                .waitUntil(
                        name + " is refused",
                        () -> story.window().isShowing(notice + ".title")
                                && story.window().text(notice + ".title").contains(name));
        story.window().screenshot("refused-" + name);
        assertThat(story.window().text(notice + ".problem"))
                .as("why %s is not opened", name)
                .contains(why)
                .doesNotContain(desktop.getParent().toString());
        story.window().click(notice + ".close");
        story.window().find("shelf.workshop", JButton.class);
    }

    // ---- a drop as the system tells of it, without a system

    private record Dropped(File file) implements Transferable {
        @Override
        public DataFlavor[] getTransferDataFlavors() {
            return new DataFlavor[] {DataFlavor.javaFileListFlavor, DataFlavor.stringFlavor};
        }

        @Override
        public boolean isDataFlavorSupported(DataFlavor flavor) {
            return List.of(getTransferDataFlavors()).contains(flavor);
        }

        @Override
        public Object getTransferData(DataFlavor flavor) {
            return flavor.equals(DataFlavor.stringFlavor) ? file.toString() : List.of(file);
        }
    }

    private static final class Over extends DropTargetDragEvent {
        private static final long serialVersionUID = 1;
        private final transient Transferable dropped;

        Over(DropTarget target, Transferable dropped) {
            super(target.getDropTargetContext(), new Point(5, 5), DnDConstants.ACTION_COPY, DnDConstants.ACTION_COPY);
            this.dropped = dropped;
        }

        @Override
        public DataFlavor[] getCurrentDataFlavors() {
            return dropped.getTransferDataFlavors();
        }

        @Override
        public List<DataFlavor> getCurrentDataFlavorsAsList() {
            return List.of(getCurrentDataFlavors());
        }

        @Override
        public boolean isDataFlavorSupported(DataFlavor flavor) {
            return dropped.isDataFlavorSupported(flavor);
        }

        @Override
        public Transferable getTransferable() {
            return dropped;
        }

        @Override
        public void acceptDrag(int action) {
            // nobody asks what was accepted
        }

        @Override
        public void rejectDrag() {
            // what was rejected is not dropped either
        }
    }

    private static final class Drop extends DropTargetDropEvent {
        private static final long serialVersionUID = 1;
        private final transient Transferable dropped;
        private final transient AtomicBoolean taken;

        Drop(DropTarget target, Transferable dropped, AtomicBoolean taken) {
            super(target.getDropTargetContext(), new Point(5, 5), DnDConstants.ACTION_COPY, DnDConstants.ACTION_COPY);
            this.dropped = dropped;
            this.taken = taken;
        }

        @Override
        public DataFlavor[] getCurrentDataFlavors() {
            return dropped.getTransferDataFlavors();
        }

        @Override
        public List<DataFlavor> getCurrentDataFlavorsAsList() {
            return List.of(getCurrentDataFlavors());
        }

        @Override
        public boolean isDataFlavorSupported(DataFlavor flavor) {
            return dropped.isDataFlavorSupported(flavor);
        }

        @Override
        public Transferable getTransferable() {
            return dropped;
        }

        @Override
        public void acceptDrop(int action) {
            // the window has it already
        }

        @Override
        public void rejectDrop() {
            taken.set(false);
        }

        @Override
        public void dropComplete(boolean success) {
            taken.set(success);
        }
    }
}
