package regola.ui.present.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.Ruleset;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.Shipped;
import regola.language.model.CheckedGame;
import regola.language.model.Mark;
import regola.language.source.SourceText;
import regola.ui.present.picture.RuleCards;
import regola.ui.view.board.MarkView;
import regola.ui.view.rules.RuleBookView;

class RuleBookTest {
    private static final Ruleset FROGS = Shipped.rules("china-moon", 3);

    private static List<String> numbers(RuleBookView page) {
        return page.entries().stream().map(entry -> entry.card().number()).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "CM-5.9, CM-5.10, -1",
        "CM-5, CM-5.1, -1",
        "CM-6.1, CM-5.99, 1",
        "A-1, A-1, 0",
        "A-01, A-1, 0",
        "A-2b, A-2a, 1"
    })
    void numbersStandInTheOrderInWhichPeopleCount(String one, String other, int order) {
        assertThat(Integer.signum(RuleNumbers.IN_ORDER.compare(one, other))).isEqualTo(order);
        assertThat(Integer.signum(RuleNumbers.IN_ORDER.compare(other, one))).isEqualTo(-order);
    }

    /**
     * No rule of any game is missing from its page, in either language, and every special square that has a number is
     * on it.
     */
    @ParameterizedTest
    @MethodSource("regola.language.Shipped#games")
    void everyRuleOfAGameIsOnItsPage(String game) {
        Ruleset rules = Shipped.rules(game);
        for (String language : List.of("en", "it")) {
            RuleBookView page = new RuleBook(rules, language).page();
            assertThat(page.title()).isNotBlank();
            assertThat(numbers(page))
                    .hasSizeGreaterThan(5)
                    .doesNotHaveDuplicates()
                    .isSortedAccordingTo(RuleNumbers.IN_ORDER);
            RuleCards cards = new RuleCards(rules, language);
            assertThat(numbers(page))
                    .containsAll(rules.game().ruleTexts().keySet().stream()
                            .filter(cards::isForPeople)
                            .toList());
            long marks = rules.game().marks().stream()
                    .filter(mark -> mark.reason() != null && mark.reason().rule() != null)
                    .count();
            assertThat(page.entries().stream()
                            .mapToLong(entry -> entry.marks().size())
                            .sum())
                    .isEqualTo(marks);
            assertThat(page.all()).isEqualTo(page.entries().size());
        }
    }

    /**
     * What a match remembers has a name, which is no rule; what is only reckoned is told where no rule says it better.
     */
    @Test
    void namesOfWhatIsRememberedAreNoRules() {
        RuleBookView page = new RuleBook(FROGS, "en").page();
        assertThat(numbers(page)).contains("CM-5.3", "CM-5.5").doesNotContain("CM-5.2", "CM-6.1");
        assertThat(page.entries())
                .allSatisfy(entry ->
                        assertThat(entry.card().sentences()).doesNotContain("Frogs that have hopped this turn"));
        RuleBookView signs = new RuleBook(Shipped.rules("nin-jan", 2), "en").page();
        assertThat(signs.entries())
                .filteredOn(entry -> entry.card().number().equals("NJ-2.2"))
                .singleElement()
                .satisfies(entry -> assertThat(entry.card().sentences()).isNotEmpty());
    }

    @Test
    void aSpecialSquareHasItsDrawing() {
        Mark mark = FROGS.game().marks().stream()
                .filter(one -> one.art() != null)
                .findFirst()
                .orElseThrow();
        RuleBookView page = new RuleBook(FROGS, "en").page();
        assertThat(page.entries().stream()
                        .flatMap(entry -> entry.marks().stream())
                        .map(MarkView::art))
                .contains(mark.art());
    }

    @Test
    void allWordsThatAreSoughtMustOccurAnywhereInARule() {
        RuleBook book = new RuleBook(FROGS, "en");
        assertThat(numbers(book.page("CM-6.5"))).containsExactly("CM-6.5");
        assertThat(numbers(book.page("BOUNCE move")))
                .contains("CM-6.5")
                .hasSizeLessThan(book.page().all());
        assertThat(book.page("no such words anywhere").entries()).isEmpty();
        assertThat(book.page("  ").entries()).hasSize(book.page().all());
    }

    @Test
    void accentsNeedNotBeTyped() {
        RuleBook book = new RuleBook(FROGS, "it");
        assertThat(numbers(book.page("può"))).isNotEmpty().isEqualTo(numbers(book.page("puo")));
    }

    @Test
    void whatIsInForceIsSaid() {
        Ruleset varied = Shipped.rules("china-moon", 3, "flies");
        assertThat(new RuleBook(FROGS, "en").page().inForce()).isEmpty();
        assertThat(new RuleBook(varied, "en").page().inForce())
                .singleElement()
                .satisfies(one -> assertThat(one.about()).isNotBlank());
        assertThat(numbers(new RuleBook(varied, "en").page()))
                .contains("CM-8.36")
                .hasSizeGreaterThan(0);
    }

    /** What a sentence says and the rule does not any more is not told as if it were so. */
    @ParameterizedTest
    @CsvSource({"en, nine men in hand, does not fit it any more", "it, nove pedine, non le corrisponde più"})
    void aSentenceThatWasLeftBehindIsMarked(String language, String said, String mark) {
        String text = Shipped.source("nine-mens-morris").text().replace("alike: 9", "alike: 8");
        CheckedGame game = RuleCompiler.compile(CompileRequest.of(SourceText.of("eight.rules", text)))
                .game()
                .orElseThrow();
        List<String> sentences = new RuleBook(Ruleset.of(game, 2, Map.of()), language)
                .page().entries().stream()
                        .flatMap(entry -> entry.card().sentences().stream())
                        .toList();
        assertThat(sentences).anySatisfy(one -> assertThat(one).contains(said).contains(mark));
        assertThat(sentences).filteredOn(one -> one.contains(mark)).hasSize(1);
    }
}
