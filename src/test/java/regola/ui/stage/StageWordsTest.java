package regola.ui.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.support.OnEventThread;

@ExtendWith(OnEventThread.class)
class StageWordsTest {
    private static final String SENTENCE = "Hop round the pond and pick the best bouquet of all, then go home";

    @Test
    void noWordIsLeftAloneInTheLastLine() {
        JLabel on = new JLabel();
        int all = StageWords.in(on, on.getFont(), SENTENCE, 10_000, 1.2).span(on);
        StageWords torn = StageWords.in(on, on.getFont(), SENTENCE, all - 2, 1.2);
        assertThat(torn.lines()).hasSize(2);
        assertThat(torn.lines().get(1)).isEqualTo("home");
        StageWords even = torn.balanced(on);
        assertThat(even.lines()).hasSize(2);
        assertThat(String.join(" ", even.lines())).isEqualTo(SENTENCE);
        assertThat(even.lines().get(1).length()).isGreaterThan(SENTENCE.length() / 3);
        assertThat(even.width()).isEqualTo(torn.width());
    }

    @Test
    void noWordIsBrokenToMakeLinesEven() {
        JLabel on = new JLabel();
        int room = StageWords.in(on, on.getFont(), "Dangerous", 10_000, 1.2).span(on) + 8;
        StageWords words = StageWords.in(on, on.getFont(), "Dangerous gifts", room, 1.2);
        assertThat(words.balanced(on).lines()).containsExactly("Dangerous", "gifts");
    }

    /** A number is not torn from what it counts: "Hop 1 of" at the end of a line says nothing. */
    @Test
    void whatIsNumberedStaysInOneLine() {
        JLabel on = new JLabel();
        for (String said : List.of(
                "Now comes Hop 1 of 3: a frog", "You have won 12 points by that", "Now: Army of Frogs, lesson 3")) {
            int all = StageWords.in(on, on.getFont(), said, 10_000, 1.2).span(on);
            for (int wide = all; wide > all / 2; wide--) {
                List<String> lines =
                        StageWords.in(on, on.getFont(), said, wide, 1.2).lines();
                assertThat(lines).noneMatch(line -> line.matches(".*(Hop|Hop 1|1 of|12|lesson)"));
                assertThat(String.join(" ", lines)).isEqualTo(said);
            }
        }
        int narrow = StageWords.in(on, on.getFont(), "Hop 1", 10_000, 1.2).span(on);
        assertThat(StageWords.in(on, on.getFont(), "Hop 1 of 3", narrow, 1.2).lines())
                .as("where there is no room for it, words stay whole")
                .allMatch(line -> line.matches("[Ho1-3pf ]+"))
                .hasSize(2);
    }
}
