package regola.ui.present.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.language.model.CheckedGame;
import regola.language.model.Reason;
import regola.language.model.RuleIndex;
import regola.language.model.RulePassage;
import regola.library.GameTemplate;
import regola.rulebook.Examples;
import regola.rulebook.Outline;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.RuleCards;
import regola.ui.present.picture.RuleSentences;
import regola.ui.view.Texts;
import regola.ui.view.rules.BookPage;
import regola.ui.view.rules.RuleCardView;

/**
 * Every sentence of every rulebook is read once: of each game, with each of its variants, in both languages. None has a
 * hole that nobody has filled, a word twice in a row, no end or no title.
 */
class BookSentencesTest {
    private static final Pattern DOUBLED = Pattern.compile("(?iu)(?<![\\p{L}\\d])(\\p{L}{2,}) \\1(?![\\p{L}\\d])");
    private static final Pattern HOLE = Pattern.compile("[\\[\\]{}]|(?<! )·|·(?! )|\\bN\\b|null");
    private static final Pattern CASE =
            Pattern.compile("(?iu)\\ba (piece|place|player|kind)\\b.*\\ba (piece|place|player|kind)\\b");

    static Stream<List<String>> games() {
        return Shipped.games().stream()
                .flatMap(game -> Stream.concat(
                        Stream.of(List.of(game)),
                        Shipped.variants(game).stream().map(variant -> List.of(game, variant))));
    }

    private static Ruleset rules(List<String> played) {
        CheckedGame game = Shipped.game(played.get(0), played.subList(1, played.size()));
        return Ruleset.of(game, game.seats().most(), Map.of());
    }

    private static List<BookPage> pages(Ruleset rules, String language) {
        return new BookPages(rules, Outline.of(rules), Examples.NONE, Match.start(rules, 1), language)
                .all(new RuleBook(rules, language).page());
    }

