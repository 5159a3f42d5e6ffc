package regola.ui.storyline;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.match.StoryLine;
import regola.ui.view.match.StoryView;

/** Whoever opens a long story reads a whole line first, and the newest of it is in sight. */
class StoryBeginsWholeTest {
    private static final int MOMENTS = 20;

    private final AtomicReference<StoryPane> pane = new AtomicReference<>();
    private final AtomicReference<JScrollPane> scroll = new AtomicReference<>();

    private void open(int high, int since) throws Exception {
        List<StoryLine> lines = IntStream.rangeClosed(1, MOMENTS)
                .boxed()
                .flatMap(moment -> Stream.of(
                        new StoryLine(moment, 0, null, "Red: Hop", "#C8372D", 0),
                        new StoryLine(
                                moment,
                                1,
                                "R-1",
                                "Red hops to the far end of the pond and rests there a while.",
                                null,
                                -1)))
                .toList();
        SwingUtilities.invokeAndWait(() -> {
            Appearance.normal().install();
            pane.set(new StoryPane(new ArtStore(ArtSource.ofProgram()), moment -> {}, rule -> {}, lit -> {}));
            scroll.set(new JScrollPane(pane.get()));
            scroll.get().setSize(300, high);
            pane.get().setSize(280, 4000);
            layOut();
            pane.get().show(new StoryView(lines, MOMENTS, MOMENTS).since(since), false, Texts.in("en"));
            layOut();
        });
        for (int i = 0; i < 4; i++) SwingUtilities.invokeAndWait(this::layOut);
    }

    private void layOut() {
        scroll.get().doLayout();
        scroll.get().getViewport().doLayout();
    }

    /** @return how far a sentence's end lies below the top of what is seen */
    private double below(String words, boolean last) throws Exception {
        AtomicReference<Double> found = new AtomicReference<>();
        SwingUtilities.invokeAndWait(() -> {
            try {
                String text = pane.get()
                        .getDocument()
                        .getText(0, pane.get().getDocument().getLength());
                Rectangle2D place = pane.get().modelToView2D(last ? text.lastIndexOf(words) : text.indexOf(words));
                found.set(place.getMaxY() - scroll.get().getViewport().getViewPosition().y);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        return found.get();
    }

    /** @return the first place in the text that is seen */
    private boolean isWholeFirst() throws Exception {
        AtomicReference<Boolean> whole = new AtomicReference<>();
        SwingUtilities.invokeAndWait(() -> {
            try {
                int y = scroll.get().getViewport().getViewPosition().y;
                String text = pane.get()
                        .getDocument()
                        .getText(0, pane.get().getDocument().getLength());
                int at = pane.get().viewToModel2D(new Point(40, y + 4));
                int begin = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
                whole.set(pane.get().modelToView2D(begin).getMinY() >= y - 3);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        return whole.get();
    }

    @Test
    void theFirstLineIsWholeAndTheLastIsSeen() throws Exception {
        for (int high = 150; high < 190; high += 7) {
            open(high, 0);
            assertThat(isWholeFirst()).as("at a height of %d", high).isTrue();
            assertThat(below("a while", true)).as("the newest").isBetween(0.0, (double) high);
        }
    }

    @Test
    void whatIsNewBeginsAtItsFirstLine() throws Exception {
        open(150, 10);
        assertThat(isWholeFirst()).isTrue();
        assertThat(below("Hop", false)).as("what is older is above").isNegative();
    }
}
