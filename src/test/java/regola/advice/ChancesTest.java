package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regola.advice.words.InTen;

/** How much more often good moves win is said as people picture it. */
class ChancesTest {
    @Test
    void whatPaysOffLaterSaysHowOften() {
        assertThat(new Chances(62, 41, true).text("en"))
                .isEqualTo("I tried it out: you win about 6 times in 10, with the others at most" + " about 4.");
        assertThat(new Chances(97, 12, false).text("it"))
                .isEqualTo("Ho provato: vinci quasi sempre, con la migliore" + " delle altre circa una volta su 10.");
    }

    @Test
    void whatSoundsAlikeIsNotHeldAgainstEachOther() {
        assertThat(new Chances(62, 58, false).text("en"))
                .isEqualTo("I tried it out: with it you win a little more often.");
        assertThat(new Chances(62, 58, true).text("en")).isEqualTo("They pay off some moves later.");
    }

    @Test
    void whatIsRareFitsIntoASentence() {
        assertThat("you win " + new InTen(3).words().text("en")).isEqualTo("you win less than once in 10");
        assertThat("vinci " + new InTen(3).words().text("it")).isEqualTo("vinci meno di una volta su 10");
        assertThat("vinci " + new InTen(6).words().text("it")).isEqualTo("vinci circa una volta su 10");
    }
}
