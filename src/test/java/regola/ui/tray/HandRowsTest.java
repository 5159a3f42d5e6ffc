package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.swing.JLabel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.stage.Measure;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/** What seats own where there is little room: a row for each place in which something lies or lay. */
@ExtendWith(OnEventThread.class)
class HandRowsTest {
    private final List<List<Ref>> pointed = new ArrayList<>();
    private final ArtStore art = new ArtStore(ArtSource.ofProgram());

    private final BoardIntents intents = new BoardIntents() {
        @Override
        public void point(List<Ref> refs) {
            pointed.add(refs);
        }

        @Override
        public void lift(List<Ref> refs) {}

        @Override
        public void drop(List<Ref> refs) {}

        @Override
        public void attempt(String move) {}

        @Override
        public void look(List<Ref> refs, Consumer<OverlayView> answer) {}

        @Override
        public void clear() {}
    };

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private static PieceView piece(String id) {
        return new PieceView(id, List.of(Ref.piece(id)), id, null, "#C8372D", 0, false, Set.of(Role.LEGAL));
    }

    private static ZoneView zone(String site, int pieces) {
        List<PileView> piles = IntStream.range(0, pieces)
                .mapToObj(i -> new PileView(piece(site + i), 1))
                .toList();
        return new ZoneView(site, site, "", piles, Set.of());
    }

    private static SeatView seat(String id, ZoneView... zones) {
        return new SeatView(
                id, id, "#C8372D", 0, null, SeatView.Sort.HUMAN, true, true, false, false, List.of(zones), Set.of());
    }

    private List<String> names(HandRows rows) {
        return Arrays.stream(rows.getComponents())
                .filter(JLabel.class::isInstance)
                .map(label -> ((JLabel) label).getText())
                .toList();
    }

