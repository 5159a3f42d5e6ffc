package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.ui.view.Notice;
import regola.ui.view.Texts;

/** What becomes of the files behind the page: nothing that was typed is ever lost. */
class EditorFilesTest {
    @TempDir
    Path home;

    private Desktop desk;

    @BeforeEach
    void openACopy() {
        desk = new Desktop(home.resolve("rules"));
        desk.copyOf("china-moon");
    }

    private String file() {
        return desk.front().file();
    }

    private static String name(String what) {
        return "editor." + what + ".china-moon-my-rules.rules";
    }

    /** Written by somebody else, and later than anything before. */
    private void writeOutside(String text) throws IOException {
        desk.writeOutside(text);
        Files.setLastModifiedTime(
                desk.path(),
                FileTime.fromMillis(Files.getLastModifiedTime(desk.path()).toMillis() + 5000));
    }

    @Test
    void savingWritesTheFile() {
        desk.replace("= 2, 2, 2", "= 1, 2, 3");
        assertThat(desk.front().unsaved()).isTrue();
        assertThat(desk.onDisk()).doesNotContain("= 1, 2, 3");
        desk.editor.save();
        assertThat(desk.front().unsaved()).isFalse();
        assertThat(desk.onDisk()).isEqualTo(desk.front().text());
    }

    @Test
    void lineEndsOfAFileStayAsTheyAre() throws IOException {
        writeOutside(desk.onDisk().replace("\n", "\r\n"));
        Desktop again = new Desktop(desk.own);
        again.editor.open("china-moon-my-rules", null);
        assertThat(again.front().text()).doesNotContain("\r");
        assertThat(again.view().changes()).isEmpty();
        assertThat(again.front().unsaved()).isFalse();
        again.replace("= 2, 2, 2", "= 1, 2, 3").editor.save();
        assertThat(again.done().onDisk())
                .contains("= 1, 2, 3")
                .containsPattern("3[^\\n]*\\r\\n")
                .doesNotContainPattern("[^\\r]\\n");
    }

    @Test
    void textThatIsInNoFileIsKeptAndOfferedAgain() {
        desk.replace("= 2, 2, 2", "= 1, 2, 3");
        desk.editor.look();
        desk.done();
        assertThat(desk.kept).containsOnlyKeys(file());
        Desktop again = new Desktop(desk.own);
        again.kept.putAll(desk.kept);
        again.editor.open("china-moon-my-rules", null);
        assertThat(again.front().text()).contains("= 2, 2, 2");
        again.act(name("unsaved"), "take");
        assertThat(again.front().text()).contains("= 1, 2, 3");
        assertThat(again.front().unsaved()).isTrue();
        again.editor.save();
        again.done();
        assertThat(again.kept).isEmpty();
    }

    @Test
    void keptTextCanBeThrownAway() {
        String file = file();
        desk.kept.put(file, "something else");
        Desktop again = new Desktop(desk.own);
        again.kept.putAll(desk.kept);
        again.editor.open("china-moon-my-rules", null);
        again.done();
        again.act(name("unsaved"), "drop");
        assertThat(again.kept).isEmpty();
        assertThat(again.front().text()).isEqualTo(desk.front().text());
    }

    @Test
    void keptTextThatIsInTheFileIsForgotten() {
        desk.kept.put(file(), desk.front().text());
        desk.editor.open("china-moon-my-rules", null);
        desk.done();
        assertThat(desk.kept).isEmpty();
        assertThat(desk.notices).isEmpty();
    }

    @Test
    void leavingThePageKeepsTheText() {
        desk.replace("= 2, 2, 2", "= 1, 2, 3");
        desk.editor.open("nine-mens-morris", null);
        assertThat(desk.view().game()).isEqualTo("nine-mens-morris");
        assertThat(desk.kept).isNotEmpty();
        desk.editor.open("china-moon-my-rules", null);
        assertThat(desk.front().text()).contains("= 1, 2, 3");
        assertThat(desk.front().unsaved()).isTrue();
    }

    @Test
    void aFileThatOthersChangedIsReadAgainIfNothingWasTyped() throws IOException {
        writeOutside(desk.onDisk().replace("= 2, 2, 2", "= 3, 3, 3"));
        long loading = desk.front().loading();
        desk.editor.look();
        assertThat(desk.front().text()).contains("= 3, 3, 3");
        assertThat(desk.front().loading()).isGreaterThan(loading);
        assertThat(desk.notices).isEmpty();
    }

