package regola.ui.view.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SoughtWordsTest {
    private static List<String> hits(String sought, String text) {
        return SoughtWords.of(sought).in(text).stream()
                .map(hit -> text.substring(hit.begin(), hit.end()))
                .toList();
    }

    @Test
    void wordsAreFoundWhereTheyBegin() {
        assertThat(hits("ring", "During a turn a ring turns; rings, the Ring."))
                .containsExactly("ring", "ring", "Ring");
        assertThat(SoughtWords.of("ring").isIn("during")).isFalse();
    }

    @Test
    void nobodyHasToThinkOfAccentsAndCapitals() {
        assertThat(hits("perche", "Perché no, e perche\u0301 si."))
                .startsWith("Perché")
                .hasSize(2);
        assertThat(hits("PIÙ", "di piu, più")).containsExactly("piu", "più");
    }

    @Test
    void anApostropheEndsAWord() {
        assertThat(hits("anello", "L'anello gira.")).containsExactly("anello");
        assertThat(hits("5.7", "CM-5.7")).containsExactly("5.7");
    }

    @Test
    void allWordsMustStandThereAndEachIsFound() {
        SoughtWords two = SoughtWords.of("  free  pad ");
        assertThat(two.isIn("A free place")).isFalse();
        assertThat(two.isIn("On a pad that is free")).isTrue();
        assertThat(hits("free pad", "A pad, a free pad.")).containsExactly("pad", "free", "pad");
        assertThat(hits("pa pad", "pads")).as("the longer one").containsExactly("pad");
    }

    @Test
    void whoSeeksNothingFindsNothingAndMissesNothing() {
        assertThat(SoughtWords.of(" ").in("a ring")).isEmpty();
        assertThat(SoughtWords.of(" ").isIn("a ring")).isTrue();
    }

    /** Whoever writes two words has seen them side by side. */
    @Test
    void wordsSideBySideComeNearestThenThoseOfOneSentence() {
        SoughtWords two = SoughtWords.of("Free pad");
        assertThat(two.nearness("A frog.\nIt is free.")).isEqualTo(SoughtWords.Nearness.NONE);
        assertThat(two.nearness("A pad.\nIt is free.")).isEqualTo(SoughtWords.Nearness.APART);
        assertThat(two.nearness("A frog.\nA pad that is free.")).isEqualTo(SoughtWords.Nearness.TOGETHER);
        assertThat(two.nearness("To free pads.")).isEqualTo(SoughtWords.Nearness.AS_SOUGHT);
        assertThat(two.first("A pad that is free: a free pad.")).isEqualTo(2);
        assertThat(two.first("A pad that is free.")).isZero();
    }
}
