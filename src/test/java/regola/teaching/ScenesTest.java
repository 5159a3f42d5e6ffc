package regola.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.value.Event;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Task;
import regola.teaching.run.LessonRun;

/**
 * What a scene says is read before its moves are seen: so it says nothing that is not so before them; and nothing
 * happens in the first scene of a game that it does not speak of.
 */
class ScenesTest {
    private static final Pattern SPOKEN_TOO_EARLY = Pattern.compile(
            "\\b(has won|has lost|have lost|nobody has|has only two left|ha vinto|(?<!non )ha perso|restano solo due|non ha vinto)\\b");

    static List<Path> files() {
        return ShippedLessons.files();
    }

    private static Lesson read(Path file) {
        return TestLessons.whole(ShippedLessons.read(file));
    }

    @ParameterizedTest
    @MethodSource("files")
    void aSceneDoesNotSayThatSomethingIsSoBeforeItHappens(Path file) {
        for (LessonStep step : read(file).steps()) {
            if (!(step.task() instanceof Task.Watch watch) || watch.moves().isEmpty()) continue;
            for (String language : List.of("en", "it"))
                assertThat(step.goal().text(language) + " " + step.explanation().text(language))
                        .as(step.id())
                        .doesNotContainPattern(SPOKEN_TOO_EARLY);
        }
    }

    /** What is left over at the end is swept in the third lesson, which tells of it. */
    @Test
    void nothingIsSweptInTheFirstSceneOfKalah() {
        Lesson lesson = read(Path.of("tutorials/kalah/01-sowing.md"));
        List<Event> events = LessonRun.start(lesson, 0, () -> Instant.EPOCH).passages().stream()
                .flatMap(passage -> passage.events().stream())
                .filter(event -> event.kind() == Event.Kind.MOVED)
                .toList();
        assertThat(events).as("the one seed that is sown").hasSize(1);
    }

    /** The learner is Red there: its tray says so, and the next steps ask for its frogs. */
    @Test
    void yourFrogsInTheFirstSceneOfChinaMoonAreThoseOfTheLearner() {
        LessonStep first = read(Path.of("tutorials/china-moon/01-two-pads-a-hop.md"))
                .steps()
                .get(0);
        assertThat(first.goal().text("en")).startsWith("Your frogs");
        assertThat(((Task.Watch) first.task()).moves())
                .isNotEmpty()
                .allSatisfy(move -> assertThat(move.toString()).contains("red-"));
    }
}
