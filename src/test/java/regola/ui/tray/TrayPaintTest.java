package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.RepaintManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.support.Deaf;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/** What is seen of a tray: whose turn it is, and the points of pieces that lie over each other. */
@ExtendWith(OnEventThread.class)
class TrayPaintTest {
    private final ArtStore art = new ArtStore(ArtSource.ofProgram());
    private final BoardIntents intents = Deaf.to(BoardIntents.class);

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private Hand hand() {
        BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(Texts.in("en")));
        return new Hand(board, intents, () -> {});
    }

    private static SeatView seat(String colour, boolean deciding) {
        return new SeatView(
                "one",
                "Somebody",
                colour,
                0,
                "2",
                SeatView.Sort.HUMAN,
                deciding,
                deciding,
                false,
                false,
                List.of(),
                Set.of(),
                false,
                null,
                "",
                List.of());
    }

    private BufferedImage painted(String colour, boolean deciding) {
        SeatTray tray = new SeatTray(art, hand());
        tray.setSize(240, 120);
        tray.show(seat(colour, deciding), Texts.in("en"));
        tray.doLayout();
        BufferedImage image = new BufferedImage(240, 120, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        tray.paint(g);
        g.dispose();
        return image;
    }

    /** What the upper edge is made of at its middle, from outside. */
    private static List<Integer> edge(BufferedImage image) {
        List<Integer> edge = new ArrayList<>();
        for (int y = 0; y < 10; y++) edge.add(image.getRGB(120, y));
        return edge;
    }

    @ParameterizedTest
    @CsvSource({"LIGHT,#111111", "LIGHT,#FFFFFF", "DARK,#111111", "DARK,#FFFFFF"})
    void onlyWhoDecidesHasARingThatLeadsOn(Theme theme, String colour) {
        new Appearance(theme, 0).install();
        int lead = StageColour.LEAD.now().getRGB();
        assertThat(edge(painted(colour, true)))
                .as("first the ring, then their own colour")
                .startsWith(lead, lead)
                .contains(Color.decode(colour).getRGB());
        assertThat(edge(painted(colour, false))).doesNotContain(lead);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void whoeverDoesNotDecideHasTheSameEdgeWhateverTheirColour(Theme theme) {
        new Appearance(theme, 0).install();
        assertThat(edge(painted("#FFFFFF", false))).isEqualTo(edge(painted("#111111", false)));
    }

    /** Whoever has the shorter name is no larger for it. */
    @Test
    void namesThatStandTogetherAreWrittenAlike() {
        List<SeatTray> trays = new ArrayList<>();
        for (int width : List.of(260, 104)) {
            SeatTray tray = new SeatTray(art, hand());
            tray.setSize(width, 120);
            tray.show(seat("#111111", false), Texts.in("en"));
            tray.doLayout();
            trays.add(tray);
        }
        assertThat(letters(trays.get(0))).isGreaterThan(letters(trays.get(1)));
        SeatTray.namedAlike(trays);
        assertThat(letters(trays.get(0))).isEqualTo(letters(trays.get(1)));
    }

    private static int letters(SeatTray tray) {
        return ((TrayHead) tray.getComponent(0)).lettersSeen();
    }

    /** Two heaps beside each other are told apart by their names, where that leaves the pieces their size. */
    @ParameterizedTest
    @CsvSource({"116, false, true", "116, true, true", "60, false, false", "60, true, false"})
    void heapsBesideEachOtherBearTheirNames(int high, boolean flat, boolean named) {
        SeatTray tray = new SeatTray(art, hand());
        SeatView bare = seat("#111111", false);
        ZoneView waiting = new ZoneView("waiting", "Waiting", "", List.of(flower("a", "#D86A9A")), Set.of(), 1);
        ZoneView home = new ZoneView("home", "Home", "", List.of(flower("b", "#D8A920")), Set.of(), 1);
        tray.show(
                new SeatView(
                        bare.id(),
                        bare.name(),
                        bare.colour(),
                        bare.emblem(),
                        null,
                        bare.sort(),
                        false,
                        false,
                        false,
                        false,
                        List.of(waiting, home),
                        Set.of(),
                        false,
                        null,
                        "",
                        List.of()),
                Texts.in("en"));
        tray.setFlat(flat);
        tray.setSize(840, high);
        tray.doLayout();
        assertThat(Stream.of(tray.getComponents())
                        .filter(ZonePane.class::isInstance)
                        .map(ZonePane.class::cast)
                        .map(ZonePane::isNamed))
                .hasSize(2)
                .containsOnly(named);
    }

    private static PileView flower(String name, String colour) {
        return new PileView(
                new PieceView(name, List.of(Ref.piece(name)), name, "men", colour, -1, false, Set.of()), 1, "1");
    }

    private ZonePane filled(int width) {
        List<PileView> piles =
                List.of(flower("a", "#D86A9A"), flower("b", "#D8A920"), flower("c", "#9A9A9A"), flower("d", "#118811"));
        ZonePane pane = new ZonePane(art, hand());
        pane.setSize(width, 60);
        pane.show(
                new ZoneView("won", "Won", "", piles, Set.of()),
                Ref.site("won"),
                "Green",
                true,
                Measure.of(1280, 800, 1),
                Texts.in("en"));
        pane.doLayout();
        return pane;
    }

    private static boolean isCrowded(ZonePane pane) {
        List<PieceButton> lie = pane.buttons();
        return lie.size() == 4 && lie.get(0).getBounds().intersects(lie.get(1).getBounds());
    }

    /** The pane once with all of its pieces, once with what is written on the first alone: it must all be seen. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void pointsAreReadWhereTheNextPieceLiesOverTheirs(Theme theme) {
        new Appearance(theme, 0).install();
        int width = 300;
        ZonePane pane = filled(width);
        while (width > 60 && !isCrowded(pane)) pane = filled(--width);
        PieceButton first = pane.buttons().get(0);
        assertThat(isCrowded(pane)).as("one lies over the other").isTrue();
        BufferedImage whole = new BufferedImage(300, 60, BufferedImage.TYPE_INT_ARGB);
        BufferedImage alone = new BufferedImage(300, 60, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = whole.createGraphics();
        pane.paint(g);
        g.dispose();
        g = Brush.smooth(alone.createGraphics());
        g.translate(first.getX(), first.getY());
        first.paintWords(g);
        g.dispose();
        int compared = 0;
        for (int y = 0; y < 60; y++) {
            for (int x = 0; x < 300; x++) {
                int wanted = alone.getRGB(x, y);
                if (wanted >>> 24 != 255) continue;
                assertThat(whole.getRGB(x, y)).isEqualTo(wanted);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(60);
    }

    /** In another language a name may need a line more: what is drawn was laid out for it. */
    @Test
    void otherWordsAreLaidOutAnew() {
        List<JComponent> anew = new ArrayList<>();
        RepaintManager usual = RepaintManager.currentManager(null);
        RepaintManager.setCurrentManager(new RepaintManager() {
            @Override
            public synchronized void addInvalidComponent(JComponent component) {
                anew.add(component);
            }
        });
        try {
            SeatTray tray = new SeatTray(art, hand());
            new JPanel().add(tray);
            tray.show(seat("#111111", false), Texts.in("en"));
            anew.clear();
            tray.show(seat("#111111", false), Texts.in("en"));
            assertThat(anew).as("nothing else is said").doesNotContain(tray);
            tray.show(seat("#111111", false), Texts.in("it"));
            assertThat(anew).contains(tray);
        } finally {
            RepaintManager.setCurrentManager(usual);
        }
    }
}
