package regola.language.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TroubleTest {
    private static final Span SPAN = new Span(SourceText.of("my.rules", "game my\n  oops\n"), 10, 14);

    @Test
    void aTroubleIsToldInOneLineWithItsPlaceAsFarAsThatIsKnown() {
        assertThat(Trouble.at(SPAN, "wrong", "", "")).hasToString("my.rules:2:3: wrong");
        assertThat(Trouble.ofFile("my.rules", "wrong", "", "")).hasToString("my.rules: wrong");
        assertThat(Trouble.inPosition("zones.pond.a5", "wrong")).hasToString("zones.pond.a5: wrong");
        assertThat(Trouble.inPosition("", "wrong")).hasToString("wrong");
        assertThat(Trouble.nowhere("wrong", "", "")).hasToString("wrong");
        assertThat(Trouble.at(null, "wrong", "", "")).hasToString("wrong");
    }

    @Test
    void aPlaceKnowsItsFileAndTheLineButNoColumnWhereThatIsOfNoUse() {
        assertThat(SPAN.file()).isEqualTo("my.rules");
        assertThat(SPAN.brief()).isEqualTo("my.rules:2");
        Place whole = new Place.WholeFile("my.rules");
        assertThat(whole.file()).isEqualTo("my.rules");
        assertThat(whole.brief()).isEqualTo("my.rules");
        Place inside = new Place.InPosition("zones.pond");
        assertThat(inside.file()).isEmpty();
        assertThat(inside.brief()).isEqualTo("zones.pond");
        assertThat(Place.NOWHERE.file()).isEmpty();
        assertThat(Place.NOWHERE.brief()).isEmpty();
    }

    @Test
    void onlyATroubleInATextHasASpan() {
        assertThat(Trouble.at(SPAN, "wrong", "", "").span()).isEqualTo(SPAN);
        assertThat(Trouble.ofFile("my.rules", "wrong", "", "").span()).isNull();
        assertThat(Trouble.nowhere("wrong", "", "").span()).isNull();
    }

    @Test
    void noWordOfAFileMakesItTooLongToRead() {
        String huge = "x".repeat(10_000);
        Trouble trouble = Trouble.nowhere(huge, huge, huge);
        assertThat(trouble.what()).hasSizeLessThan(200).contains("…");
        assertThat(trouble.why()).hasSizeLessThan(200).contains("…");
        assertThat(trouble.fix()).hasSizeLessThan(200).contains("…");
    }
}
