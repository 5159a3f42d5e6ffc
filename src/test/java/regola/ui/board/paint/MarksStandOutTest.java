package regola.ui.board.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.language.Shipped;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.BoardLook;
import regola.ui.board.art.SwingCanvas;
import regola.ui.board.layout.BoardLayout;
import regola.ui.present.Played;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.theme.Contrast;
import regola.ui.theme.Palette;
import regola.ui.theme.Theme;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;

/** On the board of every game, by day and by night: what may be pointed at is seen, as it is painted. */
@ExtendWith(OnEventThread.class)
class MarksStandOutTest {
    private static final ArtStore ART = new ArtStore(ArtSource.ofProgram());
    private static final int WIDE = 852;
    private static final int HIGH = 620;
    private static final int RINGED = 5;
    /** How high the arrow of a mouse is. */
    private static final int ARROW = 24;

    /** As the web's accessibility guide asks of shapes. */
    private static final double LEAST = 3;
    /** So much of a place at least stands out so: a ring of two pixels round a dot. */
    private static final double MUCH = 0.024;

    /** The same of a dot, which lies in the middle of drawings of all colours. */
    private static final double OF_DOTS = 0.007;

    /** The same of a ring among other marks, of the ring of an answer, and of one that lies in light. */
    private static final double OF_RINGS = 0.12;

    private static final double OF_ANSWERS = 0.05;
    private static final double IN_LIGHT = 0.2;

    private static final double SOMETHING = 0.005;
    /** So much of two marks differs by so much at least, where hue does not count. */
    private static final double APART = 0.35;

    private static final double PLAINLY = 1.4;

