package regola.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.language.source.Trouble;

class PreferenceFileTest {
    private enum Colour {
        RED,
        GREEN
    }

    private static final Preference<Colour> COLOUR = Preference.word("colour", Colour.class);
    private static final Preference<Long> SIZE = Preference.number("size");
    private static final Preference<Boolean> LOUD = Preference.truth("loud");
    private static final Preference<List<String>> FOLDERS = Preference.texts("folders");
    private static final List<Preference<?>> ALL = List.of(COLOUR, SIZE, LOUD, FOLDERS);

    @TempDir
    Path temp;

    private final List<Trouble> troubles = new ArrayList<>();

    private Path path() {
        return temp.resolve("settings.json");
    }

    private PreferenceFile open() {
        PreferenceFile file = PreferenceFile.open(path(), ALL);
        file.onTrouble(troubles::add);
        return file;
    }

    private void holds(String text) throws IOException {
        Files.writeString(path(), text);
    }

    @Test
    void whatIsChosenIsThereNextTime() {
        try (PreferenceFile file = open()) {
            assertThat(file.now().get(COLOUR)).isEmpty();
            file.change(p -> p.with(COLOUR, Colour.GREEN).with(SIZE, 3L));
            file.change(p -> p.with(LOUD, true).with(FOLDERS, List.of("/a", "C:\\b")));
        }
        Preferences next = open().now();
        assertThat(next.get(COLOUR)).contains(Colour.GREEN);
        assertThat(next.get(SIZE)).contains(3L);
        assertThat(next.get(LOUD)).contains(true);
        assertThat(next.get(FOLDERS)).contains(List.of("/a", "C:\\b"));
        assertThat(troubles).isEmpty();
    }

    @Test
    void whatNobodyChangesIsNotWritten() throws IOException {
        try (PreferenceFile file = open()) {
            file.change(p -> p);
        }
        assertThat(path()).doesNotExist();
    }

    @Test
    void whatTheProgramDoesNotKnowStaysInTheFile() throws IOException {
        holds("{\"regola-settings\": 1, \"later\": {\"deep\": [1, true, null]}, \"size\": 3}");
        try (PreferenceFile file = open()) {
            assertThat(file.problems()).isEmpty();
            file.change(p -> p.with(SIZE, 4L));
        }
        assertThat(path())
                .content()
                .contains("\"later\": {\"deep\": [1, true, null]}")
                .contains("\"size\": 4")
                .contains("\"regola-settings\": 1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "7",
                "{\"size\": 3}",
                "{\"regola-settings\": \"one\"}",
                "{\"regola-settings\": 0}",
                "{\"regola-settings\": 2, \"size\": 3}",
                "{\"regola-settings\": 1, \"size\": 3",
                "{\"regola-settings\": 1, \"size\": 3, \"size\": 4}",
                "\u0000\u0001\u0002"
            })
    void aFileThatIsNoneIsPutAsideAsItWasAndEverythingGoesOn(String text) throws IOException {
        holds(text);
        try (PreferenceFile file = open()) {
            assertThat(file.problems()).isNotEmpty();
            assertThat(file.problems())
                    .allSatisfy(problem -> assertThat(problem.place().file()).isEqualTo(path().toString()));
            assertThat(file.now().get(SIZE)).isEmpty();
            assertThat(file.aside()).hasContent(text).isNotEqualTo(path());
            file.change(p -> p.with(SIZE, 5L));
        }
        assertThat(temp.resolve("settings-aside-1.json")).hasContent(text);
        assertThat(open().now().get(SIZE)).contains(5L);
        assertThat(troubles).isEmpty();
    }

    @Test
    void bytesThatAreNoTextArePutAsideToo() throws IOException {
        byte[] bytes = {(byte) 0xff, (byte) 0xfe, 1};
        Files.write(path(), bytes);
        try (PreferenceFile file = open()) {
            assertThat(file.problems()).hasSize(1);
            assertThat(file.aside()).hasBinaryContent(bytes);
        }
    }

    @Test
    void twoBrokenFilesArePutAsideUnderTwoNames() throws IOException {
        holds("first");
        open().close();
        holds("second");
        open().close();
        assertThat(temp.resolve("settings-aside-1.json")).hasContent("first");
        assertThat(temp.resolve("settings-aside-2.json")).hasContent("second");
    }

    @Test
    void valuesThatAreNoneAreToldWithTheirPlaceAndTheOthersHold() throws IOException {
        holds(
                "{\"regola-settings\": 1,\n \"colour\": \"geen\",\n \"size\": 3,\n \"loud\": \"very\",\n \"folders\": [\"a\", 7]}");
        try (PreferenceFile file = open()) {
            assertThat(file.problems())
                    .extracting(problem -> problem.span().line())
                    .containsExactly(2, 4, 5);
            assertThat(file.problems().get(0).fix()).contains("green");
            assertThat(file.now().get(SIZE)).contains(3L);
            assertThat(file.now().get(COLOUR)).isEmpty();
            assertThat(file.aside()).content().contains("geen");
        }
        try (PreferenceFile again = open()) {
            assertThat(again.problems()).as("told once").isEmpty();
            assertThat(again.now().get(SIZE)).contains(3L);
        }
    }

    @Test
    void whereItCannotBeWrittenThatIsToldAndWhatIsChosenHolds() throws IOException {
        try (PreferenceFile file =
                PreferenceFile.open(Files.writeString(temp.resolve("file"), "").resolve("settings.json"), ALL)) {
            file.onTrouble(troubles::add);
            file.change(p -> p.with(SIZE, 3L));
            assertThat(file.now().get(SIZE)).contains(3L);
        }
        assertThat(troubles).hasSize(1);
    }
}
