package regola.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regola.language.source.SourceText;
import regola.teaching.check.Finding;
import regola.teaching.check.LessonCheck;
import regola.teaching.check.TrailerCheck;
import regola.teaching.lesson.Lesson;
import regola.teaching.read.LessonFile;
import regola.teaching.read.TrailerFile;

/** Every example of the guide for authors can be read and solved. */
class LessonGuideTest {
    private static final Path GUIDE = Path.of("tutorials/README.md");
    private static final Pattern EXAMPLE = Pattern.compile("(?ms)^(`{3,})([a-z]+(?: [a-z]+)?)\\n(.*?)^\\1$");
    private static final String FRONT = """
            ---
            game: china-moon
            players: 3
            rules: [CM-5.7]
            title: {en: An example, it: Un esempio}
            idea: {en: Of the guide., it: Della guida.}
            ---

            ## example

            en: Do it.

            it: Fallo.

            ```yaml
            """;
    /** What a part of a step is put into. */
    private static final String STEP =
            "start: {zones: {pond: {a2: [red-1], a7: [green-1], a16: [orange-1]}}, vars: {mover: red}}\ntask: play\nmoves: [hop red-1 a4]\n";

    private record Example(String kind, String text) {
        String lesson() {
            return switch (kind) {
                case "markdown" -> text;
                case "yaml step" -> FRONT + text + "```\n";
                case "yaml part" -> FRONT + STEP + text + "```\n";
                default -> throw new AssertionError("what is an example marked '" + kind + "'?");
            };
        }
    }

    private static List<Example> examples() {
        List<Example> examples = new ArrayList<>();
        Matcher found = EXAMPLE.matcher(TestLessons.text(GUIDE));
        while (found.find()) {
            if (!found.group(2).equals("trailer")) examples.add(new Example(found.group(2), found.group(3)));
        }
        return examples;
    }

    @TestFactory
    Stream<DynamicTest> everyExampleIsReadAndSolved() {
        return examples().stream()
                .map(example -> DynamicTest.dynamicTest(
                        example.text().lines().findFirst().orElse("") + " …", () -> {
                            Lesson lesson = TestLessons.whole(LessonFile.read(
                                    SourceText.of("example.md", example.lesson()), ShippedLessons.GAMES));
                            List<Finding> found = LessonCheck.check(lesson).stream()
                                    .filter(finding -> finding.weight() != Finding.Weight.ADVICE)
                                    .toList();
                            assertThat(found.stream().map(Finding::render).collect(Collectors.joining("\n")))
                                    .isEmpty();
                        }));
    }

    @Test
    void theExampleOfATrailerIsReadAndPlayed() {
        Matcher found = Pattern.compile("(?ms)^````trailer\\n(.*?)^````$").matcher(TestLessons.text(GUIDE));
        assertThat(found.find()).isTrue();
        TrailerFile file = TrailerFile.read(SourceText.of("trailer.md", found.group(1)), ShippedLessons.GAMES);
        assertThat(TrailerCheck.check(file.trailer().orElseThrow())).noneMatch(Finding::isError);
    }

    @Test
    void everyKindOfStepHasAnExample() {
        assertThat(examples()).hasSizeGreaterThan(10);
        String all = examples().stream().map(Example::text).collect(Collectors.joining());
        assertThat(List.of("watch", "play", "find", "predict", "answer", "free"))
                .allSatisfy(task -> assertThat(all).contains("task: " + task));
    }

    @Test
    void everyKeyIsInTheGuide() {
        // What the reader lists when it meets a key that nobody knows is what it knows.
        Set<String> known = new TreeSet<>();
        Pattern listed = Pattern.compile("it may have ([a-z, -]+)");
        for (String task : List.of("watch", "play", "find", "predict", "answer", "free")) {
            String step = "task: " + task
                    + "\nxyz: 1\nshow: {xyz: 1}\ncard: {of: frogs, xyz: 1}\nhints: [{xyz: 1}]\nwrong: [{xyz: 1}]\ntries: [{xyz: 1}]\n"
                    + "find: [a1]\nask: mover\nmove: hop red-1 a2\nchoices: [{xyz: 1}]\n";
            LessonFile.read(
                            SourceText.of("keys.md", FRONT.replace("title:", "xyz: 1\ntitle:") + step + "```\n"),
                            ShippedLessons.GAMES)
                    .problems()
                    .forEach(problem -> {
                        Matcher keys = listed.matcher(problem.why());
                        if (keys.find()) known.addAll(List.of(keys.group(1).split(", ")));
                    });
        }
        assertThat(known).contains("game", "within", "choices", "ring", "misses");
        String guide = TestLessons.text(GUIDE);
        assertThat(known).allSatisfy(key -> assertThat(guide).containsPattern("\\b" + key + "\\b"));
    }
}
