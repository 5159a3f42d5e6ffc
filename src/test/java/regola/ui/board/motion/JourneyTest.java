package regola.ui.board.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.paint.Scene;
import regola.ui.board.panel.Boards;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.ToldView;
import regola.ui.view.board.TravelView;

class JourneyTest {
    private static final Journey.Place PLACE =
            new Journey.Place(BoardLook.PLAIN, 900, 200, site -> new Point2D.Double(1400, 50));
    private final BoardView board = Boards.row(
            Boards.site("a", 0, Boards.piece("p"), Boards.piece("q"), Boards.piece("r")),
            Boards.site("b", 1),
            Boards.site("c", 2, Boards.piece("x")),
            Boards.site("d", 3),
            Boards.site("e", 4));

    private static TravelView travel(String piece, String from, String to, String... counted) {
        return new TravelView(Boards.piece(piece), from, to, List.of(counted), -1);
    }

    private Journey journey(HappeningView... happenings) {
        return new Journey(board, board, List.of(happenings), MotionLevel.FULL);
    }

    private static Scene at(Journey journey, double time) {
        return journey.at(time, PLACE);
    }

    private static List<String> standing(Scene scene, String site) {
        return scene.layout().spot(site).slots().stream()
                .map(s -> s.piece().id())
                .toList();
    }

    private BoardLayout.Spot spot(String site) {
        return BoardLayout.of(board, BoardLook.PLAIN, 900, 200).spot(site);
    }

    @Test
    void aPieceLeavesItsPlaceAndArrivesAtTheNext() {
        Journey journey = journey(travel("p", "a", "b"));
        Scene start = at(journey, 0);
        assertThat(standing(start, "a")).containsExactly("q", "r");
        assertThat(start.moving().x()).isLessThan(spot("b").x());
        Scene end = at(journey, journey.totalMillis() - 0.1);
        assertThat(end.moving().x()).isCloseTo(spot("b").x(), within(1.0));
        assertThat(at(journey, journey.totalMillis() / 2).moving().zoom())
                .as("nearer in the middle of a hop")
                .isGreaterThan(1.05);
    }

    @Test
    void nothingJumpsBeforeWhileOrAfterAPieceMoves() {
        Journey journey = journey(travel("p", "a", "d", "b", "d"), travel("q", "a", "b", "b"));
        for (String piece : List.of("p", "q", "r", "x")) {
            Point2D last = null;
            for (double time = 0; time <= journey.totalMillis(); time += 4) {
                Scene scene = at(journey, time);
                Point2D now = scene.moving().piece().id().equals(piece)
                        ? new Point2D.Double(scene.moving().x(), scene.moving().y())
                        : null;
                for (BoardLayout.Stop stop : scene.layout().stops()) {
                    if (stop.slot() != null && stop.slot().piece().id().equals(piece))
                        now = new Point2D.Double(stop.x(), stop.y());
                }
                assertThat(now).as("%s is seen at %s", piece, time).isNotNull();
                if (last != null)
                    assertThat(now.distance(last))
                            .as("%s at %s", piece, time)
                            .isLessThan(spot("b").size() / 3);
                last = now;
            }
        }
    }

    @Test
    void whatIsCountedIsNumberedAsThePieceTouchesDown() {
        Journey journey = journey(travel("p", "a", "e", "b", "d", "e"));
        List<List<String>> seen = new ArrayList<>();
        for (double time = 0; time < journey.totalMillis(); time += 5) {
            List<String> numbers = at(journey, time).overlay().paths().stream()
                    .flatMap(p -> p.steps().stream())
                    .filter(step -> !step.number().isEmpty())
                    .map(step -> step.site() + step.number())
                    .toList();
            if (seen.isEmpty() || !seen.get(seen.size() - 1).equals(numbers)) seen.add(numbers);
        }
        assertThat(seen).containsExactly(List.of(), List.of("b1"), List.of("b1", "d2"), List.of("b1", "d2", "e3"));
    }

    @Test
    void itJumpsHighOverWhatStandsInItsWay() {
        Journey over = journey(travel("p", "a", "d", "b", "d"));
        double highest = IntStream.range(0, (int) over.totalMillis())
                .mapToObj(t -> at(over, t).moving())
                .filter(m -> Math.abs(m.x() - spot("c").x()) < spot("c").size() / 4)
                .mapToDouble(Scene.Moving::y)
                .min()
                .orElseThrow();
        assertThat(highest).isLessThan(spot("c").y() - spot("c").size() * 0.5);
    }

