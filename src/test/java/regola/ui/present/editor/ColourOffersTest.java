package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.view.editor.ReplyView.Offer;

/** A colour is chosen and read by its name. */
class ColourOffersTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "words|",
                "~colour ~|red \"#C8372D\"",
                "colour r|red \"#C8372D\"",
                "colour \"|red #C8372D\"",
                "colour \"#C8|red #C8372D\"",
                "en \"colour|",
            })
    void whereAColourIsWantedItIsOfferedByName(String line, String first) {
        String text = "words\n  red en \"Red\" " + line;
        var offers = ColourOffers.at(text, text.length(), "en");
        Offer found = offers.isEmpty() ? null : offers.get(0);
        String said = found == null ? null : found.label() + " " + found.text();
        assertThat(said).isEqualTo(first);
        assertThat(ColourOffers.isWanted(text, text.length())).isEqualTo(found != null);
    }

    @ParameterizedTest
    @CsvSource({
        "#C8372D, en, The colour red.",
        "#C8372E, it, Un colore vicino a: rosso.",
        "#2A2A2E, it, Il colore nero."
    })
    void aColourThatIsWrittenHasAName(String code, String language, String said) {
        String text = "words\n  red en \"Red\" colour \"" + code + "\"\n";
        assertThat(ColourOffers.named(text, text.indexOf('#') + 2, language)).isEqualTo(said);
        assertThat(ColourOffers.named(text, 3, language)).isEmpty();
    }
}
