package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether a match is as good as won or lost is judged by what is fair among so many. */
class HowOftenTest {
    @ParameterizedTest(name = "{0} % of {1}")
    @CsvSource({
        "30, 2, it stays hard to win",
        "40, 2, the match stays open",
        "70, 2, you will probably win",
        "33, 3, the match stays open",
        "39, 3, the match stays open",
        "20, 3, it stays hard to win",
        "60, 3, you will probably win",
        "20, 5, the match stays open",
        "10, 5, it stays hard to win",
        "50, 5, the match stays open",
    })
    void whatThreeHaveIsFairAtAThird(long share, int players, String said) {
        AsOften often = new AsOften(share, players);
        assertThat(often.text("en")).endsWith(said + ".");
        assertThat(often.isOpen()).isEqualTo(said.contains("open"));
    }
}
