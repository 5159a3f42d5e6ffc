package regola.ui.editor.passage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.source.SourceText;
import regola.library.Cookbook;
import regola.ui.present.editor.PassageTrial;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;
import regola.ui.view.make.BookTrial;
import regola.workshop.PassageFit;

/** What is written into rules with one click goes where it belongs, and speaks of the game that it goes into. */
class PassagePlaceTest {
    private static final String RULES = """
            game stones
              players 2: ann, ben

            board table                          S-1
              grid 3 by 3

            pieces stones, alike: 3 "{player}-stone" for each player
            zone bag of each player

            turn                                 S-2
              choose act by mover
                option put (to in table)
                  require no stones on to
                    because S-2.1 en "Full." it "Pieno."
                  then
                    move one stones of mover on bag of mover to to

            words
              ann en "Ann" it "Anna"
            """;

    private static String written(String passage, String belongs, String at) {
        String said = PassageNames.of(passage, RULES);
        PassagePlace place = PassagePlace.of(RULES, RULES.indexOf(at), said, belongs);
        return RULES.substring(0, place.from()) + place.text() + RULES.substring(place.to());
    }

    @Test
    void aConditionStandsBelowTheOthers() {
        String rules = written(
                "require no men on to\n  because K-4 en \"Not there.\" it \"Non lì.\"\n", "require", "move one stones");

        assertThat(rules)
                .contains("        because S-2.1 en \"Full.\" it \"Pieno.\"\n"
                        + "      require no stones on to\n"
                        + "        because S-3 en \"Not there.\" it \"Non lì.\"\n"
                        + "      then");
    }

    /** A number below one that is nowhere would be looked for in vain. */
    @Test
    void aPartOfARuleThatIsNotThereGetsANumberOfItsOwn() {
        assertThat(PassageNames.of("  because K-4.1 en \"One.\"\n  because K-4.2 en \"Two.\"\n", RULES))
                .isEqualTo("  because S-3 en \"One.\"\n  because S-4 en \"Two.\"\n");
        assertThat(PassageNames.of("rule a K-4\n  because K-4.1 en \"One.\"\n", RULES))
                .isEqualTo("rule a S-3\n  because S-3.1 en \"One.\"\n");
    }

    @Test
    void anOptionStandsBesideTheOthers() {
        assertThat(written("option pass\n  require nothing else\n", "option", "require"))
                .contains("on bag of mover to to\n    option pass\n      require nothing else\n\nwords");
    }

    @Test
    void aRuleStandsBetweenOthers() {
        assertThat(written("rule go()\n  move men to hand of red\n", "section", "grid"))
                .contains("  grid 3 by 3\n\nrule go()\n  move stones to bag of ann\n\npieces");
    }

    @Test
    void aStepGoesInsideWhatItsLineBegins() {
        assertThat(written("remember position\n", "rule", "turn   ")).contains("S-2\n  remember position\n  choose");
    }

    @Test
    void aStepGoesBehindWhatHappensInItsOption() {
        assertThat(written("remember position\n", "rule", "require no"))
                .contains("mover to to\n        remember position\n\nwords");
    }

