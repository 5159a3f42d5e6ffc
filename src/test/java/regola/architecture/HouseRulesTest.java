package regola.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules of the house that are about source text, checked by reading it. */
class HouseRulesTest {
    private static final Path MAIN = Path.of("src/main/java");
    private static final Path TEST = Path.of("src/test/java");

    private static final int MOST_LINES = 600;

    private static final int MOST_FILES = 40;
    /** Files that may be longer, with their own limit. A file is named here with a reason or split. */
    private static final Map<String, Integer> LONGER_FILES = Map.of(
            // One table of all messages; each stands with its example.
            "src/main/java/regola/language/diagnostic/DiagnosticCode.java", 850);

    private static final Pattern CLASS =
            Pattern.compile("^(?:public )?(?:abstract )?(?:final )?class ", Pattern.MULTILINE);

    /** Classes for the event thread that leave it to whoever owns them to check that. */
    private static final List<String> CHECKED_BY_THEIR_OWNERS = List.of(
            // A part of the board's panel, which checks.
            "src/main/java/regola/ui/board/motion/Roaming.java");

    /** A game is its rule file, drawings and texts: the program knows the words of none. */
    private static final Pattern WORDS_OF_GAMES = Pattern.compile(
            "\\b(china.?moon|nin.?jan|croak|moulin|army.?of.?frogs|morris|lotus|butterfly|silly|whirlpool|bounce"
                    + "|mosquito|lily)\\b",
            Pattern.CASE_INSENSITIVE);

    /**
     * Tests that wait by sleeping, are switched off or skip themselves; put so that this line does not match itself. A
     * click for which no time is stated sleeps too, while the button looks pressed.
     */
    private static final Pattern WEAK_TESTS = Pattern.compile("\\bThread\\s*[.]\\s*sleep|\\bdoClick\\s*[(]\\s*[)]"
            + "|@(?:[a-z.]+)?[D]isabled|\\bassume(?:True|False|That)\\b");

    @Test
    void everyPackageSaysWhatItIs() throws IOException {
        List<Path> silent = javaFiles(MAIN).stream()
                .map(Path::getParent)
                .distinct()
                .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
                .toList();
        assertThat(silent).as("packages without package-info.java").isEmpty();
    }

    @Test
    void noFileIsTooLongToRead() throws IOException {
        List<String> tooLong = new ArrayList<>();
        for (Path root : List.of(MAIN, TEST)) {
            for (Path file : javaFiles(root)) {
                String name = file.toString().replace('\\', '/');
                int lines = Files.readAllLines(file).size();
                if (lines > LONGER_FILES.getOrDefault(name, MOST_LINES)) {
                    tooLong.add(name + ": " + lines + " lines");
                }
            }
        }
        assertThat(tooLong).as("files over %d lines", MOST_LINES).isEmpty();
    }

    @Test
    void noPackageIsTooLargeToKnow() throws IOException {
        Map<Path, Long> sizes =
                javaFiles(MAIN).stream().collect(Collectors.groupingBy(Path::getParent, Collectors.counting()));
        assertThat(sizes.entrySet().stream().filter(each -> each.getValue() > MOST_FILES + 1)) // one says what it is
                .as("packages of more than %d files", MOST_FILES)
                .isEmpty();
    }

    /** Two classes of one name in two rooms are taken for each other, in speech and by whoever imports one. */
    @Test
    void aNameBelongsToOneClass() throws IOException {
        Map<String, List<Path>> byName = javaFiles(MAIN).stream()
                .filter(file -> !file.endsWith("package-info.java"))
                .collect(Collectors.groupingBy(file -> file.getFileName().toString()));
        assertThat(byName.values().stream().filter(files -> files.size() > 1).toList())
                .as("top-level classes of the same simple name")
                .isEmpty();
    }

    @Test
    void whatIsForTheEventThreadOnlyChecksIt() throws IOException {
        List<String> unchecked = new ArrayList<>();
        for (Path file : javaFiles(MAIN)) {
            String text = Files.readString(file);
            boolean promises = text.replaceAll("\\s+(?:\\* ?)?", " ").contains("For the event thread only");
            boolean isClass = CLASS.matcher(text).find();
            if (promises && isClass && !text.contains("EventThread.check(")) unchecked.add(file.toString());
        }
        assertThat(unchecked)
                .as("classes that promise to be for the event thread only, and do not check it")
                .containsExactlyInAnyOrderElementsOf(CHECKED_BY_THEIR_OWNERS);
    }

    @Test
    void longFilesOnTheListExist() {
        assertThat(LONGER_FILES.keySet())
                .allSatisfy(name -> assertThat(Path.of(name)).exists());
    }

    @Test
    void theProgramKnowsTheWordsOfNoGame() throws IOException {
        assertThat(linesWith(WORDS_OF_GAMES, MAIN)).isEmpty();
    }

    @Test
    void noTestSleepsOrIsSwitchedOff() throws IOException {
        assertThat(linesWith(WEAK_TESTS, TEST)).isEmpty();
    }

    private static List<String> linesWith(Pattern pattern, Path root) throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : javaFiles(root)) {
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++) {
                if (pattern.matcher(lines.get(i)).find()) {
                    found.add(file + ":" + (i + 1) + ": " + lines.get(i).strip());
                }
            }
        }
        return found;
    }

    private static List<Path> javaFiles(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            List<Path> found = files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
            assertThat(found)
                    .as("java files under %s, seen from %s", root, Path.of("").toAbsolutePath())
                    .isNotEmpty();
            return found;
        }
    }
}
