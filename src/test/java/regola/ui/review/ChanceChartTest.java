package regola.ui.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.ui.board.art.ArtStore;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.review.ReviewView;
import regola.ui.view.review.ReviewView.Kind;
import regola.ui.view.review.ReviewView.Made;
import regola.ui.view.review.ReviewView.Moment;

/** The chances of a match as shares: points are easy to hit, keys go from one to the next, and all is told in words. */
class ChanceChartTest {
    private static final int MOVES = 80;

    private final List<Integer> gone = new ArrayList<>();
    private final ChanceChart chart = new ChanceChart(new ArtStore(file -> Optional.empty()), gone::add);

    private static SeatView seat(String name) {
        return seat(name, "#c02020");
    }

    private static SeatView seat(String name, String colour) {
        return new SeatView(
                name,
                name,
                colour,
                1,
                "",
                SeatView.Sort.HUMAN,
                false,
                false,
                false,
                false,
                List.of(),
                Set.of(),
                false,
                null,
                0,
                "",
                List.of());
    }

    private static Moment moment(int at, int seat) {
        return new Moment(Kind.COSTLY, at, seat, true, 0.2, "", "", "", List.of(), List.of(), 0, false);
    }

    @BeforeEach
    void show() {
        List<List<Double>> chances = new ArrayList<>();
        List<Made> moves = new ArrayList<>();
        for (int m = 0; m <= MOVES; m++) chances.add(List.of(0.5 + m / 200.0, 0.5 - m / 200.0));
        for (int m = 0; m < MOVES; m++) moves.add(new Made(m % 2, m == 40 ? "Take 3" : ""));
        chart.setSize(400, 220);
        chart.show(
                new ReviewView(ReviewView.Stage.READY, 1, chances, "", List.of(moment(20, 0), moment(60, 1)), moves),
                List.of(seat("Red"), seat("Green")),
                Texts.in("en"));
        chart.stand(40);
    }

    private void press(int key) {
        Object action = chart.getInputMap().get(KeyStroke.getKeyStroke(key, 0));
        chart.getActionMap().get(action).actionPerformed(new ActionEvent(chart, 0, ""));
    }

    @Test
    void aPressNearAPointGoesToItsMomentAndElsewhereToTheMomentBelow() {
        Point2D point = chart.place(moment(60, 1));
        assertThat(chart.momentAt((int) point.getX() - 14, (int) point.getY() + 14))
                .isEqualTo(60);
        assertThat(chart.momentAt((int) point.getX() - 14, (int) point.getY() - 60))
                .as("far above the point there are other moments")
                .isBetween(50, 59);
        assertThat(chart.momentAt(0, 100)).isZero();
        assertThat(chart.momentAt(399, 20)).isEqualTo(MOVES);
    }

    @Test
    void keysGoToTheNextMomentTheNextPointAndTheEnds() {
        press(KeyEvent.VK_LEFT);
        press(KeyEvent.VK_RIGHT);
        press(KeyEvent.VK_PAGE_UP);
        press(KeyEvent.VK_PAGE_DOWN);
        press(KeyEvent.VK_HOME);
        press(KeyEvent.VK_END);
        assertThat(gone).containsExactly(39, 41, 20, 60, 0, MOVES);
    }

    /** What is pointed at is told where the title was: none of the lines is hidden by it. */
    @Test
    void whatIsPointedAtHidesNoLine() {
        Appearance.normal().install();
        int[] before = painted(60);
        chart.dispatchEvent(new MouseEvent(chart, MouseEvent.MOUSE_MOVED, 0, 0, 200, 90, 0, false));
        int[] pointed = painted(60);
        int at = 0;
        for (int i = 0; i < before.length; i++) if (before[i] != pointed[i] && Math.abs(i % 400 - 200) > 8) at++;
        assertThat(at)
                .as("changed away from the upright through what is pointed at")
                .isZero();
        assertThat(painted(0)).as("above the lines it is told").isNotEqualTo(unpointed(0));
    }

    private int[] unpointed(int from) {
        chart.dispatchEvent(new MouseEvent(chart, MouseEvent.MOUSE_EXITED, 0, 0, 500, 90, 0, false));
        return painted(from);
    }

    /** @return the pixels from that height down */
    private int[] painted(int from) {
        BufferedImage image = new BufferedImage(400, 220, BufferedImage.TYPE_INT_RGB);
        chart.paint(image.createGraphics());
        return image.getRGB(0, from, 400, 220 - from, null, 0, 400);
    }

