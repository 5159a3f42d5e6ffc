package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.stage.StageColour;
import regola.ui.support.Deaf;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/** What was captured lies by sides, and it is said whose it was: a bare name could be that of who has it now. */
@ExtendWith(OnEventThread.class)
class CaptivesTest {
    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private static SeatView seat(String id, String name, String colour, int emblem) {
        return new SeatView(
                id,
                name,
                colour,
                emblem,
                "",
                SeatView.Sort.HUMAN,
                false,
                false,
                false,
                false,
                List.of(),
                Set.of(),
                false,
                null,
                "",
                List.of());
    }

    @ParameterizedTest
    @CsvSource({"en,false,Black's", "it,false,di Black", "en,true,from Black"})
    void aHeapSaysWhoseItWas(String language, boolean film, String caption) {
        Texts texts = Texts.in(language);
        ArtStore art = new ArtStore(ArtSource.ofProgram());
        BoardIntents intents = Deaf.to(BoardIntents.class);
        BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(texts));
        SharedTray tray = new SharedTray(art, new Hand(board, intents, () -> {}));
        if (film) tray.film();
        PieceView man = new PieceView("m", List.of(Ref.piece("m")), "a man", "man", "#111111", 1, false, Set.of());
        tray.setSize(290, 120);
        tray.show(
                List.of(new ZoneView("out", "Captured", "", List.of(new PileView(man, 2)), Set.of())),
                List.of(seat("white", "White", "#EEEEEE", 0), seat("black", "Black", "#111111", 1)),
                texts);
        tray.doLayout();
        assertThat(tray.captions()).containsExactly(caption);
    }

    /** Where it has no room for a line above it, the name stands beside what lies there, and covers nothing of it. */
    @ParameterizedTest
    @CsvSource({"en, 280, 52, 1, true", "it, 280, 52, 2, true", "en, 150, 44, 1, true", "en, 280, 120, 1, false"})
    void aLowTraySaysWhatItIs(String language, int width, int height, int heaps, boolean beside) {
        Texts texts = Texts.in(language);
        ArtStore art = new ArtStore(ArtSource.ofProgram());
        BoardIntents intents = Deaf.to(BoardIntents.class);
        BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(texts));
        SharedTray tray = new SharedTray(art, new Hand(board, intents, () -> {}));
        List<PileView> piles = new ArrayList<>();
        for (int i = 0; i < heaps; i++)
            piles.add(new PileView(
                    new PieceView(
                            "m" + i, List.of(Ref.piece("m" + i)), "man", "man", COLOURS.get(i), i, false, Set.of()),
                    13));
        tray.setSize(width, height);
        tray.show(
                List.of(new ZoneView("out", "Out of the game", "", piles, Set.of())),
                List.of(seat("red", "Red", COLOURS.get(0), 0), seat("green", "Green", COLOURS.get(1), 1)),
                texts);
        tray.doLayout();
        ZonePane pane = tray.panes().get(0);
        assertThat(pane.isNamed()).isEqualTo(!beside);
        assertThat(tray.besides()).isEqualTo(beside ? List.of("Out of the game") : List.of());
        assertThat(tray.places()).isNotEmpty();
        for (Rectangle place : tray.places()) assertThat(place.width).isGreaterThanOrEqualTo(26);
        BufferedImage seen = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = seen.createGraphics();
        tray.paint(g);
        g.dispose();
        int ink = 0;
        for (int x = 10; x < pane.getX() + (beside ? 0 : 100); x++)
            for (int y = 10; y < Math.min(height - 10, 32); y++)
                if (seen.getRGB(x, y) != StageColour.CARD.now().getRGB()) ink++;
        assertThat(ink).as("its name is written").isGreaterThan(100);
    }

    private static final List<String> COLOURS = List.of("#C8372D", "#2E8B57", "#2F5DA8", "#E070A8");

    /** Where what each side has lost is of many sorts, and there is no room for each, one heap a side says as much. */
    @ParameterizedTest
    @CsvSource({"2, 210", "4, 155"})
    void manySortsLieInOneHeapASide(int sides, int width) {
        Texts texts = Texts.in("en");
        ArtStore art = new ArtStore(ArtSource.ofProgram());
        BoardIntents intents = Deaf.to(BoardIntents.class);
        BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(texts));
        SharedTray tray = new SharedTray(art, new Hand(board, intents, () -> {}));
        List<PileView> piles = new ArrayList<>();
        List<SeatView> seats = new ArrayList<>();
        for (int side = 0; side < sides; side++) {
            String colour = COLOURS.get(side);
            seats.add(seat("seat" + side, "Seat " + side, colour, side));
            for (String sort : List.of("queen", "servant", "male")) {
                String id = sort + side;
                piles.add(new PileView(
                        new PieceView(id, List.of(Ref.piece(id)), sort, sort, colour, side, false, Set.of()), 6));
            }
        }
        tray.setSize(width, 84);
        tray.show(List.of(new ZoneView("out", "Out", "", piles, Set.of())), seats, texts);
        tray.doLayout();
        List<Rectangle> places = tray.places();
        assertThat(places).hasSize(sides);
        for (Rectangle one : places)
            assertThat(places).filteredOn(other -> other != one).noneMatch(one::intersects);
    }

    /** Names of any length: the two heaps stand beside each other, in a tray of one row. */
    @ParameterizedTest
    @CsvSource({"it,Bianco,Nero", "en,White,Black", "en,Barbara,Giovanni"})
    void heapsStandBesideEachOther(String language, String one, String other) {
        Texts texts = Texts.in(language);
        ArtStore art = new ArtStore(ArtSource.ofProgram());
        BoardIntents intents = Deaf.to(BoardIntents.class);
        BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(texts));
        SharedTray tray = new SharedTray(art, new Hand(board, intents, () -> {}));
        PieceView black = new PieceView("b", List.of(Ref.piece("b")), "a man", "man", "#111111", 1, false, Set.of());
        PieceView white = new PieceView("w", List.of(Ref.piece("w")), "a man", "man", "#EEEEEE", 0, false, Set.of());
        tray.show(
                List.of(new ZoneView(
                        "out", "Captured", "", List.of(new PileView(black, 2), new PileView(white, 1)), Set.of())),
                List.of(seat("white", one, "#EEEEEE", 0), seat("black", other, "#111111", 1)),
                texts);
        Rectangle place = tray.within(new Rectangle(0, 300, 290, 250), 550, 12);
        assertThat(place.height).as("one row").isLessThan(130);
        tray.setBounds(place);
        tray.doLayout();
        assertThat(tray.captions()).hasSize(2).doesNotContain("");
        assertThat(tray.places())
                .extracting(at -> at.y)
                .containsOnly(tray.places().get(0).y);
    }

    /** What is to be looked at may lie in a tray, such as a hand that nobody sees into: it is marked there. */
    @Test
    void aPlaceInATrayIsMarkedAsLongAsItIsToBeLookedAt() {
        Appearance.normal().install();
        Texts texts = Texts.in("en");
        ArtStore art = new ArtStore(ArtSource.ofProgram());
        BoardIntents intents = Deaf.to(BoardIntents.class);
        BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(texts));
        SharedTray tray = new SharedTray(art, new Hand(board, intents, () -> {}));
        PieceView man = new PieceView("m", List.of(Ref.piece("m")), "a man", "man", "#111111", 1, false, Set.of());
        tray.show(
                List.of(new ZoneView("out", "Captured", "", List.of(new PileView(man, 2)), Set.of())),
                List.of(seat("white", "White", "#EEEEEE", 0), seat("black", "Black", "#111111", 1)),
                texts);
        tray.setBounds(tray.within(new Rectangle(0, 300, 290, 250), 550, 12));
        tray.doLayout();
        assertThat(violet(tray)).as("nothing is marked").isZero();
        tray.panes().forEach(pane -> pane.mark(Set.of(Ref.site("out"))));
        assertThat(violet(tray)).as("a frame").isGreaterThan(200);
        tray.panes().forEach(pane -> pane.mark(Set.of()));
        assertThat(violet(tray)).isZero();
        SharedTray later = new SharedTray(art, new Hand(board, intents, () -> {}));
        later.show(
                List.of(new ZoneView("out", "Captured", "", List.of(new PileView(man, 2)), Set.of())),
                List.of(seat("white", "White", "#EEEEEE", 0), seat("black", "Black", "#111111", 1)),
                texts);
        later.panes().forEach(pane -> pane.mark(Set.of(Ref.lying("out", "m"))));
        later.setBounds(later.within(new Rectangle(0, 300, 290, 250), 550, 12));
        later.doLayout();
        assertThat(violet(later)).as("it is marked before it lies there").isPositive();
    }

    /** @return how many points have the colour of hints */
    private static int violet(SharedTray tray) {
        BufferedImage seen = new BufferedImage(tray.getWidth(), tray.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = seen.createGraphics();
        tray.printAll(g);
        g.dispose();
        int colour = UIManager.getColor("Regola.hint.border").getRGB() & 0xFFFFFF;
        int found = 0;
        for (int y = 0; y < seen.getHeight(); y++)
            for (int x = 0; x < seen.getWidth(); x++) if ((seen.getRGB(x, y) & 0xFFFFFF) == colour) found++;
        return found;
    }

    /** A frog and a flower of one side are two heaps: of what there are two cannot be seen otherwise. */
    @Test
    void whatLooksDifferentLiesApart() {
        Texts texts = Texts.in("en");
        ArtStore art = new ArtStore(ArtSource.ofProgram());
        BoardIntents intents = Deaf.to(BoardIntents.class);
        BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(texts));
        SharedTray tray = new SharedTray(art, new Hand(board, intents, () -> {}));
        List<PileView> piles = new ArrayList<>();
        for (String drawn : List.of("man", "small-frog", "male-1", "male-2")) {
            PieceView piece =
                    new PieceView(drawn, List.of(Ref.piece(drawn)), drawn, drawn, "#111111", 1, false, Set.of());
            piles.add(new PileView(piece, 1));
        }
        tray.show(
                List.of(new ZoneView("out", "Captured", "", piles, Set.of())),
                List.of(seat("white", "White", "#EEEEEE", 0), seat("black", "Black", "#111111", 1)),
                texts);
        tray.setBounds(tray.within(new Rectangle(0, 300, 290, 250), 550, 12));
        tray.doLayout();
        assertThat(tray.places()).as("those with a number are of one sort").hasSize(3);
    }
}
