package regola.ui.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Collections;
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
        return seat(name, colour, SeatView.Sort.HUMAN);
    }

    private static SeatView seat(String name, String colour, SeatView.Sort sort) {
        return new SeatView(
                name, name, colour, 1, "", sort, false, false, false, false, List.of(), Set.of(), false, null, "",
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
        chart.setSize(400, 260);
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
        assertThat(chart.momentAt((int) point.getX() - 14, (int) point.getY() + 40))
                .as("far below the point there are other moments")
                .isBetween(50, 59);
        assertThat(chart.momentAt(0, 100)).isZero();
        assertThat(chart.momentAt(399, 20)).isEqualTo(MOVES);
    }

    /** Four that are about equal would all be drawn in the lower half. */
    @Test
    void lowLinesAreDrawnAsLargeAsTheyCanBe() {
        assertThat(ChancePlot.most(0.3)).isEqualTo(0.5);
        assertThat(ChancePlot.most(0.5)).isEqualTo(0.5);
        assertThat(ChancePlot.most(0.51)).isEqualTo(0.75);
        assertThat(ChancePlot.most(1)).isEqualTo(1);
        ChancePlot plot = new ChancePlot(0, 100, 10, 110, 4, 0.75);
        assertThat(plot.y(0)).isEqualTo(110);
        assertThat(plot.y(0.75)).isEqualTo(10);
        assertThat(plot.named()).containsExactly(0, 0.25, 0.5, 0.75);
        assertThat(new ChancePlot(0, 100, 10, 110, 4, 1).named()).containsExactly(0, 0.5, 1);
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
        int key = 400 * (190 - 60);
        for (int i = 0; i < key; i++) if (before[i] != pointed[i] && Math.abs(i % 400 - 200) > 8) at++;
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
        BufferedImage image = new BufferedImage(400, 260, BufferedImage.TYPE_INT_RGB);
        chart.paint(image.createGraphics());
        return image.getRGB(0, from, 400, 260 - from, null, 0, 400);
    }

    private static final List<String> COLOURS = List.of("#c02020", "#20a020", "#2040c0", "#e080b0");

    /** Four, of whom the third is the person; each keeps a chance of its own all the time. */
    private void showFour(Moment... moments) {
        Appearance.normal().install();
        List<SeatView> four = new ArrayList<>();
        for (int p = 0; p < 4; p++)
            four.add(seat("Red", COLOURS.get(p), p == 2 ? SeatView.Sort.HUMAN : SeatView.Sort.COMPUTER));
        List<List<Double>> chances = Collections.nCopies(41, List.of(0.4, 0.3, 0.2, 0.1));
        List<Made> moves = Collections.nCopies(40, new Made(2, ""));
        chart.setSize(400, 260);
        chart.show(
                new ReviewView(ReviewView.Stage.READY, 1, chances, "", List.of(moments), moves, 30),
                four,
                Texts.in("en"));
        chart.stand(0);
    }

    /** Each of four has a line of its colour, and that of the person is the broadest. */
    @Test
    void theLineOfThePersonStandsOutAmongThoseOfFour() {
        showFour(moment(20, 2));
        int[] pixels = painted();
        int x = (int) chart.place(moment(20, 2)).getX() + 12;
        List<Integer> wide = new ArrayList<>(Collections.nCopies(4, 0));
        for (int y = 0; y < 190; y++) {
            int colour = COLOURS.indexOf(String.format("#%06x", pixels[y * 400 + x] & 0xffffff));
            if (colour >= 0) wide.set(colour, wide.get(colour) + 1);
        }
        assertThat(wide).as("how broad each is").allMatch(each -> each > 0);
        assertThat(wide.get(2)).isGreaterThan(1 + Math.max(wide.get(0), Math.max(wide.get(1), wide.get(3))));
    }

    @Test
    void aPointLiesOnTheLineOfWhoDecidedAndItsNumberLeadsThereToo() {
        showFour(moment(20, 2), moment(21, 0), moment(30, 2));
        double zero = chart.place(moment(20, 3)).getY();
        double two = chart.place(moment(20, 2)).getY();
        double first = chart.place(moment(20, 0)).getY();
        assertThat((zero - two) / (two - first))
                .as("0.1, 0.2 and 0.4 of the win")
                .isCloseTo(0.5, within(1e-6));
        int x = (int) chart.place(moment(20, 2)).getX();
        assertThat(chart.momentAt(x + 22, 40))
                .as("numbers do not lie on one another")
                .isEqualTo(21);
        assertThat(chart.momentAt(x - 4, 40)).isEqualTo(20);
    }

    /** What is said and how high it is does not change with what is pointed at. */
    @Test
    void whatIsPointedAtOfFourHidesNoLineEither() {
        showFour(moment(20, 2));
        int[] before = painted();
        Point2D at = chart.place(moment(10, 2));
        chart.dispatchEvent(new MouseEvent(chart, MouseEvent.MOUSE_MOVED, 0, 0, (int) at.getX(), 90, 0, false));
        int[] pointed = painted();
        int top = 400 * 30;
        int bottom = 400 * (int) chart.place(moment(10, 3)).getY();
        int changed = 0;
        for (int i = top; i < bottom; i++) if (before[i] != pointed[i] && Math.abs(i % 400 - at.getX()) > 8) changed++;
        assertThat(changed).isZero();
    }

    /** One eye reads both: two numbers for one thing would make it doubt either. */
    @Test
    void theFiguresAreThoseOfTheCardBeside() {
        List<List<Double>> chances = List.of(List.of(0.37, 0.63), List.of(0.33, 0.67));
        ReviewView.Moment told = new ReviewView.Moment(
                ReviewView.Kind.WEAKER,
                0,
                0,
                true,
                0.05,
                "Take 3",
                "",
                "Take 2",
                List.of(),
                List.of(),
                1,
                false,
                new ReviewView.Fall(0.37, 0.32, "Your chance", ""));
        ReviewView view =
                new ReviewView(ReviewView.Stage.READY, 1, chances, "", List.of(told), List.of(new Made(0, "Take 3")));
        ChanceWords words = new ChanceWords(view, List.of(seat("Red"), seat("Green")), Texts.in("en"));
        assertThat(words.figures(0, 0)).isEqualTo("37\u00a0\u2192\u00a032\u00a0%");
        assertThat(words.figures(1, 0)).isEqualTo("63\u00a0\u2192\u00a067\u00a0%");
    }

    @Test
    void theChangeIsToldInFigures() {
        List<List<Double>> chances = List.of(List.of(0.25, 0.75), List.of(0.5, 0.5));
        ReviewView view =
                new ReviewView(ReviewView.Stage.READY, 1, chances, "", List.of(), List.of(new Made(0, "Take 3")));
        ChanceWords words = new ChanceWords(view, List.of(seat("Red"), seat("Green")), Texts.in("en"));
        assertThat(words.figures(0, 0)).isEqualTo("25\u00a0\u2192\u00a050\u00a0%");
        assertThat(words.figures(1, 0)).isEqualTo("75\u00a0\u2192\u00a050\u00a0%");
        assertThat(words.figures(1, 1)).as("at the end").isEqualTo("50\u00a0%");
        assertThat(words.figures(1, 2)).as("nothing is known").isEmpty();
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
        chart.stand(20);
        assertThat(chart.getAccessibleContext().getAccessibleDescription())
                .as("why it is worth a look")
                .startsWith("Move 21: Red. This cost much. Before it: ");
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
        Rectangle2D point = MomentSign.point(chart.place(moment(MOVES, 0)).getX(), 0, 1.4 * ChanceChart.POINT, false)
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
