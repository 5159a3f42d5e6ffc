package regola.ui.editor.passage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.model.CompiledCondition;
import regola.language.source.SourceText;
import regola.library.Cookbook;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;
import regola.workshop.PassageFit;

/** Every recipe makes a game of every template that it goes into, and what does not go in is not written. */
class CookedTemplatesTest {
    private static final Path TEMPLATES = Path.of("rules-dsl/templates");
    private static final Pattern NUMBER = Pattern.compile("\\bG-[0-9]+(?:\\.[0-9]+)?");
    private static final int MATCHES = 30;
    private static final int LONG = 3000;

    /** Those in which two pieces never lie on one place. */
    private static final List<String> SINGLE = List.of("blocking", "gathering", "jumping", "row", "surrounding");

    /** Whose pieces walk home along a track do not hurry there when they may also jump anywhere. */
    private static final List<String> ENDLESS = List.of("race Jump anywhere");

    /** Each template has an end of its own that comes before the one; the other takes somebody who wants it. */
    private static final List<String> NOT_BY_CHANCE = List.of("End when nobody can move", "First home wins");

    private static final Map<List<Object>, Optional<String>> COOKED = new ConcurrentHashMap<>();

    static Stream<Cookbook.Recipe> recipes() {
        return Cookbook.recipes().stream()
                .filter(recipe -> !recipe.belongs().equals("game"))
                .filter(recipe -> !recipe.page().equals("language"));
    }

    static Stream<Cookbook.Recipe> someRecipes() {
        return Thorough.some(2, 0, recipes().toList()).stream();
    }

