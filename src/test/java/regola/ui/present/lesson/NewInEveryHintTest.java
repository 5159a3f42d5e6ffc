package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.value.Manner;
import regola.teaching.lesson.Lesson;
import regola.teaching.run.LessonRun;
import regola.ui.keep.LibraryLessons;
import regola.ui.support.ShippedShelf;

/** Each hint of a step says or shows something that none before it did. */
class NewInEveryHintTest {
    private final LibraryLessons lessons = ShippedShelf.LESSONS;

    static Stream<String> games() {
        return ShippedShelf.GAMES.library().games().stream().map(game -> game.id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyHintTellsSomethingNew(String game) {
        for (LessonShelf.Entry entry : lessons.lessons(game)) {
            Lesson lesson = lessons.read(entry.id()).lesson();
            for (int step = 0; step < lesson.steps().size(); step++) {
                if (lesson.steps().get(step).beginning().isFound()) continue; // another one every time
                LessonRun run = LessonRun.start(lesson, step, () -> Instant.EPOCH);
                List<String> told = new ArrayList<>();
                while (run.untilHint().isPresent()) {
                    run.prompt();
                    var hint = run.hintShown().orElseThrow();
                    String said = hint.words().in(Manner.of("en").naming(false)) + " " + hint.show();
                    assertThat(told)
                            .as("%s, step %s, hint %s", entry.id(), step + 1, hint.rung())
                            .doesNotContain(said);
                    told.add(said);
                }
            }
        }
    }
}
