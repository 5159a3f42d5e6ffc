package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said while moves follow each other stays until it can have been read, and moves wait for no sentence. */
class ToldPageTest {
    private static final int LETTER = 60;
    private static final List<String> HOP = List.of("Green's frog hops.");
    private static final List<String> FLOWER = List.of("Green's frog hops.", "Green collects a pink lotus.");
    private static final List<String> BOUNCE = List.of("A bounce pad: the frog of Green must move on at once.");

    private final ToldPage page = new ToldPage();

    @Test
    void whatNobodyCanHaveReadStays() {
        assertThat(page.with(1, HOP, LETTER)).isEqualTo(HOP);
        assertThat(page.pause(300, Long.MAX_VALUE)).as("there is room for more").isEqualTo(300);
        assertThat(page.with(2, FLOWER, LETTER)).hasSize(3).startsWith(HOP.get(0));
    }

    @Test
    void whatHasBeenReadGoes() {
        page.with(1, HOP, LETTER);
        page.pause(60L * HOP.get(0).length(), Long.MAX_VALUE);
        assertThat(page.with(2, FLOWER, LETTER)).isEqualTo(FLOWER);
    }

    @Test
    void aFullPageIsReadBeforeTheNextMove() {
        page.with(1, FLOWER, LETTER);
        List<String> all = page.with(2, BOUNCE, LETTER);
        long read = 60L * String.join("", all).length();
        assertThat(page.pause(300, Long.MAX_VALUE)).isEqualTo(read);
        assertThat(page.with(3, HOP, LETTER)).isEqualTo(HOP);
    }

    @Test
    void nothingIsSaidTwiceOrAfterAnotherMoment() {
        page.with(1, HOP, LETTER);
        assertThat(page.with(1, HOP, LETTER)).as("the same picture once more").isEqualTo(HOP);
        assertThat(page.with(5, FLOWER, LETTER)).as("after looking round").isEqualTo(FLOWER);
    }
}
