package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.ui.view.editor.BesideView;

/** Rules that can be read, and with which no match begins. */
class BesideSetUpTest {
    @TempDir
    Path own;

    private Desktop desktop;

    @BeforeEach
    void open() {
        desktop = new Desktop(own).copyOf("nine-mens-morris");
        desktop.editor.beside().open(true);
        desktop.done();
    }

    private BesideView beside() {
        desktop.done();
        return desktop.besides.get(desktop.besides.size() - 1);
    }

    /** It is a mistake of its line, which one gets to, and it goes with its cause. */
    @Test
    void rulesWithWhichNoMatchBeginsAreAMistakeOfALine() {
        String good = "counter quiet: number = 0";
        String failing = "counter quiet: number = item 3 of [0, 0]";
        int line = (int) desktop.front()
                        .text()
                        .substring(0, desktop.front().text().indexOf(good))
                        .lines()
                        .count()
                + 1;
        desktop.replace(good, failing);
        assertThat(beside().state()).contains("no item 3");
        assertThat(desktop.errors()).singleElement().satisfies(error -> {
            assertThat(error.what()).contains("no item 3");
            assertThat(error.line()).isEqualTo(line);
        });
        assertThat(desktop.front().errors()).isEqualTo(1);

        desktop.replace("Turns without placement", "Turns without a placement");
        assertThat(desktop.errors()).as("still").hasSize(1);
        desktop.replace(failing, good);
        assertThat(desktop.errors()).isEmpty();
    }

    /** Also where no board stands beside the text, or it does not follow what is typed. */
    @Test
    void thatNoMatchBeginsIsFoundWithoutABoardToo() {
        String good = "counter quiet: number = 0";
        String failing = "counter quiet: number = item 3 of [0, 0]";
        desktop.editor.beside().live(false);
        desktop.replace(good, failing);
        assertThat(desktop.errors()).as("the board does not follow").hasSize(1);
        desktop.replace(failing, good);
        assertThat(desktop.errors()).isEmpty();
        desktop.editor.beside().open(false);
        desktop.replace(good, failing);
        assertThat(desktop.errors())
                .as("there is no board")
                .singleElement()
                .satisfies(error -> assertThat(error.what()).contains("no item 3"));
        assertThat(desktop.front().errors()).isEqualTo(1);
        desktop.replace(failing, good);
        assertThat(desktop.errors()).isEmpty();
    }

    /** Newer text makes it idle to begin a match with an older one. */
    @Test
    void noMatchIsBegunWithATextThatHasGoneOn() {
        desktop.editor.beside().open(false);
        String good = desktop.front().text();
        String file = desktop.front().file();
        desktop.type(file, good.replace("counter quiet: number = 0", "counter quiet: number = item 3 of [0, 0]"));
        desktop.next(); // typed
        desktop.next(); // looked through
        int seen = desktop.views.size();
        desktop.type(file, good);
        desktop.next(); // the match that is idle now
        assertThat(desktop.views).hasSize(seen);
        assertThat(desktop.errors()).isEmpty();
    }
}
