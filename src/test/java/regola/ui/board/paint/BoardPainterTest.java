package regola.ui.board.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regola.ui.board.art.BoardLook;
import regola.ui.board.art.Pen;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.panel.Boards;
import regola.ui.board.panel.RecordingCanvas;
import regola.ui.theme.Palette;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.LinkView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;

class BoardPainterTest {
    private static RecordingCanvas paint(BoardView board, BoardLook look, String... drawings) {
        RecordingCanvas canvas = new RecordingCanvas(drawings);
        new BoardPainter(canvas, Boards.PALETTE, true).paint(Scene.still(board, look, 400, 200));
        return canvas;
    }

    @Test
    void aPieceIsDrawnInItsColour() {
        RecordingCanvas canvas = paint(Boards.row(Boards.site("a", 0, Boards.piece("p"))), BoardLook.PLAIN, "thing");
        assertThat(canvas.of("art"))
                .singleElement()
                .asString()
                .startsWith("art thing 200,100")
                .endsWith("112233");
    }

    @Test
    void aPieceWithoutADrawingIsATokenAndAHiddenOneShowsItsBack() {
        PieceView piece = Boards.piece("p");
        PieceView hidden = new PieceView("?", List.of(), "?", "thing", "#112233", 2, true, Set.of());
        RecordingCanvas canvas = paint(
                Boards.row(Boards.site("a", 0, piece), Boards.site("b", 1, hidden)),
                BoardLook.PLAIN,
                "token",
                "card-back");
        assertThat(canvas.of("art")).hasSize(2);
        assertThat(canvas.of("art").get(0)).startsWith("art token");
        assertThat(canvas.of("art").get(1)).startsWith("art card-back");
    }

    @ParameterizedTest
    @EnumSource(Role.class)
    void eachRoleIsDrawnInItsColourOverACasing(Role role) {
        List<String> strokes = paint(Boards.row(Boards.marked(Boards.site("a", 0), role)), BoardLook.PLAIN)
                .strokes();
        String colour = String.format("%06X", Boards.PALETTE.of(role).getRGB() & 0xFFFFFF);
        String casing = String.format("%06X", Boards.PALETTE.casing().getRGB() & 0xFFFFFF);
        int first = 0;
        while (!strokes.get(first).contains(colour)) first++;
        assertThat(strokes.subList(0, first + 1)).anyMatch(s -> s.contains(casing));
    }

    /** A piece may be as large as its place: what was right and wrong about a mark must not lie below it. */
    @ParameterizedTest
    @EnumSource(
            value = Role.class,
            names = {"MARKED", "HIT", "MISSED", "EXTRA"})
    void whatALearnerHasMarkedLiesAboveThePieces(Role role) {
        List<String> strokes = paint(
                        Boards.row(Boards.marked(Boards.site("a", 0, Boards.piece("p")), role)),
                        BoardLook.PLAIN,
                        "thing")
                .strokes();
        String colour = String.format("%06X", Boards.PALETTE.of(role).getRGB() & 0xFFFFFF);
        int piece = 0;
        while (!strokes.get(piece).startsWith("art thing")) piece++;
        assertThat(strokes.subList(0, piece)).as("below the piece").noneMatch(s -> s.contains(colour));
        assertThat(strokes.subList(piece, strokes.size())).as("above it").anyMatch(s -> s.contains(colour));
    }

    /** Places touch: the ring of the one above goes through where the sign of the one below stands. */
    @ParameterizedTest
    @EnumSource(
            value = Role.class,
            names = {"MARKED", "HIT", "MISSED"})
    void signsOfMarksLieAboveAllRings(Role role) {
        RecordingCanvas alone = new RecordingCanvas();
        new RolePainter(alone, Boards.PALETTE).paintSign(role, 50, 50, 40);
        List<String> sign =
                alone.strokes().stream().map(BoardPainterTest::style).toList();
        BoardView two = Boards.row(Boards.marked(Boards.site("a", 0), role), Boards.marked(Boards.site("b", 1), role));
        List<String> both = paint(two, BoardLook.PLAIN).strokes().stream()
                .filter(stroke -> !stroke.startsWith("text"))
                .map(BoardPainterTest::style)
                .toList();
        List<String> last = both.subList(both.size() - 2 * sign.size(), both.size());
        assertThat(last.subList(0, sign.size())).isEqualTo(sign);
        assertThat(last.subList(sign.size(), last.size())).isEqualTo(sign);
    }

