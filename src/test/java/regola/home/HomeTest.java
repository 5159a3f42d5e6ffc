package regola.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeTest {
    @TempDir
    Path temp;

    private final Map<String, String> properties =
            new HashMap<>(Map.of("user.home", "/people/ada", "os.name", "Linux"));
    private final Map<String, String> environment = new HashMap<>();

    private Path place(Path program) {
        return new HomePlace(properties::get, environment::get, program).folder();
    }

    private Path jar() throws IOException {
        return Files.writeString(temp.resolve("regola.jar"), "");
    }

    @Test
    void eachSystemHasItsPlace() {
        assertThat(place(null)).isEqualTo(Path.of("/people/ada/.local/share/regola"));
        environment.put("XDG_DATA_HOME", "/data");
        assertThat(place(null)).isEqualTo(Path.of("/data/regola"));
        properties.put("os.name", "Mac OS X");
        assertThat(place(null)).isEqualTo(Path.of("/people/ada/Library/Application Support/Regola"));
        properties.put("os.name", "Windows 11");
        assertThat(place(null)).isEqualTo(Path.of("/people/ada/AppData/Roaming/Regola"));
        environment.put("APPDATA", "/roaming");
        assertThat(place(null)).isEqualTo(Path.of("/roaming/Regola"));
    }

    @Test
    void aVariableThatIsNoPlaceIsNotHeeded() {
        environment.put("XDG_DATA_HOME", "some/where");
        assertThat(place(null)).isEqualTo(Path.of("/people/ada/.local/share/regola"));
        environment.put("XDG_DATA_HOME", " ");
        assertThat(place(null)).isEqualTo(Path.of("/people/ada/.local/share/regola"));
    }

    @Test
    void aFolderBesideTheProgramIsItsHomeAndThePropertyStandsAboveIt() throws IOException {
        assertThat(place(jar())).as("nobody made one").isEqualTo(Path.of("/people/ada/.local/share/regola"));
        Path stick = Files.createDirectory(temp.resolve("regola-data"));
        assertThat(place(jar())).isEqualTo(stick);
        assertThat(place(temp)).as("classes in a folder").isEqualTo(Path.of("/people/ada/.local/share/regola"));
        properties.put("regola.home", "/elsewhere");
        assertThat(place(jar())).isEqualTo(Path.of("/elsewhere"));
    }

    @Test
    void theFolderIsMadeWithItsParts() throws IOException {
        Home home = Home.at(temp.resolve("a/b"));
        assertThat(home.isWritable()).isTrue();
        assertThat(home.problem()).isNull();
        for (Path part : new Path[] {home.rules(), home.tutorials(), home.matches(), home.recovery()}) {
            assertThat(part).isDirectory().startsWith(temp.resolve("a/b").toAbsolutePath());
        }
        try (var left = Files.list(home.folder())) {
            assertThat(left.filter(Files::isRegularFile))
                    .as("nothing is left of the try")
                    .isEmpty();
        }
    }

    @Test
    void whereNothingCanBeWrittenTheProblemNamesThePlaceAndTheFix() throws IOException {
        Path file = Files.writeString(temp.resolve("file"), "I am no folder");
        Home home = Home.at(file.resolve("home"));
        assertThat(home.isWritable()).isFalse();
        assertThat(home.problem().place().file()).isEqualTo(file.resolve("home").toString());
        assertThat(home.problem().fix()).contains("regola.home");
        assertThat(file).hasContent("I am no folder");
    }

    @Test
    void testsHaveAHomeOfTheirOwn() {
        Path own = Home.find().folder();
        assertThat(own).isEqualTo(Path.of(System.getProperty("regola.home"))).isDirectory();
        assertThat(own).startsWith(Path.of(System.getProperty("java.io.tmpdir")));
    }
}
