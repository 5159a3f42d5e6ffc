package regola.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import regola.language.diagnostic.DiagnosticRenderer;

/** A SetsOfVariantsTest compiles games with every set of their variants: any of them may be on together. */
class SetsOfVariantsTest {
    @TestFactory
    Stream<DynamicTest> everySetOfVariantsCompilesWithoutAWord() {
        return Stream.of("nin-jan", "croak", "moulin-rouge").flatMap(SetsOfVariantsTest::setsOfVariants);
    }

    private static Stream<DynamicTest> setsOfVariants(String game) {
        List<String> variants = Shipped.variants(game);
        assertTrue(!variants.isEmpty(), game + " has no variants");
        return IntStream.range(0, 1 << variants.size()).mapToObj(bits -> {
            List<String> on = IntStream.range(0, variants.size())
                    .filter(i -> (bits >> i & 1) != 0)
                    .mapToObj(variants::get)
                    .toList();
            String name = game + on.stream().map(variant -> " + " + variant).reduce("", String::concat);
            return DynamicTest.dynamicTest(name, () -> compiles(game, on));
        });
    }

    private static void compiles(String game, List<String> variants) {
        CompileResult result = RuleCompiler.compile(Shipped.request(game, variants));
        assertEquals("", DiagnosticRenderer.render(result.diagnostics()));
        assertTrue(result.game().isPresent());
    }
}