    @Test
    void twoTextsForOneFileAreAQuestion() throws IOException {
        desk.replace("= 2, 2, 2", "= 1, 2, 3");
        writeOutside(desk.onDisk().replace("= 2, 2, 2", "= 3, 3, 3"));
        desk.editor.look();
        desk.done();
        assertThat(desk.front().text()).contains("= 1, 2, 3");
        desk.act(name("conflict"), "compare");
        String compared = desk.notices.get(name("conflict")).text().in(Texts.in("en"));
        assertThat(compared)
                .contains("line 13")
                .contains("theirs:  setting")
                .contains("= 3, 3, 3")
                .contains("= 1, 2, 3");
        desk.editor.apply(false);
        assertThat(desk.done().played).as("first the question").isEmpty();
        assertThat(desk.onDisk()).contains("= 3, 3, 3");
        desk.act(name("conflict"), "mine");
        desk.editor.apply(false);
        assertThat(desk.done().played).hasSize(1);
        assertThat(desk.onDisk()).contains("= 1, 2, 3");
    }

    @Test
    void theTextOfOthersCanBeTaken() throws IOException {
        desk.replace("= 2, 2, 2", "= 1, 2, 3");
        writeOutside(desk.onDisk().replace("= 2, 2, 2", "= 3, 3, 3"));
        desk.editor.save();
        desk.done();
        desk.act(name("conflict"), "theirs");
        assertThat(desk.front().text()).contains("= 3, 3, 3");
        assertThat(desk.front().unsaved()).isFalse();
    }

    @Test
    void aFileThatIsGoneIsToldOnceAndCanBeWrittenAgain() throws IOException {
        Files.delete(desk.path());
        desk.editor.look();
        desk.editor.look();
        desk.done();
        assertThat(desk.notices).containsKey(name("gone"));
        assertThat(desk.front().unsaved()).isTrue();
        desk.act(name("gone"), "save");
        assertThat(desk.path()).exists();
        assertThat(desk.front().unsaved()).isFalse();
        assertThat(desk.notices).isEmpty();
    }

    @Test
    void aFolderThatCannotBeWrittenIsToldAndTheRulesArePlayedAllTheSame() throws IOException {
        desk.replace("= 2, 2, 2", "= 1, 2, 3");
        // A file in the place of the folder stands for every reason why a file cannot be written, for any user.
        Path folder = desk.path().getParent();
        Files.move(folder, folder.resolveSibling("elsewhere"));
        Files.writeString(folder, "in the way");
        desk.editor.apply(false);
        desk.done();
        Notice notice = desk.notices.get(name("write"));
        assertThat(notice.problems())
                .isNotEmpty()
                .allSatisfy(problem -> assertThat(problem.why()).isNotBlank());
        assertThat(desk.front().text()).contains("= 1, 2, 3");
        assertThat(desk.front().unsaved()).isTrue();
        assertThat(desk.kept.values()).singleElement().asString().contains("= 1, 2, 3");
        assertThat(desk.played).hasSize(1);
        Files.delete(folder);
        Files.move(folder.resolveSibling("elsewhere"), folder);
        desk.act(name("write"), "again");
        assertThat(desk.onDisk()).contains("= 1, 2, 3");
        assertThat(desk.notices).doesNotContainKey(name("write"));
    }

    @Test
    void aCopyThatCannotBeMadeIsTold() throws IOException {
        Path blocked = home.resolve("blocked");
        Files.writeString(blocked, "no folder");
        Desktop other = new Desktop(blocked);
        other.editor.edit("china-moon", null);
        other.done().editor.make("Mine");
        other.done();
        assertThat(other.notices).containsKey("editor.make");
        assertThat(other.naming()).as("one can try again").isNotNull();
    }

    @Test
    void aFileThatIsNoGameYetCanBeOpenedAndMended() throws IOException {
        Path odd = desk.own.resolve("odd.rules");
        Files.writeString(odd, "gane odd\n");
        desk.editor.open(odd.toString(), null);
        assertThat(desk.front().title()).isEqualTo("odd.rules");
        assertThat(desk.errors()).isNotEmpty();
        assertThat(desk.errors().get(0).repair().text()).isEqualTo("game");
    }
}
