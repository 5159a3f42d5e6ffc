package regola.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.Games;
import regola.language.RuleCompiler;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.source.SourceText;
import regola.teaching.lesson.Lesson;
import regola.teaching.read.LessonFile;

/**
 * TestLessons are lessons about a small game, stones, that the tests write as text. A change of its rules is given as
 * what stands in place of what.
 */
public final class TestLessons {
    private static final Path RULES = Path.of("src/test/resources/lessons/stones.rules");
    public static final Games STONES = withRules(Map.of());

    /** What most steps are about: red-1 two stones before the slippery one, green far behind. */
    public static final String START =
            "start: {zones: {river: {s2: [red-1], s1: [green-1], bank: [red-2, green-2], s5: [gold]}}, vars: {mover: red}}";

    private TestLessons() {}

    /** @param changes text of the rule file, and what stands in its place */
    public static Games withRules(Map<String, String> changes) {
        return withRules("stones.rules", changes);
    }

    /** @param file what messages call the rules */
    public static Games withRules(String file, Map<String, String> changes) {
        String text = text(RULES);
        for (Map.Entry<String, String> change : changes.entrySet()) {
            assertThat(text).contains(change.getKey());
            text = text.replace(change.getKey(), change.getValue());
        }
        return new OneGame(SourceText.of(file, text), new ConcurrentHashMap<>());
    }

    private record OneGame(SourceText rules, Map<String, CompileResult> compiled) implements Games {
        @Override
        public List<String> ids() {
            return List.of("stones");
        }

        @Override
        public List<String> variantIds(String game) {
            return List.of();
        }

        @Override
        public CompileResult compile(String game, List<String> variants) {
            return compiled.computeIfAbsent(game, g -> RuleCompiler.compile(CompileRequest.of(rules)));
        }
    }

    public static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * @return a lesson file; each step is its data, with lines that begin with en: or it: before it where they matter
     */
    public static String file(String... steps) {
        StringBuilder text = new StringBuilder("""
                ---
                game: stones
                rules: [SS-3.1]
                title: {en: A lesson, it: Una lezione}
                idea: {en: It is about stones., it: Parla di sassi.}
                ---
                """);
        for (int i = 0; i < steps.length; i++) {
            text.append("\n## step-")
                    .append(i + 1)
                    .append("\n\nen: Do it.\nit: Fallo.\n\n```yaml\n")
                    .append(steps[i].strip())
                    .append("\n```\n");
        }
        return text.toString();
    }

    public static LessonFile read(String text) {
        return LessonFile.read(SourceText.of("lesson.md", text), STONES);
    }

    public static Lesson lesson(String... steps) {
        return lesson(STONES, steps);
    }

    public static Lesson lesson(Games games, String... steps) {
        return whole(LessonFile.read(SourceText.of("lesson.md", file(steps)), games));
    }

    public static Lesson whole(LessonFile read) {
        assertThat(DiagnosticRenderer.renderErrors(read.problems())).isEmpty();
        return read.lesson().orElseThrow();
    }
}
