package regola.ui.editor.passage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.source.SourceText;
import regola.ui.editor.SheetPane;
import regola.ui.keep.BookEntries;
import regola.ui.present.editor.PassageTrial;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;
import regola.ui.view.make.BookTrial;
import regola.workshop.PassageFit;

/** What single recipes do in games that they were not written for. */
class CookedGamesTest {
    private static final int MATCHES = 20;
    private static final int MOVES = 300;

    private static final String PAIRS = """
            game pairs
              players 2: ann, ben

            board street
              site a at 0, 0
              site b at 1, 0
              site c at 0, 1
              site d at 1, 1
              lines ways
                a b
                b d
                d c

            pieces men, alike: 2 "{player}-man" for each player drawn man

            turn
              choose act by mover
                option put (to in street)
                  require no men on to
                    because S-1 en "Full." it "Pieno."
                  then
                    do put-down(to)
                if none
                  finish drawn

            rule put-down(to: site)
              move one men of mover on box to to
            """;

    /** Where a line has but two places, two pieces are no row of three. */
    @Test
    void twoPiecesAreNoRowOfThree() {
        String cooked = draft(PAIRS, "Three in a row").after();
        assertThat(cooked).contains("through(ways, to)");
        assertThat(told(cooked)).doesNotContain("S-2");
    }

