package regola.ui.rules;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.JPanel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.stage.StageColour;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.rules.SoughtWords;

/** What is looked at first of all that is found on a page. */
@ExtendWith(OnEventThread.class)
class PageHitsTest {
    private final JPanel page = new JPanel(null);
    private final PageHits hits = new PageHits(page);

    @BeforeEach
    void page() {
        Appearance.normal().install();
        for (String sentence : new String[] {"A pad.", "A pad may be free.", "A pad, or a free pad.", "Free."})
            page.add(new PageWords(sentence, PageWords.READ, StageColour.INK));
    }

    @Test
    void theWordsSideBySideAreLookedAtFirst() {
        hits.mark(SoughtWords.of("free pad"), PageHits.First.NEAREST);
        assertThat(hits.count()).isEqualTo(7);
        assertThat(hits.place()).isEqualTo(5);
    }

    @Test
    void elseTheSentenceThatHasThemAll() {
        hits.mark(SoughtWords.of("free may"), PageHits.First.NEAREST);
        assertThat(hits.place()).isEqualTo(1);
        hits.mark(SoughtWords.of("or pad"), PageHits.First.NEAREST);
        assertThat(hits.place()).isEqualTo(3);
    }

    @Test
    void whoGoesOnComesToTheTopOrTheBottom() {
        hits.mark(SoughtWords.of("free pad"), PageHits.First.TOP);
        assertThat(hits.place()).isEqualTo(1);
        hits.mark(SoughtWords.of("free pad"), PageHits.First.BOTTOM);
        assertThat(hits.place()).isEqualTo(7);
        hits.mark(SoughtWords.of("frog"), PageHits.First.NEAREST);
        assertThat(hits.place()).isZero();
    }
}