    static Stream<Arguments> boards() {
        List<Arguments> all = ShippedShelf.GAMES.library().ids().stream()
                .flatMap(game -> Stream.of(Theme.values()).map(theme -> Arguments.of(game, theme)))
                .toList();
        return Thorough.some(3, 0, all).stream();
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private static BufferedImage paint(BoardView board, BoardLook look) {
        return paint(Scene.still(board, look, WIDE, HIGH));
    }

    private static BufferedImage paint(Scene scene) {
        BufferedImage image = new BufferedImage(WIDE, HIGH, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            Palette palette = Palette.current();
            SwingCanvas canvas = new SwingCanvas(g, ART, new Font(Font.SANS_SERIF, Font.PLAIN, 16), palette.dark());
            new BoardPainter(canvas, palette, false).paint(scene);
        } finally {
            g.dispose();
        }
        return image;
    }

    @ParameterizedTest
    @MethodSource("boards")
    void onFreePlaces(String game, Theme theme) {
        new Appearance(theme, 0).install();
        BoardView board = Played.of(game, Shipped.game(game).seats().fewest())
                .after(6)
                .now()
                .board();
        BoardLook look = ART.look(board.look());
        List<BoardLayout.Spot> free = BoardLayout.of(board, look, WIDE, HIGH).spots().stream()
                .filter(spot -> spot.slots().isEmpty())
                .toList();
        // With more of them than are ringed each bears a dot.
        for (int many : new int[] {RINGED, free.size()}) {
            for (Role role : List.of(Role.LEGAL, Role.TARGET)) {
                List<BoardLayout.Spot> some = free.stream().limit(many).toList();
                Set<String> ids = some.stream().map(spot -> spot.site().id()).collect(Collectors.toSet());
                BufferedImage before = paint(marked(board, Set.of(), role), look);
                BufferedImage after = paint(marked(board, ids, role), look);
                for (BoardLayout.Spot spot : some) {
                    if (seen(before, after, spot, 1.01) < SOMETHING) continue; // a hand is elsewhere
                    assertThat(seen(before, after, spot, LEAST))
                            .as("%s on %s of %d", role, spot.site().id(), some.size())
                            .isGreaterThan(role == Role.LEGAL && some.size() > RINGED ? OF_DOTS : MUCH);
                }
            }
        }
    }

    /** What somebody has marked is seen on light and dark places alike. */
    @ParameterizedTest
    @MethodSource("boards")
    void whatIsMarked(String game, Theme theme) {
        new Appearance(theme, 0).install();
        BoardView board = Played.of(game, Shipped.game(game).seats().fewest())
                .after(6)
                .now()
                .board();
        BoardLook look = ART.look(board.look());
        BoardLayout.Spot spot = BoardLayout.of(board, look, WIDE, HIGH).spots().stream()
                .filter(each -> each.slots().isEmpty())
                .findFirst()
                .orElseThrow();
        BufferedImage before = paint(marked(board, Set.of(), Role.MARKED), look);
        BufferedImage after = paint(marked(board, Set.of(spot.site().id()), Role.MARKED), look);
        assertThat(seen(before, after, spot, LEAST))
                .as(spot.site().id())
                .isGreaterThan(look.plates() && theme == Theme.LIGHT ? IN_LIGHT : OF_ANSWERS);
    }

    /** Rings of a hint side by side are seen among the marks of what may be pointed at. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void ringsOfAHintBesideEachOther(Theme theme) {
        new Appearance(theme, 0).install();
        BoardView board = Played.of("kalah", 2).after(0).now().board();
        BoardLook look = ART.look(board.look());
        List<BoardLayout.Spot> full = BoardLayout.of(board, look, WIDE, HIGH).spots().stream()
                .filter(spot -> !spot.slots().isEmpty())
                .toList();
        Set<String> ids = full.stream().map(spot -> spot.site().id()).collect(Collectors.toSet());
        BoardView lit = marked(board, ids, Role.LEGAL);
        OverlayView rings = OverlayView.NONE;
        for (BoardLayout.Spot spot : full) rings = rings.ring(spot.site().ref());
        BufferedImage before = paint(lit, look);
        BufferedImage after = paint(Scene.still(lit, look, WIDE, HIGH).withOverlay(rings));
        for (BoardLayout.Spot spot : full)
            assertThat(seen(before, after, spot, LEAST)).as(spot.site().id()).isGreaterThan(OF_RINGS);
    }

    /** Whoever is refused has the mouse or the frame of the keyboard there: most of the sign is seen beside both. */
    @ParameterizedTest
    @MethodSource("boards")
    void aRefusalUnderTheMouseOrTheKeyboard(String game, Theme theme) {
        new Appearance(theme, 0).install();
        BoardView board = Played.of(game, Shipped.game(game).seats().fewest())
                .after(6)
                .now()
                .board();
        BoardLook look = ART.look(board.look());
        for (BoardLayout.Spot spot : BoardLayout.of(board, look, WIDE, HIGH).spots()) {
            if (spot.size() < 2 * ARROW || !spot.slots().isEmpty()) continue;
            BoardView refused = marked(board, Set.of(spot.site().id()), Role.REFUSED);
            Scene plain = Scene.still(marked(board, Set.of(), Role.REFUSED), look, WIDE, HIGH);
            Scene barred = Scene.still(refused, look, WIDE, HIGH);
            BoardLayout.Stop here =
                    new BoardLayout.Stop(barred.layout().spot(spot.site().id()), null);
            BufferedImage bare = paint(plain);
            BufferedImage sign = paint(barred);
            BufferedImage framed = paint(barred.withFocus(here));
            int all = 0;
            int beside = 0;
            int above = 0;
            for (int x = 0; x < WIDE; x++) {
                for (int y = 0; y < HIGH; y++) {
                    if (bare.getRGB(x, y) == sign.getRGB(x, y)) continue;
                    all++;
                    if (!isArrow(x - spot.x(), y - spot.y())) beside++;
                    if (framed.getRGB(x, y) == sign.getRGB(x, y)) above++;
                }
            }
            assertThat(beside).as("%s beside the mouse", spot.site().id()).isGreaterThan((int) (0.75 * all));
            assertThat(above).as("%s above the frame", spot.site().id()).isGreaterThan((int) (0.97 * all));
            break;
        }
    }

    /** The arrow of a mouse whose tip is in the middle. */
    private static boolean isArrow(double x, double y) {
        return x >= 0 && y >= 0 && x <= y && y <= ARROW && x <= ARROW * 0.7;
    }

    /** @return the share of a place that differs so much from what it was */
    private static double seen(BufferedImage before, BufferedImage after, BoardLayout.Spot spot, double contrast) {
        int r = (int) (spot.size() / 2);
        int seen = 0;
        for (int x = Math.max(0, (int) spot.x() - r); x < Math.min(WIDE, spot.x() + r); x++) {
            for (int y = Math.max(0, (int) spot.y() - r); y < Math.min(HIGH, spot.y() + r); y++) {
                Color was = new Color(before.getRGB(x, y));
                if (Contrast.of(was, new Color(after.getRGB(x, y))) >= contrast) seen++;
            }
        }
        return seen / (4.0 * r * r);
    }

    private static BoardView marked(BoardView board, Set<String> which, Role role) {
        List<SiteView> sites = board.sites().stream()
                .map(site -> site.with(
                        site.pieces().stream()
                                .map(piece -> piece.withRoles(Set.of()))
                                .toList(),
                        which.contains(site.id()) ? Set.of(role) : Set.of()))
                .toList();
        return new BoardView(board.name(), board.look(), sites, board.links(), board.rows(), board.wheels());
    }

    /** A hint's ring, the frame of the keyboard and what may be taken: none is taken for another on the same piece. */
    @ParameterizedTest
    @MethodSource("boards")
    void ringFrameAndWhatMayBeTakenAreToldApart(String game, Theme theme) {
        new Appearance(theme, 0).install();
        BoardView board = Played.of(game, Shipped.game(game).seats().fewest())
                .after(14)
                .now()
                .board();
        BoardLook look = ART.look(board.look());
        Scene bare = Scene.still(marked(board, Set.of(), Role.TAKES), look, WIDE, HIGH);
        BoardLayout.Spot spot = bare.layout().spots().stream()
                .filter(each -> !each.slots().isEmpty())
                .findFirst()
                .orElseThrow();
        BoardLayout.Slot slot = spot.slots().get(spot.slots().size() - 1);
        List<SiteView> sites = bare.board().sites().stream()
                .map(site -> site.with(
                        site.pieces().stream()
                                .map(piece -> piece.id().equals(slot.piece().id())
                                        ? piece.withRoles(Set.of(Role.TAKES))
                                        : piece)
                                .toList(),
                        Set.of()))
                .toList();
        BoardView taken = new BoardView(board.name(), board.look(), sites, board.links(), board.rows(), board.wheels());
        BufferedImage none = paint(bare);
        List<BufferedImage> marks = List.of(
                paint(bare.withOverlay(OverlayView.NONE.ring(slot.piece().refs().get(0)))),
                paint(bare.withFocus(new BoardLayout.Stop(spot, slot))),
                paint(Scene.still(taken, look, WIDE, HIGH)));
        for (int one = 0; one < marks.size(); one++)
            for (int other = one + 1; other < marks.size(); other++)
                assertThat(apart(none, marks.get(one), marks.get(other)))
                        .as("marks %d and %d", one, other)
                        .isGreaterThan(APART);
    }

    /** @return the share of what either mark paints that is of plainly different light in the other */
    private static double apart(BufferedImage bare, BufferedImage one, BufferedImage other) {
        int all = 0;
        int apart = 0;
        for (int x = 0; x < WIDE; x++) {
            for (int y = 0; y < HIGH; y++) {
                int was = bare.getRGB(x, y);
                if (one.getRGB(x, y) == was && other.getRGB(x, y) == was) continue;
                all++;
                if (Contrast.of(new Color(one.getRGB(x, y)), new Color(other.getRGB(x, y))) >= PLAINLY) apart++;
            }
        }
        return (double) apart / Math.max(1, all);
    }
}
