package regola.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.source.SourceText;

/**
 * Shipped rule files with random slips: whatever they say, the compiler answers, with a game or with errors that have a
 * place. {@code -Dregola.mutations=100000} tries more; a failure names the seed that makes it again.
 */
class MutationTest {
    private static final int COUNT = Integer.getInteger("regola.mutations", 1000);
    private static final long FIRST_SEED = Long.getLong("regola.seed", 20_240_229L);
    private static final String SIGNS = "()[]{}\",.:=+-*/<>&#\\ \n\t_äé∞\u0000";

    @Test
    void noSlipOfTheFingerStopsTheCompiler() throws IOException {
        List<List<Path>> sets = sets();
        int withErrors = 0;
        for (int i = 0; i < COUNT; i++) {
            long seed = FIRST_SEED + i;
            Random random = new Random(seed);
            List<SourceText> texts = new ArrayList<>();
            for (Path file : sets.get(random.nextInt(sets.size()))) texts.add(SourceText.of(file.toString(), Files.readString(file)));
            int spoilt = random.nextInt(texts.size());
            String text = texts.get(spoilt).text();
            for (int slips = 1 + random.nextInt(3); slips > 0; slips--) text = slip(text, random);
            texts.set(spoilt, SourceText.of("seed-" + seed + ".rules", text));
            if (!check(seed, texts)) withErrors++;
        }
        assertThat(withErrors).as("slips that are errors, of %d", COUNT).isBetween(COUNT / 4, COUNT);
    }

    /** @return true if the files still make a game */
    private static boolean check(long seed, List<SourceText> texts) {
        CompileResult result;
        try {
            result = RuleCompiler.compile(new CompileRequest(texts.get(0), texts.subList(1, texts.size())));
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError("seed " + seed + ": the compiler threw " + e, e);
        }
        assertThat(result.game().isPresent()).as("seed %d: a game, or an error", seed)
                .isEqualTo(result.diagnostics().stream().noneMatch(Diagnostic::isError));
        for (Diagnostic diagnostic : result.diagnostics()) {
            assertThat(diagnostic.span()).as("seed %d: place of %s", seed, diagnostic.what()).isNotNull();
            int length = diagnostic.span().source().text().length();
            assertThat(diagnostic.span().start()).as("seed %d: %s", seed, diagnostic).isBetween(0, length);
            assertThat(diagnostic.span().end()).as("seed %d: %s", seed, diagnostic).isBetween(diagnostic.span().start(), length);
            assertThat(diagnostic.what()).as("seed %d: %s", seed, diagnostic).isNotBlank().doesNotContain("null", "{0}", "{1}");
            boolean aboutWriting = diagnostic.code().code().startsWith("R1");
            if (!aboutWriting) assertThat(diagnostic.why()).as("seed %d: why of %s", seed, diagnostic.what()).isNotBlank();
            assertThat(DiagnosticRenderer.render(diagnostic)).contains("^");
        }
        result.game().ifPresent(game -> assertThat(ModelWalk.all(game, Object.class)).isNotEmpty());
        return result.game().isPresent();
    }

    private static String slip(String text, Random random) {
        if (text.length() < 2) return text + "x";
        return switch (random.nextInt(11)) {
            case 0 -> without(text, random, 1);
            case 1 -> without(text, random, 1 + random.nextInt(40));
            case 2 -> with(text, random, String.valueOf(SIGNS.charAt(random.nextInt(SIGNS.length()))));
            case 3 -> with(text, random, word(text, random) + " ");
            case 4 -> text.substring(0, random.nextInt(text.length()));
            case 5 -> lineGone(text, random);
            case 6 -> lineTwice(text, random);
            case 7 -> linesSwapped(text, random);
            case 8 -> lineMoved(text, random);
            case 9 -> text.replaceFirst("\\b" + word(text, random) + "\\b", word(text, random));
            default -> otherWord(text, random);
        };
    }

    private static String without(String text, Random random, int count) {
        int at = random.nextInt(text.length());
        return text.substring(0, at) + text.substring(Math.min(text.length(), at + count));
    }

    private static String with(String text, Random random, String added) {
        int at = random.nextInt(text.length());
        return text.substring(0, at) + added + text.substring(at);
    }

    /** A word of the file, from anywhere in it. */
    private static String word(String text, Random random) {
        String[] words = text.split("[^a-zA-Z0-9-]+");
        String word = words.length == 0 ? "x" : words[random.nextInt(words.length)];
        return word.isEmpty() ? "x" : word;
    }

    /** One word somewhere becomes another word of the file. */
    private static String otherWord(String text, Random random) {
        int at = random.nextInt(text.length());
        int start = at;
        while (start > 0 && isWord(text.charAt(start - 1))) start--;
        int end = at;
        while (end < text.length() && isWord(text.charAt(end))) end++;
        return text.substring(0, start) + word(text, random) + text.substring(end);
    }

    private static boolean isWord(char c) {
        return Character.isLetterOrDigit(c) || c == '-';
    }

    private static String lineGone(String text, Random random) {
        List<String> lines = lines(text);
        lines.remove(random.nextInt(lines.size()));
        return String.join("\n", lines);
    }

    private static String lineTwice(String text, Random random) {
        List<String> lines = lines(text);
        int at = random.nextInt(lines.size());
        lines.add(random.nextInt(lines.size() + 1), lines.get(at));
        return String.join("\n", lines);
    }

    private static String linesSwapped(String text, Random random) {
        List<String> lines = lines(text);
        Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
        return String.join("\n", lines);
    }

    private static String lineMoved(String text, Random random) {
        List<String> lines = lines(text);
        int at = random.nextInt(lines.size());
        lines.set(at, random.nextBoolean() ? " ".repeat(random.nextInt(5)) + lines.get(at) : lines.get(at).strip());
        return String.join("\n", lines);
    }

    private static List<String> lines(String text) {
        return new ArrayList<>(List.of(text.split("\n", -1)));
    }

    /** Every game alone, and with each of its variants. */
    private static List<List<Path>> sets() throws IOException {
        List<List<Path>> sets = new ArrayList<>();
        List<Path> shipped = new ArrayList<>();
        for (String folder : List.of("rules-dsl/games", "src/test/resources/drafts")) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                files.filter(file -> file.toString().endsWith(".rules")).sorted().forEach(shipped::add);
            }
        }
        for (Path file : shipped) {
            if (file.getParent().getFileName().toString().equals("variants")) {
                Path game = file.getParent().getParent();
                sets.add(List.of(game.resolve(game.getFileName() + ".rules"), file));
            } else {
                sets.add(List.of(file));
            }
        }
        return sets;
    }
}
