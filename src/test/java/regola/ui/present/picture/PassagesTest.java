package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.Shipped;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.ui.view.rules.PassageView;

class PassagesTest {
    private static final CheckedGame FROGS =
            Shipped.rules("china-moon", 3, "flies").game();

    private static PassageView passage(String rule, String language) {
        return new Passages(FROGS.id(), FROGS.sources(), language).of(rule);
    }

    @Test
    void aReasonIsMeantBeforeOtherPlacesWithItsNumber() {
        PassageView passage = passage("CM-5.7", "en");
        assertThat(passage.places()).hasSizeGreaterThan(3);
        PassageView.Place first = passage.places().get(0);
        assertThat(first.sentence()).startsWith("Hop … goes … free pads");
        assertThat(first.lines().get(0)).startsWith("  require to in landings");
        assertThat(first.lines()).hasSize(5);
        assertThat(FROGS.sources().get(0).lineText(first.first()))
                .isEqualTo(first.lines().get(0));
    }

    @Test
    void aRuleIsItsWholeBlock() {
        PassageView.Place rule = passage("CM-5.13", "it").places().get(0);
        assertThat(rule.sentence()).isEqualTo("… salta e raggiunge ….");
        assertThat(rule.lines().get(0)).startsWith("rule hop-to");
        assertThat(rule.lines()).hasSize(7).last().asString().contains("announce");
    }

    @Test
    void aRuleOfAVariantIsFoundInItsFile() {
        assertThat(passage("CM-8.36", "en").places()).singleElement().satisfies(place -> {
            assertThat(place.file()).isEqualTo("flies.rules");
            assertThat(place.sentence()).isEqualTo("… spends a fly: one pad more.");
        });
    }

    @Test
    void aLineCanBeAskedFor() {
        PassageView.Place place = passage("flies.rules:1", "en").places().get(0);
        assertThat(place.lines().get(0)).isEqualTo("variant flies of china-moon");
        assertThat(place.first()).isEqualTo(1);
    }

    @Test
    void everyNumberOfASpokenRuleIsFound() {
        for (CheckedGame checked :
                List.of(FROGS, Shipped.rules("nine-mens-morris", 2).game())) {
            Passages passages = new Passages(checked.id(), checked.sources(), "it");
            checked.ruleTexts()
                    .keySet()
                    .forEach(number -> assertThat(passages.of(number).places())
                            .as(number)
                            .first()
                            .satisfies(place ->
                                    assertThat(place.sentence()).as(number).isNotEmpty()));
        }
    }

    @Test
    void whatIsNowhereHasNoPlaces() {
        assertThat(passage("XX-1", "en").places()).isEmpty();
        assertThat(passage("nowhere.rules:3", "en").places()).isEmpty();
        assertThat(passage("flies.rules:9999", "en").places()).isEmpty();
        Passages odd = new Passages("odd", List.of(SourceText.of("odd.rules", "en A-1 \"\n because A-1 en \"")), "en");
        assertThat(odd.of("A-1").places()).isNotEmpty();
    }
}
