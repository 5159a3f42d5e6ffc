package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.diagnostic.DiagnosticCode;
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
}