    @Test
    void aPathIsFollowedWhereTheRulesSayNothing() {
        assertThat(Route.of(board, travel("p", "a", "d")).hops())
                .extracting(Route.Hop::to)
                .containsExactly("b", "c", "d");
        assertThat(Route.of(board, travel("p", "d", "a")).hops())
                .as("against the path it flies")
                .hasSize(1);
        assertThat(Route.of(board, travel("p", "a", "d", "b", "d")).hops())
                .extracting(Route.Hop::over)
                .containsExactly(List.of(), List.of("c"));
        assertThat(Route.of(board, travel("p", "a", "d", "b")).hops())
                .as("the end is added if it is left out")
                .extracting(Route.Hop::to)
                .containsExactly("b", "d");
    }

    @Test
    void thingsHappenOneAfterTheOtherAndEachIsToldInItsTurn() {
        Journey journey = journey(
                new ToldView("", 4),
                new TravelView(Boards.piece("p"), "a", "b", List.of(), 4),
                new ToldView("b", 5),
                new TravelView(Boards.piece("q"), "a", "hand", List.of(), 5),
                new ToldView("", 6));
        List<Integer> told = new ArrayList<>();
        List<String> seen = new ArrayList<>();
        Telling telling = new Telling(journey, line -> {
            told.add(line);
            seen.add("line " + line);
        });
        for (double time = 0; time < journey.totalMillis(); time += 5) {
            telling.at(time);
            Scene scene = at(journey, time);
            String now = scene.moving() != null
                    ? scene.moving().piece().id()
                    : scene.glow() != null ? "glow " + scene.glow().site() : "";
            if (!seen.get(seen.size() - 1).equals(now)) seen.add(now);
        }
        telling.at(journey.totalMillis());
        assertThat(told).containsExactly(4, 5, 6);
        assertThat(seen).containsExactly("line 4", "p", "line 5", "glow b", "q", "line 6");
    }

    @Test
    void whatGoesOffTheBoardFliesTowardsItsSeat() {
        Journey journey = journey(travel("p", "a", "hand"));
        assertThat(at(journey, journey.totalMillis() - 10).moving().x()).isGreaterThan(900);
    }

    @Test
    void aBoardThatGrowsDoesNotJump() {
        BoardView small = Boards.row(Boards.site("a", 0, Boards.piece("p")), Boards.site("b", 1));
        BoardView grown = Boards.row(
                Boards.site("a", 0), Boards.site("b", 1), Boards.site("c", 2, Boards.piece("p")), Boards.site("d", 9));
        Journey journey = new Journey(small, grown, List.of(travel("p", "a", "c")), MotionLevel.FULL);
        double last = BoardLayout.of(small, BoardLook.PLAIN, 900, 200).spot("b").x();
        for (double time = 0; time <= journey.totalMillis(); time += 4) {
            BoardLayout laid = at(journey, time).layout();
            assertThat(laid.spot("b").x()).isCloseTo(last, within(20.0));
            last = laid.spot("b").x();
        }
        assertThat(last)
                .isCloseTo(
                        BoardLayout.of(grown, BoardLook.PLAIN, 900, 200)
                                .spot("b")
                                .x(),
                        within(1.0));
        assertThat(at(journey, journey.totalMillis() - 1).moving().x())
                .isCloseTo(
                        BoardLayout.of(grown, BoardLook.PLAIN, 900, 200)
                                .spot("c")
                                .x(),
                        within(3.0));
    }

    @Test
    void whatNeverTouchesTheBoardTakesNoTime() {
        assertThat(journey(travel("x", "hand", "bag")).totalMillis()).isZero();
        assertThat(journey(new ToldView("", 3)).totalMillis()).isZero();
    }

    @Test
    void nobodyWaitsLong() {
        assertThat(journey(travel("p", "a", "e", "b", "c", "d", "e")).totalMillis())
                .isLessThanOrEqualTo(900);
        HappeningView[] many = IntStream.range(0, 100)
                .mapToObj(i -> travel("p", i % 2 == 0 ? "a" : "b", i % 2 == 0 ? "b" : "a"))
                .toArray(HappeningView[]::new);
        assertThat(journey(many).totalMillis()).isLessThan(3500);
    }

