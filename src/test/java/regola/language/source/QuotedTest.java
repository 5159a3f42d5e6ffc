package regola.language.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuotedTest {
    @Test
    void whatIsOfAUsualLengthStaysAsItIs() {
        String message = "nothing is called 'frgo', did you mean 'frog'?";

        assertThat(Quoted.inMessage(message)).isSameAs(message);
        assertThat(Quoted.inMessage("a " + "word ".repeat(100))).isEqualTo("a " + "word ".repeat(100));
    }

    @Test
    void aLongNameShowsItsBeginningAndItsEnd() {
        String message = Quoted.inMessage("nothing is called '" + "a".repeat(100_000) + "z', is it?");

        assertThat(message)
                .startsWith("nothing is called 'aaa")
                .endsWith("z', is it?")
                .contains("…")
                .hasSizeLessThan(150);
    }

    @Test
    void aLongMessageEnds() {
        assertThat(Quoted.inMessage("word ".repeat(100_000))).endsWith("…").hasSizeLessThan(2_100);
    }

    @Test
    void noCharacterIsCutInHalf() {
        String frogs = "\uD83D\uDC38".repeat(500);

        assertThat(Quoted.shortened("x" + frogs)
                        .chars()
                        .filter(c -> Character.isSurrogate((char) c))
                        .count())
                .isEven();
        assertThat(Quoted.shortened("x" + frogs)).doesNotContain("\uD83D…", "…\uDC38");
    }
}
