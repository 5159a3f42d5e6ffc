package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.advice.Review;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.ui.present.picture.Tongue;
import regola.ui.view.review.ReviewView;

/** What is said of a match as a whole. */
class OnTheWholeTest {
    private static final String GIFT = "With your move White could get a corner next.";
    private static final Ruleset RULES = Shipped.rules("reversi", 2);

    private static ReviewView.Moment moment(ReviewView.Kind kind) {
        return new ReviewView.Moment(kind, 4, 0, true, 0.04, "", "", "", List.of(), List.of(), 0, false);
    }

    private static String said(String language, ReviewView.Moment... moments) {
        return new OnTheWhole(lost(), List.of(moments), GIFT, new Tongue(RULES, Manner.of(language))).sentence();
    }

    /** A match that the only person has lost, after having been ahead. */
    private static Found lost() {
        Review review = new Review(
                List.of(), List.of(), List.of(), List.of(), List.of(), 3, -1, List.of(), List.of(), List.of());
        return FoundTest.won(Map.of("white", "easy"), review);
    }

    /** Who has lost little by little is told that it adds up. */
    @Test
    void severalSmallLossesAreCounted() {
        ReviewView.Moment small = moment(ReviewView.Kind.CLOSEST);
        assertThat(said("en", small)).contains("One move could have been a little better");
        assertThat(said("en", small, small)).contains("2 moves could have been a little better");
        assertThat(said("it", small, small)).contains("2 mosse potevano essere un po' migliori");
    }

    /** What weighs most is counted first. */
    @Test
    void smallSlipsAreCountedBehindWhatWasWeaker() {
        assertThat(said("en", moment(ReviewView.Kind.SLIP), moment(ReviewView.Kind.WEAKER)))
                .startsWith("One move could have been better. One move gave something away.");
    }

    @Test
    void ofManyKindsItIsSaidOnlyHowManyThereAre() {
        ReviewView.Moment[] weak = {
            moment(ReviewView.Kind.SLIP), moment(ReviewView.Kind.WEAKER), moment(ReviewView.Kind.CLOSEST)
        };
        assertThat(said("en", weak)).startsWith("3 moves are worth a look.").doesNotContain("gave something away");
        assertThat(said("it", weak)).startsWith("3 mosse meritano uno sguardo.");
    }

    /** Who has lost, and has given something away, is told where, and not that nothing happened. */
    @Test
    void whoHasLostIsToldWhereSomethingWasGivenAway() {
        assertThat(said("en", moment(ReviewView.Kind.SLIP)))
                .isEqualTo("No single move cost much, but look at move 5. " + GIFT);
        assertThat(said("en", moment(ReviewView.Kind.SLIP), moment(ReviewView.Kind.SLIP)))
                .isEqualTo("No single move cost much, but 2 moves gave something away.");
    }
}
