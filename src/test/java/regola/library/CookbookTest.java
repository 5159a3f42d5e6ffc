package regola.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.source.SourceText;

/** Every recipe of the cookbook holds in the small game whose names it uses, and a match of that can be played. */
class CookbookTest {
    private static final Path BASE = Path.of("rules-dsl/cookbook/base.rules");

    static Stream<Cookbook.Recipe> recipes() {
        return Cookbook.recipes().stream();
    }

    @Test
    void noRecipeIsLost() throws IOException {
        long headings;
        try (Stream<Path> pages = Files.list(BASE.getParent())) {
            headings = pages.filter(page -> page.toString().endsWith(".md"))
                    .flatMap(CookbookTest::lines)
                    .filter(line -> line.startsWith("## "))
                    .count();
        }
        assertThat(recipes()).hasSize((int) headings).hasSizeGreaterThan(20);
        assertThat(recipes().map(recipe -> recipe.title().get("it"))).doesNotHaveDuplicates();
    }

    private static Stream<String> lines(Path page) {
        try {
            return Files.readAllLines(page).stream();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @MethodSource("recipes")
    void aRecipeHoldsAndPlays(Cookbook.Recipe recipe) throws IOException {
        if (recipe.belongs().equals("game")) {
            plays(SourceText.of("first.rules", recipe.passage()));
            return;
        }
        String text = Files.readString(BASE);
        // Of those who have no move only one thing can be said.
        if (recipe.passage().startsWith("if none")) text = text.replace("    if none\n      finish drawn\n", "");
        Matcher place = new Matcher(text, "# " + recipe.belongs());
        String passage = recipe.passage()
                .lines()
                .map(line -> line.isEmpty() ? line : place.indent() + line)
                .collect(Collectors.joining("\n"));
        String whole = place.before() + passage + place.after();
        plays(SourceText.of("kitchen.rules", whole.replace("# section\n", recipe.rule() + "\n")));
    }

    /** It is laid out as a rule file is, says what one does to see it, and is no broader than a page. */
    @ParameterizedTest
    @MethodSource("recipes")
    void aRecipeIsLaidOutAndSaysWhatToTry(Cookbook.Recipe recipe) {
        assertThat((recipe.passage() + recipe.rule()).lines().filter(line -> line.contains(" it \"")))
                .allMatch(line -> line.length() <= 76 || !line.contains(" en \""));
        if (!recipe.page().equals("language"))
            assertThat(recipe.trying()).containsOnlyKeys("en", "it").doesNotContainValue("");
    }

    private static void plays(SourceText source) {
        CompileResult result = RuleCompiler.compile(CompileRequest.of(source));

        assertThat(result.diagnostics().stream().map(found -> found.trouble().toString()))
                .isEmpty();
        Match match = Match.start(Ruleset.of(result.game().orElseThrow(), 2, Map.of()), 1);
        for (int i = 0; i < 30 && !match.isOver(); i++) {
            Move any = match.decision().legal().get(i % match.decision().legal().size());
            match.play(any);
        }
    }

    @ParameterizedTest
    @MethodSource("recipes")
    void aRecipeHasWordsToLookForItBy(Cookbook.Recipe recipe) {
        for (String language : new String[] {"en", "it"}) {
            List<String> words = List.of(recipe.words().get(language).split(" ", -1));
            assertThat(words)
                    .as(recipe.title().get(language))
                    .hasSizeGreaterThan(4)
                    .doesNotHaveDuplicates();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jump anywhere",
                "reason",
                "fly",
                "capture",
                "turn",
                "win",
                "lose",
                "draw",
                "hand",
                "dice",
                "saltare",
                "motivo",
                "volare",
                "catturare",
                "turno",
                "vincere",
                "perdere",
                "patta",
                "mano",
                "dado",
                "carte"
            })
    void whatPeopleLookForIsThere(String sought) {
        assertThat(recipes()
                        .filter(recipe -> List.of(sought.split(" ", -1)).stream()
                                .allMatch(recipe.words().toString()::contains)))
                .isNotEmpty();
    }

    @Test
    void theLanguageBeginsWithWhatAGameBeginsWith() {
        assertThat(recipes()
                        .filter(recipe -> recipe.page().equals("language"))
                        .limit(5)
                        .map(recipe -> recipe.title().get("en")))
                .containsExactly("A whole small game", "The board", "The pieces", "A turn", "Winning");
    }

    /** Where the line stands in whose place a passage comes. */
    private record Matcher(String before, String indent, String after) {
        Matcher(String text, String line) {
            this(
                    text.substring(0, text.lastIndexOf('\n', at(text, line)) + 1),
                    text.substring(text.lastIndexOf('\n', at(text, line)) + 1, at(text, line)),
                    text.substring(at(text, line) + line.length()));
        }

        private static int at(String text, String line) {
            int at = text.indexOf(line + "\n");
            assertThat(at).as(line).isPositive();
            return at;
        }
    }
}
