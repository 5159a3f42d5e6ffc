package regola.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.view.Texts;

/** What leads to the rules of a game has one name, wherever it stands. */
class RulesButtonTest {
    @ParameterizedTest(name = "{0} in {1}")
    @CsvSource({"start.book, en", "start.book, it", "end.book, en", "end.book, it"})
    void aButtonIsNamedAsTheMenuNamesIt(String button, String language) {
        Texts texts = Texts.in(language);
        assertThat(texts.get(button)).isEqualTo(texts.get("action.rules"));
    }
}
