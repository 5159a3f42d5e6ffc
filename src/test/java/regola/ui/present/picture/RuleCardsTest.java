package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.ui.view.rules.PassageView;
import regola.ui.view.rules.RuleCardView;

class RuleCardsTest {
    private static final Ruleset FROGS = Shipped.rules("china-moon", 3);

    private static RuleCardView card(String number, String language) {
        return new RuleCards(FROGS, language).of(number);
    }

    @Test
    void aSpecialSquareGivesItsNameToItsRule() {
        RuleCardView card = card("CM-6.5", "en");
        assertThat(card.title()).isEqualTo("Bounce");
        assertThat(card.sentences()).contains("A bounce pad: a piece must move on.");
        assertThat(card.reasons()).isEmpty();
        assertThat(card.places())
                .anySatisfy(place -> assertThat(place.lines().get(0)).startsWith("when landed(frog) on bounce"));
    }

    @Test
    void aRequirementSaysWhyNotAndBelongsToItsDecisions() {
        RuleCardView card = card("CM-5.8", "en");
        assertThat(card.title()).isEqualTo("Hop · Bounce");
        assertThat(card.sentences()).isEmpty();
        assertThat(card.reasons()).containsExactly("A pad has room for one frog only.");
        PassageView.Place place = card.places().get(0);
        assertThat(place.file()).isEqualTo("china-moon.rules");
        assertThat(place.lines().get(0)).contains("require to is start or to is free");
        assertThat(FROGS.game().sources().get(0).lineText(place.first()))
                .isEqualTo(place.lines().get(0));
    }

    @Test
    void whereADecisionHasSeveralFormsEachGivesItsNameToItsRules() {
        RuleCards cards = new RuleCards(Shipped.rules("moulin-rouge", 2), "it");
        assertThat(cards.of("MR-5.4.2").title()).isEqualTo("Colloca");
        assertThat(cards.of("MR-5.6.3").title()).isEqualTo("Gira");
        assertThat(cards.of("MR-6.4").title())
                .as("not what may be changed in it")
                .startsWith("Pedina in un mulino");
        assertThat(cards.of("MR-5.3").sentences().get(0))
                .contains("colloca una pedina / muove una pedina / fa volare una pedina");
    }

    @Test
    void sharedConditionsStandOnTheCardOnce() {
        assertThat(card("CM-5.8", "en").places()).hasSize(1);
    }

    @Test
    void whatIsReckonedGivesItsNameIfItHasOne() {
        RuleCards frogs = new RuleCards(Shipped.rules("army-of-frogs", 2), "en");
        assertThat(frogs.of("AF-5.13").title()).as("functions").isEqualTo("Jump after jump");
        assertThat(frogs.of("AF-5.12").title()).as("a setting").isEqualTo("How many jumps");
    }

    @Test
    void theCardSpeaksItalian() {
        RuleCardView card = card("CM-5.7", "it");
        assertThat(card.reasons()).first().asString().startsWith("Ninfee libere da contare: N");
        assertThat(card("CM-7.3", "it").title()).isEqualTo("Punti");
    }

    @Test
    void settingsAreToldWithTheirValues() {
        assertThat(card("CM-7.3", "en").sentences())
                .anySatisfy(said -> assertThat(said).contains("the black lotus -2"))
                .contains("Points for the blue lotus: 4")
                .noneMatch(said -> said.contains("{"));
    }

    @Test
    void aNumberOfASettingAndOfWhatItIsForHasBothPlaces() {
        RuleCardView card = card("CM-4.2", "en");
        assertThat(card.title()).isEqualTo("Setting up");
        assertThat(card.sentences()).containsExactly("Frogs of each colour: 3");
        assertThat(card.places())
                .extracting(place -> place.lines().get(0))
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("setting"),
                        second -> assertThat(second).startsWith("start"));
    }

    @Test
    void whatAVariantReplacesIsNotOnTheCard() {
        Ruleset varied = Shipped.rules("china-moon", 3, "flies");
        RuleCardView card = new RuleCards(varied, "en").of("CM-8.36");
        assertThat(card.places())
                .singleElement()
                .satisfies(place -> assertThat(place.file()).isEqualTo("flies.rules"));
    }

    @Test
    void noRuleOfAnyGameIsWithoutAPlaceAndNoPassageIsListedTwice() {
        for (Ruleset rules : List.of(FROGS, Shipped.rules("nine-mens-morris", 2))) {
            for (RuleCardView card : new RuleCards(rules, "it").all()) {
                assertThat(card.places()).as(card.number()).isNotEmpty().doesNotHaveDuplicates();
                assertThat(card.places())
                        .allSatisfy(place -> assertThat(place.lines()).isNotEmpty());
            }
        }
    }

    @Test
    void anUnknownNumberIsACardThatSaysNothing() {
        RuleCardView card = card("NO-1", "en");
        assertThat(card.places()).isEmpty();
        assertThat(card.sentences()).isEmpty();
    }
}
