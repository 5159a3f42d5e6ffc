package regola.ui.board.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.panel.Boards;
import regola.ui.board.panel.RecordingCanvas;
import regola.ui.theme.Palette;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.OverlayView.Path;
import regola.ui.view.board.OverlayView.Step;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;

class OverlayPainterTest {
    private static final String GUIDE = "FF00FF";
    private static final String CASING = "FFFF00";

    private final BoardView board = Boards.row(
            Boards.site("a", 0, Boards.piece("p")), Boards.site("b", 1), Boards.site("c", 2), Boards.site("d", 3));

    private RecordingCanvas paint(OverlayView overlay) {
        RecordingCanvas canvas = new RecordingCanvas("thing");
        BoardLayout layout = BoardLayout.of(board, BoardLook.PLAIN, 800, 300);
        new OverlayPainter(canvas, Boards.PALETTE).paint(overlay, layout, 800, 300);
        return canvas;
    }

    private static Map<String, OverlayView> kinds() {
        Map<String, OverlayView> kinds = new LinkedHashMap<>();
        kinds.put("ring", OverlayView.NONE.ring(Ref.site("b")));
        kinds.put("path", OverlayView.NONE.path(Path.counting(List.of("a", "b"))));
        kinds.put("arrow", OverlayView.NONE.arrow(Ref.site("a"), Ref.site("b")));
        kinds.put("label", OverlayView.NONE.label("b", "here"));
        kinds.put("dimmed", OverlayView.NONE.dim("b"));
        kinds.put("pointer", pointer(Ref.site("b")));
        kinds.put("ghost", OverlayView.NONE.ghost(Boards.piece("p"), "b", null));
        kinds.put("gone", OverlayView.NONE.gone(Boards.piece("p"), "b"));
        return kinds;
    }

    private static OverlayView pointer(Ref thing) {
        return new OverlayView(Set.of(), List.of(), List.of(), List.of(), Set.of(), List.of(), Set.of(thing));
    }

    /** Rays are of advice: what somebody has done, or asks about, stands in a ring alone. */
    @Test
    void whatIsNoAdviceHasNoRays() {
        OverlayView advice = OverlayView.NONE.ring(Ref.site("b"));
        assertThat(paint(advice).of("line")).isNotEmpty();
        assertThat(paint(advice.asMade()).of("line")).isEmpty();
        assertThat(paint(advice.asMade()).of("circle")).isNotEmpty();
        assertThat(advice.asMade().still().made())
                .as("while something travels, too")
                .hasSize(1);
        assertThat(advice.asMade().ring(Ref.site("a")).made())
                .as("advice beside it")
                .hasSize(1);
    }

    /** Rings side by side make room for each other, but round a larger place the ring goes round it all the same. */
    @Test
    void aRingRoundALargePlaceIsAsMuchLarger() {
        BoardLook look = BoardLook.parse("site = thing\nsite.size = 0.9\nnamed.d = thing\nnamed.d.size = 1.3");
        BoardView wide = Boards.row(Boards.site("a", 0), Boards.site("b", 1), Boards.site("d", 2.2));
        BoardLayout layout = BoardLayout.of(wide, look, 800, 300);
        OverlayView rings =
                OverlayView.NONE.ring(Ref.site("a")).ring(Ref.site("b")).ring(Ref.site("d"));
        RecordingCanvas canvas = new RecordingCanvas("thing");
        new OverlayPainter(canvas, Boards.PALETTE).paint(rings, layout, 800, 300);
        Set<String> radii = canvas.of("circle").stream()
                .map(circle -> circle.split(" ")[2])
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(radii).as("two sizes of rings").hasSize(2);
        List<Integer> sizes = radii.stream().map(Integer::valueOf).sorted().toList();
        assertThat(sizes.get(1) / (double) sizes.get(0)).isBetween(1.35, 1.55);
    }

    @Test
    void aPointerIsDrawnWhereSomethingLies() {
        assertThat(paint(pointer(Ref.piece("p"))).of("polygon")).hasSize(2);
        assertThat(paint(pointer(Ref.piece("gone"))).strokes()).isEmpty();
    }

