package regola.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.language.source.SourceText;

class JsonTest {

    @Test
    void aLineKeepsTheOrderOfFields() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("z", List.of(1L, "two"));
        map.put("a", null);

        assertThat(Json.line(map)).isEqualTo("{\"z\": [1, \"two\"], \"a\": null}");
    }

    @Test
    void aPageBreaksOnlyWhatIsLong() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("short", List.of(1L, 2L));
        map.put("long", List.of("x".repeat(60), "y".repeat(60)));
        map.put("empty", Map.of());

        assertThat(Json.page(map)).isEqualTo("""
                {
                  "short": [1, 2],
                  "long": [
                    "%s",
                    "%s"
                  ],
                  "empty": {}
                }
                """.formatted("x".repeat(60), "y".repeat(60)));
    }

    @Test
    void strangeCharactersAreEscaped() {
        assertThat(Json.line("\"\\\n\r\t\u0000\u007f\uD83Dà\uD83D\uDC38"))
                .isEqualTo("\"\\\"\\\\\\n\\r\\t\\u0000\\u007f\\ud83dà\uD83D\uDC38\"");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatIsWrittenReadsBackTheSame(long seed) throws BadFile {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 200; i++) {
            Object value = someValue(random, 4);
            assertThat(DataReader.read(SourceText.of("f", Json.line(value))).plain())
                    .as("seed %d", seed)
                    .isEqualTo(value);
            assertThat(DataReader.read(SourceText.of("f", Json.page(value))).plain())
                    .as("seed %d", seed)
                    .isEqualTo(value);
        }
    }

    private static Object someValue(SplittableRandom random, int depth) {
        switch (random.nextInt(depth > 0 ? 6 : 4)) {
            case 0:
                return random.nextLong();
            case 1:
                return random.nextBoolean();
            case 2:
                return null;
            case 3:
                return someText(random);
            case 4:
                List<Object> list = new ArrayList<>();
                for (int i = random.nextInt(5); i > 0; i--) list.add(someValue(random, depth - 1));
                return list;
            default:
                Map<String, Object> map = new LinkedHashMap<>();
                for (int i = random.nextInt(5); i > 0; i--) map.put(someText(random), someValue(random, depth - 1));
                return map;
        }
    }

    private static String someText(SplittableRandom random) {
        String signs = "ab -,:#'\"\\{}[]\n\t\r\u0007\u0085\u2028\u00e8\uFEFF%&*!|>@`null true";
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i > 0; i--) {
            if (random.nextInt(10) == 0) text.appendCodePoint(0x1F438);
            else text.append(signs.charAt(random.nextInt(signs.length())));
        }
        return text.toString();
    }
}
