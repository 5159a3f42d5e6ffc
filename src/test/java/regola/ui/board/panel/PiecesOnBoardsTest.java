package regola.ui.board.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.Thorough;
import regola.language.Shipped;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.BoardLook;
import regola.ui.board.art.SwingCanvas;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.paint.BoardPainter;
import regola.ui.board.paint.Scene;
import regola.ui.present.Played;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Palette;
import regola.ui.theme.Theme;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.MatchView;

/** Pieces as they stand on painted boards: whose they are shows in grey, and their edges show on their ground. */
@ExtendWith(OnEventThread.class)
class PiecesOnBoardsTest {
    private static final ArtStore ART = new ArtStore(ArtSource.ofProgram());
    private static final int WIDTH = 852;
    private static final int HEIGHT = 732;
    /** A step in lightness that nobody overlooks, and how much of a piece must differ by it. */
    private static final double CLEARLY = 12;

    private static final double SHARE = 0.004;
    /** Shapes, of their ground. */
    private static final double CONTRAST = 3;
    /** In how many of the directions in which a piece is looked at its edge must be so. */
    private static final double EDGE = 0.66;

    private static final int WAYS = 72;
    /** In how many of them, at least, no sign lies over its edge. */
    private static final double UNCOVERED = 0.66;

    /** In so many moves a match shows most of what can be seen of it. */
    private static final int MOVES = 60;

    /** Up to there the posts of a house reach, as a share of the width. */
    private static final double POST = 0.033;

    /** How far inwards its edge reaches, with its shadow, as a share of its size. */
    private static final double RIM = 0.16;

    /** Matches are the same in every theme, so each is played once. */
    private static final Map<List<Object>, BoardView> AFTER = new HashMap<>();

    private static final Map<List<Object>, Seen> SEEN = new HashMap<>();

