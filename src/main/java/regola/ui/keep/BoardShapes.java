package regola.ui.keep;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A BoardShapes is how wide the board of each game that comes with the program is in proportion to its height, written
 * down when the program is built: so a page that is laid out by it stands still from the first moment, before any rule
 * was read.
 */
public final class BoardShapes {
    /** Its name beside the pictures; there is none where the program runs without its jar. */
    public static final String FILE = "boards.properties";

    private BoardShapes() {}

    /** @return by the ids of the games; nothing if the program was not packed, or holds what is no such file */
    public static Map<String, Double> ofProgram() {
        return PictureStore.packed(FILE)
                .map(bytes -> read(new String(bytes, StandardCharsets.UTF_8)))
                .orElse(Map.of());
    }

    static Map<String, Double> read(String written) {
        try {
            Properties all = new Properties();
            all.load(new StringReader(written));
            return all.stringPropertyNames().stream()
                    .collect(Collectors.toUnmodifiableMap(game -> game, game -> Double.valueOf(all.getProperty(game))));
        } catch (IOException | IllegalArgumentException e) {
            return Map.of(); // then the boards themselves are asked
        }
    }

    /** @return what is to be written; the same boards give the same text */
    public static String write(Map<String, Double> shapes) {
        StringBuilder written = new StringBuilder();
        new TreeMap<>(shapes)
                .forEach((game, shape) ->
                        written.append(game).append(" = ").append(shape).append('\n'));
        return written.toString();
    }
}
