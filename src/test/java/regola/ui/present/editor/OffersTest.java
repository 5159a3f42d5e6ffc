package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.LineParts;
import regola.language.service.Completion;
import regola.language.service.GameTexts;
import regola.language.service.LanguageService;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.ui.view.editor.ReplyView.Offer;

class OffersTest {
    private static final String TEXT = """
            game small
              players 2: red, blue

            board field
              grid 3 by 3 joined around

            pieces men, alike: 3 "{player}-man" for each player

            turn
              choose act by mover
            """;

    private static List<Offer> offers(String text, String language) {
        SourceText source = SourceText.of("small.rules", text);
        LanguageService service = new LanguageService(new GameTexts(source, List.of(), null));
        return service.complete(source, text.length(), language).stream()
                .map(found -> Offers.of(found, language))
                .toList();
    }

    @Test
    void aBeginnerIsOfferedAnOptionFirstInAChoice() {
        List<Offer> offers = offers(TEXT + "    ", "en");
        assertThat(offers.get(0).label()).isEqualTo("option");
        assertThat(offers.get(0).sentence()).isEqualTo("Something that may be chosen.");
        int and = offers.stream().map(Offer::label).toList().indexOf("and");
        int refuse = offers.stream().map(Offer::label).toList().indexOf("refuse");
        assertThat(refuse).isNotNegative();
        assertThat(and).as("what goes on with the line above").isGreaterThan(refuse);
    }

    @Test
    void whatIsToBeFilledInIsItalianInItalian() {
        for (Offer offer : offers(TEXT + "    ", "it")) {
            if (offer.passage())
                assertThat(offer.text()).doesNotContain("${thing}", "${places}", "${condition}", "${step}");
            if (offer.label().equals("option"))
                assertThat(offer.sentence()).isEqualTo("Qualcosa che si può scegliere.");
            assertThat(offer.detail()).doesNotContain("indented", "CONDITION");
        }
    }

    @Test
    void eachWordThatIsExplainedIsOneOfTheLanguage() {
        assertThat(LineParts.words()).containsAll(Offers.words());
        for (String word : Offers.words())
            for (String language : List.of("en", "it"))
                assertThat(Offers.sentence(word, language)).as(word).endsWith(".");
    }

    @Test
    void aNameKeepsWhatTheRulesSayOfIt() {
        SourceText source = SourceText.of("small.rules", TEXT);
        Completion name =
                new Completion(Completion.Kind.NAME, "men", "men", "pieces", "Pieces.", new Span(source, 0, 0));
        assertThat(Offers.of(name, "it")).isEqualTo(new Offer("men", "men", false, "pieces", "Pieces."));
    }
}