    /** How many have gone is seen at a glance. */
    @Test
    void whereAPieceLayItsHollowStays() {
        Appearance.normal().install();
        BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(Texts.in("en")));
        ZonePane pane = new ZonePane(art, new Hand(board, intents, () -> {}));
        pane.setSize(240, 240);
        int[] inked = new int[2];
        for (int gone = 0; gone < 2; gone++) {
            ZoneView zone = zone("hand", 9 - gone);
            pane.show(zone, null, "", true, Measure.of(1280, 800, 1), Texts.in("en"));
            pane.doLayout();
            BufferedImage image = new BufferedImage(240, 240, BufferedImage.TYPE_INT_ARGB);
            Graphics2D g = image.createGraphics();
            pane.paintComponent(g);
            g.dispose();
            for (int x = 0; x < 240; x++) for (int y = 0; y < 240; y++) if (image.getRGB(x, y) != 0) inked[gone]++;
        }
        assertThat(inked[0]).isPositive().isEqualTo(inked[1]);
        assertThat(pane.buttons()).hasSize(8);
    }

    /** Beside a text rules change: what lies there when the match is set up anew has hollows of its own. */
    @Test
    void fewerPiecesHaveFewerHollows() {
        Appearance.normal().install();
        BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(Texts.in("en")));
        HandRows rows = new HandRows(art, board, intents);
        ZoneView stays = zone("other", 2).since(2);
        for (int[] now : new int[][] {{5, 5}, {4, 5}, {3, 3}}) {
            rows.show(
                    List.of(seat("red", zone("hand", now[0]).since(now[1])), seat("blue", stays)),
                    List.of(),
                    Texts.in("en"));
            assertThat(names(rows)).containsExactly("red", "blue");
            ZonePane pane = (ZonePane) rows.getComponent(1);
            assertThat(pane.first()).as("of " + now[0]).isEqualTo(now[1]);
        }
    }

    /** Where seven lie over each other, which have no hollows then, five beside them have none. */
    @Test
    void hollowsAreInAllTraysOrInNone() {
        Appearance.normal().install();
        BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(Texts.in("en")));
        List<ZonePane> panes = IntStream.of(5, 7)
                .mapToObj(pieces -> {
                    ZonePane pane = new ZonePane(art, new Hand(board, intents, () -> {}));
                    pane.setSize(pieces == 5 ? 180 : 128, 88);
                    pane.show(zone("hand", pieces), null, "", true, Measure.of(1024, 748, 1), Texts.in("en"));
                    pane.doLayout();
                    return pane;
                })
                .toList();
        OneSize.Alike alike = OneSize.alike(panes);
        assertThat(alike.size()).isPositive();
        panes.forEach(pane -> pane.setAlike(alike));
        for (ZonePane pane : panes) {
            BufferedImage image = new BufferedImage(180, 88, BufferedImage.TYPE_INT_ARGB);
            Graphics2D g = image.createGraphics();
            pane.paintComponent(g);
            g.dispose();
            assertThat(IntStream.range(0, 180 * 88).noneMatch(i -> image.getRGB(i % 180, i / 180) != 0))
                    .isTrue();
        }
    }

    /** Four beside five lie as those do. */
    @Test
    void whereOneTrayHasHollowsTheOthersHave() {
        Appearance.normal().install();
        BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(Texts.in("en")));
        List<ZonePane> panes = IntStream.of(4, 5)
                .mapToObj(pieces -> {
                    ZonePane pane = new ZonePane(art, new Hand(board, intents, () -> {}));
                    pane.setSize(240, 240);
                    pane.show(zone("hand", pieces), null, "", true, Measure.of(1280, 800, 1), Texts.in("en"));
                    pane.doLayout();
                    return pane;
                })
                .toList();
        OneSize.Alike alike = OneSize.alike(panes);
        assertThat(alike.hollows()).isTrue();
        assertThat(OneSize.alike(panes.subList(0, 1)).hollows()).isFalse();
        panes.forEach(pane -> pane.setAlike(alike));
        BufferedImage image = new BufferedImage(240, 240, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        panes.get(0).paintComponent(g);
        g.dispose();
        boolean inked = IntStream.range(0, 240 * 240).anyMatch(i -> image.getRGB(i % 240, i / 240) != 0);
        assertThat(inked).isTrue();
    }

    /** A stack with a number is not what one has in hand. */
    @Test
    void piecesAreSmallBeforeTheyBecomeAStack() {
        Appearance.normal().install();
        BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(Texts.in("en")));
        ZonePane pane = new ZonePane(art, new Hand(board, intents, () -> {}));
        pane.setSize(190, 34);
        PileView pile = new PileView(piece("frog"), 5);
        ZoneView zone = new ZoneView("reserve", "Reserve", "", List.of(pile), Set.of());
        pane.show(zone, null, "", true, Measure.of(1024, 700, 1), Texts.in("en"));
        pane.doLayout();
        assertThat(pane.buttons()).hasSize(5);
        assertThat(pane.buttons().stream().map(Component::getX)).doesNotHaveDuplicates();
        assertThat(pane.buttons())
                .allMatch(button -> button.getWidth() >= 26 && button.getX() + button.getWidth() <= 190);
    }

    @Test
    void eachPlaceInWhichSomethingLiesHasARowAndKeepsIt() {
        Appearance.normal().install();
        BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(Texts.in("en")));
        HandRows rows = new HandRows(art, board, intents);
        rows.show(List.of(seat("red", zone("hand-red", 0))), List.of(), Texts.in("en"));
        assertThat(rows.isVisible()).as("nothing lies anywhere").isFalse();
        assertThat(HandRows.places(List.of(seat("red", zone("hand-red", 0))), List.of(zone("bag", 0))))
                .as("but may, and room is kept for it")
                .isEqualTo(2);
        rows.show(
                List.of(seat("red", zone("hand-red", 3), zone("won-red", 0)), seat("blue", zone("hand-blue", 2))),
                List.of(zone("bag", 1)),
                Texts.in("en"));
        assertThat(names(rows)).containsExactly("red · hand-red", "blue", "bag");
        rows.show(
                List.of(seat("red", zone("hand-red", 0), zone("won-red", 0)), seat("blue", zone("hand-blue", 2))),
                List.of(),
                Texts.in("en"));
        assertThat(names(rows)).as("a row does not go with its last piece").contains("red · hand-red");
        rows.setSize(400, 200);
        rows.doLayout();
        ZonePane pane = Arrays.stream(rows.getComponents())
                .filter(ZonePane.class::isInstance)
                .map(ZonePane.class::cast)
                .filter(each -> "hand-blue".equals(each.site()))
                .findFirst()
                .orElseThrow();
        pane.doLayout();
        for (Component each : pane.getComponents()) if (each instanceof PieceButton piece) piece.doClick(0);
        assertThat(pointed).as("each piece can be pressed").hasSize(2);
    }
}
