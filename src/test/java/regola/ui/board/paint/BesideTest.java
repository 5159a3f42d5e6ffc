package regola.ui.board.paint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.BoardLook;
import regola.ui.board.art.Pen;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Rim;
import regola.ui.board.panel.Boards;
import regola.ui.board.panel.RecordingCanvas;
import regola.ui.present.Played;
import regola.ui.theme.Palette;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.LinkView;
import regola.ui.view.board.RowView;
import regola.ui.view.board.SiteView;

/** Names of places stand where no line runs. */
class BesideTest {
    private static NameSpot.Offset of(BoardView board, String site) {
        Scene scene = Scene.still(board, BoardLook.PLAIN, 600, 600);
        BoardLayout.Spot spot = scene.layout().spot(site);
        return new NameSpot(scene).of(List.of(spot), each -> 16, 11).get(spot);
    }

    private static BoardView star(double x, double y) {
        return new BoardView(
                "Star",
                null,
                List.of(Boards.site("o", 0, 0), Boards.site("p", x, y), Boards.site("q", -x, -y)),
                List.of(new LinkView("o", "p", false), new LinkView("q", "o", false)),
                List.of());
    }

    @Test
    void itIsBelowOnTheRightIfThatIsFree() {
        NameSpot.Offset plain = of(star(1, 0), "o");
        assertThat(plain.x()).isPositive();
        assertThat(plain.y()).isPositive();
        NameSpot.Offset slanting = of(star(1, 1), "o");
        assertThat(Math.abs(slanting.x()))
                .as("not on the line from the upper left to the lower right")
                .isNotCloseTo(Math.abs(slanting.y()), within(1.0));
    }

    @Test
    void amongLinesToAllEightSidesItIsBetweenTwoOfThem() {
        List<SiteView> sites = new ArrayList<>(List.of(Boards.site("o", 0, 0)));
        List<LinkView> links = new ArrayList<>();
        for (int x = -1; x <= 1; x++)
            for (int y = -1; y <= 1; y++) {
                if (x == 0 && y == 0) continue;
                String name = "s" + sites.size();
                sites.add(Boards.site(name, x, y));
                links.add(new LinkView("o", name, false));
            }

        NameSpot.Offset middle = of(new BoardView("Lines", null, sites, links, List.of()), "o");

        double angle = Math.toDegrees(Math.atan2(middle.y(), middle.x()));
        assertThat(Math.abs(Math.IEEEremainder(angle, 45))).as("off every line").isCloseTo(22.5, within(0.5));
    }

    @Test
    void onACircleItIsInsideAndOffTheArc() {
        List<SiteView> sites = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            double angle = Math.PI / 4 * i;
            names.add("s" + i);
            sites.add(Boards.site("s" + i, 1.08 * Math.cos(angle), 1.08 * Math.sin(angle)));
        }
        BoardView board = new BoardView("Ring", null, sites, List.of(), List.of(new RowView("rings", true, names)));
        Scene scene = Scene.still(board, BoardLook.PLAIN, 600, 600);
        Rim rim = Rim.of(scene.layout(), names);
        Map<BoardLayout.Spot, NameSpot.Offset> all =
                new NameSpot(scene).of(scene.layout().spots(), spot -> 16, 11);
        List<Point2D> taken = new ArrayList<>();
        for (String name : names) {
            BoardLayout.Spot spot = scene.layout().spot(name);
            NameSpot.Offset off = all.get(spot);
            Point2D at = new Point2D.Double(spot.x() + off.x(), spot.y() + off.y());
            assertThat(taken)
                    .as(name)
                    .allMatch(other -> other.distance(at) > scene.layout().unit() * 0.3);
            taken.add(at);
            double from = rim.middle().distance(spot.x() + off.x(), spot.y() + off.y());
            assertThat(rim.radius() - from)
                    .as(name)
                    .isGreaterThan(scene.layout().unit() * 0.2);
        }
    }

    /** On paper boards are small, and letters as large as ever. */
    @ParameterizedTest
    @CsvSource({
        "games/nine-mens-morris, 150, 11",
        "games/nine-mens-morris, 620, 14",
        "games/moulin-rouge, 150, 11",
        "games/moulin-rouge, 620, 14",
        "games/kalah, 300, 11",
        "games/kalah, 1000, 14",
        "templates/blocking, 130, 11",
        "templates/gathering, 140, 11",
        "templates/jumping, 140, 11",
        "templates/surrounding, 140, 11"
    })
    void noPieceCoversTheNameOfAPlace(String rules, double side, double letters) throws IOException {
        String game = rules.substring(rules.indexOf('/') + 1);
        Played played = rules.startsWith("games") ? Played.of(game, 2) : Played.ofTemplate(game);
        BoardView board = played.now().board();
        Path own = Path.of("rules-dsl", rules, "art", board.look() + ".look");
        BoardLook look = Files.exists(own)
                ? BoardLook.parse(Files.readString(own))
                : new ArtStore(ArtSource.ofProgram()).look(board.look());
        Scene scene = Scene.still(board, look, side, side);
        List<Rectangle2D> names = new ArrayList<>();
        RecordingCanvas canvas = new RecordingCanvas() {
            @Override
            public void text(String words, double x, double y, double size, Color colour, Color halo) {
                double wide = widthOf(words, size);
                names.add(new Rectangle2D.Double(x - wide / 2, y - size * 0.36, wide, size * 0.72));
            }
        };

        new NamePainter(canvas, Palette.paper(), letters, true).paintBeside(scene);

        assertThat(names).hasSizeGreaterThan(7);
        for (Rectangle2D name : names) {
            assertThat(names).filteredOn(other -> other.intersects(name)).hasSize(1);
            for (BoardLayout.Spot spot : scene.layout().spots()) {
                double dx = Math.max(0, Math.abs(name.getCenterX() - spot.x()) - name.getWidth() / 2);
                double dy = Math.max(0, Math.abs(name.getCenterY() - spot.y()) - name.getHeight() / 2);
                assertThat(Math.hypot(dx, dy))
                        .as(spot.site().id())
                        .isGreaterThan(scene.layout().pieceSize() / 2 - 0.01);
            }
        }
    }

    /** On a small board the words below a place would lie over what its neighbours are. */
    @ParameterizedTest
    @CsvSource({"406, 420, 2", "360, 360, 2", "1100, 700, 1"})
    void whatIsWrittenBelowAPlaceCoversNoOther(double width, double height, int lines) {
        Scene scene = Scene.still(
                Played.of("kalah", 2).now().board(), new ArtStore(ArtSource.ofProgram()).look("kalah"), width, height);
        List<Rectangle2D> plates = new ArrayList<>();
        List<String> words = new ArrayList<>();
        RecordingCanvas canvas = new RecordingCanvas() {
            @Override
            public void box(double x, double y, double wide, double high, double round, Pen pen, Color fill) {
                plates.add(new Rectangle2D.Double(x - wide / 2, y - high / 2, wide, high));
            }

            @Override
            public void text(String said, double x, double y, double size, Color colour, Color halo) {
                words.add(said);
            }
        };

        scene.layout().spots().forEach(new CaptionPainter(canvas, scene, false)::paint);

        assertThat(words).hasSize(lines * 2);
        for (BoardLayout.Spot spot : scene.layout().spots())
            assertThat(plates)
                    .as(spot.site().id())
                    .noneMatch(plate -> plate.intersects(
                            spot.x() - spot.size() / 2, spot.y() - spot.size() / 2, spot.size(), spot.size() * 1.1));
    }
}
