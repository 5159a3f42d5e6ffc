package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.language.Shipped;

/** What stories of all games tell is said as somebody at the table would, in both languages. */
class ToldInStoriesTest {
    /** A number behind a colon, as on a form; strokes and brackets of the rule file; one of several things. */
    private static final String CLUMSY =
            ".*(: \\d+[.;]|[\\[\\]|{}]|\\b1 (discs|men|seeds|cards|dischi|pedine|semi|carte)\\b).*";

    static List<String> games() {
        return Shipped.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void storiesAreToldInSentences(String game) {
        int players = Math.min(3, Shipped.game(game).seats().most());
        for (String language : List.of("en", "it"))
            assertThat(ToldInStories.of(game, players, language, Thorough.oneIn(2, 2), 40)
                            .lines()
                            .keySet())
                    .as(game + " " + language)
                    .isNotEmpty()
                    .noneMatch(line -> line.matches(CLUMSY));
    }
}
