package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is called otherwise in the rules is called so in the data of their lessons, and in no words for people. */
class LessonNamesTest {
    private static final String LESSON = """
            ---
            game: mine
            rules: [G-2, G-2.1]
            title: {en: "The move", it: "La mossa"}
            ---

            ## one

            en: A move to square.

            ```yaml
            start: {zones: {square: {a1: [red-man]}}, vars: {mover: red}}
            task: play
            moves: [move a1]
            wrong:
              - {move: move *, en: "That move is none of square", it: "No"}
              - {move: "move a1", en: move, it: "No"}
            ```
            """;

    @Test
    void namesOfThingsAreReplacedWhereRulesAreMeant() {
        String made = LessonNames.renamed(
                LESSON, Map.of("move", "slide", "square", "plane", "red", "crimson", "red-man", "crimson-man"));
        assertThat(made)
                .contains("{zones: {plane: {a1: [crimson-man]}}, vars: {mover: crimson}}")
                .contains("moves: [slide a1]")
                .contains("{move: slide *, en: \"That move is none of square\"")
                .contains("{move: \"slide a1\", en: move, it")
                .contains("en: A move to square.")
                .contains("title: {en: \"The move\", it: \"La mossa\"}");
    }

    @Test
    void numbersOfRulesAreNames() {
        assertThat(LessonNames.renamed(LESSON, Map.of("G-2", "MINE-7"))).contains("rules: [MINE-7, G-2.1]");
    }
}