    /** What a match showed, and its board at the end. */
    private record Seen(
            Map<String, PieceView> kinds, Map<String, SiteView> grounds, Set<String> stood, BoardView last) {}

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        UIManager.put("defaultFont", null);
    }

    static Stream<Arguments> boards() {
        List<Arguments> all = new ArrayList<>();
        for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
            all.add(Arguments.of("china-moon", 5, 20, theme));
            all.add(Arguments.of("croak", 4, 15, theme));
            all.add(Arguments.of("moulin-rouge", 4, 16, theme));
            all.add(Arguments.of("army-of-frogs", 4, 40, theme));
            all.add(Arguments.of("nine-mens-morris", 2, 12, theme));
        }
        return all.stream();
    }

    private static BufferedImage paint(BoardView board) {
        return paint(scene(board));
    }

    private static BufferedImage paint(Scene scene) {
        return paint(scene, new Rectangle(WIDTH, HEIGHT));
    }

    /** @param part all that is looked at of it */
    private static BufferedImage paint(Scene scene, Rectangle part) {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            g.clip(part);
            Palette palette = Palette.current();
            new BoardPainter(new SwingCanvas(g, ART, UIManager.getFont("Label.font"), palette.dark()), palette, false)
                    .paint(scene);
        } finally {
            g.dispose();
        }
        return image;
    }

    private static Scene scene(BoardView board) {
        BoardLook look = ART.look(board.look());
        return Scene.still(look.trimmed(board), look, WIDTH, HEIGHT);
    }

    /** With all its places, whether anything lies there or not. */
    private static Scene whole(BoardView board) {
        return Scene.still(board, ART.look(board.look()), WIDTH, HEIGHT);
    }

    /** One that stands alone for each side, and for each colour of what is nobody's. */
    private static List<SiteView> samples(BoardView board) {
        Set<String> seen = new HashSet<>();
        return board.sites().stream()
                .filter(site -> site.pieces().size() == 1
                        && site.pieces().get(0).colour() != null
                        && seen.add(site.pieces().get(0).art()
                                + site.pieces().get(0).colour()))
                .toList();
    }

    /** Whether nothing but the colour tells them apart; what is two colours of nobody's may not be so. */
    private static boolean isLike(PieceView one, PieceView other) {
        return one.emblem() >= 0 && one.emblem() == other.emblem();
    }

    private static Rectangle part(BoardLayout.Slot slot) {
        int half = (int) (slot.size() / 2);
        int x = Math.max(0, (int) slot.x() - half);
        int y = Math.max(0, (int) slot.y() - half);
        return new Rectangle(x, y, Math.min(2 * half, WIDTH - x), Math.min(2 * half, HEIGHT - y));
    }

    private static BufferedImage crop(BufferedImage image, Rectangle part) {
        return image.getSubimage(part.x, part.y, part.width, part.height);
    }

    /** The wall stands between two posts. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void noPlaceAtTheWallOfAHouseLiesOnItsPosts(int players) {
        BoardView board = Played.of("nin-jan", players).after(0).now().board().plain();
        List<BoardLayout.Spot> atWall = scene(board).layout().spots().stream()
                .filter(spot -> !spot.site().id().startsWith("hand"))
                .toList();
        assertThat(atWall).hasSizeGreaterThan(players + 2);
        for (BoardLayout.Spot spot : atWall) {
            double half = spot.size() / 2 * ART.look(board.look()).silhouette().wide();
            assertThat(spot.x() - half).as(spot.site().id()).isGreaterThan(WIDTH * POST);
            assertThat(spot.x() + half).as(spot.site().id()).isLessThan(WIDTH * (1 - POST));
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void whosePieceItIsShowsInGrey(String game, int players, int moves, Theme theme) {
        new Appearance(theme, 0).install();
        BoardView board = AFTER.computeIfAbsent(
                List.of(game, players, moves),
                key -> Played.of(game, players).after(moves).now().board().plain());
        BufferedImage painted = paint(board);
        List<SiteView> samples = samples(board);
        assertThat(samples.size()).isGreaterThan(1);
        int compared = 0;
        for (SiteView site : samples) {
            Rectangle part = part(scene(board).layout().spot(site.id()).slots().get(0));
            for (SiteView other : samples) {
                PieceView piece = other.pieces().get(0);
                if (other == site || isLike(piece, site.pieces().get(0))) continue;
                BoardView changed = board.change(site.id(), place -> place.with(List.of(piece), place.roles()));
                BufferedImage template = paint(scene(changed), part);
                assertThat(ColourVision.GREY.difference(crop(painted, part), crop(template, part), CLEARLY))
                        .as(
                                "%s, %s: %s and %s",
                                game, theme, site.pieces().get(0).name(), piece.name())
                        .isGreaterThan(SHARE);
                compared++;
            }
        }
        assertThat(compared).isPositive();
    }

    static Stream<Arguments> everyBoard() {
        List<Arguments> all = new ArrayList<>();
        for (Theme theme : List.of(Theme.LIGHT, Theme.DARK))
            for (String game : Thorough.some(2, theme.ordinal(), Shipped.games()))
                all.add(Arguments.of(game, Shipped.game(game).seats().most(), theme));
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("everyBoard")
    void theEdgeOfEachPieceShowsOnEachGroundToAllEyes(String game, int players, Theme theme) {
        new Appearance(theme, 0).install();
        Seen match = SEEN.computeIfAbsent(List.of(game, players), key -> seen(game, players));
        Map<String, PieceView> kinds = match.kinds();
        Map<String, SiteView> grounds = match.grounds();
        Set<String> stood = match.stood();
        BoardView empty = match.last();
        for (SiteView site : empty.sites()) empty = put(empty, site, List.of());
        empty = empty.withSites(empty.sites().stream()
                .map(site -> grounds.values().stream()
                        .filter(ground -> ground.id().equals(site.id()))
                        .findFirst()
                        .orElse(site))
                .toList());
        BufferedImage ground = paint(whole(underPieces(empty)));
        BoardLayout layout = whole(empty).layout();
        int looked = 0;
        List<String> faint = new ArrayList<>();
        for (PieceView piece : kinds.values()) {
            List<SiteView> places = grounds.entrySet().stream()
                    .filter(each -> stood.contains(piece.art() + " on " + each.getKey()))
                    .map(Map.Entry::getValue)
                    .filter(site -> layout.spot(site.id()) != null) // another's hand is elsewhere
                    .toList();
            BoardView full = empty;
            for (SiteView site : places) full = put(full, site, List.of(piece));
            BufferedImage painted = paint(whole(full));
            BufferedImage bare = paint(whole(underPieces(full)));
            BoardLayout filled = whole(full).layout();
            for (SiteView site : places) {
                BoardLayout.Slot slot = filled.spot(site.id()).slots().get(0);
                for (ColourVision eyes : ColourVision.values()) {
                    int seen = 0;
                    int shown = 0;
                    for (int i = 0; i < WAYS; i++) {
                        double contrast = edge(painted, bare, ground, slot, 2 * Math.PI * i / WAYS, eyes);
                        if (contrast > 0) seen++;
                        if (contrast >= CONTRAST) shown++;
                    }
                    assertThat(seen).as("%s on %s", piece.name(), site.name()).isGreaterThan((int) (UNCOVERED * WAYS));
                    if (shown < EDGE * seen)
                        faint.add(piece.name() + " on " + site.name() + " for " + eyes + ": " + shown + " of " + seen);
                    looked++;
                }
            }
        }
        assertThat(faint).isEmpty();
        assertThat(looked).isGreaterThanOrEqualTo(ColourVision.values().length);
    }

    private static Seen seen(String game, int players) {
        Played match = Played.of(game, players);
        Map<String, PieceView> kinds = new LinkedHashMap<>();
        Map<String, SiteView> grounds = new LinkedHashMap<>();
        Set<String> stood = new HashSet<>();
        for (int i = 0; i < MOVES; i += 4) gather(match.after(4).now(), kinds, grounds, stood);
        return new Seen(kinds, grounds, stood, match.now().board().plain());
    }

    /** What a special square shows below a piece, where that is another drawing than its own. */
    private static BoardView underPieces(BoardView board) {
        BoardLook look = ART.look(board.look());
        if (look.underBadged() == null) return board;
        return board.withSites(board.sites().stream()
                .map(site -> site.marks().stream().noneMatch(mark -> look.isBadge(mark.art()))
                        ? site
                        : new SiteView(
                                site.id(),
                                site.x(),
                                site.y(),
                                site.name(),
                                site.outline(),
                                site.regions(),
                                List.of(new MarkView("under", look.underBadged(), null, "")),
                                site.pieces(),
                                site.roles()))
                .toList());
    }

    private static BoardView put(BoardView board, SiteView site, List<PieceView> pieces) {
        return board.change(site.id(), place -> place.with(pieces, Set.of()));
    }

    /**
     * Takes note of what is seen: each sort of piece in each colour, each sort of place, and which sorts of pieces
     * stood on which.
     */
    private static void gather(
            MatchView match, Map<String, PieceView> kinds, Map<String, SiteView> grounds, Set<String> stood) {
        BoardLook look = ART.look(match.board().look());
        for (BoardLayout.Spot spot : whole(match.board().plain()).layout().spots()) {
            SiteView site = spot.site();
            String ground = look.dress(site, 1).art()
                    + site.marks().stream().map(mark -> mark.art()).toList();
            for (PieceView piece : site.pieces()) {
                kinds.putIfAbsent(piece.art() + piece.colour() + piece.hidden(), piece);
                grounds.putIfAbsent(ground, site.with(List.of(), Set.of()));
                stood.add(piece.art() + " on " + ground);
            }
        }
    }

    /**
     * @param painted the piece, and the sign of a special square that lies over its foot
     * @param bare the piece without the sign
     * @return the best contrast, against what lies below it, within the outermost part of a piece in one direction; 0
     *     if nothing of it is seen there, or only a sign over it
     */
    private static double edge(
            BufferedImage painted,
            BufferedImage bare,
            BufferedImage ground,
            BoardLayout.Slot slot,
            double angle,
            ColourVision eyes) {
        double best = 0;
        double from = 0;
        for (double share = 0.75; share > 0.1; share -= 0.005) {
            int x = (int) Math.round(slot.x() + Math.cos(angle) * slot.size() * share);
            int y = (int) Math.round(slot.y() + Math.sin(angle) * slot.size() * share);
            if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) continue;
            boolean covered = painted.getRGB(x, y) != bare.getRGB(x, y);
            boolean same = bare.getRGB(x, y) == ground.getRGB(x, y);
            if (from == 0 && !same) {
                if (covered) return 0;
                from = share;
            }
            if (from > 0 && share < from - RIM) break;
            if (from > 0 && !covered) best = Math.max(best, eyes.contrast(bare.getRGB(x, y), ground.getRGB(x, y)));
        }
        return best;
    }
}
