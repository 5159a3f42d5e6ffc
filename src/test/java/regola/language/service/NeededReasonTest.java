package regola.language.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.source.SourceText;

/** Where a condition is whole and only its reason is missing, the reason is the first thing that is offered. */
class NeededReasonTest {
    private static List<String> offered(String line) {
        String rules = """
                game small
                  title en "Small" it "Piccolo"
                  players 2: red, blue

                board field
                  grid 3 by 3

                pieces men, alike: 3 "{player}-man" for each player

                turn
                  choose act by mover
                    en "Play." it "Gioca."
                    option put (to in field)
                      require no men on to
                        because G-1 en "No." it "No."
                      LINE
                      then
                        move one men of mover to to
                """;
        SourceText text = SourceText.of("small.rules", rules.replace("LINE", line));
        int at = text.text().indexOf(line) + line.length();
        return new LanguageService(new GameTexts(text, List.of(), null))
                .complete(text, at, "en").stream().map(Completion::text).toList();
    }

    @Test
    void behindAWholeConditionItComesFirst() {
        assertThat(offered("require to is not b2 ").get(0))
                .startsWith("because G-2 en")
                .contains("it ");
        assertThat(offered("require to is not b2 ").get(1)).isEqualTo("because");
    }

    @Test
    void behindAnythingElseItDoesNot() {
        assertThat(offered("require to ").get(0)).isNotEqualTo("because").doesNotStartWith("because ");
    }
}
