package regola.language.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DidYouMeanTest {
    private static final List<String> NAMES = List.of("red-man", "home", "stone", "king", "require", "to", "all");

    private static String closest(String word) {
        return DidYouMean.closest(word, NAMES).orElse("");
    }

    @Test
    void aSlipOfTheFingerIsSeen() {
        assertThat(closest("requir")).isEqualTo("require");
        assertThat(closest("stnoe")).isEqualTo("stone");
        assertThat(closest("hoome")).isEqualTo("home");
        assertThat(closest("kong")).isEqualTo("king");
    }

    @Test
    void caseAndJointsDoNotMatter() {
        assertThat(closest("Red_Man")).isEqualTo("red-man");
        assertThat(closest("redman")).isEqualTo("red-man");
        assertThat(closest("KING")).isEqualTo("king");
    }

    @Test
    void somethingElseIsNotMeant() {
        assertThat(closest("queen")).isEmpty();
        assertThat(closest("at")).isEmpty();
        assertThat(closest("stonehenge")).isEmpty();
    }

    @Test
    void theNearestOfSeveralIsMeant() {
        assertThat(DidYouMean.closest("hopp-too", List.of("hop-ten", "hop-to"))).contains("hop-to");
    }

    @Test
    void theWordItselfIsNeverMeant() {
        assertThat(DidYouMean.closest("king", List.of("king", "kings"))).contains("kings");
    }

    @Test
    void noSuggestionIsNoFix() {
        assertThat(DidYouMean.asFix("queen", NAMES)).isEmpty();
        assertThat(DidYouMean.asFix("kimg", NAMES)).isEqualTo("did you mean 'king'?");
    }
}
