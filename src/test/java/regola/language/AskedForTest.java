package regola.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Ruleset;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.SourceText;

/** What an option chooses may have a question in the words for the screen, in the line of what it is called there. */
class AskedForTest {
    private static final String GAME = """
            game sample
              title en "Sample" it "Esempio"
              players 2: white, black

            board field
              sites a1 .. a3 from 0, 0 to 2, 0

            pieces men: 2 "{player}-man-{n}" for each player

            turn
              choose go by mover
                option put (soldier in men) (to in field)
                  require no pieces on to
                    because S-1 en "Taken." it "Occupato."
                  then
                    move soldier to to
                    finish won by mover S-9
                      en "Over." it "Finita."

            words
            """;

    private static CompileResult compiled(String words) {
        return RuleCompiler.compile(CompileRequest.of(SourceText.of("sample.rules", GAME + words)));
    }

    private static List<Diagnostic> found(String words) {
        return compiled(words).diagnostics().stream()
                .filter(each -> each.code() == DiagnosticCode.WORDS_FOR_NOTHING)
                .toList();
    }

    @Test
    void theQuestionIsKnownByWhatIsChosen() {
        Ruleset rules = Ruleset.of(compiled("""
                  soldier en "Which man?" it "Quale pedina?"
                  put en "Put" it "Metti"
                """).game().orElseThrow(), 2, Map.of());
        assertThat(rules.names().asked("soldier", "it")).isEqualTo("Quale pedina?");
        assertThat(rules.names().asked("put", "en")).as("a word of the move").isEmpty();
        assertThat(rules.names().asked("to", "en")).as("nothing is said of it").isEmpty();
    }

    @Test
    void aSlipIsToldWithWhatWasMeant() {
        assertThat(found("  soldir en \"Which man?\" it \"Quale pedina?\"\n"))
                .singleElement()
                .satisfies(slip -> assertThat(slip.fix()).contains("'soldier'"));
    }
}
