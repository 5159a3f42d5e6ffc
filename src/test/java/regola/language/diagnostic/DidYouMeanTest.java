package regola.language.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
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

    /** Nobody has typed such a name, and to compare it with others of its length takes long. */
    @Test
    void aNameWithoutEndIsNotSought() {
        String name = "long-name-".repeat(2_000);

        assertThat(DidYouMean.closest(name + "a", List.of(name + "b"))).isEmpty();
    }

    /** Among very many names only so many are looked at. */
    @Test
    void thereIsAnEndToTheSearch() {
        List<String> many = new ArrayList<>(Collections.nCopies(1_000_000, "something-else"));
        many.add("a-name-to-find");

        assertThat(DidYouMean.closest("a-name-to-fnid", many)).isEmpty();
        assertThat(DidYouMean.closest("a-name-to-fnid", many.subList(many.size() - 1_000, many.size())))
                .contains("a-name-to-find");
    }

    @Test
    void caseAndJointsDoNotMatter() {
        assertThat(closest("Red_Man")).isEqualTo("red-man");
        assertThat(closest("redman")).isEqualTo("red-man");
        assertThat(closest("KING")).isEqualTo("king");
    }

    @Test
    void oneManAndSeveralAreTheSameWord() {
        assertThat(DidYouMean.closest("mans", List.of("box", "men"))).contains("men");
        assertThat(DidYouMean.closest("red-mans", List.of("box", "red-men"))).contains("red-men");
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
        assertThat(DidYouMean.asFix("kimg", NAMES)).hasToString("did you mean 'king'?");
    }
}