    /** Painted twice its soft edges would grow hard. */
    @ParameterizedTest
    @EnumSource(
            value = Role.class,
            names = {"MARKED", "HIT", "MISSED", "EXTRA"})
    void signsOfMarksArePaintedOnce(Role role) {
        BoardView place = Boards.row(Boards.marked(Boards.site("a", 0), role));
        assertThat(paint(place, BoardLook.PLAIN).strokes()).doesNotHaveDuplicates();
        BoardView piece = Boards.row(
                Boards.site("a", 0, new PieceView("p", List.of(), "p", "thing", "#112233", 2, false, Set.of(role))));
        assertThat(paint(piece, BoardLook.PLAIN, "thing").strokes()).doesNotHaveDuplicates();
    }

    /** @return a stroke without where it is and how large */
    private static String style(String stroke) {
        return stroke.replaceAll("^(\\w+) [0-9.,-]+( [0-9.,-]+(?= ))?", "$1");
    }

    @Test
    void noTwoRolesHaveTheSameShape() {
        Set<List<String>> shapes = new HashSet<>();
        for (Role role : EnumSet.allOf(Role.class)) {
            RecordingCanvas canvas = new RecordingCanvas();
            new RolePainter(canvas, Boards.PALETTE).paint(role, true, 50, 50, 40);
            // Without colours: what is left is shape.
            shapes.add(canvas.strokes().stream()
                    .map(s -> s.replaceAll("[0-9A-F]{6}", ""))
                    .toList());
        }
        assertThat(shapes).hasSize(Role.values().length);
    }

    /** A blue ring is lost on a dark tile: the mark lies on a plate there, but nothing that lies on the place does. */
    @Test
    void onDarkPlacesAMarkLiesOnALightPlate() {
        BoardLook dark = BoardLook.parse("plates = yes");
        BoardView free = Boards.row(Boards.marked(Boards.site("a", 0), Role.LEGAL));
        BoardView taken = Boards.row(Boards.marked(Boards.site("a", 0, Boards.piece("p")), Role.LEGAL));
        int more = paint(free, dark).of("circle").size();
        assertThat(more).isEqualTo(paint(free, BoardLook.PLAIN).of("circle").size() + 1);
        assertThat(paint(taken, dark).of("circle"))
                .hasSameSizeAs(paint(taken, BoardLook.PLAIN).of("circle"));
    }

    /** Squares touch; where they are drawn as dots on lines one would not see where one may go. */
    @Test
    void linesOfAGridAreDrawnWherePlacesAreDots() {
        SiteView one = square("a", 0);
        SiteView two = square("b", 1);
        BoardView grid = new BoardView("grid", "any", List.of(one, two), List.of(new LinkView("a", "b", false)));
        assertThat(paint(grid, BoardLook.parse("dots = yes")).of("line")).isNotEmpty();
        assertThat(paint(grid, BoardLook.PLAIN).of("line")).isEmpty();
    }

    @Test
    void aLineBetweenSquaresThatDoNotTouchIsSeenOnDarkAndLightOnes() {
        List<SiteView> row = List.of(square("a", 0), square("b", 1), square("c", 2));
        List<LinkView> links =
                List.of(new LinkView("a", "b", false), new LinkView("b", "c", false), new LinkView("a", "c", false));
        RecordingCanvas canvas = paint(new BoardView("grid", "any", row, links), BoardLook.PLAIN);
        assertThat(canvas.of("line")).as("one line, with its edge").hasSize(2).doesNotHaveDuplicates();
        assertThat(canvas.of("polygon 3")).isEmpty();
        List<LinkView> path = List.of(new LinkView("a", "c", true));
        assertThat(paint(new BoardView("grid", "any", row, path), BoardLook.PLAIN)
                        .of("polygon 3"))
                .as("a way that leads in one direction has an arrow")
                .isNotEmpty();
    }

    private static SiteView square(String id, int x) {
        return new SiteView(id, x, 0, id, SiteView.Outline.SQUARE, List.of(), List.of(), List.of(), Set.of());
    }

