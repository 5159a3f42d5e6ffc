package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonCommandTest {
    private static final String LESSON = """
            ---
            game: heap
            title: {en: A lesson, it: Una lezione}
            idea: {en: Take one., it: Prendine uno.}
            rules: [%s]
            ---

            ## first

            en: Take one.

            it: Prendine uno.

            ```yaml
            task: play
            moves: [%s]
            done: {en: Taken., it: Preso.}
            ```
            """;

    @TempDir
    Path folder;

    private String lesson(String rule, String move) throws Exception {
        return Files.writeString(folder.resolve("01-first.md"), LESSON.formatted(rule, move))
                .toString();
    }

    private String rules() throws Exception {
        Path games = folder.resolve("games");
        Files.createDirectories(games);
        Files.writeString(games.resolve("heap.rules"), Files.readString(Path.of(Said.HEAP)));
        return games.toString();
    }

    private static String rule() throws Exception {
        return Files.readAllLines(Path.of(Said.HEAP)).stream()
                .filter(line -> line.contains("because"))
                .map(line -> line.replaceAll(".*because (\\S+).*", "$1"))
                .findFirst()
                .orElseThrow();
    }

    private static String move() {
        String listed = Said.by("moves", Said.HEAP).out();
        return listed.lines().skip(1).findFirst().orElseThrow().strip();
    }

    /** The window knows better than the commands which language its person has chosen. */
    @Test
    void theWindowIsToldALanguageOnlyIfOneIsSaid() {
        List<String> told = new ArrayList<>();
        LessonWindow window = (lesson, language) -> told.add(String.valueOf(language));
        Cli.run(window, BookPress.NONE, "lesson", "tutorials/china-moon/06-bounce.md");
        Cli.run(window, BookPress.NONE, "lesson", "tutorials/china-moon/06-bounce.md", "--language", "it");
        assertThat(told).containsExactly("null", "it");
    }

    @Test
    void aGoodLessonIsSolved() throws Exception {
        Said said = Said.by("lesson", lesson(rule(), move()), "--check", "--rules", rules());
        assertThat(said).isEqualTo(new Said(0, "solved  first  Take one.\n", ""));
        assertThat(Said.by("lesson", lesson(rule(), move()), "--check", "--rules", rules(), "--language", "it")
                        .out())
                .isEqualTo("risolto  first  Prendine uno.\n");
    }

    @Test
    void aLessonThatCannotBeSolvedFails() throws Exception {
        String legal = move();
        String never = legal.replaceAll("\\d+", "9999");
        Said said = Said.by("lesson", lesson(rule(), never), "--check", "--rules", rules());
        assertThat(said.code()).isEqualTo(1);
        assertThat(said.out() + said.err()).contains(never);
    }

    @Test
    void aLessonWithMistakesIsToldWithItsPlaces() throws Exception {
        Said said = Said.by("lesson", lesson("XX-9", "tkae 1"), "--check", "--rules", rules());
        assertThat(said.code()).isEqualTo(1);
        assertThat(said.out()).isEmpty();
        assertThat(said.err())
                .contains(
                        "01-first.md:5:9: error: 'heap' has no rule XX-9",
                        "01-first.md:16:9: error: 'tkae 1' is no move of this game");
    }

    @Test
    void withoutAWindowThatIsSaid() throws Exception {
        Said said = Said.by("lesson", lesson(rule(), move()), "--rules", rules());
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("there is no window here", "--check");
    }

    @Test
    void wrongUsage() {
        assertThat(Said.by("lesson").code()).isEqualTo(2);
        assertThat(Said.by("lesson", "nowhere.md").code()).isEqualTo(2);
    }

    @Test
    void lessonsAreCheckedAmongRuleFiles() throws Exception {
        rules();
        lesson(rule(), move());
        Files.writeString(folder.resolve("README.md"), "# About\n\nNo lesson.\n");
        assertThat(Said.by("check", folder.toString())).isEqualTo(new Said(0, "2 files, no problems\n", ""));
        lesson(rule(), "tkae 1");
        Said said = Said.by("check", folder.toString());
        assertThat(said.code()).isEqualTo(1);
        assertThat(said.out()).isEqualTo("2 files, 1 error\n");
    }

    /** The window finds them without being told, so a lesson that it opens is not one that the check cannot read. */
    @Test
    void rulesInThePersonsOwnFolderAreKnown() throws Exception {
        Path own = Path.of(rules());
        LessonWindow shown = (lesson, language) -> {};
        LessonWindow window = shown.withRules(() -> List.of(folder.resolve("not there"), own));
        Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
        Path lesson = Files.move(Path.of(lesson(rule(), move())), elsewhere.resolve("01-first.md"));
        assertThat(Cli.run(window, BookPress.NONE, "lesson", lesson.toString(), "--check"))
                .isZero();
        assertThat(Cli.run(window, BookPress.NONE, "lesson", lesson.toString())).isZero();
        assertThat(Cli.run(window, BookPress.NONE, "check", lesson.toString())).isZero();
        assertThat(Said.by("lesson", lesson.toString(), "--check").err())
                .as("nobody has such a game of their own")
                .contains("heap");
    }

    /** What was taught before is known from the lessons that lie before one in its folder. */
    @Test
    void aLessonIsHeldAgainstThoseBeforeIt() throws Exception {
        String first = lesson(rule(), move());
        String games = rules();
        String second = Files.writeString(folder.resolve("02-second.md"), LESSON.formatted(rule(), move()))
                .toString();
        String untold = rule() + " is to be done before it was shown";
        assertThat(Said.by("lesson", first, "--check", "--rules", games).err()).contains(untold);
        assertThat(Said.by("lesson", second, "--check", "--rules", games).err())
                .as("the first has shown it")
                .doesNotContain(untold);
        Files.move(folder.resolve("02-second.md"), folder.resolve("mine.md"));
        assertThat(Said.by("lesson", folder.resolve("mine.md").toString(), "--check", "--rules", games)
                        .err())
                .as("no part of the course")
                .doesNotContain(untold);
    }
}