    /** A piece that is put down falls into the trap as one does that walks into it. */
    @Test
    void aSpecialPlaceIsOneHoweverOneComesThere() throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/games/nine-mens-morris/nine-mens-morris.rules"));
        List<String> after = List.of(draft(rules, "A special place").after().split("\n", -1));
        for (int i = 0; i < after.size(); i++)
            if (after.get(i).matches(" +move .* to to"))
                assertThat(after.get(i + 1)).isEqualTo("  announce came(mover) at to");
        assertThat(after.stream().filter(line -> line.contains("announce came(mover) at to")))
                .hasSizeGreaterThan(1);
    }

    /** Whether the third comes by being put down or by walking, a row is a row. */
    @Test
    void aRowWinsHoweverItCameAbout() throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/games/nine-mens-morris/nine-mens-morris.rules"));
        List<String> after = List.of(draft(rules, "Three in a row").after().split("\n", -1));
        // Behind all that is done there: a win leaves no piece on the board that was to be taken.
        List<String> rows = new ArrayList<>();
        for (int i = 1; i < after.size(); i++)
            if (after.get(i).startsWith("  if some l in through(mills, to) where number")) rows.add(after.get(i - 1));
        assertThat(rows).containsExactly("  do mill-check(to)", "  do mill-check(to)");
        // By chance hardly anybody walks before there is a row: that it stands behind walking too is no reason to say
        // that it never happens.
        BookEntry row = entry("Three in a row");
        BookDraft walking = PassagePlace.draft(rules, PassagePlace.all(rules, rules.indexOf("option move"), row), row);
        assertThat(PassageTrial.of(walking, Map.of(), row.belongs(), "en")).isEqualTo(BookTrial.GOOD);
    }

    /** What the rules call the place is what is written; where pieces are only laid out nobody comes. */
    @Test
    void aPlaceIsReachedWhateverItIsCalled() throws IOException {
        assertThat(draft(template("sowing"), "A special place").after())
                .contains("    move one seeds on from to at\n    announce came(mover) at at\n");
        assertThat(draft(template("race"), "A special place").after())
                .contains("  move r to goal(r)\n  announce came(mover) at site of r\n")
                .contains("mark trap on s1\n")
                .contains("  move others-on(s) to begin\n\n");
        String croak = Files.readString(Path.of("rules-dsl/games/croak/croak.rules"));
        assertThat(draft(croak, "A special place").after())
                .contains("  move queens of side to corner\n  move servants");
        // Seeds belong to nobody: they are out all the same.
        String sown = draft(template("sowing"), "A special place").after();
        assertThat(trial(template("sowing"), "A special place")).isEqualTo(BookTrial.GOOD);
        assertThat(sown).contains("  move pieces on here to box");
    }

    /** What forbids ends no match: it is told what it does, and not of a line that nobody wrote. */
    @Test
    void aConditionThatForbidsEveryFirstMoveIsSaidToDoSo() throws IOException {
        String near = template("row")
                .replace("  if some l in rows where", "  if turn-number() > 99 and some l in rows where")
                .replace("require no men on to", "require number of neighbours of to is 8");
        assertThat(never("blocking", "Not the first turn").why()).isEqualTo("stuck");
        assertThat(trial(near, "Not the first turn").never().why()).isEqualTo("stuck");
    }

    /** Why there is nothing to choose is no riddle: what would help is said too. */
    @Test
    void whatGoesWrongWhileSomebodyPlaysIsToldWithWhatHelps() throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/games/nine-mens-morris/nine-mens-morris.rules"));
        assertThat(trial(rules, "A special place").wrong())
                .isEqualTo("there is nothing to choose; add 'if none' and say what happens then, or an option that is"
                        + " always legal");
        assertThat(trial(template("cards"), "A special place").wrong()).isEqualTo("nothing is called 'to'");
    }

    /** What does nothing by itself is tried with what uses it: nobody puts down what nobody has. */
    @Test
    void whatHasNothingToDoIsKnownBeforeItIsWritten() throws IOException {
        assertThat(never("row", "One more turn")).isNull();
        assertThat(never("blocking", "One more turn").why()).isEqualTo("lack");
        assertThat(never("row", "Choose in secret").why()).isEqualTo("lack");
        assertThat(never("surrounding", "Take what is surrounded")).isNull();
        assertThat(never("row", "The most points win").why()).isEqualTo("uncounted");
        assertThat(trial(PAIRS, "Three in a row").never().why()).isEqualTo("lengths");
    }

    /** What is asked of a recipe so that it is known is sound wherever the recipe goes at all. */
    @Test
    void whatUsesARecipeIsSound() throws IOException {
        List<BookEntry> used = BookEntries.of("").stream()
                .filter(entry -> !entry.use().isEmpty())
                .toList();
        assertThat(used).hasSizeGreaterThan(8);
        for (BookEntry entry : used) {
            assertThat(entry.lack()).containsOnlyKeys("en", "it");
            BookDraft would = draft(template("row"), entry);
            BookDraft inUse = SheetPane.inUse(entry, would).get();
            boolean goes = PassageFit.trouble(text(would.before()), text(would.after()))
                    .isEmpty();
            assertThat(!goes
                            || PassageFit.trouble(text(would.after()), text(inUse.after()))
                                    .isEmpty())
                    .as(entry.title().get("en"))
                    .isTrue();
        }
    }

    private static SourceText text(String rules) {
        return SourceText.of("rules", rules);
    }

    private static BookTrial.Never never(String template, String title) throws IOException {
        return trial(template(template), title).never();
    }

    private static String template(String name) throws IOException {
        return Files.readString(Path.of("rules-dsl/templates/" + name + "/" + name + ".rules"));
    }

    private static BookTrial trial(String rules, String title) {
        BookEntry entry = entry(title);
        BookDraft would = draft(rules, entry);
        return PassageTrial.of(would, Map.of(), SheetPane.inUse(entry, would), entry.belongs(), "en");
    }

    private static BookDraft draft(String rules, String title) {
        return draft(rules, entry(title));
    }

    private static BookDraft draft(String rules, BookEntry entry) {
        return PassagePlace.draft(rules, PassagePlace.all(rules, 0, entry), entry);
    }

    private static BookEntry entry(String title) {
        return BookEntries.of("").stream()
                .filter(each -> title.equals(each.title().get("en")))
                .findFirst()
                .orElseThrow();
    }

    private static Set<String> told(String text) {
        CompileResult result = RuleCompiler.compile(CompileRequest.of(SourceText.of("cooked.rules", text)));
        Ruleset rules = Ruleset.of(result.game().orElseThrow(), 2, Map.of());
        Set<String> told = new HashSet<>();
        for (int seed = 0; seed < MATCHES; seed++) {
            Match match = Match.start(rules, seed, event -> told.add(String.valueOf(event.rule())));
            Random lot = new Random(seed);
            for (int i = 0; i < MOVES && !match.isOver(); i++) match.playIndex(lot.nextInt(match.legalCount()));
        }
        return told;
    }
}
