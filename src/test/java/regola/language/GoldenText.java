package regola.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A GoldenText is a file that holds what a test must come to. It is written anew only with
 * {@code -Dregola.accept=true}; the difference is then read before it is committed.
 */
public final class GoldenText {
    private static final boolean ACCEPT = Boolean.getBoolean("regola.accept");

    private GoldenText() {}

    public static void compare(Path file, String actual) throws IOException {
        if (ACCEPT) Files.writeString(file, actual);
        assertThat(file)
                .as("what must come out; run with -Dregola.accept=true to write it")
                .exists();
        assertThat(actual)
                .as("compared with %s; if it is right now, run with -Dregola.accept=true and read the difference", file)
                .isEqualTo(Files.readString(file).replace("\r\n", "\n"));
    }

    /** @return all files below the folder whose names end so, in the order of their names; at least one */
    public static List<Path> files(Path folder, String end) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> found =
                    all.filter(file -> file.toString().endsWith(end)).sorted().toList();
            assertThat(found).as("%s files below %s", end, folder).isNotEmpty();
            return found;
        }
    }

    /** @return the file that belongs to this one, with another end */
    public static Path beside(Path file, String end, String otherEnd) {
        String name = file.getFileName().toString();
        return file.resolveSibling(name.substring(0, name.length() - end.length()) + otherEnd);
    }

    /** @return the rule files of all games and variants that are shipped */
    public static List<Path> shippedRules() throws IOException {
        return files(Path.of("rules-dsl/games"), ".rules");
    }
}
