package regola.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.source.SourceText;

/** A SetsOfVariantsTest compiles games with every set of their variants: any of them may be on together. */
class SetsOfVariantsTest {
    private static final Path GAMES = Path.of("rules-dsl/games");

    @TestFactory
    Stream<DynamicTest> everySetOfVariantsCompilesWithoutAWord() {
        return Stream.of("nin-jan", "croak", "moulin-rouge").flatMap(SetsOfVariantsTest::setsOfVariants);
    }

    private static Stream<DynamicTest> setsOfVariants(String game) {
        List<Path> variants = variants(game);
        assertTrue(!variants.isEmpty(), game + " has no variants");
        return IntStream.range(0, 1 << variants.size()).mapToObj(bits -> {
            List<Path> on = IntStream.range(0, variants.size())
                    .filter(i -> (bits >> i & 1) != 0)
                    .mapToObj(variants::get)
                    .toList();
            String name =
                    game + on.stream().map(path -> " + " + path.getFileName()).reduce("", String::concat);
            return DynamicTest.dynamicTest(
                    name, () -> compiles(GAMES.resolve(game).resolve(game + ".rules"), on));
        });
    }

    private static void compiles(Path game, List<Path> variants) throws IOException {
        List<SourceText> texts = new ArrayList<>();
        for (Path variant : variants) texts.add(text(variant));
        CompileResult result = RuleCompiler.compile(new CompileRequest(text(game), texts));
        assertEquals("", DiagnosticRenderer.render(result.diagnostics()));
        assertTrue(result.game().isPresent());
    }

    private static SourceText text(Path file) throws IOException {
        return SourceText.of(file.toString(), Files.readString(file));
    }

    private static List<Path> variants(String game) {
        try (Stream<Path> files = Files.list(GAMES.resolve(game).resolve("variants"))) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
