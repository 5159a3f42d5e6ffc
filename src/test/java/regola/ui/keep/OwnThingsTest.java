package regola.ui.keep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.file.BadFile;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.library.GameLibrary;
import regola.library.GameTemplate;
import regola.library.NewGame;

/** What is somebody's own goes away without being lost, comes back, and is called otherwise. */
class OwnThingsTest {
    @TempDir
    Path folder;

    private Home home;
    private PreferenceFile likings;
    private OwnThings things;

    @BeforeEach
    void make() throws Exception {
        home = Home.at(folder);
        likings = PreferenceFile.open(home.settings(), Liking.ALL);
        things = new OwnThings(home, likings);
        GameTemplate from = GameTemplate.all().stream()
                .filter(each -> each.id().equals("row"))
                .findFirst()
                .orElseThrow();
        NewGame.of(from, Map.of("en", "Mine", "it", "Mio"), from.seats(), Set.of())
                .write(home.rules(), home.tutorials());
    }

    @AfterEach
    void close() {
        likings.close();
    }

    private boolean isThere() {
        return GameLibrary.open(List.of(home.rules())).game("mine").isPresent();
    }

    @Test
    void aGameGoesWithItsLessonsAndComesBack() throws Exception {
        OwnThings.Change change = things.takeAway("mine");
        assertThat(isThere()).isFalse();
        assertThat(home.tutorials().resolve("mine")).doesNotExist();
        assertThat(folder.resolve("replaced/mine-1/rules/mine.rules")).exists();
        OwnThings.undo(change);
        assertThat(isThere()).isTrue();
        assertThat(home.tutorials().resolve("mine/01-first-lesson.md")).exists();
        things.takeAway("mine");
        assertThatThrownBy(() -> things.takeAway("mine")).isInstanceOf(BadFile.class);
    }

    /** What is given away is called as the game is, in the language of the window, not as it was once. */
    @Test
    void aGiftHasTheNameThatTheGameHasNow() throws Exception {
        GivenGames given = new GivenGames(home, likings);
        assertThat(given.name("mine", "it")).isEqualTo("Mio");
        things.rename("mine", "Three: or four?");
        String rules = home.rules().resolve("mine/mine.rules").toString();
        assertThat(given.name(rules, "en")).isEqualTo("Three or four");
        assertThat(given.name("mine", "en")).isEqualTo("Three or four");
        assertThat(given.name("/some/where/fast.rules", "en")).isEqualTo("fast");
    }

    @Test
    void whatHasComeInItsPlaceIsNotWrittenOver() throws Exception {
        OwnThings.Change change = things.takeAwayLesson(
                home.tutorials().resolve("mine/01-first-lesson.md").toString());
        Files.writeString(home.tutorials().resolve("mine/01-first-lesson.md"), "another");
        assertThatThrownBy(() -> OwnThings.undo(change)).isInstanceOf(BadFile.class);
        assertThat(home.tutorials().resolve("mine/01-first-lesson.md")).hasContent("another");
        assertThat(folder.resolve("replaced/01-first-lesson-1/01-first-lesson.md"))
                .exists();
    }

    @Test
    void aGameIsCalledOtherwise() throws Exception {
        Path rules = home.rules().resolve("mine/mine.rules");
        String before = Files.readString(rules);
        OwnThings.Change change = things.rename("mine", "Crosses {and} \"more\"");
        assertThat(Files.readString(rules))
                .contains("title en \"Crosses \\{and} \\\"more\\\"\" it \"Crosses \\{and} \\\"more\\\"\"");
        assertThat(isThere()).isTrue();
        OwnThings.undo(change);
        assertThat(rules).hasContent(before);
    }

    @Test
    void aNameThatAnotherGameHasIsRefused() throws Exception {
        Path rules = home.rules().resolve("mine/mine.rules");
        String before = Files.readString(rules);
        for (String taken : List.of("Reversi", "kalah"))
            assertThatThrownBy(() -> things.rename("mine", taken)).isInstanceOf(BadFile.class);
        assertThat(rules).hasContent(before);
    }
}
