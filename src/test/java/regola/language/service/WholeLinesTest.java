package regola.language.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.language.source.SourceText;

/** Where a line is whole the next ones are offered; what is said once is not offered again; too far right is mended. */
class WholeLinesTest {
    private static final String RULES = """
            game small
              title en "Small" it "Piccolo"
              players 2: red, blue

            board field
              grid 3 by 3 joined around

            pieces men, alike: 3 "{player}-man" for each player

            zone hand of each player

            turn
              choose act by mover
                en "Play." it "Gioca."
                option put (to in field)
                  require no men on to
                    because G-1 en "No."
                                it "No."
                  then
                    do put-down(to)

            rule put-down(place: site)
              move one men of mover to place
            """;

    private static List<Completion> offered(String behind, String added) {
        int at = RULES.indexOf(behind) + behind.length();
        String text = RULES.substring(0, at) + added + RULES.substring(at);
        SourceText source = SourceText.of("small.rules", text);
        return new LanguageService(new GameTexts(source, List.of(), null)).complete(source, at + added.length(), "en");
    }

    /** Whoever says what things are called looks for those that are called nothing yet. */
    @Test
    void whatHasItsWordsIsNotOfferedForThemAgain() {
        String last = "move one men of mover to place\n";
        List<String> offered =
                offered(last, "\nwords\n  red en \"Red\" it \"Rosso\"\n  men en \"man\" it \"pedina\"\n  ").stream()
                        .map(Completion::label)
                        .toList();
        assertThat(offered).contains("blue", "field", "hand").doesNotContain("red", "men");
    }

    @ParameterizedTest
    @CsvSource({
        "joined around, ' ', region, 2",
        "put-down(to), '', move, 8",
        "move one men of mover to place, ' ', if, 2",
        "it \"No.\", ' ', require, 6",
        "move one men of mover to place, ' ', pieces, 0"
    })
    void behindAWholeLineItsNeighboursAreOffered(String behind, String added, String word, int indent) {
        List<Completion> offered = offered(behind, added);
        assertThat(offered).hasSizeLessThan(20);
        assertThat(offered)
                .filteredOn(one -> one.label().equals(word))
                .extracting(Completion::text)
                .containsExactly("\n" + " ".repeat(indent) + word + " ");
    }

    @ParameterizedTest
    @CsvSource({
        "joined around, '\n      ', lines, 2",
        "it \"Piccolo\", '\n        ', about, 2",
        "move one men of mover to place, '\n          ', move, 2"
    })
    void whoStandsTooFarRightIsBroughtBack(String behind, String added, String word, int indent) {
        assertThat(offered(behind, added))
                .filteredOn(one -> one.label().equals(word))
                .extracting(Completion::indent)
                .containsExactly(indent);
    }

    @ParameterizedTest
    @CsvSource({
        "it \"No.\", ' ', en",
        "it \"Piccolo\", ' ', it",
        "joined around, '\n  ', grid",
        "joined around, '\n  ', plane",
        "alike: 3 \"{player}-man\" for each player, ' ', alike"
    })
    void whatIsSaidOnceIsNotOfferedAgain(String behind, String added, String word) {
        assertThat(offered(behind, added))
                .extracting(Completion::label)
                .isNotEmpty()
                .doesNotContain(word);
    }

    /** What is called is written with its parentheses, where it is only named without. */
    @ParameterizedTest
    @CsvSource({
        "'to place', '\n\nrule again()\n  do pu', put-down, put-down()",
        "'to place', '\n\nfunction free(p: site): yes or no\n  = no men on p\n\nrule again()\n  if fr', free, free()",
        "'to place', '\n\nfunction mine(): set of piece\n  = men of mover\n\nrule again()\n  move mi', mine, mine()",
        "'in field)', '\n      require fi', field, field",
    })
    void whatIsCalledIsWrittenWithItsParentheses(String behind, String added, String name, String written) {
        assertThat(offered(behind, added))
                .filteredOn(one -> one.label().equals(name))
                .extracting(Completion::text)
                .containsExactly(written);
    }

    @Test
    void parenthesesThatStandThereAreNotWrittenTwice() {
        String text = RULES + "\nrule again()\n  do pu(a1)\n";
        SourceText source = SourceText.of("small.rules", text);
        assertThat(new LanguageService(new GameTexts(source, List.of(), null))
                        .complete(source, text.indexOf("(a1)"), "en"))
                .filteredOn(one -> one.label().equals("put-down"))
                .extracting(Completion::text)
                .containsExactly("put-down");
    }

    /** A place may be called as the word is that comes next. */
    @ParameterizedTest
    @CsvSource({"'do put-down(to)', '\n        move one men on to '", "'do put-down(to)', '\n        move men on a1 '"})
    void behindWhereSomethingIsComesWhereItGoes(String behind, String added) {
        assertThat(offered(behind, added)).first().extracting(Completion::label).isEqualTo("to");
    }

    @Test
    void whoSaysWhatIsGoodToHaveIsLedThroughIt() {
        String last = "move one men of mover to place\n";
        assertThat(offered(last, "\naim ")).extracting(Completion::label).containsExactly("name of who");
        assertThat(offered(last, "\naim much of "))
                .extracting(Completion::label)
                .containsExactly("who");
        assertThat(offered(last, "\naim much of who\n  "))
                .extracting(Completion::label)
                .startsWith("en", "it")
                .contains("yours", "theirs", "=");
        assertThat(offered(last, "\naim much of who\n  en \"more\" it \"di più\"\n  ")
                        .subList(0, 4))
                .extracting(Completion::label)
                .contains("=", "yours", "theirs");
        assertThat(offered(last, "\nrule ")).isEmpty();
    }

    @Test
    void behindAStepNothingIsCompared() {
        assertThat(offered("move one men of mover to place", " "))
                .extracting(Completion::label)
                .doesNotContain("is", "mod", "in");
    }
}
