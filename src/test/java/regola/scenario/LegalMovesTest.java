package regola.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import regola.Thorough;
import regola.engine.LegalMovesLaw;
import regola.engine.Ruleset;
import regola.file.BadFile;
import regola.file.DataNode;
import regola.file.DataReader;
import regola.file.Fields;
import regola.file.Problems;
import regola.language.Shipped;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;

/**
 * A LegalMovesTest holds every game, in each combination of players, variants and settings that its
 * {@code matches.yaml} has, to the {@link LegalMovesLaw}. The file has to say so itself, and to name every variant: so
 * no game and no variant is left out.
 */
@Execution(ExecutionMode.CONCURRENT)
class LegalMovesTest {
    private static final String DECLARED = "found as by trying, refused with a reason";
    private static final int MATCHES = Thorough.oneIn(2, 2), MOST_TRIED = Thorough.oneIn(2, 12);

    private record Combination(int players, List<String> variants, DataNode settings) {
        @Override
        public String toString() {
            return players + " " + variants + (settings == null ? "" : " " + settings.plain());
        }
    }

    @TestFactory
    Stream<DynamicTest> everyGameKeepsTheLaw() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (String game : Shipped.games()) {
            for (Combination one : combinations(game)) {
                tests.add(DynamicTest.dynamicTest(game + " " + one, () -> keepsTheLaw(game, one)));
            }
        }
        return Thorough.some(2, 0, tests).stream();
    }

    private static void keepsTheLaw(String id, Combination one) {
        CheckedGame game = Shipped.game(id, one.variants());
        LegalMovesLaw law = new LegalMovesLaw(
                Ruleset.of(game, one.players(), GivenSettings.read(game, one.settings())), MOST_TRIED);
        int tested = 0;
        for (int seed = 0; seed < MATCHES; seed++) tested += law.play(seed);
        assertThat(tested).as("decisions at which the law was tested").isPositive();
    }

    @TestFactory
    Stream<DynamicTest> everyGameDeclaresTheLaw() throws IOException {
        return Shipped.games().stream()
                .map(game -> DynamicTest.dynamicTest(
                        game,
                        () -> assertThat(fields(game, new Problems()).text("legal-moves"))
                                .as("'legal-moves:' in matches.yaml")
                                .isEqualTo(DECLARED)));
    }

    @Test
    void everyVariantIsPlayed() throws IOException {
        for (String game : Shipped.games()) {
            Set<String> written = new TreeSet<>(Shipped.variants(game));
            Set<String> played = new TreeSet<>();
            combinations(game).forEach(one -> played.addAll(one.variants()));
            assertThat(played).as("variants in the matches.yaml of %s", game).isEqualTo(written);
        }
    }

    // ---------------------------------------------------------------- reading

    private static Fields fields(String game, Problems problems) throws IOException {
        try {
            return Fields.of(
                    DataReader.read(source(Shipped.folder(game).resolve("matches.yaml"))),
                    "a plan of matches",
                    problems);
        } catch (BadFile e) {
            throw new AssertionError(e.problems().toString(), e);
        }
    }

    private static List<Combination> combinations(String game) throws IOException {
        Problems problems = new Problems();
        List<Combination> combinations = new ArrayList<>();
        for (DataNode item : ((DataNode.Listed) fields(game, problems).needed("combinations")).items()) {
            Fields one = Fields.of(item, "a combination", problems);
            for (DataNode players : ((DataNode.Listed) one.needed("players")).items()) {
                combinations.add(new Combination(
                        ((Long) players.plain()).intValue(), one.texts("variants"), one.node("settings")));
            }
        }
        return combinations;
    }

    private static SourceText source(Path file) throws IOException {
        return SourceText.of(file.toString(), Files.readString(file));
    }
}
