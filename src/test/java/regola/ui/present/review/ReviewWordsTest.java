package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.advice.WhyBetter;
import regola.advice.Wins;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.ui.present.picture.Tongue;
import regola.ui.view.Texts;

/** What is said of the moments of a match that is looked back at. */
class ReviewWordsTest {
    private static String came(double unlucky, String language) {
        return new ReviewWords(new Tongue(Shipped.rules("croak", 2), Manner.of(language))).unluckily(unlucky, 0);
    }

    /** Who has lost the match by bad luck is not only told that another move promised a little more. */
    @Test
    void whatLuckMadeOfAMoveIsTold() {
        assertThat(came(0.5, "en"))
                .isEqualTo("What came of this one nobody could know: after it the chance was 0\u00a0%.");
        assertThat(came(0.5, "it")).contains("non si poteva sapere");
        assertThat(came(0.1, "en")).isEmpty();
    }

    /** A "you" is the computer player's; where none is said nothing is said before it. */
    @Test
    void whatIsSaidToAComputerPlayerIsSeenFromThere() {
        List<WhyBetter> reasons = List.of(new Wins.Survives());
        String said = reasons.get(0).text("en");
        Texts texts = Texts.in("en");
        assertThat(ReviewWords.why(ReviewWords.Voice.OTHER, said, reasons, "Red", texts))
                .isEqualTo("Seen from Red: With it you stay in the match.");
        assertThat(ReviewWords.why(ReviewWords.Voice.YOU, said, reasons, "Red", texts))
                .isEqualTo(said);
    }

    /** That somebody can take a corner matters because nobody can turn it back. */
    @Test
    void whatTheRulesSayItMeansIsTold() {
        assertThat(meaning("reversi", "en")).isEqualTo("A disc there is never turned.");
        assertThat(meaning("reversi", "it")).isEqualTo("Lì un disco non si gira più.");
        assertThat(meaning("english-draughts", "en"))
                .as("it says nothing of the kind")
                .isEmpty();
    }

    /** @return what is said of the first thing of a random match that somebody is glad of */
    private static String meaning(String game, String language) {
        Match match = Match.start(Shipped.rules(game, 2), 3);
        List<Event> glad = new ArrayList<>();
        match.listen(event -> {
            boolean is = event.kind() == Event.Kind.RULE
                    && !match.names().cheered(event.property(), "en").isEmpty();
            if (is) glad.add(event);
        });
        for (int i = 0; glad.isEmpty() && !match.isOver(); i++) match.playIndex(i % match.legalCount());
        assertThat(glad).isNotEmpty();
        return ReviewWords.meaning(
                List.of(new WhyBetter.Happens(glad.get(0), WhyBetter.Happens.When.WARDED_OFF, 0, match.names())),
                Manner.of(language));
    }
}
