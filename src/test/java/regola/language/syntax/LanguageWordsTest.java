package regola.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regola.language.type.BuiltIns;

class LanguageWordsTest {
    /** The parser knows no types, so it has a list of its own. */
    @Test
    void namesThatStandForAValueAreThoseThatTakeNothing() {
        assertThat(LanguageWords.VALUES)
                .allMatch(name -> BuiltIns.everywhere().contains(name))
                .containsAll(BuiltIns.everywhere().stream()
                        .filter(name -> BuiltIns.signature(name).startsWith(name + ": "))
                        .toList());
    }
}
