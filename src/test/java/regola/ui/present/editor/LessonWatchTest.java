package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.language.Games;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.source.Trouble;

class LessonWatchTest {
    @Test
    void whatSeveralStepsLackIsSaidOnce() {
        SourceText lesson = SourceText.of("01-a.md", "one two three");
        Trouble here = DiagnosticCode.TAB.at(new Span(lesson, 0, 3)).trouble();
        Trouble there = DiagnosticCode.TAB.at(new Span(lesson, 4, 7)).trouble();
        Trouble other =
                DiagnosticCode.UNEXPECTED.at(new Span(lesson, 8, 13), "three").trouble();
        OwnLessons.Misfit misfit = new OwnLessons.Misfit(
                new OwnLessons.Kept("01-a.md", lesson.text()),
                language -> "A",
                List.of("one"),
                false,
                List.of(here, there, other));

        assertThat(LessonWatch.view(misfit, "en").found()).hasSize(2);
    }

    /** Who began with a kind of game never saw what the steps of its lesson are called. */
    @Test
    void aStepIsToldByItsNumber() {
        SourceText lesson = SourceText.of("01-a.md", "## look\nsee\n## the-third\ndo\n");
        Trouble trouble = Trouble.at(
                new Span(lesson, 20, 22),
                Message.told(
                        language -> Message.of("the step '{0}'", "the-third").in(language) + " is wrong: too far"),
                Message.NOTHING,
                Message.NOTHING);
        OwnLessons.Misfit misfit = new OwnLessons.Misfit(
                new OwnLessons.Kept("01-a.md", lesson.text()),
                language -> "A",
                List.of("the-third"),
                false,
                List.of(trouble));

        assertThat(LessonWatch.view(misfit, "en").found().get(0).what()).isEqualTo("Step 2: too far");
        assertThat(LessonWatch.view(misfit, "it").found().get(0).what()).isEqualTo("Passo 2: too far");
    }

    /** To do all lessons takes long, and nothing that the rules say is another. */
    @Test
    void aRemarkIsNoReasonToDoTheLessonsAgain(@TempDir Path own) throws Exception {
        Path file = Files.writeString(own.resolve("a.rules"), "game a\n  title en \"A\"\n");
        Bench bench = Bench.of(file);
        List<String> tried = new ArrayList<>();
        LessonWatch watch = new LessonWatch(Runnable::run, oneLesson(tried), notice -> {}, () -> {});

        watch.checked(bench);
        assertThat(tried).hasSize(1);
        bench.game().type("game a   # mine\n\n  title en \"A\"\n", bench.game().edition());
        watch.checked(bench);
        assertThat(tried).hasSize(1);
        bench.game().type("game a\n  title en \"B\"\n", bench.game().edition());
        watch.checked(bench);
        assertThat(tried).hasSize(2);
    }

    private static OwnLessons oneLesson(List<String> tried) {
        return new OwnLessons() {
            @Override
            public List<Kept> of(String game) {
                return List.of(new Kept("01-a.md", ""));
            }

            @Override
            public Misfit misfit(Kept lesson, Games games) {
                tried.add(lesson.file());
                return null;
            }

            @Override
            public String without(Kept lesson, List<String> steps) {
                return lesson.text();
            }

            @Override
            public void write(Kept lesson) {
                // nothing is written here
            }

            @Override
            public void remove(Kept lesson) {
                // nothing is removed here
            }
        };
    }
}
