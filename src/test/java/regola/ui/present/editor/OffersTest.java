package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.language.LineParts;
import regola.language.service.Completion;
import regola.language.service.GameTexts;
import regola.language.service.LanguageService;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.type.BuiltIns;
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
                .map(found -> Offers.of(found, language, name -> ""))
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
        assertThat(Offers.words()).containsAll(LineParts.words()).containsAll(BuiltIns.everywhere());
        assertThat(Offers.words())
                .allMatch(word -> word.equals("=")
                        || LineParts.words().contains(word)
                        || BuiltIns.everywhere().contains(word));
        for (String word : Offers.words())
            for (String language : List.of("en", "it"))
                assertThat(Offers.sentence(word, language)).as(word).endsWith(".");
    }

    @Test
    void theSignBeforeAValueIsExplainedInTheList() {
        for (String language : List.of("en", "it"))
            assertThat(offers(TEXT + "\nfunction mine(who: player): number\n  ", language))
                    .filteredOn(offer -> offer.label().startsWith("="))
                    .isNotEmpty()
                    .allSatisfy(offer -> assertThat(offer.sentence()).isNotBlank());
    }

    /** What stands as an example is compiled somewhere else. */
    @Test
    void eachExampleStandsInRulesThatComeWithTheProgram() throws IOException {
        String rules = "";
        try (Stream<Path> files = Files.walk(Path.of("rules-dsl"))) {
            for (Path file : files.filter(each -> each.toString().matches(".*\\.(rules|md)"))
                    .toList()) rules += Files.readString(file).replaceAll("(?m)^ +", "");
        }
        for (String word : Offers.words())
            for (String line : Offers.example(word).lines().map(String::strip).toList())
                assertThat(rules).as(word).contains("\n" + line);
    }

    @Test
    void noRowShowsWhatIsToBePutInInCapitals() {
        for (String language : List.of("en", "it"))
            for (String place : List.of(
                    "", "    ", "    option put (to in field)\n      ", "    option put (to in field)\n      require "))
                for (Offer offer : offers(TEXT + place, language))
                    assertThat(offer.sentence())
                            .as("%s behind '%s'", offer.label(), place)
                            .satisfies(said -> assertThat(
                                            !said.isEmpty() || offer.detail().matches("[^A-Z]*"))
                                    .isTrue());
    }

    /** A board of squares has no hexes, a board of single places no rows. */
    @Test
    void whatIsOnAnotherSortOfBoardIsNotOffered() {
        String place = "    option put (to in field)\n      require ";
        assertThat(offers(TEXT + place, "en").stream().map(Offer::label))
                .contains("row", "diagonal", "ray")
                .doesNotContain("hex");
        String plane = TEXT.replace("grid 3 by 3 joined around", "plane of hexes");
        assertThat(offers(plane + place, "en").stream().map(Offer::label))
                .contains("hex", "ray")
                .doesNotContain("row", "diagonal");
        String single = TEXT.replace("grid 3 by 3 joined around", "site a at 0, 0");
        assertThat(offers(single + place, "en").stream().map(Offer::label))
                .contains("neighbours")
                .doesNotContain("hex", "row", "ray");
    }

    @Test
    void aNameIsShownInALineThatUsesIt() {
        String text = TEXT + "    option put (to in field)\n      require no men on to\n      require ";
        SourceText source = SourceText.of("small.rules", text);
        int last = source.line(text.length());
        assertThat(new UsedLines().of("men", List.of(source), source, last)).isEqualTo("require no men on to");
        assertThat(new UsedLines().of("men", List.of(source), source, last - 1))
                .as("not the line itself")
                .isEmpty();
        assertThat(new UsedLines().of("field", List.of(source), source, last)).isEqualTo("option put (to in field)");
    }

    @Test
    void aNameKeepsWhatTheRulesSayOfIt() {
        SourceText source = SourceText.of("small.rules", TEXT);
        Completion name =
                new Completion(Completion.Kind.NAME, "men", "men", "pieces", "Pieces.", new Span(source, 0, 0));
        assertThat(Offers.of(name, "it", used -> "move men to field"))
                .isEqualTo(new Offer("men", "men", false, "pieces", "Pieces.", "move men to field"));
    }
}