    /** A hint that counts, and beside it where the piece would go: one number on each place. */
    @Test
    void whatAWayCountsIsNotSaidTwice() {
        OverlayView hint = OverlayView.NONE.label("a1", "1").label("a2", "2").label("a3", "here");
        OverlayView way = OverlayView.NONE.path(OverlayView.Path.counting(List.of("start", "a1", "a2", "a3")));
        assertThat(hint.and(way).labels()).containsExactly(new OverlayView.Label("a3", "here"));
        assertThat(way.and(hint)).isEqualTo(hint.and(way));
        assertThat(hint.and(OverlayView.NONE).labels()).hasSize(3);
    }

    @Test
    void eachKindHasAShapeOfItsOwnAndACasing() {
        Set<List<String>> shapes = new LinkedHashSet<>();
        String takes = String.format("%06X", Boards.PALETTE.of(Role.TAKES).getRGB() & 0xFFFFFF);
        kinds().forEach((name, overlay) -> {
            List<String> strokes = paint(overlay).strokes();
            assertThat(strokes)
                    .as(name)
                    // What is gone was taken, and that is no help.
                    .anyMatch(s -> s.contains(name.equals("gone") ? takes : GUIDE))
                    .anyMatch(s -> s.contains(CASING) || s.startsWith("text"));
            shapes.add(strokes.stream()
                    .map(s -> s.split(" ")[0] + (s.contains("dashed") ? " dashed" : ""))
                    .toList());
        });
        assertThat(shapes).hasSize(kinds().size());
    }

    /** Rings that say the same are of one colour, and nothing of nearly that colour lies below them. */
    @Test
    void aRingIsOfOneColourAndStandsAloneOnWhatTakesSomething() {
        Palette light = Palette.paper();
        BoardView marked = Boards.row(
                Boards.site("a", 0, Boards.piece("p", Role.TAKES)),
                Boards.marked(Boards.site("b", 1), Role.TAKES),
                Boards.site("c", 2, Boards.piece("q", Role.TAKES)));
        String guide = String.format("%06X", light.guide().getRGB() & 0xFFFFFF);
        String takes = String.format("%06X", light.of(Role.TAKES).getRGB() & 0xFFFFFF);
        Scene scene = Scene.still(marked, BoardLook.PLAIN, 800, 300);
        OverlayView two = OverlayView.NONE.ring(Ref.piece("p")).ring(Ref.site("b"));
        RecordingCanvas canvas = new RecordingCanvas("thing");
        new BoardPainter(canvas, light, false).paint(scene.withOverlay(two));
        assertThat(canvas.of("line")).anyMatch(line -> line.contains(guide));
        assertThat(bites(canvas, takes)).as("of c alone").isNotZero();
        RecordingCanvas all = new RecordingCanvas("thing");
        new BoardPainter(all, light, false).paint(scene.withOverlay(two.ring(Ref.piece("q"))));
        assertThat(bites(all, takes)).isZero();
    }

    private static long bites(RecordingCanvas canvas, String takes) {
        return canvas.strokes().stream().filter(each -> each.contains(takes)).count();
    }

    /** Whoever looks at a board must not take for a piece what has left it. */
    @Test
    void whatIsGoneIsFaintAndStruckOut() {
        List<Double> seen = new ArrayList<>();
        RecordingCanvas canvas = new RecordingCanvas("thing") {
            @Override
            public void art(String name, Color tint, double x, double y, double w, double h, double zoom, double o) {
                seen.add(o);
            }
        };
        OverlayView gone = OverlayView.NONE.gone(Boards.piece("p"), "b");
        new OverlayPainter(canvas, Boards.PALETTE)
                .paint(gone, BoardLayout.of(board, BoardLook.PLAIN, 800, 300), 800, 300);
        assertThat(seen).isNotEmpty().allMatch(opacity -> opacity < 0.5);
        assertThat(canvas.of("line")).as("a cross in its casing").hasSize(4);
        assertThat(canvas.of("circle")).as("no outline of a piece").isEmpty();
    }

