package regola.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.model.CheckedGame;
import regola.language.model.Text;
import regola.language.model.VariantInfo;
import regola.language.source.SourceText;

/**
 * Every shipped game compiles without a word: alone, with each variant, and with every two variants that go together.
 */
class ShippedRulesTest {
    private record Folder(SourceText game, List<SourceText> variants) {}

    private static List<Folder> folders() {
        List<Folder> found = new ArrayList<>();
        for (String id : Shipped.games()) {
            found.add(new Folder(
                    Shipped.source(id),
                    Shipped.request(id, Shipped.variants(id)).variants()));
        }
        return found;
    }

    @TestFactory
    Stream<DynamicTest> gamesCompileWithEveryTwoVariants() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Folder folder : folders()) {
            tests.add(compiles(folder.game(), List.of()));
            List<SourceText> variants = folder.variants();
            for (int i = 0; i < variants.size(); i++) {
                tests.add(compiles(folder.game(), List.of(variants.get(i))));
                for (int j = i + 1; j < variants.size(); j++) {
                    if (exclude(variants.get(i), variants.get(j))) continue;
                    tests.add(compiles(folder.game(), List.of(variants.get(i), variants.get(j))));
                    tests.add(compiles(folder.game(), List.of(variants.get(j), variants.get(i))));
                }
            }
        }
        return tests.stream();
    }

    private static boolean exclude(SourceText one, SourceText other) {
        VariantInfo a = RuleCompiler.variantHeader(one).orElseThrow();
        VariantInfo b = RuleCompiler.variantHeader(other).orElseThrow();
        return a.excludes().contains(b.id()) || b.excludes().contains(a.id());
    }

    private static DynamicTest compiles(SourceText game, List<SourceText> variants) {
        String name =
                game.name() + variants.stream().map(one -> " + " + one.name()).reduce("", String::concat);
        return DynamicTest.dynamicTest(name, () -> {
            CompileResult result = RuleCompiler.compile(new CompileRequest(game, variants));
            assertThat(DiagnosticRenderer.render(result.diagnostics())).isEmpty();
            assertThat(result.game()).isPresent();
        });
    }

    @TestFactory
    Stream<DynamicTest> everyTextIsInBothLanguages() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Folder folder : folders()) {
            tests.add(DynamicTest.dynamicTest(folder.game().name(), () -> speaksBoth(folder.game(), List.of())));
            for (SourceText variant : folder.variants()) {
                tests.add(DynamicTest.dynamicTest(variant.name(), () -> speaksBoth(folder.game(), List.of(variant))));
            }
        }
        return tests.stream();
    }

    private static void speaksBoth(SourceText source, List<SourceText> variants) {
        CheckedGame game = Shipped.compiled(new CompileRequest(source, variants));
        List<Text> texts = ModelWalk.all(game, Text.class);
        assertThat(texts).hasSizeGreaterThan(20).allSatisfy(text -> {
            if (text.isEmpty()) return;
            assertThat(text.byLanguage().keySet()).as("%s", text).contains("en", "it");
            long english = holes(text, "en");
            assertThat(holes(text, "it")).as("holes of %s", text).isEqualTo(english);
        });
    }

    private static long holes(Text text, String language) {
        return text.in(language).parts().stream()
                .filter(Text.Hole.class::isInstance)
                .count();
    }

    @Test
    void headersAreReadWithoutCompiling() {
        for (Folder folder : folders()) {
            Optional<GameHeader> header = RuleCompiler.gameHeader(folder.game());
            assertThat(header).isPresent();
            assertThat(folder.game().name()).isEqualTo(header.get().id() + ".rules");
            assertThat(header.get().most()).isBetween(2, 10);
            assertThat(header.get().title().in("it")).isNotNull();
            for (SourceText variant : folder.variants()) {
                VariantInfo info = RuleCompiler.variantHeader(variant).orElseThrow();
                assertThat(info.game()).isEqualTo(header.get().id());
                assertThat(variant.name()).isEqualTo(info.id() + ".rules");
                assertThat(info.changes()).isNotEmpty();
                assertThat(RuleCompiler.gameHeader(variant)).isEmpty();
            }
        }
    }
}
