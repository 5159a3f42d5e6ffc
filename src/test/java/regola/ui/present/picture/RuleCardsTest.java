package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Ruleset;
import regola.language.CompileRequest;
import regola.language.Shipped;
import regola.language.source.SourceText;
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
        assertThat(card.sentences()).contains("A bounce pad: the frog that lands here must at once move on.");
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
        assertThat(cards.of("MR-5.4.2").title()).isEqualTo("Metti");
        assertThat(cards.of("MR-5.6.3").title()).isEqualTo("Gira");
        assertThat(cards.of("MR-6.4").title())
                .as("not what may be changed in it")
                .startsWith("Pedina in un mulino");
    }

    @Test
    void whatAnotherSentenceSaysTooIsNotSaidTwice() {
        RuleCardView card = new RuleCards(Shipped.rules("army-of-frogs", 2), "en").of("AF-5.13");
        assertThat(card.sentences())
                .filteredOn(said -> said.startsWith("With several jumps in one hop a frog goes far"))
                .hasSize(1)
                .allMatch(said -> said.endsWith("counts as empty."));
    }

    /** Where a rule file has no words for a rulebook, those of the match say what sort of thing a value will be. */
    @Test
    void whatIsToldOfOneCaseSaysWhatSortOfThingItSpeaksOf() {
        String game = """
                game sample
                  title en "Sample" it "Esempio"
                  players 2: ann, bob

                choice side-way: left, right
                pieces stones: 3 "{player}-{n}" for each player
                zone pile
                keep way: side-way = left

                turn
                  tell S-1
                    en "{mover} goes {way} with {stones}, {number of stones}." it "{mover} va a {way} con {stones}."
                  tell S-2
                    en "{mover} goes." it "{mover} va."
                    printed en "You go." it "Vai."
                  finish drawn S-3
                """;
        Ruleset rules =
                Ruleset.of(Shipped.compiled(CompileRequest.of(SourceText.of("sample.rules", game))), 2, Map.of());
        RuleCards cards = new RuleCards(rules, "en");
        assertThat(cards.of("S-1").sentences()).containsExactly("A player goes left / right with pieces, a number.");
        assertThat(cards.of("S-2").sentences()).containsExactly("You go.");
        assertThat(new RuleCards(rules, "it").of("S-2").sentences()).containsExactly("Vai.");
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
        assertThat(card.reasons())
                .first()
                .asString()
                .isEqualTo("Contano solo le ninfee libere, e non puoi fermarti prima né dopo.");
        assertThat(card("CM-7.3", "it").title()).isEqualTo("Punti");
    }

    @Test
    void settingsAreToldWithTheirValues() {
        assertThat(card("CM-7.3", "en").sentences())
                .anySatisfy(said -> assertThat(said).contains("the black lotus \u22122"))
                .contains("Points for the blue lotus: 4")
                .noneMatch(said -> said.contains("{"));
    }

    @Test
    void aNumberOfASettingAndOfWhatItIsForHasBothPlaces() {
        RuleCardView card = card("CM-4.2", "en");
        assertThat(card.title()).isEqualTo("Setting up");
        assertThat(card.sentences()).containsExactly("All frogs wait at the start.", "Frogs of each colour: 3");
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
