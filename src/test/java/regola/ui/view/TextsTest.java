package regola.ui.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextsTest {
    @Test
    void bothLanguagesSayTheSameThings() {
        assertThat(new TreeSet<>(Texts.in("it").keys()))
                .isEqualTo(new TreeSet<>(Texts.in("en").keys()));
    }

    @Test
    void bothLanguagesHaveTheSameHoles() {
        Pattern hole = Pattern.compile("\\{\\d}");
        for (String key : Texts.in("en").keys()) {
            assertThat(holes(hole, Texts.in("it").get(key)))
                    .as(key)
                    .isEqualTo(holes(hole, Texts.in("en").get(key)));
        }
    }

    private static Set<String> holes(Pattern hole, String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = hole.matcher(text);
        while (matcher.find()) found.add(matcher.group());
        return found;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void interHasEveryLetter(String language) throws Exception {
        Font inter = Font.createFont(
                Font.TRUETYPE_FONT,
                Texts.class.getResourceAsStream("/com/formdev/flatlaf/fonts/inter/Inter-Regular.otf"));
        for (String key : Texts.in(language).keys()) {
            assertThat(inter.canDisplayUpTo(Texts.in(language).get(key)))
                    .as(key)
                    .isEqualTo(-1);
        }
    }

    @Test
    void everyTextIsUsedAndEveryTextThatIsUsedIsThere() throws IOException {
        StringBuilder program = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/regola/ui"))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList())
                program.append(Files.readString(file));
        }
        Set<String> unused = new TreeSet<>();
        for (String key : Texts.in("en").keys()) {
            boolean made = key.startsWith("role.")
                    || key.startsWith("rival.")
                    || key.startsWith("motion.")
                    || key.startsWith("book.")
                    || key.startsWith("make.colour.")
                    || key.startsWith("tempo.")
                    || key.startsWith("theme.")
                    || key.startsWith("action.")
                    || key.startsWith("language.")
                    || key.startsWith("hint.turn.nth.")
                    || key.startsWith("end.comfort.")
                    || key.startsWith("end.title.")
                    || key.startsWith("chooser.")
                    || key.startsWith("class.project.");
            if (!made && program.indexOf("\"" + key + "\"") < 0) unused.add(key);
        }
        assertThat(unused).as("texts that nobody shows").isEmpty();
        Matcher asked = Pattern.compile("texts\\.get\\(\"([a-zA-Z.]+)\"[,)]").matcher(program);
        while (asked.find()) assertThat(Texts.in("en").keys()).contains(asked.group(1));
    }

    @Test
    void anUnknownLanguageIsEnglishAndAnUnknownKeyShowsItself() {
        assertThat(Texts.in("fr").language()).isEqualTo("en");
        assertThat(Texts.in("en").get("no.such.key")).isEqualTo("no.such.key");
        assertThat(Texts.in("en").get("end.won", "Red")).isEqualTo("Red wins.");
    }

    /** What is to be pressed may be a frog, a point or a card: in Italian each has its own word for "another". */
    @Test
    void whoeverPressedTheWrongThingIsSentElsewhereWhateverItIsCalled() {
        assertThat(Texts.in("it").get("lesson.off.press.other"))
                .doesNotContainPattern("(?i)\\b(altr[oaie]|ne)\\b|gline");
    }

    /** Of two texts with one name nobody would see the first. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void everyTextStandsOnce(String language) throws IOException {
        Set<String> seen = new TreeSet<>();
        assertThat(Files.readAllLines(Path.of("src/main/resources/regola/ui/texts_" + language + ".properties")))
                .filteredOn(line -> !line.startsWith("#") && line.contains(" = "))
                .extracting(line -> line.substring(0, line.indexOf(" = ")))
                .allSatisfy(name -> assertThat(seen.add(name)).as(name).isTrue());
    }
}
