package regola.ui.handout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.view.handout.HandoutView;

/** Where to read on is said with the number of the page, for a chapter that has one. */
class SeeTest {
    @Test
    void everyChapterHasItsPage() {
        HandoutView.See see = new HandoutView.See("See: {0}.", List.of("A hop", "The end"), "page {0}");
        assertThat(see.on(chapter -> chapter.equals("A hop") ? "3" : "")).isEqualTo("See: A hop (page 3), The end.");
        assertThat(HandoutView.See.NOTHING.on(chapter -> "3")).isEmpty();
    }
}