    /** Of four who stand alike nobody's chances hide those of another: the shares lie on one another. */
    @Test
    void sharesOfFourLieOnOneAnotherAndAPointInThatOfWhoDecided() {
        Appearance.normal().install();
        List<Double> alike = List.of(0.25, 0.25, 0.25, 0.25);
        List<String> colours = List.of("#c02020", "#20a020", "#2040c0", "#e080b0");
        List<SeatView> four =
                colours.stream().map(colour -> seat("Red", colour)).toList();
        Moment decided = moment(1, 2);
        chart.show(
                new ReviewView(
                        ReviewView.Stage.READY, 1, List.of(alike, alike, alike), "", List.of(decided), List.of()),
                four,
                Texts.in("en"));
        chart.stand(0);
        int[] pixels = painted(0);
        int x = (int) chart.place(decided).getX() + 30;
        List<Integer> seen = new ArrayList<>();
        for (int y = 0; y < 220; y++) {
            int pixel = pixels[y * 400 + x] & 0xffffff;
            int colour = colours.indexOf(String.format("#%06x", pixel));
            if (colour >= 0 && (seen.isEmpty() || seen.get(seen.size() - 1) != colour)) seen.add(colour);
        }
        assertThat(seen).as("from above").containsExactly(3, 2, 1, 0);
        int y = (int) chart.place(decided).getY();
        assertThat(String.format("#%06x", pixels[y * 400 + x] & 0xffffff)).isEqualTo(colours.get(2));
    }

    @Test
    void theChangeIsToldInFigures() {
        List<List<Double>> chances = List.of(List.of(0.25, 0.75), List.of(0.5, 0.5));
        ReviewView view =
                new ReviewView(ReviewView.Stage.READY, 1, chances, "", List.of(), List.of(new Made(0, "Take 3")));
        ChanceWords words = new ChanceWords(view, List.of(seat("Red"), seat("Green")), Texts.in("en"));
        assertThat(words.change(0)).isEqualTo("Red 25\u00a0\u2192\u00a050\u00a0%, Green 75\u00a0\u2192\u00a050\u00a0%");
        assertThat(new ChanceWords(
                                new ReviewView(
                                        ReviewView.Stage.READY,
                                        1,
                                        List.of(List.of(0.5, 0.5), List.of(0.5, 0.5)),
                                        "",
                                        List.of(),
                                        List.of(new Made(0, ""))),
                                List.of(seat("Red"), seat("Green")),
                                Texts.in("en"))
                        .change(0))
                .as("nothing changed")
                .isEqualTo("Red 50\u00a0%, Green 50\u00a0%");
        assertThat(words.change(1)).isEqualTo("Red 50\u00a0%, Green 50\u00a0%");
    }

    @Test
    void whatIsStoodAtIsToldInWords() {
        assertThat(chart.getAccessibleContext().getAccessibleDescription())
                .startsWith("Move 41, Red: Take 3. Before it: Red 70\u00a0%, Green 30\u00a0%");
        chart.stand(41);
        assertThat(chart.getAccessibleContext().getAccessibleDescription()).startsWith("Move 42: Green. Before it: ");
        chart.stand(MOVES);
        assertThat(chart.getAccessibleContext().getAccessibleDescription())
                .startsWith("After the last move. Red 90\u00a0%, Green 10\u00a0%");
    }

    @Test
    void whatIsPointedAtIsSeen() {
        int[] before = painted();
        Point2D point = chart.place(moment(20, 0));
        chart.dispatchEvent(
                new MouseEvent(chart, MouseEvent.MOUSE_MOVED, 0, 0, (int) point.getX(), (int) point.getY(), 0, false));
        assertThat(painted()).as("a line and words").isNotEqualTo(before);
        chart.dispatchEvent(new MouseEvent(chart, MouseEvent.MOUSE_EXITED, 0, 0, -1, -1, 0, false));
        assertThat(painted()).isEqualTo(before);
    }

    /** The point of the last move, larger since it is looked at, covers nothing of the marks at the ends. */
    @Test
    void aPointAtTheVeryEndLiesOnNoMark() {
        Rectangle2D point = ChanceChart.point(chart.place(moment(MOVES, 0)).getX(), 0, 1.4 * ChanceChart.POINT, false)
                .getBounds2D();
        int marks = 400 - 26 - 6;
        assertThat(point.getMaxX()).isLessThan(marks);
    }

    /** What the lines tell, three numbers beside them, and what is counted below: none touches the next. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void wordsAtTheEdgeStandApart(String language) {
        Appearance.normal().install();
        chart.setSize(400, 130);
        chart.show(
                new ReviewView(ReviewView.Stage.READY, 1, List.of(), "", List.of(), List.of()),
                List.of(),
                Texts.in(language));
        int[] seen = painted();
        int paper = seen[65 * 400 + 4];
        List<Integer> gaps = new ArrayList<>();
        int free = -1;
        for (int y = 4; y < 126; y++) {
            boolean ink = false;
            for (int x = 8; x < 46; x++) ink |= seen[y * 400 + x] != paper;
            if (ink && free > 0) gaps.add(free);
            if (ink) free = 0;
            else if (free >= 0) free++;
        }
        assertThat(gaps).hasSize(4).allMatch(gap -> gap >= 7);
    }

    private int[] painted() {
        int high = chart.getHeight();
        BufferedImage image = new BufferedImage(400, high, BufferedImage.TYPE_INT_RGB);
        chart.paint(image.createGraphics());
        return image.getRGB(0, 0, 400, high, null, 0, 400);
    }
}
