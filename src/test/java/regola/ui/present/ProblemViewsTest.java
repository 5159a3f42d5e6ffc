package regola.ui.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.source.Trouble;
import regola.ui.view.ProblemView;
import regola.ui.view.Texts;

class ProblemViewsTest {
    @Test
    void aViewKeepsAllThatIsSaidAndTheLine() {
        Span span = new Span(SourceText.of("my.rules", "game my\n  oops\n"), 10, 14);
        assertThat(ProblemViews.of(List.of(
                        Trouble.at(span, "oops", "a reason", "do it"),
                        Trouble.ofFile("folder/my.rules", "oops", "a reason", "do it"),
                        Trouble.inPosition("zones.pond.a5", "oops"),
                        Trouble.nowhere("oops", "a reason", "do it"))))
                .containsExactly(
                        new ProblemView("my.rules:2", "oops", "a reason", "do it"),
                        new ProblemView("folder/my.rules", "oops", "a reason", "do it"),
                        new ProblemView("zones.pond.a5", "oops", "", ""),
                        new ProblemView("", "oops", "a reason", "do it"));
    }

    @Test
    void aViewIsThereInTheLanguageOfWhoReads() {
        Trouble trouble = Trouble.nowhere("the file is empty", Message.of("it has {0} here", 2), "remove it");
        ProblemView view = ProblemViews.of(trouble);
        assertThat(view.what()).isEqualTo("the file is empty");
        assertThat(view.in(Texts.in("it")).what()).isEqualTo("il file è vuoto");
        assertThat(view.in(Texts.in("it")).why()).isEqualTo("qui ne ha 2");
        assertThat(view.in(Texts.in("en"))).isSameAs(view);
    }
}
