package regola.ui.board.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.SwingCanvas;
import regola.ui.board.layout.TurnRims;
import regola.ui.board.layout.Viewpoint;
import regola.ui.board.motion.Journey;
import regola.ui.board.paint.BoardPainter;
import regola.ui.board.paint.Scene;
import regola.ui.present.Played;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Palette;
import regola.ui.theme.Theme;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.OverlayView.Path;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.ToldView;
import regola.ui.view.board.WheelView;
import regola.ui.view.match.MatchView;

/** Boards as they are painted, held against kept pictures. */
@ExtendWith(OnEventThread.class)
class BoardPicturesTest {
    private static final ArtStore ART = new ArtStore(ArtSource.ofProgram());

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        UIManager.put("defaultFont", null);
    }

    private static BufferedImage paint(Scene scene) {
        BufferedImage image = new BufferedImage((int) scene.width(), (int) scene.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            Palette palette = Palette.current();
            new BoardPainter(new SwingCanvas(g, ART, UIManager.getFont("Label.font"), palette.dark()), palette, true)
                    .paint(scene);
        } finally {
            g.dispose();
        }
        return image;
    }

    private static Scene scene(BoardView board, int width, int height) {
        return Scene.still(board, ART.look(board.look()), width, height);
    }

    private static void compare(String name, Theme theme, Scene scene) throws IOException {
        new Appearance(theme, 0).install();
        PictureComparison.compare(name, paint(scene), scene.width() > 1200 ? 6 : 3);
    }

    /** Frogs on their way, some on special pads, with flowers in bouquets; nothing left to chance. */
    private static Played midMatch() {
        return Played.of("china-moon", 3).hop("red-1", "green-1", "orange-1", "green-2", "red-1", "orange-2");
    }

    private static OverlayView everything(PieceView ghost) {
        return OverlayView.NONE
                .dim("a3")
                .dim("a4")
                .path(Path.counting(List.of("start", "a1", "a2")))
                .ghost(ghost, "a2", null)
                .path(new Path(List.of(
                        new OverlayView.Step("a24", ""),
                        new OverlayView.Step("a25", "1"),
                        new OverlayView.Step("a26", ""),
                        new OverlayView.Step("a27", "2"))))
                .arrow(Ref.site("a10"), Ref.site("a15"))
                .label("a36", "Look here")
                .label("a16", "And at the edge")
                .ring(Ref.site("a9"))
                .ring(Ref.site("a19"));
    }

    @Test
    void bothPonds() throws IOException {
        compare(
                "pond-a",
                Theme.LIGHT,
                scene(Played.of("china-moon", 5).now().board().plain(), 900, 600));
        compare(
                "pond-b",
                Theme.LIGHT,
                scene(Played.of("china-moon", 4, "pond-b", "flies").now().board(), 900, 600));
    }

    @Test
    void inTheMiddleOfAMatchInBothThemes() throws IOException {
        BoardView board = midMatch().now().board();
        compare("mid-match", Theme.LIGHT, scene(board, 900, 600));
        compare("mid-match-dark", Theme.DARK, scene(board, 900, 600));
    }

    @Test
    void aChosenFrogShowsWhereItLeads() throws IOException {
        Played match = midMatch().point(Ref.piece("red-2"));
        assertThat(match.now().board().sites()).anyMatch(site -> site.is(Role.TARGET));
        OverlayView way = match.look();
        assertThat(way.isEmpty()).isFalse();
        compare("chosen", Theme.LIGHT, scene(match.now().board(), 900, 600).withOverlay(way));
    }

    /** Of the tiles where the queen may hop, she takes a frog on one. */
    @Test
    void whatTakesSomethingBitesFromItsCorners() throws IOException {
        Played match = Played.seeded("croak", 2, 1).after(14).point(Ref.piece("red-q"));
        BoardView board = match.now().board();
        assertThat(board.sites().stream().filter(site -> site.is(Role.TAKES))).hasSize(1);
        compare("takes", Theme.LIGHT, scene(board, 900, 600));
        compare("takes-dark", Theme.DARK, scene(board, 900, 600));
    }

    /** Fanned piles with what they are worth, what has still to act, and a hand face down before several people. */
    @Test
    void cardsInTheMiddleOfARoundInBothThemes() throws IOException {
        MatchView match = Played.of("nin-jan", 5).after(5 + 5 + 5 + 1).now();
        assertThat(match.board().site("queue").orElseThrow().pieces()).hasSize(4);
        BoardView board = ART.look(match.board().look()).trimmed(match.board());
        compare("cards", Theme.LIGHT, scene(board, 900, 600).withOverlay(match.guide()));
        compare("cards-dark", Theme.DARK, scene(board, 900, 600).withOverlay(match.guide()));
    }

    @Test
    void whatIsNotAllowedIsBarred() throws IOException {
        Played match = midMatch().point(Ref.piece("red-2")).point(Ref.site("a30"));
        assertThat(match.now().why()).isNotNull();
        compare("refused", Theme.LIGHT, scene(match.now().board(), 900, 600));
    }

    @Test
    void everyKindOfOverlayInBothThemes() throws IOException {
        BoardView board = midMatch().now().board().plain();
        PieceView frog = board.site("start").orElseThrow().pieces().get(0);
        compare("overlay", Theme.LIGHT, scene(board, 900, 600).withOverlay(everything(frog)));
        compare("overlay-dark", Theme.DARK, scene(board, 900, 600).withOverlay(everything(frog)));
    }

    @Test
    void smallAndLarge() throws IOException {
        compare("small", Theme.LIGHT, scene(midMatch().now().board(), 480, 330));
        compare(
                "large",
                Theme.DARK,
                scene(
                        Played.of("china-moon", 3, "pond-b")
                                .hop("red-1", "green-1", "orange-1")
                                .now()
                                .board(),
                        2700,
                        1800));
    }

    @Test
    void aFrogOnItsWayAndASquareThatActs() throws IOException {
        Played match = Played.of("china-moon", 3).hop("red-1");
        BoardView before = match.now().board();
        MatchView after = match.hop("green-1").now();
        Journey journey = new Journey(before, after.board(), after.happenings(), MotionLevel.FULL);
        compare(
                "on-its-way",
                Theme.LIGHT,
                journey.at(230, new Journey.Place(ART.look("pond"), 900, 600, site -> null)));
        HappeningView acts = after.happenings().stream()
                .filter(h -> h instanceof ToldView told && !told.site().isEmpty())
                .findFirst()
                .orElseThrow();
        Journey acting = new Journey(after.board(), after.board(), List.of(acts), MotionLevel.FULL);
        compare("acting", Theme.LIGHT, acting.at(170, new Journey.Place(ART.look("pond"), 900, 600, site -> null)));
    }

    @Test
    void aBoardOfLinesWithAMillOfEachColour() throws IOException {
        Played match = Played.of("nine-mens-morris", 2);
        for (String site : List.of("a7", "d2", "d7", "d3", "b6", "d1", "b6", "g7")) match.point(Ref.site(site));
        compare("lines", Theme.LIGHT, scene(match.now().board(), 900, 600));
        compare("lines-dark", Theme.DARK, scene(match.now().board(), 900, 600));
    }

    /** Two ribbons would come of the turn that is looked at: the own one and a gift. */
    @Test
    void ringsThatTurnAndTheMillsThatWouldCome() throws IOException {
        Played match = Played.of("moulin-rouge", 2);
        for (String site : List.of("f1", "c1", "g2", "c2", "g3", "d2", "e3", "d3")) match.point(Ref.site(site));
        Scene scene = scene(match.now().board(), 900, 600);
        WheelView outer = match.now().board().wheels().get(0);
        Scene looked = scene.withOverlay(new TurnRims(scene.layout(), List.of(outer))
                .ghosts(outer, outer.turns().get(0)));
        compare("rings", Theme.LIGHT, looked);
        compare("rings-dark", Theme.DARK, looked);
        compare(
                "rings-on-their-way",
                Theme.LIGHT,
                scene.withLayout(scene.layout().turned(outer.sites(), 0.4)));
    }

    @Test
    void aBoardWithoutEndInBothThemes() throws IOException {
        BoardView board = Played.of("army-of-frogs", 4).after(40).now().board();
        compare("endless", Theme.LIGHT, scene(board, 900, 600));
        compare("endless-dark", Theme.DARK, scene(board, 900, 600));
        Viewpoint near = new Viewpoint(150, 0.5, 0.5);
        compare("endless-near", Theme.LIGHT, Scene.still(board, ART.look(board.look()), 900, 600, near));
    }

    @Test
    void aTryThatWouldTearLightsUpWhatItWouldTear() throws IOException {
        Played match = Played.of("army-of-frogs", 3).after(30);
        for (int more = 0; more < 20 && !tried(match); more++) match.after(1);
        BoardView board = match.now().board();
        assertThat(board.sites()).anyMatch(site -> site.is(Role.SHOWN));
        compare("torn", Theme.LIGHT, scene(board, 900, 600));
        compare("torn-dark", Theme.DARK, scene(board, 900, 600));
    }

    /** Points at pieces that may not move until one's reason lights something up. */
    private static boolean tried(Played match) {
        for (SiteView site : match.now().board().sites()) {
            if (site.pieces().isEmpty() || site.is(Role.LEGAL)) continue;
            match.point(site.ref());
            if (match.now().board().sites().stream()
                            .filter(s -> s.is(Role.SHOWN))
                            .count()
                    > 1) return true;
        }
        return false;
    }

    @Test
    void aComparisonSeesASinglePieceThatIsMissing() {
        new Appearance(Theme.LIGHT, 0).install();
        BoardView board = midMatch().now().board();
        SiteView frog = board.sites().stream()
                .filter(s -> !s.id().equals("start") && s.pieces().stream().anyMatch(p -> p.id().startsWith("red")))
                .findFirst()
                .orElseThrow();
        BoardView without = board.change(frog.id(), site -> site.with(List.of(), site.roles()));
        BufferedImage one = PictureComparison.shrunk(paint(scene(board, 900, 600)), 3);
        BufferedImage other = PictureComparison.shrunk(paint(scene(without, 900, 600)), 3);
        assertThat(PictureComparison.difference(one, one)).isZero();
        assertThat(PictureComparison.difference(one, other)).isGreaterThan(0.003);
    }
}