    private static boolean isWhole(BookPage.Part part) {
        return part instanceof BookPage.Lead
                || part instanceof BookPage.Sentence
                || part instanceof BookPage.Forbidden
                || part instanceof BookPage.Step
                || part instanceof BookPage.Changed;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everySentenceCanBeReadByALearner(List<String> played) {
        Ruleset rules = rules(played);
        for (String language : List.of("en", "it")) {
            List<BookPage> pages = pages(rules, language);
            assertThat(pages).hasSizeGreaterThan(6);
            assertThat(pages.stream().map(BookPage::id)).doesNotHaveDuplicates();
            assertThat(pages.stream().map(BookPage::title)).doesNotHaveDuplicates();
            for (BookPage page : pages) {
                assertThat(page.title()).isNotBlank().matches("\\p{Lu}.*");
                assertThat(page.parts()).as(page.title()).isNotEmpty();
                for (BookPage.Part part : page.parts()) {
                    List<String> said = OpenBook.words(part);
                    for (String words : said)
                        assertThat(words)
                                .as("%s, %s, %s", played, language, page.title())
                                .isNotBlank()
                                .doesNotContainPattern(HOLE)
                                .doesNotContainPattern(DOUBLED)
                                .doesNotContain("  ", " .", " ,", "..");
                    if (part instanceof BookPage.Numbered numbered)
                        assertThat(numbered.entry().card().title())
                                .as(numbered.entry().card().number())
                                .isNotBlank();
                    if (isWhole(part)) assertThat(said.get(0)).matches("(?s)[\\p{Lu}\\d«\"“].*[.!?…:]");
                }
            }
        }
    }

    /** What is told of one case has words of its own for a rulebook, in the numbered rules too. */
    @ParameterizedTest
    @MethodSource("games")
    void noRuleIsToldAsACase(List<String> played) {
        Ruleset rules = rules(played);
        for (String language : List.of("en", "it")) {
            RuleSentences sentences = new RuleSentences(rules, new Names(rules, language), Texts.in(language));
            RuleIndex index = RuleIndex.of(rules.game());
            RuleCards cards = new RuleCards(rules, language);
            List<String> cases = new ArrayList<>();
            for (String number : index.numbers()) {
                RuleCardView card = cards.of(number);
                List<String> shown = new ArrayList<>(card.sentences());
                shown.addAll(card.reasons());
                for (RulePassage passage : index.of(number)) {
                    Reason reason = passage.reason();
                    boolean told = !reason.text().isEmpty() && shown.contains(sentences.of(reason));
                    if (told && !sentences.isGeneral(reason)) cases.add(number + " " + sentences.of(reason));
                }
            }
            assertThat(cases).as("%s", played).isEmpty();
            for (BookPage page : pages(rules, language))
                for (BookPage.Part part : page.parts())
                    for (String words : OpenBook.words(part)) assertThat(words).doesNotContainPattern(CASE);
        }
    }

    private static BookPage turn(String template, Map<String, List<Long>> settings, String language) {
        CheckedGame game = GameTemplate.all().stream()
                .filter(each -> each.id().equals(template))
                .findFirst()
                .orElseThrow()
                .game();
        return pages(Ruleset.of(game, game.seats().fewest(), settings), language).stream()
                .filter(page -> page.id().equals("turn"))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Where a turn is one move, its page says who moves what from where to where, what is refused, and what follows.
     */
    @Test
    void aTurnOfOneMoveIsToldAsAWhole() {
        BookPage put = turn("row", Map.of(), "en");
        assertThat(put.parts())
                .contains(
                        new BookPage.Sentence("Players take turns."),
                        new BookPage.Sentence("You take a piece from your hand and put it on a free place."),
                        new BookPage.Forbidden("There is already a piece there."));
        List<String> jump = turn("jumping", Map.of(), "it").parts().stream()
                .flatMap(part -> OpenBook.words(part).stream())
                .toList();
        assertThat(jump)
                .contains(
                        "Muovi una tua pedina di un passo lungo una linea, su un posto libero.",
                        "Puoi catturare, quindi devi.",
                        "Un salto");
        for (GameTemplate template : GameTemplate.all()) {
            CheckedGame game = template.game();
            if (game.rounds()) continue;
            Ruleset rules = Ruleset.of(game, game.seats().fewest(), Map.of());
            assertThat(pages(rules, "en").stream().map(BookPage::id))
                    .as(template.id())
                    .doesNotHaveDuplicates()
                    .doesNotContain("act");
        }
    }

    /** Whoever reads how a match ends reads when: also where points decide who wins. */
    @ParameterizedTest
    @MethodSource("regola.language.Shipped#games")
    void theEndBeginsWithWhenAMatchEnds(String game) {
        for (String language : List.of("en", "it")) {
            BookPage end = pages(rules(List.of(game)), language).stream()
                    .filter(page -> page.id().equals("end"))
                    .findFirst()
                    .orElseThrow();
            assertThat(end.parts().get(0)).as(game).isInstanceOf(BookPage.Sentence.class);
        }
    }

    /** A rule of the board is called by the board, also where it forbids something. */
    @Test
    void aRuleOfTheBoardIsCalledByIt() {
        RuleCards cards = new RuleCards(rules(List.of("english-draughts")), "en");
        assertThat(cards.of("ED-3.1").title()).isEqualTo("Board");
    }

    /** Of a number that is set, the words are those for one or for several. */
    @Test
    void aSettingIsSaidAsOneOrAsSeveral() {
        CheckedGame game = GameTemplate.all().stream()
                .filter(each -> each.id().equals("surrounding"))
                .findFirst()
                .orElseThrow()
                .game();
        for (long number : List.of(1L, 3L)) {
            Ruleset rules = Ruleset.of(game, 2, Map.of("to-win", List.of(number)));
            String said = number == 1 ? "a stone" : "3 stones";
            assertThat(pages(rules, "en").stream().flatMap(page -> page.parts().stream()))
                    .contains(new BookPage.Sentence("Whoever is first to have taken " + said + " wins."));
        }
    }

    /** A book of a game that somebody made is printed without colours too. */
    @Test
    void piecesOfSeveralPlayersThatAreCalledAlikeSayWhoseTheyAre() {
        for (GameTemplate template : GameTemplate.all()) {
            CheckedGame game = template.game();
            Ruleset rules = Ruleset.of(game, game.seats().fewest(), Map.of());
            List<String> things = pages(rules, "en").stream()
                    .flatMap(page -> page.parts().stream())
                    .filter(BookPage.Thing.class::isInstance)
                    .map(part -> ((BookPage.Thing) part).words())
                    .toList();
            assertThat(things).as(template.id()).doesNotHaveDuplicates();
        }
    }
}