    /** The edge of one would cut into the other where they meet, or a line would look like two. */
    @Test
    void edgesOfLinesOverSquaresLieBelowAllLines() {
        List<SiteView> row =
                IntStream.range(0, 5).mapToObj(i -> square("s" + i, i)).toList();
        List<LinkView> links = List.of(new LinkView("s0", "s2", false), new LinkView("s2", "s4", false));
        List<String> strokes =
                paint(new BoardView("grid", "any", row, links), BoardLook.PLAIN).of("line");
        List<String> colours = strokes.stream()
                .map(stroke -> stroke.split(" ")[3])
                .filter(colour -> !colour.isEmpty())
                .toList();
        assertThat(colours).hasSize(4);
        assertThat(colours.get(0)).isEqualTo(colours.get(1)).isNotEqualTo(colours.get(2));
        assertThat(colours.get(2)).isEqualTo(colours.get(3));
    }

    private static SiteView special(List<PieceView> pieces, Set<Role> roles) {
        return new SiteView(
                "a",
                0,
                0,
                "a",
                SiteView.Outline.ROUND,
                List.of(),
                List.of(new MarkView("m", "coil", "R-1", "Jump.")),
                pieces,
                roles);
    }

    @Test
    void aSpecialSquareThatShowsBesideAPieceIsNotSeenBelowItOnceMore() {
        BoardLook look = BoardLook.parse("badges = coil\nbadges.under = water");
        RecordingCanvas canvas =
                paint(Boards.row(special(List.of(Boards.piece("p")), Set.of())), look, "coil", "thing", "water");
        assertThat(canvas.of("art").stream().map(art -> art.split(" ")[1]))
                .containsExactly("coil", "water", "thing", "coil");
        assertThat(paint(Boards.row(special(List.of(), Set.of())), look, "coil", "water")
                        .of("art"))
                .as("nobody is there")
                .singleElement()
                .asString()
                .startsWith("art coil");
    }

    @Test
    void noMarkHidesWhatASpecialSquareIs() {
        for (Role role : List.of(Role.TARGET, Role.LEGAL, Role.REFUSED)) {
            List<String> marks = paint(Boards.row(special(List.of(), Set.of(role))), BoardLook.PLAIN, "coil")
                    .strokes();
            double place = Scene.still(Boards.row(special(List.of(), Set.of())), BoardLook.PLAIN, 400, 200)
                    .layout()
                    .spots()
                    .get(0)
                    .size();
            assertThat(marks.stream()
                            .filter(drawn -> drawn.startsWith("circle 200,100 "))
                            .map(drawn -> Double.valueOf(drawn.split(" ")[2])))
                    .as("rings in the middle of a place of %s that is %s", place, role)
                    .allMatch(radius -> radius > place * 0.4);
        }
    }

    /** Whose a piece is must be seen without its colour. */
    @Test
    void theEmblemOfAPieceIsAQuarterOfIt() {
        PieceView piece = new PieceView("p", List.of(), "p", "thing", "#112233", 0, false, Set.of());
        BoardView board = Boards.row(Boards.site("a", 0, piece));
        double size = Scene.still(board, BoardLook.PLAIN, 400, 200)
                .layout()
                .spots()
                .get(0)
                .slots()
                .get(0)
                .size();
        assertThat(paint(board, BoardLook.PLAIN, "thing").of("circle").stream()
                        .filter(drawn -> drawn.contains("FFFDF6"))
                        .map(drawn -> Double.valueOf(drawn.split(" ")[2])))
                .singleElement()
                .satisfies(radius -> assertThat(radius).isGreaterThanOrEqualTo(Math.floor(size * 0.25 * 0.42)));
    }

    @Test
    void aSpecialSquareUnderAPieceShowsBesideIt() {
        SiteView special = special(List.of(Boards.piece("p")), Set.of());
        RecordingCanvas canvas = paint(Boards.row(special), BoardLook.parse("badges = coil"), "coil", "thing");
        List<String> art = canvas.of("art");
        assertThat(art).hasSize(3);
        assertThat(art.get(0)).startsWith("art coil");
        assertThat(art.get(1)).startsWith("art thing");
        assertThat(art.get(2)).as("above the piece").startsWith("art coil");
    }

    /**
     * Where places lie edge to edge the badge lies on the piece: on its foot, or nobody would see which piece it is. Of
     * two the second lies at the lower right.
     */
    @Test
    void onATileTheBadgeHidesNoFace() {
        assertThat(badgeDown(Boards.piece("p"))).isPositive();
        assertThat(badgeDown(Boards.piece("p"), Boards.piece("q"))).isNegative();
    }

