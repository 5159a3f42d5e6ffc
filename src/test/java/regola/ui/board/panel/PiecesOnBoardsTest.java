package regola.ui.board.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
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
import regola.ui.view.board.PieceView;
import regola.ui.view.board.SiteView;

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

    private static BufferedImage paint(BoardView board, Theme theme) {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            Palette palette = Palette.current();
            new BoardPainter(new SwingCanvas(g, ART, UIManager.getFont("Label.font"), palette.dark()), palette, false)
                    .paint(scene(board));
        } finally {
            g.dispose();
        }
        return image;
    }

    private static Scene scene(BoardView board) {
        BoardLook look = ART.look(board.look());
        return Scene.still(look.trimmed(board), look, WIDTH, HEIGHT);
    }

    /** One that stands alone for each side. */
    private static List<SiteView> samples(BoardView board) {
        Set<String> seen = new HashSet<>();
        return board.sites().stream()
                .filter(site -> site.pieces().size() == 1
                        && site.pieces().get(0).emblem() >= 0
                        && site.pieces().get(0).colour() != null
                        && seen.add(site.pieces().get(0).art()
                                + site.pieces().get(0).colour()))
                .toList();
    }

    private static BufferedImage crop(BufferedImage image, BoardLayout.Slot slot) {
        int half = (int) (slot.size() / 2);
        int x = Math.max(0, (int) slot.x() - half);
        int y = Math.max(0, (int) slot.y() - half);
        return image.getSubimage(x, y, Math.min(2 * half, WIDTH - x), Math.min(2 * half, HEIGHT - y));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void whosePieceItIsShowsInGrey(String game, int players, int moves, Theme theme) {
        new Appearance(theme, 0).install();
        BoardView board = Played.of(game, players).after(moves).now().board().plain();
        BufferedImage painted = paint(board, theme);
        List<SiteView> samples = samples(board);
        assertThat(samples.size()).isGreaterThan(1);
        int compared = 0;
        for (SiteView site : samples) {
            BoardLayout.Slot slot =
                    scene(board).layout().spot(site.id()).slots().get(0);
            for (SiteView other : samples) {
                PieceView piece = other.pieces().get(0);
                if (other == site || piece.emblem() == site.pieces().get(0).emblem()) continue;
                BufferedImage template =
                        paint(board.change(site.id(), place -> place.with(List.of(piece), place.roles())), theme);
                assertThat(ColourVision.GREY.difference(crop(painted, slot), crop(template, slot), CLEARLY))
                        .as(
                                "%s, %s: %s and %s",
                                game, theme, site.pieces().get(0).name(), piece.name())
                        .isGreaterThan(SHARE);
                compared++;
            }
        }
        assertThat(compared).isPositive();
    }

    @ParameterizedTest
    @MethodSource("boards")
    void theEdgeOfAPieceShowsOnItsGround(String game, int players, int moves, Theme theme) {
        new Appearance(theme, 0).install();
        BoardView board = Played.of(game, players).after(moves).now().board().plain();
        BufferedImage painted = paint(board, theme);
        for (SiteView site : samples(board)) {
            BufferedImage ground = paint(board.change(site.id(), place -> place.with(List.of(), place.roles())), theme);
            BoardLayout.Slot slot =
                    scene(board).layout().spot(site.id()).slots().get(0);
            int shown = 0;
            int ways = 72;
            for (int i = 0; i < ways; i++) if (edge(painted, ground, slot, 2 * Math.PI * i / ways) >= CONTRAST) shown++;
            assertThat(shown)
                    .as(
                            "%s, %s: directions in which the edge of %s is seen",
                            game, theme, site.pieces().get(0).name())
                    .isGreaterThan(ways / 2);
        }
    }

    /** @return the best contrast within the outer part of a piece in one direction, against what lies below */
    private static double edge(BufferedImage painted, BufferedImage ground, BoardLayout.Slot slot, double angle) {
        double best = 1;
        for (double share = 0.52; share > 0.1; share -= 0.005) {
            int x = (int) Math.round(slot.x() + Math.cos(angle) * slot.size() * share);
            int y = (int) Math.round(slot.y() + Math.sin(angle) * slot.size() * share);
            if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) continue;
            best = Math.max(best, contrast(painted.getRGB(x, y), ground.getRGB(x, y)));
        }
        return best;
    }

    private static double contrast(int one, int other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 255) + 0.7152 * linear(rgb >> 8 & 255) + 0.0722 * linear(rgb & 255);
    }

    private static double linear(int part) {
        double c = part / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }
}
