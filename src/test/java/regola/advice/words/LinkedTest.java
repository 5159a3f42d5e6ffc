package regola.advice.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LinkedTest {
    @Test
    void whatTheFirstEndedWithIsNotSaidAgain() {
        assertThat(Linked.of(List.of(
                        "A tile is turned over on f1 – a water lily.", "A water lily – nobody can stay on it.")))
                .containsExactly("A tile is turned over on f1 – a water lily (nobody can stay on it).");
    }

    @Test
    void aColonIsAsGood() {
        assertThat(Linked.of(List.of("Si scopre una tessera: una zanzara.", "Una zanzara: un'altra rana può saltare.")))
                .containsExactly("Si scopre una tessera: una zanzara (un'altra rana può saltare).");
    }

    @Test
    void whatBeginsOtherwiseStaysBehindIt() {
        List<String> said = List.of("A tile is turned over – a pike.", "A water lily – nobody can stay on it.", "Out!");
        assertThat(Linked.of(said)).isEqualTo(said);
    }
}