    /** @return how much lower than the middle of a tile with these pieces its badge is */
    private static double badgeDown(PieceView... pieces) {
        MarkView coil = new MarkView("m", "coil", "R-1", "Jump.");
        SiteView tile = new SiteView(
                "a", 0, 0, "a", SiteView.Outline.SQUARE, List.of(), List.of(coil), List.of(pieces), Set.of());
        List<String> art = paint(Boards.row(tile), BoardLook.parse("badges = coil"), "coil", "thing")
                .of("art");
        double middle = Double.parseDouble(art.get(0).split("[ ,]")[3]);
        return Double.parseDouble(art.get(art.size() - 1).split("[ ,]")[3]) - middle;
    }

    /** Of two that share a tile each shows its tick: the badge lies between them, and the lower one has it below. */
    @Test
    void theTicksOfTwoOnATileLieAboveTheBadgeAndBesideIt() {
        MarkView coil = new MarkView("m", "coil", "R-1", "Jump.");
        SiteView tile = new SiteView(
                "a",
                0,
                0,
                "a",
                SiteView.Outline.SQUARE,
                List.of(),
                List.of(coil),
                List.of(Boards.piece("p", Role.HIT), Boards.piece("q", Role.HIT)),
                Set.of());
        List<String> strokes = paint(Boards.row(tile), BoardLook.parse("badges = coil"), "coil", "thing")
                .strokes();
        int badge = 0;
        for (int i = 0; i < strokes.size(); i++) if (strokes.get(i).startsWith("art coil")) badge = i;
        String colour = String.format("%06X", Boards.PALETTE.of(Role.HIT).getRGB() & 0xFFFFFF);
        List<Double> ticks = strokes.subList(badge, strokes.size()).stream()
                .filter(stroke -> stroke.startsWith("circle") && stroke.contains(colour))
                .map(stroke -> Double.parseDouble(stroke.split("[ ,]")[2]))
                .toList();
        assertThat(ticks).hasSize(2);
        assertThat(ticks.get(0)).as("the tick of the upper one").isLessThan(100);
        assertThat(ticks.get(1)).as("that of the lower one").isGreaterThan(100);
    }

    /** The cross is the answer to who tried it: no badge and no number lies on it, on a place or on a piece. */
    @Test
    void theCrossOfAWrongTryLiesOnTopAndBesideTheBadge() {
        BoardLook look = BoardLook.parse("badges = coil\ncount = 2");
        PieceView[] two = {Boards.piece("p"), Boards.piece("q")};
        PieceView wrong = Boards.piece("p", Role.EXTRA);
        for (SiteView site : List.of(
                special(List.of(Boards.piece("p")), Set.of(Role.EXTRA)),
                special(List.of(wrong), Set.of()),
                special(List.of(two), Set.of(Role.EXTRA)))) {
            List<String> strokes =
                    paint(Boards.row(site), look, "coil", "thing").strokes();
            String colour = String.format("%06X", Boards.PALETTE.of(Role.EXTRA).getRGB() & 0xFFFFFF);
            assertThat(strokes.subList(strokes.size() - 2, strokes.size()))
                    .as("the cross is the last that is drawn")
                    .allMatch(stroke -> stroke.startsWith("line") && stroke.contains(colour));
            double cross = Double.parseDouble(strokes.get(strokes.size() - 1).split("[ ,]")[1]);
            assertThat(cross).as("left of the middle; the badge is right of it").isLessThan(200);
        }
    }

    @Test
    void directedLinksBearAnArrowhead() {
        BoardView board = Boards.row(Boards.site("a", 0), Boards.site("b", 1));
        assertThat(paint(board, BoardLook.parse("links = arrows")).of("polygon").stream()
                        .filter(s -> s.startsWith("polygon 3")))
                .hasSize(1);
        assertThat(paint(board, BoardLook.parse("links = none")).of("polygon").stream()
                        .filter(s -> s.startsWith("polygon 3")))
                .isEmpty();
    }