    /** A five seen through a two would be read as fifty-two. */
    @Test
    void throughAGhostOfACardNoNumberIsRead() {
        List<Double> seen = new ArrayList<>();
        RecordingCanvas canvas = new RecordingCanvas("thing") {
            @Override
            public void art(String name, Color tint, double x, double y, double w, double h, double zoom, double o) {
                seen.add(o);
            }
        };
        BoardLook cards = BoardLook.parse("outline = card\npiece = 1.8\nsite.size = 1.8");
        new OverlayPainter(canvas, Boards.PALETTE, cards.silhouette(), List.of())
                .paint(
                        OverlayView.NONE.ghost(Boards.piece("q"), "a", null),
                        BoardLayout.of(board, cards, 800, 300),
                        800,
                        300);
        assertThat(seen).isNotEmpty().allMatch(opacity -> opacity > 0.9);
    }

    @Test
    void aPathCountsItsStepsAndLeapsOverWhatDoesNotCount() {
        RecordingCanvas canvas = paint(OverlayView.NONE.path(
                new Path(List.of(new Step("a", ""), new Step("b", "1"), new Step("c", ""), new Step("d", "2")))));
        assertThat(canvas.of("text")).hasSize(2);
        assertThat(canvas.of("text").get(0)).startsWith("text 1 ");
        assertThat(canvas.of("text").get(1)).startsWith("text 2 ");
        assertThat(canvas.of("line"))
                .as("straight from a to b, with its casing")
                .hasSize(2)
                .allMatch(line -> line.split(" ")[1].endsWith(",150") && line.split(" ")[2].endsWith(",150"));
        assertThat(canvas.of("curve")).as("over c to d, with its casing").hasSize(2);
    }

    /** A way that begins beside the board counts from its first place on, each number on the place that it counts. */
    @Test
    void theNumbersOfAPathStandInTheirPlaces() {
        RecordingCanvas canvas = paint(OverlayView.NONE.path(
                new Path(List.of(new Step("beside", ""), new Step("b", "1"), new Step("c", "2"), new Step("a", "3")))));
        BoardLayout layout = BoardLayout.of(board, BoardLook.PLAIN, 800, 300);
        BoardLayout.Spot a = layout.spot("a");
        assertThat(canvas.of("text"))
                .startsWith(middle("1", layout.spot("b")), middle("2", layout.spot("c")))
                .hasSize(3);
        LabelPainter.Plate third = plate("box " + canvas.of("text").get(2).split(" ")[2] + " 0x0");
        assertThat(third.x()).as("beside what lies there").isLessThan(a.x()).isGreaterThan(a.x() - a.size() / 2);
        assertThat(third.y()).isLessThan(a.y()).isGreaterThan(a.y() - a.size() / 2);
    }

    private static String middle(String words, BoardLayout.Spot spot) {
        return "text %s %.0f,%.0f".formatted(words, spot.x(), spot.y());
    }

    /** What a way passes is not hidden by it: the line goes on behind. */
    @Test
    void aWayGoesOnBehindWhatLiesThere() {
        BoardView full = Boards.row(
                Boards.site("a", 0), Boards.site("b", 1, Boards.piece("p")), Boards.site("c", 2), Boards.site("d", 3));
        RecordingCanvas canvas = new RecordingCanvas("thing");
        BoardLayout layout = BoardLayout.of(full, BoardLook.PLAIN, 800, 300);
        new OverlayPainter(canvas, Boards.PALETTE)
                .paint(
                        OverlayView.NONE.path(new Path(List.of(new Step("a", ""), new Step("c", "")))),
                        layout,
                        800,
                        300);
        double middle = layout.spot("b").x();
        assertThat(canvas.of("line"))
                .as("two parts, with their casings")
                .hasSize(4)
                .noneMatch(line -> {
                    String[] ends = line.split("[ ,]");
                    return Double.parseDouble(ends[1]) < middle && Double.parseDouble(ends[3]) > middle;
                });
    }

