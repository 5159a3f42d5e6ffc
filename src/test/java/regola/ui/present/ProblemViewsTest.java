package regola.ui.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.source.Trouble;
import regola.ui.view.ProblemView;

class ProblemViewsTest {
    @Test
    void aViewKeepsAllThatIsSaidAndTheLine() {
        Span span = new Span(SourceText.of("my.rules", "game my\n  oops\n"), 10, 14);
        assertThat(ProblemViews.of(List.of(
                        Trouble.at(span, "what", "why", "fix"),
                        Trouble.ofFile("folder/my.rules", "what", "why", "fix"),
                        Trouble.inPosition("zones.pond.a5", "what"),
                        Trouble.nowhere("what", "why", "fix"))))
                .containsExactly(
                        new ProblemView("my.rules:2", "what", "why", "fix"),
                        new ProblemView("folder/my.rules", "what", "why", "fix"),
                        new ProblemView("zones.pond.a5", "what", "", ""),
                        new ProblemView("", "what", "why", "fix"));
    }
}