    @Test
    void shortNamesAreWrittenAndLongOnesAreNot() {
        BoardView board = Boards.row(Boards.site("a7", 0), Boards.site("beginning", 1));
        assertThat(paint(board, BoardLook.PLAIN).of("text"))
                .singleElement()
                .asString()
                .startsWith("text a7 ");
    }

    @Test
    void oneOfManyFreePlacesIsMarkedByALittleRingAlone() {
        int few = marks(8);
        int many = marks(9);
        assertThat(few).as("ring, casing and dot at each").isEqualTo(8 * 3);
        assertThat(many).as("a dot in its casing at each, with a light middle").isEqualTo(9 * 2);
    }

    @Test
    void byNightAFreePlaceHasLightInItsRing() {
        BoardView board = Boards.row(Boards.marked(Boards.site("a", 0), Role.LEGAL));
        String light = "circle 200,100 1\\d - 100000";
        assertThat(circles(board, true)).anyMatch(drawn -> drawn.matches(light));
        assertThat(circles(board, false)).noneMatch(drawn -> drawn.matches(light));
    }

    private static List<String> circles(BoardView board, boolean dark) {
        Palette by = Boards.PALETTE;
        Palette palette = new Palette(
                dark,
                by.ground(),
                by.site(),
                by.ink(),
                by.link(),
                by.piece(),
                by.focus(),
                by.casing(),
                by.guide(),
                by.veil(),
                by.roles());
        RecordingCanvas canvas = new RecordingCanvas();
        new BoardPainter(canvas, palette, true).paint(Scene.still(board, BoardLook.PLAIN, 400, 200));
        return canvas.of("circle");
    }

    /** @return how many circles are drawn for so many places that may be pointed at, beyond those for places alone */
    private static int marks(int places) {
        List<SiteView> plain = new ArrayList<>();
        List<SiteView> legal = new ArrayList<>();
        for (int i = 0; i < places; i++) {
            SiteView site = Boards.site("s" + i, i);
            plain.add(site);
            legal.add(Boards.marked(site, Role.LEGAL));
        }
        int without = paint(Boards.row(plain.toArray(SiteView[]::new)), BoardLook.PLAIN)
                .of("circle")
                .size();
        return paint(Boards.row(legal.toArray(SiteView[]::new)), BoardLook.PLAIN)
                        .of("circle")
                        .size()
                - without;
    }

    /** A trap that nobody has drawn, and the name of its place, are seen under a piece too. */
    @Test
    void whatHasNoDrawingIsSeenRoundAPieceAndNamesAreReadOnIt() {
        SiteView trap = new SiteView(
                "a",
                0,
                0,
                "Place a",
                SiteView.Outline.ROUND,
                List.of(),
                List.of(new MarkView("trap", null, null, "")),
                List.of(Boards.piece("p")),
                Set.of());
        BoardView board = Boards.row(trap, Boards.site("b", 1));
        Scene scene = Scene.still(board, BoardLook.PLAIN, 400, 200);
        List<Double> rings = new ArrayList<>();
        List<String> haloed = new ArrayList<>();
        RecordingCanvas canvas = new RecordingCanvas() {
            @Override
            public void circle(double x, double y, double radius, Pen pen, Color fill) {
                if (pen != null && !pen.dash().isEmpty()) rings.add(radius);
            }

            @Override
            public void text(String words, double x, double y, double size, Color colour, Color halo) {
                if (halo != null) haloed.add(words);
            }
        };

        new BoardPainter(canvas, Boards.PALETTE, true).paint(scene);

        double piece = scene.layout().spot("a").slots().get(0).size() / 2;
        double place = scene.layout().spot("a").size() / 2;
        assertThat(rings).singleElement().satisfies(radius -> assertThat(radius).isBetween(piece + 1, place - 1));
        assertThat(haloed).contains("a").doesNotContain("b");
    }

    /** Roads between places that lie far from each other are seen. */
    @Test
    void placesDoNotGrowIntoEachOtherHoweverFarApartTheyLie() {
        BoardView board = Boards.row(Boards.site("a", 0), Boards.site("b", 1.5));
        BoardLayout layout = Scene.still(board, BoardLook.PLAIN, 400, 200).layout();
        double apart = layout.spot("b").x() - layout.spot("a").x();
        assertThat(layout.spot("a").size()).isLessThan(apart * 0.7);
        assertThat(layout.pieceSize()).isLessThan(layout.spot("a").size());
    }
}
