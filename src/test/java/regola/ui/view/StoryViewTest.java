package regola.ui.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.ui.view.match.StoryView;

/** Who plays alone is spoken to, also where only the beginning of a sentence is told. */
class StoryViewTest {
    private static final String HOME = "La rana 2 di Rosso è arrivata; Rosso prende un loto blu.";
    private static final String YOURS = "La tua rana 2 è arrivata; hai preso un loto blu.";

    @Test
    void alsoASentenceWithoutWhatExplainsItIsSaidToYou() {
        StoryView story = new StoryView(
                List.of(), 1, 1, false, 0, 0, 0, StoryView.Ahead.NOTHING, Set.of(), Map.of(HOME, YOURS), Map.of());
        assertThat(story.toYou(HOME)).isEqualTo(YOURS);
        assertThat(story.toYou("La rana 2 di Rosso è arrivata.")).isEqualTo("La tua rana 2 è arrivata.");
        assertThat(story.toYou("Verde: la rana 2 di Rosso è arrivata.")).isEqualTo("Verde: la tua rana 2 è arrivata.");
        assertThat(story.toYou("La rana 3 di Rosso è arrivata.")).isEqualTo("La rana 3 di Rosso è arrivata.");
    }
}
