package regola.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import regola.Thorough;
import regola.engine.Claim;
import regola.engine.Match;
import regola.engine.ReadBack;
import regola.engine.Ruleset;
import regola.engine.WrongMoves;
import regola.engine.value.Position;
import regola.file.BadFile;
import regola.file.DataNode;
import regola.file.DataReader;
import regola.file.Fields;
import regola.file.PositionFile;
import regola.file.Problems;
import regola.language.ConditionResult;
import regola.language.RuleCompiler;
import regola.language.Shipped;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;

/**
 * A MatchesTest plays the random matches that {@code matches.yaml} beside a game asks for, for each number of players
 * and combination of variants and settings, and tests at every decision what the file says must always hold. No game is
 * without.
 */
@Execution(ExecutionMode.CONCURRENT)
class MatchesTest {
    /** Each build plays one in so many of the matches that are asked for; each night all are played. */
    private static final int SHARE = 16;
    /** So many matches of each combination are read back, at one decision in so many. */
    private static final int READ_BACK = Thorough.oneIn(3, 3), MOST_READ_BACK = 3, ONE_IN = 4;

    /** What one matches.yaml says. */
    private record Plan(
            String game,
            int matches,
            int mostDecisions,
            String positions,
            List<String> always,
            List<String> atEnd,
            List<Combination> combinations) {}

    /**
     * @param settings an object, or null
     * @param matches so many, where not as many as for all
     */
    private record Combination(int players, List<String> variants, DataNode settings, Long matches) {
        String name() {
            return players + " " + variants + (settings == null ? "" : " " + settings.plain());
        }
    }

    @TestFactory
    Stream<DynamicTest> randomMatchesKeepTheirPromises() throws IOException {
        return each(MatchesTest::play);
    }

    /**
     * A position that is written at any decision, in the middle of a turn too, reads back as itself: through its file,
     * to the same legal moves and fingerprint and, when chance falls alike, to the same match.
     */
    @TestFactory
    Stream<DynamicTest> positionsReadBackAsThemselves() throws IOException {
        return each(MatchesTest::readBack);
    }

    /** Something that is tested of each combination. */
    @FunctionalInterface
    private interface Law {
        void test(Plan plan, Combination one, String name) throws Exception;
    }

    private static Stream<DynamicTest> each(Law law) throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (String game : Shipped.games()) {
            Plan plan = plan(game);
            for (Combination one : plan.combinations()) {
                String name = plan.game() + " " + one.name();
                tests.add(DynamicTest.dynamicTest(name, () -> law.test(plan, one, name)));
            }
        }
        assertTrue(tests.size() >= 30, "games must not get lost");
        return tests.stream();
    }

    private static void readBack(Plan plan, Combination one, String name) throws Exception {
        assertEquals("read back", plan.positions(), plan.game() + ": any other word would leave a game out of the law");
        CheckedGame game = Shipped.game(plan.game(), one.variants());
        Ruleset rules = Ruleset.of(game, one.players(), GivenSettings.read(game, one.settings()));
        ReadBack law = new ReadBack(rules, MatchesTest::throughAFile, ONE_IN);
        int written = 0;
        // A match may be so short that none of its decisions is one of those.
        for (int k = 0; k < READ_BACK || written == 0 && k < MOST_READ_BACK; k++) written += law.play(k);
        assertTrue(written > 0, name + ": nothing was written");
    }

    /**
     * Whatever is not legal cites a rule, be it a candidate of the present decision or a move of any other, and what a
     * message says of moves is of legal ones.
     */
    @TestFactory
    Stream<DynamicTest> everyWrongMoveIsAnsweredWithARule() throws IOException {
        return each((plan, one, name) -> {
            CheckedGame game = Shipped.game(plan.game(), one.variants());
            Ruleset rules = Ruleset.of(game, one.players(), GivenSettings.read(game, one.settings()));
            WrongMoves wrong = new WrongMoves(rules);
            for (int k = 0; k < READ_BACK; k++) wrong.play(k);
        });
    }

    private static Position throughAFile(Position position) throws BadFile {
        return PositionFile.read(SourceText.of("written.json", PositionFile.write(position)))
                .position();
    }

    private static void play(Plan plan, Combination one, String name) throws IOException {
        CheckedGame game = Shipped.game(plan.game(), one.variants());
        Ruleset rules = Ruleset.of(game, one.players(), GivenSettings.read(game, one.settings()));
        List<Claim> always = claims(rules, plan.always());
        List<Claim> atEnd = claims(rules, plan.atEnd());
        int asked = one.matches() == null ? plan.matches() : one.matches().intValue();
        int matches = Thorough.oneIn(SHARE, asked);
        for (int k = 0; k < matches; k++) {
            Match match = Match.start(rules, k);
            SplittableRandom chooser = new SplittableRandom(k);
            int decisions = 0;
            while (!match.isOver()) {
                hold(match, always, name, k, decisions);
                match.playIndex(chooser.nextInt(match.legalCount()));
                assertTrue(++decisions <= plan.mostDecisions(), name + " match " + k + " does not end");
            }
            hold(match, always, name, k, decisions);
            hold(match, atEnd, name, k, decisions);
        }
    }

    private static void hold(Match match, List<Claim> claims, String name, int k, int n) {
        for (Claim claim : claims) {
            if (!match.holds(claim)) {
                throw new AssertionError(
                        name + " match " + k + " decision " + n + ": " + claim + "\n" + match.position());
            }
        }
    }

    private static SourceText source(Path file) throws IOException {
        return SourceText.of(file.toString(), Files.readString(file));
    }

    private static List<Claim> claims(Ruleset rules, List<String> texts) {
        return texts.stream()
                .map(text -> {
                    ConditionResult result =
                            RuleCompiler.compileCondition(rules.game(), SourceText.of("matches.yaml", text));
                    assertEquals(
                            "",
                            result.diagnostics().stream().map(Object::toString).collect(Collectors.joining("\n")),
                            text);
                    return rules.claim(result.condition().orElseThrow());
                })
                .toList();
    }

    private static Plan plan(String game) throws IOException {
        Problems problems = new Problems();
        try {
            Fields fields = Fields.of(
                    DataReader.read(source(Shipped.folder(game).resolve("matches.yaml"))),
                    "a plan of matches",
                    problems);
            fields.needed("legal-moves"); // what LegalMovesTest holds the game to
            List<Combination> combinations = new ArrayList<>();
            for (DataNode item : ((DataNode.Listed) fields.needed("combinations")).items()) {
                Fields one = Fields.of(item, "a combination", problems);
                Long matches = one.number("matches");
                List<String> variants = one.texts("variants");
                DataNode settings = one.node("settings");
                for (DataNode players : ((DataNode.Listed) one.needed("players")).items()) {
                    combinations.add(new Combination(((Long) players.plain()).intValue(), variants, settings, matches));
                }
                one.noOthers();
            }
            List<String> atEnd = fields.texts("at-end");
            fields.needed("positions");
            Plan plan = new Plan(
                    game,
                    fields.number("matches").intValue(),
                    fields.number("most-decisions").intValue(),
                    fields.text("positions"),
                    fields.texts("always"),
                    atEnd == null ? List.of() : atEnd,
                    combinations);
            fields.noOthers();
            problems.check();
            return plan;
        } catch (BadFile e) {
            throw new AssertionError(e.problems().toString(), e);
        }
    }
}
