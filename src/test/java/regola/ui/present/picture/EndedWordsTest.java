package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What other words follow ends as a sentence does. */
class EndedWordsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "which comes next nobody knows | which comes next nobody knows.",
                "It is said. | It is said.",
                "Which one? | Which one?",
                "Go on … | Go on …",
                "It says «two». | It says «two».",
                "It says “two.” | It says “two.”",
                "'' | ''"
            })
    void wordsThatGoOnEndWithAStop(String words, String ended) {
        assertThat(Names.ended(words)).isEqualTo(ended);
    }
}
