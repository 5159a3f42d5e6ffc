package regola.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.ui.view.ProseView;
import regola.ui.view.lesson.AnswerView;

class AnswerDigitsTest {
    private static AnswerDigits of(String... answers) {
        return new AnswerDigits(Stream.of(answers)
                .map(words -> new AnswerView(ProseView.plain(words), AnswerView.State.OPEN))
                .toList());
    }

    @Test
    void wordsAreChosenByTheirPlace() {
        AnswerDigits digits = of("Red", "Green", "2 points");
        assertThat(digits.place(1)).isZero();
        assertThat(digits.place(3)).isEqualTo(2);
        assertThat(digits.place(4)).isEqualTo(-1);
        assertThat(digits.place(0)).isEqualTo(-1);
        assertThat(digits.beside(1)).isEqualTo("2");
    }

    @Test
    void numbersAreChosenByWhatTheyAre() {
        AnswerDigits digits = of("0", "1", "3", "14");
        assertThat(digits.place(0)).isZero();
        assertThat(digits.place(3)).isEqualTo(2);
        assertThat(digits.place(2)).isEqualTo(-1);
        assertThat(digits.place(4)).isEqualTo(-1);
        assertThat(digits.beside(0)).isEqualTo("0");
        assertThat(digits.beside(2)).as("the key, not the place").isEqualTo("3");
        assertThat(digits.beside(3)).as("no key gives it").isEmpty();
    }
}
