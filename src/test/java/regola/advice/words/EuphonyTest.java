package regola.advice.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EuphonyTest {
    @Test
    void anItalianNameWithAnAIsSpokenOfWithAd() {
        assertThat(Euphony.in("Non lasciare a Arancione un fiore", "it"))
                .isEqualTo("Non lasciare ad Arancione un fiore");
        assertThat(Euphony.in("Non lasciare a Verde un fiore", "it")).isEqualTo("Non lasciare a Verde un fiore");
        assertThat(Euphony.in("Keep a apple", "en")).as("no other language").isEqualTo("Keep a apple");
    }
}
