package regola.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NextIndentTest {

    /** A bar stands for a line end, an underscore for a blank; the cursor is at the end. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "turn                                           CM-5.2; 2",
                "__require frog in moved; 4",
                "__require frog in moved because CM-5 en 'x'; 2",
                "__finish drawn G-3.1; 4",
                "__finish drawn G-3.1 en 'x'; 2",
                "__do hop(frog); 2",
                "__choose step by mover; 4",
                "rule go(p: piece)  S-1; 2",
                "__aim en 'Win.'; 2",
                "setting hop: 1 to 3 = 2; 2",
                "setting hop: 1 to 3 = 2|__en 'x' it 'y'; 0",
                "aim far of p = 2; 2",
                "__require frog in moved|____because CM-5 en 'x'; 2",
                "__require frog in moved|____because CM-5 en 'x'|_________________it 'y'; 2",
                "__if a|____do b()|__otherwise; 4",
                "__if a|____do b()|__otherwise if c; 4",
                "__option go (x in a); 4",
                "____then; 6",
                "____then|______do a(); 6",
                "function f(): number CM-1; 2",
                "function f(): number CM-1|__en 'x'; 2",
                "__lines fours: every 4 in a row; 2",
                "__lines fours; 4",
                "__; 2",
                "a comment is no block|# turn; 0"
            })
    void theNextLineBeginsWhereWhatComesNextBelongs(String written, int blanks) {
        String text = written.replace('|', '\n').replace('_', ' ').replace('\'', '"');
        assertThat(NextIndent.at(text, text.length())).hasSize(blanks);
    }

    @ParameterizedTest
    @CsvSource({"5, 2", "2, 2"})
    void withinALineItIsThatOfTheLine(int caret, int blanks) {
        assertThat(NextIndent.at("  if some frogs", caret)).hasSize(blanks);
    }

    /** The cursor is at the star. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"____*then; 2", "turn|____*; 2", "___*; 1", "_*; 1", "*turn; 1", "turn|*; 1", "__do_*; 1"})
    void oneStepsBackAsFarAsOneSteppedIn(String written, int blanks) {
        String text = written.replace('|', '\n').replace('_', ' ');
        assertThat(NextIndent.back(text.replace("*", ""), text.indexOf('*'))).isEqualTo(blanks);
    }

    /** The cursor is at the star, and the line is ended at the bar. */
    @ParameterizedTest
    @CsvSource({
        "en 'The bo*ard.' it 'Il tabellone.'|",
        "en '*The board.'|",
        "en 'The board.'*| it 'Il tabellone.'",
        "require a*| and b because 'x'",
        "en 'not closed*| yet"
    })
    void aSentenceIsNotCutInTwo(String written) {
        String text = written.replace('\'', '"');
        String plain = text.replace("*", "").replace("|", "");
        int ended = text.replace("*", "").indexOf('|');
        assertThat(NextIndent.end(plain + "\n", text.replace("|", "").indexOf('*')))
                .isEqualTo(ended);
    }
}