    private static List<String> templates() throws IOException {
        try (Stream<Path> all = Files.list(TEMPLATES)) {
            return all.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    private static String rules(String template) throws IOException {
        return Files.readString(TEMPLATES.resolve(template).resolve(template + ".rules"));
    }

    /** Nobody has to remember what the book has written, nor where. */
    @ParameterizedTest
    @MethodSource("recipes")
    void aRecipeIsTakenOutAgainAndLeavesNothing(Cookbook.Recipe recipe) throws IOException {
        for (String template : templates()) {
            String rules = rules(template);
            int at = rules.indexOf("    option ");
            if (cooked(rules, at, recipe).isEmpty()) continue;
            BookDraft would = draft(rules, at, entry(recipe));
            List<BookDraft.Added> parts = would.added();
            List<BookDraft.Added> found = PassageAgain.found(would.after(), parts);
            assertThat(found).as(template).hasSameSizeAs(parts);
            assertThat(PassageAgain.without(would.after(), found)).as(template).isEqualTo(rules);
            String changed =
                    would.after().replace(parts.get(0).text(), parts.get(0).text() + " # mine");
            assertThat(PassageAgain.found(changed, parts))
                    .as("what somebody has changed stays")
                    .isEmpty();
        }
    }

    /** Some recipes ask for a line that calls them, wherever somebody wants it. */
    @Test
    void whatCallsARecipeGoesWithIt() throws IOException {
        Cookbook.Recipe recipe = recipes()
                .filter(each -> each.passage().contains("rule take-shut-in()"))
                .findFirst()
                .orElseThrow();
        String rules = rules("blocking");
        String move = "        do walk(from, to)\n";
        for (String call : List.of(
                "        do take-shut-in()\n",
                "        do take-shut-in() G-9\n          en \"Taken.\" it \"Prese.\"\n",
                "        if no men on from\n          do take-shut-in()\n")) {
            BookDraft would = draft(rules, 0, entry(recipe));
            String called = would.after().replace(move, move + call);
            List<BookDraft.Added> found = PassageAgain.found(called, would.added());
            assertThat(found).isNotEmpty();
            assertThat(called).isNotEqualTo(would.after());
            assertThat(PassageAgain.without(called, found)).isEqualTo(rules);
        }
    }

    /** Each is cooked once for all tests: what comes of it depends on nothing else. */
    private static Optional<String> cooked(String rules, int at, Cookbook.Recipe recipe) {
        return COOKED.computeIfAbsent(List.of(rules, at, recipe), all -> cook(rules, at, recipe));
    }

    private static Optional<String> cook(String rules, int at, Cookbook.Recipe recipe) {
        BookDraft would = draft(rules, at, entry(recipe));
        return PassageFit.trouble(
                                SourceText.of("before.rules", would.before()),
                                SourceText.of("after.rules", would.after()))
                        .isPresent()
                ? Optional.empty()
                : Optional.of(would.after());
    }

    private static BookDraft draft(String rules, int at, BookEntry entry) {
        return PassagePlace.draft(rules, PassagePlace.all(rules, at, entry), entry);
    }

    private static BookEntry entry(Cookbook.Recipe recipe) {
        return new BookEntry(
                BookEntry.Part.COOKBOOK,
                recipe.title(),
                recipe.why(),
                recipe.words(),
                recipe.trying(),
                recipe.passage(),
                recipe.rule(),
                recipe.called(),
                recipe.instead(),
                recipe.belongs(),
                "",
                recipe.page(),
                List.of());
    }

    /**
     * It is read without a remark and played; what it has a number for comes about, unless one has to call it first.
     */
    @ParameterizedTest
    @MethodSource("someRecipes")
    void aRecipeMakesAGameWhereverItGoes(Cookbook.Recipe recipe) throws IOException {
        List<String> goes = new ArrayList<>();
        Set<String> cooked = new HashSet<>();
        Set<String> told = new HashSet<>();
        Set<String> own = new HashSet<>();
        for (String template : templates()) {
            String rules = rules(template);
            for (int at : new int[] {0, rules.indexOf("    option ")}) {
                Optional<String> text = cooked(rules, at, recipe);
                if (text.isEmpty() || !cooked.add(text.get())) continue;
                goes.add(template);
                told.addAll(played(text.get(), template, recipe));
                own.addAll(numbers(text.get()));
                own.removeAll(numbers(rules));
            }
        }
        assertThat(goes).as("where it goes").isNotEmpty();
        boolean happens = List.of("rule", "turn", "arrival", "arrived").contains(recipe.belongs())
                        && recipe.passage().contains("tell K")
                || recipe.passage().contains("finish");
        if (happens && !NOT_BY_CHANCE.contains(recipe.title().get("en")))
            assertThat(told).as("what happens").containsAnyElementsOf(own);
    }

    /**
     * Where one more thing can be done in a turn, what asks for the turn names none of them: it would be wrong of one.
     */
    @Test
    void whatAsksIsTrueOfPuttingDownAndOfMoving() throws IOException {
        Cookbook.Recipe recipe = recipes()
                .filter(each -> "Put down, then move".equals(each.title().get("en")))
                .findFirst()
                .orElseThrow();
        List<String> goes = new ArrayList<>();
        for (String template : templates()) {
            String rules = rules(template);
            Optional<String> text = cooked(rules, rules.indexOf("    option "), recipe);
            if (text.isEmpty()) continue;
            goes.add(template);
            String asks = text.get()
                    .substring(text.get().indexOf("  choose "), text.get().indexOf("    option "));
            int printed = asks.indexOf("    printed ");
            if (printed >= 0) asks = asks.substring(0, printed);
            assertThat(asks)
                    .as(template)
                    .doesNotContainPattern("puts|plays a|put down|walks|sows|mette|gioca una|avanza|semina");
        }
        assertThat(goes).contains("row");
    }

    private static Set<String> numbers(String text) {
        Set<String> numbers = new HashSet<>();
        NUMBER.matcher(text).results().forEach(found -> numbers.add(found.group()));
        return numbers;
    }

    /** @return the numbers of the rules that were told of */
    private static Set<String> played(String text, String template, Cookbook.Recipe recipe) {
        CompileResult result = RuleCompiler.compile(CompileRequest.of(SourceText.of("cooked.rules", text)));
        String title = template + " " + recipe.title().get("en");
        assertThat(result.diagnostics().stream()
                        .filter(found -> !found.trouble().toString().contains("R431"))
                        .map(found -> found.trouble().toString()))
                .as(title)
                .isEmpty();
        Set<String> told = new HashSet<>();
        Ruleset rules = Ruleset.of(result.game().orElseThrow(), 2, Map.of());
        String board = text.lines()
                .filter(line -> line.startsWith("board "))
                .findFirst()
                .orElseThrow()
                .split(" +", -1)[1];
        CompiledCondition single = condition(rules, "no (those s in " + board + " where number of pieces on s > 1)");
        for (int seed = 0; seed < MATCHES; seed++) {
            Match match = Match.start(rules, seed, event -> note(event, told));
            Random lot = new Random(seed);
            int moves = 0;
            for (; moves < LONG && !match.isOver(); moves++) {
                match.playIndex(lot.nextInt(match.legalCount()));
                if (SINGLE.contains(template) && moves % 5 == 0)
                    assertThat(match.holds(single)).as(title + "\n" + text).isTrue();
            }
            if (!ENDLESS.contains(title))
                assertThat(match.isOver()).as(title + " ends").isTrue();
        }
        return told;
    }

    private static void note(Event event, Set<String> told) {
        if (event.rule() != null) told.add(event.rule());
    }

    private static CompiledCondition condition(Ruleset rules, String text) {
        return RuleCompiler.compileExpression(rules.game(), SourceText.of("condition", text), null)
                .condition()
                .orElseThrow();
    }

    /** Both sides crown their pieces on the row that is far from them, and a crowned piece stays where it is. */
    @Test
    void aPieceIsPromotedOnTheFarRowOfItsOwner() throws IOException {
        Cookbook.Recipe promotion = recipe("A piece is promoted");
        for (String template : List.of("jumping", "gathering")) {
            String rules = rules(template);
            String text = cooked(rules, rules.indexOf("    option "), promotion).orElseThrow();
            assertThat(text).contains("= last-row if who is player-1 otherwise first-row");
            text = cooked(text, text.indexOf("    option "), recipe("A king goes two steps"))
                    .orElseThrow();
            CompileResult result = RuleCompiler.compile(CompileRequest.of(SourceText.of("cooked.rules", text)));
            Ruleset set = Ruleset.of(result.game().orElseThrow(), 2, Map.of());
            Set<String> names = new HashSet<>();
            for (int seed = 0; seed < MATCHES; seed++) {
                Match match = Match.start(set, seed, event -> {
                    if (event.property() != null) names.add(event.property());
                });
                Random lot = new Random(seed);
                for (int i = 0; i < LONG && !match.isOver(); i++) match.playIndex(lot.nextInt(match.legalCount()));
            }
            assertThat(names).as(template).contains("crowned", "crown", "go-far");
        }
    }

    private static Cookbook.Recipe recipe(String title) {
        return Cookbook.recipes().stream()
                .filter(each -> title.equals(each.title().get("en")))
                .findFirst()
                .orElseThrow();
    }
}