    /** Who opens the book before touching the text has the cursor at its top, where nothing can happen. */
    @Test
    void whatSpeaksOfThePlaceReachedGoesWhereThatIsKnown() throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/row/row.rules"));
        String row = "if some l in through(rows, to) where sites of l in site of men of mover\n  finish won by mover\n";
        String text = put(rules, PassagePlace.of(rules, rules.indexOf("\nturn ") + 1, row, "rule"));
        assertThat(text.indexOf("if some l in through(rows, to) where sites"))
                .isGreaterThan(text.indexOf("rule put-down(to: site)"));
        CompileResult result = RuleCompiler.compile(CompileRequest.of(SourceText.of("row.rules", text)));
        assertThat(result.diagnostics().toString()).doesNotContain("nothing is called");
    }

    /** As two recipes one after the other: the second must neither tear the first apart nor come behind its end. */
    @ParameterizedTest
    @ValueSource(strings = {"if no free", "finish drawn", "en \"Over.\""})
    void aStepGoesBehindABlockAndNeverBehindWhatEndsTheMatch(String at) {
        String rules = """
                rule look() G-1
                  if no free on table
                    finish drawn G-1.1
                      en "Over."
                      it "Finita."
                  remember position
                """;

        assertThat(put(rules, PassagePlace.of(rules, rules.indexOf(at), "if a\n  finish drawn\n", "rule")))
                .contains("      it \"Finita.\"\n  if a\n    finish drawn\n  remember position");
    }

    @Test
    void aStepGoesIntoTheFirstRuleFromWhereNothingHappens() throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/row/row.rules"));
        String text = put(rules, PassagePlace.of(rules, 0, "remember position\n", "rule"));
        assertThat(text).contains("  move one men of mover on hand of mover to to\n  remember position\n");
        assertThat(RuleCompiler.compile(CompileRequest.of(SourceText.of("row.rules", text)))
                        .hasErrors())
                .isFalse();
    }

    /** A die is thrown in every turn, and before anybody chooses: not while all is set up, nor in one of the moves. */
    @ParameterizedTest
    @ValueSource(strings = {"# Change", "for each i in", "require no men", "rule walk", "words"})
    void aDieIsThrownInTheTurnWhereverTheCursorIs(String at) throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"));
        String text = put(rules, rules.indexOf(at), recipe("Roll a die"));
        assertThat(text)
                .containsPattern(
                        "third time: a draw.\"\n(  .*\n){3}  let n = random of 1 .. 6\n(  .*\n){3}  choose act by mover");
        holds(text);
    }

    /** Where the turn itself chooses nothing, as in a round, it is thrown as that begins. */
    @Test
    void aDieIsThrownAtTheBeginningOfARoundInWhichOthersChoose() throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/cards/cards.rules"));
        String text = put(rules, rules.indexOf("rule take-trick"), recipe("Roll a die"));
        assertThat(text).containsPattern("\nround .*\n(    ? ?.*\n)*  let n = random of 1 .. 6\n");
        holds(text);
    }

    /** Nobody wins while the pieces are still being put up. */
    @Test
    void whatEndsAMatchDoesNotGoWhereItIsSetUp() throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"));
        int start = rules.indexOf("move one player-2-man");
        String draw = "if turn-number() > 100\n  finish drawn G-9 en \"A draw.\" it \"Patta.\"\n";
        assertThat(put(rules, PassagePlace.of(rules, start, draw, "rule")))
                .contains("\n  move pieces on from to to\n  if turn-number() > 100\n    finish drawn G-9");
        assertThat(put(rules, PassagePlace.of(rules, start, "shuffle middle\n", "rule")))
                .contains("[p4, p5, p6, p7]\n    shuffle middle\n");
    }

    @Test
    void wordsGoToTheCursor() {
        assertThat(written("drawn man", "", "board table")).contains("drawn manboard table");
    }

    static Stream<Cookbook.Recipe> options() {
        return Cookbook.recipes().stream()
                .filter(recipe -> List.of("option", "require").contains(recipe.belongs()));
    }

    /** The first game of a teacher is a row of three; what is put into that is compiled there. */
    @ParameterizedTest
    @MethodSource("options")
    void whatIsAddedToAChoiceHoldsInAnotherGame(Cookbook.Recipe recipe) throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/row/row.rules"))
                .replace("option put (to in square)", "option put (from in square) (to in square)");
        holds(put(rules, rules.indexOf("require no men"), recipe));
    }

    static Stream<Cookbook.Recipe> others() {
        return Cookbook.recipes().stream()
                .filter(recipe -> List.of("rule", "turn", "section").contains(recipe.belongs()));
    }

    /** What a passage speaks of and the game does not have is declared with it. */
    @ParameterizedTest
    @MethodSource("others")
    void whatAPassageLacksIsDeclaredWithIt(Cookbook.Recipe recipe) throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/row/row.rules"))
                .replace(
                        "  move one men of mover on hand of mover to to\n",
                        "  move one men of mover on hand of mover to to\n  let from = to\n  let who = mover\n"
                                + "  let p = one men on to\n");
        int at = recipe.belongs().equals("rule") ? rules.indexOf("let p = one men") : rules.indexOf("rule put-down");
        holds(put(rules, at, recipe));
    }

    private static void holds(String text) {
        CompileResult result = RuleCompiler.compile(CompileRequest.of(SourceText.of("row.rules", text)));
        assertThat(result.hasErrors())
                .as(() -> result.diagnostics() + "\n" + text)
                .isFalse();
    }

    /**
     * Whoever has a recipe written sees it, and not what else is written: the words, what happens if nothing is left.
     */
    @ParameterizedTest
    @ValueSource(strings = {"option glide", "option fly", "option step"})
    void whatIsShownIsThePassageAndItsMoveHasAName(String begins) throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/jumping/jumping.rules"));
        Cookbook.Recipe recipe = Cookbook.recipes().stream()
                .filter(each -> each.passage().startsWith(begins))
                .findFirst()
                .orElseThrow();
        List<PassagePlace> places = PassagePlace.all(rules, rules.indexOf("option move"), entry(recipe));
        assertThat(PassagePlace.itself(places, entry(recipe)).text().strip()).startsWith(begins);
        String text = put(rules, rules.indexOf("option move"), recipe);
        assertThat(text).containsPattern("(?s)\nwords\n(.*\n)?  " + begins.split(" ")[1] + " en \"[a-z]+\" it \"");
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

    private static String put(String text, int at, Cookbook.Recipe recipe) {
        String now = text;
        for (PassagePlace place : PassagePlace.all(text, at, entry(recipe))) now = put(now, place);
        return now;
    }

    private static Cookbook.Recipe recipe(String title) {
        return Cookbook.recipes().stream()
                .filter(each -> title.equals(each.title().get("en")))
                .findFirst()
                .orElseThrow();
    }

    /** What moves has a sentence of its own, which comes once; what wins is asked behind both ways to play. */
    @Test
    void whatIsPutDownAndThenMovedIsTold() throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/row/row.rules"));
        String once = put(rules, rules.indexOf("require no men"), recipe("Put down, then move"));
        assertThat(once)
                .contains("{mover} moves a piece[ from {from} to {to}].")
                .contains("do step-along(from, to)");
        assertThat(once.indexOf("option step")).isLessThan(once.indexOf("\n  if some l in rows"));
        holds(once);
        String twice = put(once, once.indexOf("option step"), recipe("Put down, then move"));
        assertThat(twice.split("rule step-along", -1)).hasSize(2);
    }

    /** What is asked of the first turns does nothing in a move that one makes later: it goes to the other. */
    @Test
    void aConditionGoesToTheMoveInWhichItForbidsSomething() throws IOException {
        String row = Files.readString(Path.of("rules-dsl/templates/row/row.rules"));
        String rules = put(row, row.indexOf("require no men"), recipe("Put down, then move"));
        BookEntry late = entry(recipe("Not the first turn"));
        BookDraft there = draft(rules, rules.indexOf("option step"), late);
        Map<Integer, Supplier<BookDraft>> moves = new TreeMap<>();
        for (int line : PassagePlace.elsewhere(rules, late)) {
            int at = rules.indexOf(rules.lines().toList().get(line - 1));
            moves.put(line, () -> draft(rules, at, late));
        }
        assertThat(moves).hasSize(2);
        BookTrial trial = PassageTrial.of(there, moves, "require", "en");
        assertThat(rules.lines().toList().get(trial.line() - 1)).contains("option put");
        BookDraft free = moves.get(trial.line()).get();
        assertThat(PassageTrial.of(free, moves, "require", "en")).isEqualTo(BookTrial.GOOD);
        BookEntry taken = entry(recipe("Only to a free place"));
        BookDraft again = draft(row, row.indexOf("option put"), taken);
        assertThat(PassageTrial.of(again, Map.of(1, () -> again), "require", "en")
                        .idle())
                .isTrue();
    }

    /** It is written for all that, if somebody wants it there. */
    @Test
    void whatEndsEveryMatchBeforeTheFirstMoveIsToldBeforeItIsWritten() throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"));
        String over = rules.replace("  remember position\n", "  finish drawn\n  remember position\n");
        int line = over.lines().toList().indexOf("  finish drawn") + 1;
        BookDraft would = new BookDraft(List.of(), rules, over, new BookDraft.Lines(line, line));
        BookTrial trial = PassageTrial.of(would, Map.of(), "rule", "en");
        assertThat(trial.wrong()).isEmpty();
        assertThat(trial.never()).isEqualTo(new BookTrial.Never(0, "over", line, "finish drawn", 0));
        BookDraft stands = new BookDraft(List.of(), over, over, new BookDraft.Lines(line, line));
        assertThat(PassageTrial.standing(stands, "rule").never()).isEqualTo(trial.never());
    }

    /** What wins already is offered as such, and not where it would be new. */
    @Test
    void aRowThatWinsAlreadyIsSaidToBeThere() throws IOException {
        BookEntry three = entry(recipe("Three in a row"));
        String row = Files.readString(Path.of("rules-dsl/templates/row/row.rules"));
        BookDraft there = draft(row, 0, three);
        assertThat(PassageTrial.of(there, Map.of(), "arrived", "en").idle()).isTrue();
        String draws = row.replace("finish won by mover G-3\n", "finish drawn G-3\n");
        BookDraft wins = draft(draws, 0, three);
        assertThat(PassageTrial.of(wins, Map.of(), "arrived", "en")).isEqualTo(BookTrial.GOOD);
        String jumping = Files.readString(Path.of("rules-dsl/templates/jumping/jumping.rules"));
        BookDraft fresh = draft(jumping, 0, three);
        assertThat(PassageTrial.of(fresh, Map.of(), "arrived", "en").idle()).isFalse();
    }

    /** As in the template of moving and blocking, where nobody may come where another stands. */
    @Test
    void whatIsTakenIsTakenBeforeThePieceComesAndOneMayComeThere() throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"));
        BookEntry takes = entry(recipe("Take what one lands on"));
        for (int at : new int[] {0, rules.indexOf("\n\nturn") + 1, rules.indexOf("require some men")}) {
            BookDraft draft = draft(rules, at, takes);
            assertThat(draft.after())
                    .contains(
                            "      require no men of mover on to\n        because G-2.2 en \"There is a piece of yours")
                    .doesNotContain("require no men on to")
                    .containsPattern("    move men on to to out\n(    .*\n){3}  move pieces on from to to\n")
                    .containsOnlyOnce("move pieces on from to to");
            assertThat(PassageTrial.of(draft, Map.of(), "arrival", "en")).isEqualTo(BookTrial.GOOD);
            assertThat(draft.added().stream().flatMap(each -> each.stillAsked(rules).stream()))
                    .singleElement()
                    .satisfies(line -> assertThat(rules.lines().toList().get(line - 1))
                            .contains("some (those t in neighbours of s where no men on t"));
            List<BookDraft.Added> found = PassageAgain.found(draft.after(), draft.added());
            assertThat(PassageAgain.without(draft.after(), found)).isEqualTo(rules);
        }
    }

    /** Where it cannot be made to happen, the line that keeps it from happening is named. */
    @Test
    void whatNeverHappensIsSaidWithTheLineThatForbidsIt() throws IOException {
        String hexes = Files.readString(Path.of("rules-dsl/templates/hexes/hexes.rules"));
        BookDraft draft = draft(hexes, 0, entry(recipe("Take what one lands on")));
        BookTrial.Never never =
                PassageTrial.of(draft, Map.of(), "arrival", "en").never();
        assertThat(never.why()).isEqualTo("forbids");
        assertThat(draft.added()).allMatch(each -> each.stillAsked(hexes).isEmpty());
        assertThat(never.says()).isEqualTo("require to in free-places()");
        assertThat(hexes.lines().toList().get(never.line() - 1)).contains(never.says());
        String row = Files.readString(Path.of("rules-dsl/templates/row/row.rules"));
        String few = row.replace("alike: 5", "alike: 2").replaceFirst("(?m)^  if some l in rows.*\n(    .*\n)+", "");
        BookTrial three = PassageTrial.of(draft(few, 0, entry(recipe("Three in a row"))), Map.of(), "arrived", "en");
        assertThat(three.never().why()).isEqualTo("toofew");
        assertThat(three.never().says()).startsWith("pieces men, alike: 2");
        String blocking = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"));
        BookTrial shut = PassageTrial.of(
                draft(blocking, 0, entry(recipe("End when nobody can move"))), Map.of(), "option", "en");
        assertThat(shut.never().why()).isEqualTo("ends");
        assertThat(shut.never().says()).isEqualTo("if no moves-of(mover)");
    }

    /** Which recipes go with a game does not depend on where the cursor is, nor do empty lines forbid anything. */
    @Test
    void whatGoesWithAGameGoesWithItWhereverTheCursorIs() throws IOException {
        for (String template : List.of("row", "surrounding")) {
            String rules = Files.readString(Path.of("rules-dsl/templates/" + template + "/" + template + ".rules"));
            for (String title : List.of("A special place", "Draw a card", "Score areas")) {
                BookEntry entry = entry(recipe(title));
                Map<Integer, Supplier<BookDraft>> elsewhere = new TreeMap<>();
                for (int line : PassagePlace.elsewhere(rules, entry))
                    elsewhere.put(line, () -> draft(rules, start(rules, line), entry));
                List<Boolean> goes = new ArrayList<>();
                for (int at = rules.indexOf("\n\n"); at >= 0; at = rules.indexOf("\n\n", at + 2))
                    goes.add(goes(rules, at + 1, entry, elsewhere));
                assertThat(Set.copyOf(goes)).as(template + ": " + title).hasSize(1);
            }
        }
    }

    private static int start(String text, int line) {
        return text.lines().limit(line - 1L).mapToInt(each -> each.length() + 1).sum();
    }

    private static boolean goes(String rules, int at, BookEntry entry, Map<Integer, Supplier<BookDraft>> elsewhere) {
        return PassageTrial.of(draft(rules, at, entry), elsewhere, entry.belongs(), "en")
                .wrong()
                .isEmpty();
    }

    /** Whoever wrote it, whatever it is called, and in whatever words: what is there is not offered once more. */
    @Test
    void whatIsInTheTextAlreadyIsFoundThere() throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"));
        BookDraft draws = PassageStanding.of(rules, 0, entry(recipe("No repetition")));
        List<String> lines = rules.lines().toList();
        assertThat(draws.added()).hasSize(1);
        assertThat(lines.get(draws.itself().first() - 1)).isEqualTo("  remember position");
        assertThat(lines.get(draws.itself().last() - 1)).contains("Per la terza volta".substring(4));
        BookEntry takes = entry(recipe("Take what one lands on"));
        assertThat(PassageStanding.of(rules, 0, takes).added()).isEmpty();
        String text = draft(rules, 0, takes).after().replace("{mover} takes", "Taken by {mover}:");
        BookDraft taken = PassageStanding.of(text, text.indexOf("words"), takes);
        assertThat(taken.added().get(0).text())
                .startsWith("  if some men on to\n")
                .endsWith("ciò che stava lì.\"");
        assertThat(PassageTrial.standing(taken, "arrival")).isEqualTo(BookTrial.GOOD);
        String forbidden = text.replace("require no men of mover on to", "require no men on to");
        assertThat(PassageTrial.standing(PassageStanding.of(forbidden, 0, takes), "arrival")
                        .never()
                        .says())
                .isEqualTo("require no men on to");
    }

    /**
     * Why a recipe does not go into a game without such a thing is told of the rules, not of how far right a line is.
     */
    @Test
    void whatDoesNotGoIntoAGameIsToldOfItsRules() throws IOException {
        String cards = Files.readString(Path.of("rules-dsl/templates/cards/cards.rules"));
        BookDraft draft = draft(cards, 0, entry(recipe("Three in a row")));
        String why = PassageFit.trouble(SourceText.of("a", draft.before()), SourceText.of("b", draft.after()))
                .orElseThrow()
                .what();
        assertThat(why).doesNotContain("column");
        assertThat(draft.added()).allMatch(each -> each.line() > 1);
    }

    /** Before anything is written, the book says what would be and where: the lines of the text as it is now. */
    @Test
    void whatWouldBeWrittenIsSaidBefore() throws IOException {
        // In a game that does not say yet what happens where nothing can be done.
        String rules = Files.readString(Path.of("rules-dsl/templates/row/row.rules"))
                .replaceFirst("(?m)^    if none\\n(?:      .*\\n)+", "");
        List<String> lines = rules.lines().toList();
        int at = rules.indexOf("require no men");
        BookDraft draft = draft(rules, at, entry(recipe("Put down, then move")));
        assertThat(draft.added())
                .hasSize(4)
                .allSatisfy(each -> assertThat(lines.get(each.line() - 1)).endsWith(each.above()));
        assertThat(draft.added().get(0).text()).startsWith("    option step (from in square) (to in square)\n");
        assertThat(draft.added().get(1).text()).startsWith("    if none\n      finish drawn G-");
        assertThat(draft.added().get(2).text()).startsWith("rule step-along(");
        // Without it learners would read the word of the rules, in whatever language.
        assertThat(draft.added().get(3).text()).isEqualTo("  step en \"step\" it \"muovi\"");
        assertThat(draft.lines()).isEqualTo(26);
        BookDraft lacking = draft(rules, rules.indexOf("rule put-down"), entry(recipe("Draw a card")));
        assertThat(lacking.added()).hasSize(6);
        assertThat(lacking.added().toString())
                .contains("pieces cards: 12", "zone pile, stack", "  move cards to pile\n  shuffle pile");
        assertThat(lacking.added())
                .allSatisfy(each -> assertThat(lines.get(each.line() - 1)).endsWith(each.above()));
    }

    private static String put(String text, PassagePlace place) {
        return text.substring(0, place.from()) + place.text() + text.substring(place.to());
    }
}