    /** A number at the edge of its place would seem to belong to the one beside it. */
    @Test
    void aShortLabelStandsInTheMiddleOfAFreePlaceAndInTheCornerOfAFullOne() {
        BoardLayout layout = BoardLayout.of(board, BoardLook.PLAIN, 800, 300);
        assertThat(paint(OverlayView.NONE.label("b", "1")).of("text")).containsExactly(middle("1", layout.spot("b")));
        BoardLayout.Spot a = layout.spot("a");
        LabelPainter.Plate plate =
                plate(paint(OverlayView.NONE.label("a", "1")).of("box").get(0));
        assertThat(plate.x()).isLessThan(a.x());
        assertThat(plate.x() - plate.width() / 2).isGreaterThanOrEqualTo(a.x() - a.size() / 2 - 1);
        assertThat(plate.y() - plate.height() / 2).isGreaterThanOrEqualTo(a.y() - a.size() / 2 - 1);
    }

    @Test
    void aPieceIsRingedWhereItStands() {
        BoardLayout.Spot a = BoardLayout.of(board, BoardLook.PLAIN, 800, 300).spot("a");
        String there = paint(OverlayView.NONE.ring(Ref.piece("p"))).of("circle").get(0);
        assertThat(there).startsWith("circle %.0f,%.0f ".formatted(a.x(), a.y()));
        assertThat(paint(OverlayView.NONE.ring(Ref.piece("gone")).ring(Ref.site("z")))
                        .strokes())
                .isEmpty();
    }

    /** Beside one another there is hardly room for an arrow between two rings: it is seen all the same. */
    @Test
    void anArrowToThePlaceNextDoorLiesAboveTheRingsAndALongOneBelow() {
        assertThat(ringed("b")).last().asString().startsWith("polygon");
        assertThat(ringed("d")).last().asString().startsWith("circle");
    }

    /** Moves that are as good as each other are ringed alike: a larger ring would say more. */
    @Test
    void ringsAreOfOneSizeHoweverFarApart() {
        RecordingCanvas canvas = new RecordingCanvas("thing");
        OverlayView overlay =
                OverlayView.NONE.ring(Ref.site("a")).ring(Ref.site("b")).ring(Ref.site("d"));
        BoardLook close = BoardLook.parse("piece = 0.8\nsite.size = 0.8");
        new OverlayPainter(canvas, Boards.PALETTE).paint(overlay, BoardLayout.of(board, close, 800, 300), 800, 300);
        assertThat(canvas.of("circle").stream().map(circle -> circle.split(" ")[2]))
                .hasSizeGreaterThan(5)
                .containsOnly(canvas.of("circle").get(0).split(" ")[2]);
    }

    private List<String> ringed(String to) {
        BoardLook close = BoardLook.parse("piece = 0.8\nsite.size = 0.8");
        RecordingCanvas canvas = new RecordingCanvas("thing");
        OverlayView overlay = OverlayView.NONE
                .arrow(Ref.site("a"), Ref.site(to))
                .ring(Ref.site("a"))
                .ring(Ref.site(to));
        new OverlayPainter(canvas, Boards.PALETTE).paint(overlay, BoardLayout.of(board, close, 800, 300), 800, 300);
        return canvas.strokes();
    }

    /** Held close together like a hand: no ray of the one in the middle lies on those beside it. */
    @Test
    void theRaysOfACardLeaveTheCardsBesideItAlone() {
        BoardLook cards = BoardLook.parse("outline = card\npiece = 1.8\nsite.size = 1.8");
        BoardView hand = Boards.row(
                Boards.site("a", 0, Boards.piece("p")),
                Boards.site("b", 1, Boards.piece("q")),
                Boards.site("c", 2, Boards.piece("r")));
        BoardView alone = Boards.row(Boards.site("a", 0), Boards.site("b", 1, Boards.piece("q")), Boards.site("c", 2));
        assertThat(rays(alone, cards)).isGreaterThan(4);
        assertThat(rays(hand, cards)).isLessThan(rays(alone, cards));
    }

