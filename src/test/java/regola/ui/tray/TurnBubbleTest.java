package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.board.LastTurn;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.SeatView;

/** What a seat says of its last turn is read in few lines, heard whole, and seen on the board by who points at it. */
@ExtendWith(OnEventThread.class)
class TurnBubbleTest {
    private static final Measure PLAIN = Measure.of(1280, 800, 1);

    private final List<OverlayView> seen = new ArrayList<>();
    private final TurnBubble bubble = new TurnBubble(new ArtStore(ArtSource.ofProgram()), seen::add);

    @BeforeEach
    void dress() {
        Appearance.normal().install();
        bubble.measure(PLAIN);
        bubble.setFewer(0);
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private static LastTurn.Said said(String words, boolean yours) {
        return new LastTurn.Said(words, yours, words, yours ? LastTurn.WEIGHTY + 2 : LastTurn.MOVE);
    }

    private static SeatView green(LastTurn turn) {
        return new SeatView(
                        "green",
                        "Green",
                        "#2E8B57",
                        1,
                        null,
                        SeatView.Sort.COMPUTER,
                        false,
                        false,
                        false,
                        false,
                        List.of(),
                        Set.of())
                .after(turn);
    }

    private void tell(LastTurn.Said... all) {
        String whole =
                String.join(" ", List.of(all).stream().map(LastTurn.Said::words).toList());
        OverlayView.Path way = new OverlayView.Path(List.of(
                OverlayView.Step.through("a1"), OverlayView.Step.through("a2"), new OverlayView.Step("a3", "1")));
        bubble.show(green(new LastTurn(List.of(all), whole, 3, List.of(way))), green(LastTurn.NONE), Texts.in("en"));
    }

    private static LastTurn.Said weighty(String words) {
        return new LastTurn.Said(words, false, words, LastTurn.WEIGHTY);
    }

    private static LastTurn.Said remark(String words) {
        return new LastTurn.Said(words, false, words, LastTurn.REMARK);
    }

    @Test
    void whatIsWeightyIsToldAsItHappenedAndAlone() {
        tell(
                said("Green's servant hops.", false),
                weighty("Green's servant takes Blue's servant."),
                said("Green takes your servant.", true),
                remark("A tile is turned over: a leaf."));
        TurnBubble.Laid laid = bubble.laid(254);
        assertThat(laid.words()).isEqualTo("Green's servant takes Blue's servant. Green takes your servant.");
        assertThat(laid.parts()).extracting(TurnBubble.Part::yours).containsExactly(false, true);
        assertThat(laid.parts().get(1).words().font()).isEqualTo(TextSize.ANSWER.font(PLAIN.text(TextSize.SMALL)));
    }

    @Test
    void movesComeBeforeWhatCameOfThem() {
        tell(
                remark("A tile is turned over: a water lily."),
                said("Green's servant hops ×2.", false),
                remark("A leaf."));
        assertThat(bubble.laid(254).words()).isEqualTo("Green's servant hops ×2. A leaf.");
        bubble.setFewer(3);
        String far = "Green's servant hops to somewhere rather far away.";
        tell(said(far, false), remark("A tile is turned over: something that nobody has ever seen."));
        assertThat(bubble.laid(254).words()).as("nobody misses a remark").isEqualTo(far);
    }

    @Test
    void lessWeightySentencesGiveWayWhole() {
        bubble.setFewer(2);
        String mine = "Green's servant takes your queen, who had been hiding under a very large leaf.";
        tell(weighty("Green's servant takes a servant of Blue's, who sat there."), said(mine, true));
        assertThat(bubble.laid(254).words()).isEqualTo(mine + " …");
    }

    /** However many lines there are: the words begin beside the sign, and the other lines below it. */
    @ParameterizedTest
    @CsvSource({"254, 0", "254, 1", "160, 0", "110, 2"})
    void theSignCoversNoLetter(int width, int fewer) {
        bubble.setFewer(fewer);
        tell(said("The queen of Green takes your servant, who sat on a log for so long.", true));
        StageWords words = bubble.laid(width).parts().get(0).words();
        assertThat(words.lines()).hasSizeGreaterThan(1);
        assertThat(words.indent()).isGreaterThan(PLAIN.text(TextSize.SMALL));
        bubble.setSize(width, TurnBubble.high(PLAIN, width, fewer));
        BufferedImage seen = new BufferedImage(width, bubble.getHeight(), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = seen.createGraphics();
        bubble.paint(g);
        g.dispose();
        // Between the sign and the first letter nothing is painted.
        int free = PLAIN.px(8) + words.indent() - 2;
        int top = bubble.getHeight() - PLAIN.px(6) - PLAIN.px(4) - words.height();
        for (int y = top + 3; y < top + words.leading() - 3; y++)
            assertThat(seen.getRGB(free, y))
                    .as("at %d", y)
                    .isEqualTo(StageColour.BUBBLE.now().getRGB());
        FontMetrics metrics = bubble.getFontMetrics(words.font());
        assertThat(words.indent() + metrics.stringWidth(words.lines().get(0))).isLessThanOrEqualTo(words.width());
    }

    @ParameterizedTest
    @CsvSource({"254, 0, 5", "254, 1, 4", "254, 2, 3", "254, 3, 2", "110, 0, 5", "110, 2, 3", "110, 3, 3"})
    void itHasItsLinesAndIsCutNeatly(int width, int fewer, int most) {
        bubble.setFewer(fewer);
        String queen =
                "Green's servant takes your queen, who had been hiding under a very large leaf ever since this match began"
                        + " and was seen by nobody at all until just now, though many had been looking for her there,"
                        + " some of them for a long time and with great care.";
        tell(
                said(queen, true),
                said("Green's servant hops to somewhere rather far away from where it has been before.", false),
                said("A tile is turned over: something that nobody has ever seen in this pond.", false));
        TurnBubble.Laid laid = bubble.laid(width);
        StageWords words = laid.parts().get(0).words();
        assertThat(laid.words()).endsWith("…").doesNotContain(",…");
        assertThat(laid.lines()).isEqualTo(most);
        assertThat(words.font().getSize()).isGreaterThanOrEqualTo(PLAIN.text(TextSize.SMALL));
        assertThat(words.span(bubble)).isLessThanOrEqualTo(width);
        assertThat(bubble.getToolTipText().replace('\n', ' ')).contains("in this pond.");
        assertThat(bubble.getAccessibleContext().getAccessibleName())
                .startsWith("Green, last turn: Green's servant takes your queen")
                .endsWith("in this pond.");
        assertThat(TurnBubble.high(PLAIN, width, fewer)).isGreaterThan(most * words.leading());
    }

    @Test
    void childrenReadOneSentence() {
        bubble.measure(new Measure(1280, 800, 1, 1, Measure.Mode.CHILDREN));
        tell(said("Green takes your servant.", true), said("Green's servant hops.", false));
        assertThat(bubble.laid(400).words()).endsWith("Green takes your servant.");
        tell(said("Green's queen hops.", false), said("Green's servant hops.", false));
        assertThat(bubble.laid(400).words()).isEqualTo("Green's queen hops.");
    }

    @Test
    void whoPointsAtItSeesTheWayAndAPressLetsItStay() {
        tell(said("Green's servant hops.", false));
        bubble.getModel().setRollover(true);
        assertThat(seen.get(seen.size() - 1).paths().get(0).steps())
                .extracting(OverlayView.Step::site)
                .containsExactly("a1", "a2", "a3");
        bubble.getModel().setRollover(false);
        assertThat(seen.get(seen.size() - 1)).isEqualTo(OverlayView.NONE);
        bubble.doClick(0);
        assertThat(seen.get(seen.size() - 1).paths()).hasSize(1);
        bubble.doClick(0);
        assertThat(seen.get(seen.size() - 1)).isEqualTo(OverlayView.NONE);
    }

    @Test
    void whereNothingWasDoneNothingIsThere() {
        bubble.show(green(LastTurn.NONE), null, Texts.in("en"));
        assertThat(bubble.isVisible()).isFalse();
        tell(said("Green's servant hops.", false));
        assertThat(bubble.isVisible()).isTrue();
    }
}