    @Test
    void withReducedMotionItFadesAndWithoutMotionItIsThere() {
        Journey fading =
                new Journey(board, board, List.of(travel("p", "a", "b"), new ToldView("b", 1)), MotionLevel.REDUCED);
        for (double time = 0; time < fading.totalMillis(); time += 3) {
            Scene scene = at(fading, time);
            if (scene.moving() == null) continue;
            assertThat(scene.moving().x())
                    .isIn(spot("a").slots().get(0).x(), spot("b").x());
            assertThat(scene.moving().zoom()).isEqualTo(1);
        }
        assertThat(at(fading, 5).moving().opacity()).isGreaterThan(0.8);
        OverlayView none = at(fading, 5).overlay();
        assertThat(none.isEmpty()).isTrue();
        assertThat(new Journey(board, board, List.of(travel("p", "a", "b"), new ToldView("b", 1)), MotionLevel.NONE)
                        .totalMillis())
                .isZero();
    }

    @Test
    void whatLeavesTogetherGoesAsOneStack() {
        Journey one = journey(travel("p", "a", "bag"));
        Journey three = journey(travel("p", "a", "bag"), travel("q", "a", "bag"), travel("r", "a", "bag"));
        assertThat(three.totalMillis()).isEqualTo(one.totalMillis());
        Scene middle = at(three, three.totalMillis() / 2);
        assertThat(middle.moving().piece().id()).isEqualTo("p");
        assertThat(middle.crowd()).extracting(each -> each.piece().id()).containsExactly("r", "q");
        assertThat(standing(middle, "a")).isEmpty();
        Journey elsewhere = journey(travel("p", "a", "bag"), travel("q", "a", "box"));
        assertThat(elsewhere.totalMillis())
                .as("to another place it goes by itself")
                .isEqualTo(2 * one.totalMillis());
    }

    private static PieceView down(String id) {
        PieceView piece = Boards.piece(id);
        return new PieceView("?", List.of(), "?", null, null, -1, true, piece.roles());
    }

    @Test
    void whatLayFaceDownIsTurnedUpOneAfterTheOtherInTheOrderOfTheRow() {
        BoardView before = Boards.row(
                Boards.site("a", 0, down("low")),
                Boards.site("b", 1, down("high")),
                Boards.site("c", 2, down("middle")),
                Boards.site("row", 4));
        BoardView after = Boards.row(
                Boards.site("a", 0, Boards.piece("low")),
                Boards.site("b", 1, Boards.piece("high")),
                Boards.site("c", 2, Boards.piece("middle")),
                Boards.site("row", 4, Boards.piece("high"), Boards.piece("middle"), Boards.piece("low")));
        Journey journey = new Journey(before, after, List.of(new ToldView("", 3)), MotionLevel.FULL);
        assertThat(journey.totalMillis()).isEqualTo(700 + 2 * 90);
        assertThat(shown(at(journey, 1))).containsExactly("?", "?", "?");
        assertThat(shown(at(journey, 140))).containsExactly("high", "?", "?");
        assertThat(shown(at(journey, 230))).containsExactly("high", "middle", "?");
        assertThat(shown(at(journey, 340))).startsWith("high", "middle", "low");
        Scene end = at(journey, journey.totalMillis() - 0.1);
        assertThat(shown(end)).containsExactly("high", "middle", "low", "high", "middle", "low");
        assertThat(new Journey(before, after, List.of(new ToldView("", 3)), MotionLevel.NONE).totalMillis())
                .isZero();
        assertThat(new Journey(before, after, List.of(), MotionLevel.FULL).totalMillis())
                .as("who only looks at another moment sees no motion")
                .isZero();
    }

    private static List<String> shown(Scene scene) {
        return scene.crowd().stream().map(each -> each.piece().id()).toList();
    }

    @Test
    void whatComesFromNowhereFallsOntoItsPlace() {
        Journey.Place nowhere = new Journey.Place(BoardLook.PLAIN, 900, 200, site -> null);
        Journey thrown = journey(travel("die", "cup", "b"));
        for (double time = 0; time < thrown.totalMillis(); time += 10) {
            Scene.Moving die = thrown.at(time, nowhere).moving();
            assertThat(die.x()).as("at %s", time).isCloseTo(spot("b").x(), within(1.0));
            assertThat(die.y()).as("at %s", time).isLessThanOrEqualTo(spot("b").y() + 1);
        }
        Journey gone = journey(travel("p", "a", "cup"));
        Scene.Moving last = gone.at(gone.totalMillis() - 0.1, nowhere).moving();
        assertThat(Point2D.distance(last.x(), last.y(), spot("a").x(), spot("a").y()))
                .as("goes where it stood")
                .isLessThan(spot("a").size());
    }
}
