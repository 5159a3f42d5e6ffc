package regola.language;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import regola.language.source.SourceText;

/**
 * A Slips makes shipped rule files with random slips of the finger in one of them: characters gone or added, words and
 * lines exchanged. The same seed makes the same files.
 */
public final class Slips {
    private static final String SIGNS = "()[]{}\",.:=+-*/<>&#\\ \n\t_äé∞\u0000";
    /** Pieces of the language, whole and broken. */
    private static final List<String> PIECES = List.of(
            "(",
            ")",
            "[",
            "]",
            ",",
            ":",
            "=",
            "..",
            "->",
            "if",
            "otherwise",
            "of",
            "in",
            "where",
            "because",
            "en",
            "CM-1",
            "\"text {x}\"",
            "\"open",
            "3",
            "2.5",
            "99999999999999999999",
            "name",
            "require",
            "option",
            "then",
            "rule",
            "when",
            "game",
            "not",
            "some",
            "number of",
            "none",
            "-",
            "\t",
            "§",
            "{",
            "\\",
            "'",
            "\n",
            "\n  ",
            "\n      ");

    private final List<List<Path>> sets;

    private Slips(List<List<Path>> sets) {
        this.sets = sets;
    }

    public static Slips ofShippedFiles() throws IOException {
        return new Slips(sets());
    }

    /** @return a game, and perhaps one of its variants; one of them is spoilt */
    public List<SourceText> files(long seed) throws IOException {
        Random random = new Random(seed);
        List<SourceText> texts = new ArrayList<>();
        for (Path file : sets.get(random.nextInt(sets.size())))
            texts.add(SourceText.of(file.toString(), Files.readString(file)));
        int spoilt = random.nextInt(texts.size());
        String text = texts.get(spoilt).text();
        for (int slips = 1 + random.nextInt(3); slips > 0; slips--) text = slip(text, random);
        texts.set(spoilt, SourceText.of("seed-" + seed + ".rules", text));
        return texts;
    }

    /** @return pieces of the language, whole and broken, that may be put together anyhow */
    public static List<String> pieces() {
        return PIECES;
    }

    /** @return the text with one slip in it, or with a piece of the language where none belongs */
    public static String damage(String text, Random random) {
        if (random.nextInt(3) > 0 || text.length() < 2) return slip(text, random);
        int at = random.nextInt(text.length());
        int to = random.nextBoolean() ? at : Math.min(text.length(), at + 1 + random.nextInt(8));
        String piece = PIECES.get(random.nextInt(PIECES.size()));
        return text.substring(0, at) + (to == at ? piece : " " + piece + " ") + text.substring(to);
    }

    /** @return the text with one slip in it */
    public static String slip(String text, Random random) {
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
        lines.set(
                at,
                random.nextBoolean()
                        ? " ".repeat(random.nextInt(5)) + lines.get(at)
                        : lines.get(at).strip());
        return String.join("\n", lines);
    }

    private static List<String> lines(String text) {
        return new ArrayList<>(List.of(text.split("\n", -1)));
    }

    /** Every game alone, and with each of its variants. */
    private static List<List<Path>> sets() throws IOException {
        List<List<Path>> sets = new ArrayList<>();
        List<Path> shipped = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("rules-dsl/games"))) {
            files.filter(file -> file.toString().endsWith(".rules")).sorted().forEach(shipped::add);
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
