package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.ui.present.picture.Tongue;

/** What is said of the moments of a match that is looked back at. */
class ReviewWordsTest {
    private static String closest(double unlucky, String language) {
        return new ReviewWords(new Tongue(Shipped.rules("croak", 2), Manner.of(language))).closest(0.04, unlucky, 0);
    }

    /** Who has lost the match by bad luck is not only told that another move promised a little more. */
    @Test
    void whatLuckMadeOfAMoveIsTold() {
        assertThat(closest(0.5, "en"))
                .isEqualTo(
                        "Another move promised a little more: a chance of winning about 4\u00a0% higher. What came of"
                                + " this one nobody could know: after it the chance was 0\u00a0%.");
        assertThat(closest(0.5, "it")).contains("non si poteva sapere");
        assertThat(closest(0.1, "en")).doesNotContain("nobody could know");
    }
}
