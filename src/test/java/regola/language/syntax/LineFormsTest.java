package regola.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.syntax.generated.RulesParser;

/** The forms that messages quote are those of the grammar: no line is forgotten. */
class LineFormsTest {
    private static List<String> firstWords(int rule) {
        List<String> words =
                LanguageWords.written(RulesParser._ATN.nextTokens(RulesParser._ATN.ruleToStartState[rule]));
        assertThat(words).isNotEmpty();
        return words;
    }

    @Test
    void everyPartOfAGameHasAForm() {
        assertThat(firstWords(RulesParser.RULE_section))
                .allSatisfy(
                        word -> assertThat(LineForms.of(word, false)).as(word).startsWith(word));
        assertThat(firstWords(RulesParser.RULE_header))
                .allSatisfy(
                        word -> assertThat(LineForms.of(word, false)).as(word).startsWith(word));
    }

    @Test
    void everyLineOfABlockHasAForm() {
        for (int rule : new int[] {
            RulesParser.RULE_statement,
            RulesParser.RULE_otherwise,
            RulesParser.RULE_requirement,
            RulesParser.RULE_chooseItem,
            RulesParser.RULE_thenBlock,
            RulesParser.RULE_boardLine,
            RulesParser.RULE_headerLine
        }) {
            assertThat(firstWords(rule))
                    .allSatisfy(word ->
                            assertThat(LineForms.of(word, true)).as(word).startsWith(word));
        }
    }

    @Test
    void everyValueWithAWordOfItsOwnHasAForm() {
        assertThat(List.of(
                        "those",
                        "some",
                        "every",
                        "all",
                        "sum",
                        "most",
                        "least",
                        "item",
                        "number",
                        "random",
                        "supposing"))
                .allSatisfy(word -> assertThat(LineForms.ofValue(word)).as(word).startsWith(word));
    }
}
