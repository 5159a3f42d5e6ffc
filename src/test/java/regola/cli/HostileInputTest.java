package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is in a file, the program answers with a message of its own and one of its exit codes. */
class HostileInputTest {
    private static final String POSITION = """
            {"game": "heap", "variants": ["short"], "settings": {"size": 3, "at-most": 2, "grab": false, "mood": "calm"},
             "players": ["red", "green"], "neutral": [],
             "zones": {"table": {"middle": ["pebble", "pebble"]}, "taken": {"taken-red": ["pebble"]}},
             "pieces": {}, "sites": {}, "vars": {"mover": "green", "turn-number": 2}, "over": false, "drawn": false}
            """;
    private static final String MATCH = """
            {"regola-match": 1, "program": "1", "game": "heap", "rules": null, "variants": [], "settings": {"size": 4},
             "players": ["red", "green"], "seed": 5, "start": null, "moves": ["take 1", "take 2"],
             "position": {"zones": {"table": {"middle": ["pebble"]}}}}
            """;

    private static final Pattern ERROR = Pattern.compile("(^|: )error[ :]", Pattern.MULTILINE);

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void positions(long seed) throws Exception {
        attack(POSITION, seed, 60, "moves", Said.HEAP, "--position");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void savedMatches(long seed) throws Exception {
        attack(MATCH, seed, 60, "play", Said.HEAP, "--resume");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void ruleFiles(long seed) throws Exception {
        attack(Files.readString(Path.of(Said.HEAP)), seed, 40, "check");
    }

    private void attack(String good, long seed, int times, String... command) throws Exception {
        SplittableRandom random = new SplittableRandom(seed);
        String[] arguments = Arrays.copyOf(command, command.length + 1);
        Path file = folder.resolve("file.rules");
        arguments[command.length] = file.toString();
        for (int i = 0; i < times; i++) {
            byte[] bytes = changed(good, random);
            Files.write(file, bytes);
            Said said = Said.by(arguments);
            assertThat(said.err())
                    .as("seed %d, file:%n%s", seed, new String(bytes, StandardCharsets.ISO_8859_1))
                    .doesNotContain("the program itself");
            assertThat(said.code()).isBetween(0, 2);
            assertThat(said.code() == 0).isEqualTo(!ERROR.matcher(said.err()).find());
        }
    }

    /** Bytes flipped, words doubled, words exchanged, ends cut off. */
    private static byte[] changed(String good, SplittableRandom random) {
        String text = good;
        for (int n = random.nextInt(1, 4); n > 0 && !text.isEmpty(); n--) {
            int from = random.nextInt(text.length());
            int to = Math.min(text.length(), from + random.nextInt(1, 12));
            int other = random.nextInt(text.length());
            text = switch (random.nextInt(5)) {
                case 0 -> text.substring(0, from) + text.substring(to);
                case 1 -> text.substring(0, to) + text.substring(from);
                case 2 ->
                    text.substring(0, from)
                            + text.substring(other, Math.min(text.length(), other + to - from))
                            + text.substring(to);
                case 3 ->
                    text.substring(0, from)
                            + "{[\"'&*!\0\t:,-9\u00e8".charAt(random.nextInt(14))
                            + text.substring(from);
                default -> random.nextInt(4) == 0 ? text.substring(0, from) : text.replaceFirst("\\d", "-99999999999");
            };
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (random.nextInt(10) == 0 && bytes.length > 0)
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        return bytes;
    }
}
