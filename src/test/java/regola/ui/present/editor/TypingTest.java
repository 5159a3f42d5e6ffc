package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.Thorough;
import regola.ui.view.editor.MistakeView;

/** Somebody types, letter by letter: whatever stands there in between, the page goes on and says something of it. */
class TypingTest {
    private static final String ANOTHER_RULE = """

            when landed(frog) if here is a7 as rest-a-while              MY-1
              en "{frog} rests." it "{frog} riposa."
              set hop = hop + 1
            """;

    @TempDir
    Path home;

    private Desktop desk;

    @BeforeEach
    void openACopy() {
        desk = new Desktop(home.resolve("rules"));
        desk.copyOf("nine-mens-morris");
    }

    private void everyPlaceIsInTheText() {
        for (MistakeView mistake : desk.view().problems()) {
            assertThat(mistake.what()).isNotBlank();
            if (!mistake.file().equals(desk.view().front())) continue;
            assertThat(mistake.start()).isBetween(0, desk.front().text().length());
            assertThat(mistake.end())
                    .isBetween(mistake.start(), desk.front().text().length());
            assertThat(mistake.edition()).isPositive();
        }
    }

    @Test
    void aVariantIsTypedFromNothing() {
        desk.editor.askForVariant();
        desk.done().editor.make("Typed");
        String whole = desk.front().text();
        String file = desk.front().file();
        for (int i = 0; i <= whole.length(); i++) {
            desk.type(file, whole.substring(0, i));
            desk.done();
            everyPlaceIsInTheText();
        }
        assertThat(desk.view().problems()).isEmpty();
        assertThat(desk.front().variant()).isEqualTo("typed");
    }

    @Test
    void aRuleIsTypedAtTheEndOfAGameAndTakenAwayAgain() {
        desk.copyOf("china-moon");
        String whole = desk.front().text();
        String file = desk.front().file();
        int step = Thorough.step(11);
        int first = 1 + (ANOTHER_RULE.length() - 1) % step; // so that the last is the whole rule
        for (int i = first; i <= ANOTHER_RULE.length(); i += step) {
            desk.type(file, whole + ANOTHER_RULE.substring(0, i));
            desk.done();
            everyPlaceIsInTheText();
        }
        assertThat(desk.errors()).isEmpty();
        desk.type(file, whole);
        assertThat(desk.view().changes()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void spoiltTextsAreTypedAndUndone(long seed) {
        Random random = new Random(seed);
        String whole = desk.front().text();
        String file = desk.front().file();
        StringBuilder text = new StringBuilder(whole);
        for (int i = 0; i < Thorough.oneIn(10, 60); i++) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(4)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, "\"(){}\n #,:\u0000é蛙\t".charAt(random.nextInt(14)));
                case 2 -> text.delete(at, Math.min(text.length(), at + random.nextInt(40)));
                default -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(40))));
            }
            desk.type(file, text.toString());
            desk.done();
            everyPlaceIsInTheText();
        }
        desk.editor.apply(false);
        desk.done();
        desk.type(file, whole);
        assertThat(desk.view().problems()).isEmpty();
    }
}