    private static int rays(BoardView board, BoardLook look) {
        RecordingCanvas canvas = new RecordingCanvas("thing");
        BoardLayout layout = BoardLayout.of(board, look, 800, 300);
        new OverlayPainter(canvas, Boards.PALETTE, look.silhouette(), List.of())
                .paint(OverlayView.NONE.ring(Ref.piece("q")), layout, 800, 300);
        return canvas.of("line").size();
    }

    @Test
    void labelsKeepWithinTheBoardAndOffEachOther() {
        RecordingCanvas canvas = paint(OverlayView.NONE
                .label("a", "a long word at the very edge")
                .label("b", "another long word")
                .label("d", "and at the other edge"));
        List<LabelPainter.Plate> plates =
                canvas.of("box").stream().map(OverlayPainterTest::plate).toList();
        assertThat(plates).hasSize(3);
        for (LabelPainter.Plate plate : plates) {
            assertThat(plate.x() - plate.width() / 2).isGreaterThanOrEqualTo(0);
            assertThat(plate.x() + plate.width() / 2).isLessThanOrEqualTo(800);
            assertThat(plates.stream().filter(other -> other != plate && plate.meets(other)))
                    .isEmpty();
        }
    }

    /** A letter to vote for is seen on its place and on no other. */
    @Test
    void aLetterStandsOnItsOwnPlace() {
        RecordingCanvas canvas = paint(OverlayView.NONE.label("a", "A").label("b", "B"));
        List<LabelPainter.Plate> plates =
                canvas.of("box").stream().map(OverlayPainterTest::plate).toList();
        BoardLayout layout = BoardLayout.of(board, BoardLook.PLAIN, 800, 300);
        for (int i = 0; i < 2; i++) {
            BoardLayout.Spot spot = layout.spot(List.of("a", "b").get(i));
            assertThat(Math.abs(plates.get(i).x() - spot.x())).isLessThan(spot.size() / 2);
            assertThat(Math.abs(plates.get(i).y() - spot.y())).isLessThan(spot.size() / 2);
        }
    }

    private static LabelPainter.Plate plate(String box) {
        List<Double> numbers = Stream.of(box.substring(4).split("[ ,x]"))
                .limit(4)
                .map(Double::valueOf)
                .toList();
        return new LabelPainter.Plate(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3));
    }

    @Test
    void overlaysAddUp() {
        OverlayView all = kinds().values().stream().reduce(OverlayView.NONE, OverlayView::and);
        assertThat(all.isEmpty()).isFalse();
        assertThat(all.and(all)).isEqualTo(all);
        assertThat(all.rings()).hasSize(1);
        assertThat(OverlayView.NONE.and(OverlayView.NONE).isEmpty()).isTrue();
    }

    /** Of two ways at once nobody knows which is meant. */
    @Test
    void whereOneLooksAtAnotherMoveTheHintsWayIsNotThere() {
        OverlayView toB =
                OverlayView.NONE.path(Path.counting(List.of("a", "b"))).ghost(Boards.piece("p"), "b", "a");
        OverlayView hint = toB.ring(Ref.site("b"));
        OverlayView toC =
                OverlayView.NONE.path(Path.counting(List.of("a", "c"))).ghost(Boards.piece("p"), "c", "a");
        OverlayView ofAnother = OverlayView.NONE.path(Path.counting(List.of("d", "c")));
        assertThat(hint.below(OverlayView.NONE)).isEqualTo(hint);
        assertThat(hint.below(toC)).as("another place for it").isEqualTo(toC.ring(Ref.site("b")));
        assertThat(hint.below(toB)).as("the same move").isEqualTo(hint);
        assertThat(hint.below(toC.and(toB)).paths()).as("all its moves").hasSize(2);
        assertThat(hint.below(ofAnother.and(toC.path(Path.counting(List.of("d", "a")))))
                        .rings())
                .as("what stands still stays")
                .hasSize(1);
        assertThat(hint.below(ofAnother).ghosts()).as("another piece").isEmpty();
    }
}
