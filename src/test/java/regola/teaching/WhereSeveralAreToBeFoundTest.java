package regola.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Task;
import regola.teaching.run.LessonRun;

/** Where several things are to be found, nothing that is asked sounds as if one were enough. */
class WhereSeveralAreToBeFoundTest {
    private static final Pattern ONE = Pattern.compile(
            "\\b(?:Mark|Press|Find) (?:it|one|the (?:place|point|square|tile|pad|frog|man|pile|card|house|hex))\\b"
                    + "|\\b(?:Segnal|Indical|Premil|Troval)[ao]\\b|\\bSegna\\.|\\b(?:Segna|Premi) (?:la|il|lo|l') ?\\w");

    static List<Path> files() {
        return ShippedLessons.files();
    }

    @ParameterizedTest
    @MethodSource("files")
    void severalAreAskedForAsSeveral(Path file) {
        Lesson lesson = TestLessons.whole(ShippedLessons.read(file));
        List<String> lone = new ArrayList<>();
        for (int i = 0; i < lesson.steps().size(); i++) {
            LessonStep step = lesson.steps().get(i);
            if (!(step.task() instanceof Task.Find find) || !find.all()) continue;
            LessonRun run = LessonRun.start(lesson, i, () -> Instant.EPOCH);
            run.showMe();
            if (run.marking().marked().size() < 2) continue;
            for (String language : List.of("en", "it"))
                for (String said :
                        List.of(step.goal().text(language), step.brief().text(language)))
                    if (ONE.matcher(said).find()) lone.add(step.id() + ": " + said);
        }
        assertThat(lone).isEmpty();
    }
}
