package regola.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import regola.Thorough;
import regola.engine.InTier;
import regola.library.GameLibrary;

/** Every scenario of every game comes out as it is written, interpreted and in byte code. */
class ScenarioTest {
    private static final Path GAMES = Path.of("rules-dsl/games");
    /** Games that are there for words of the language which no game of the program needs. */
    private static final Path SMALL_GAMES = Path.of("src/test/resources/small-games");

    @TestFactory
    Stream<DynamicTest> scenarios() throws IOException {
        return scenarios(InTier.AS_IT_IS);
    }

    @TestFactory
    Stream<DynamicTest> scenariosInCode() throws IOException {
        return scenarios(InTier.CODE);
    }

    @TestFactory
    Stream<DynamicTest> scenariosInMixedCode() throws IOException {
        // What is half interpreted differs in no rule: a third of them, where not all are run.
        return Thorough.some(3, 0, scenarios(InTier.MIXED).toList()).stream();
    }

    private static Stream<DynamicTest> scenarios(InTier tier) throws IOException {
        return Stream.concat(scenarios(tier, GAMES, List.of()), scenarios(tier, SMALL_GAMES, List.of(SMALL_GAMES)));
    }

    private static Stream<DynamicTest> scenarios(InTier tier, Path folder, List<Path> own) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.filter(file -> file.toString().endsWith(".yaml")
                            && file.getParent().endsWith("scenarios"))
                    .sorted()
                    .toList();
        }
        assertThat(files).as("scenarios under %s", folder).isNotEmpty();
        GameLibrary library = GameLibrary.open(own);
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(
                        folder.relativize(file).toString(),
                        () -> new ScenarioRun(
                                        Scenario.read(file),
                                        library,
                                        file.getParent()
                                                .getParent()
                                                .getFileName()
                                                .toString(),
                                        tier)
                                .run()));
    }
}
