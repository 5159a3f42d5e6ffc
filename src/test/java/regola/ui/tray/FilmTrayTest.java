package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.stage.Measure;
import regola.ui.support.Deaf;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.ZoneView;

/** Who sees a film knows no rule yet: nothing is written that they could not understand. */
@ExtendWith(OnEventThread.class)
class FilmTrayTest {
    private static final Texts TEXTS = Texts.in("en");
    private final ArtStore art = new ArtStore(ArtSource.ofProgram());
    private final BoardPanel board = new BoardPanel(art, Deaf.to(BoardIntents.class), rule -> {}, BoardWords.in(TEXTS));
    private final Hand hand = new Hand(board, Deaf.to(BoardIntents.class), () -> {});

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private static ZoneView zone(int count) {
        PieceView man = new PieceView("m", List.of(Ref.piece("m")), "a man", "man", "#111111", 1, false, Set.of());
        return new ZoneView(
                "out", "Captured", "", count == 0 ? List.of() : List.of(new PileView(man, count)), Set.of());
    }

    @Test
    void whatIsEmptyBearsNoNameInAFilm() {
        Appearance.normal().install();
        assertThat(isBlank(pane(false, 0))).as("in a match").isFalse();
        assertThat(isBlank(pane(true, 0))).as("in a film").isTrue();
        assertThat(isBlank(pane(true, 1))).as("where something lies").isFalse();
    }

    @Test
    void howManyLieOutOfTheGameIsNoPartOfAFilm() {
        Appearance.normal().install();
        assertThat(pixels(shared(false, 6))).isNotEqualTo(pixels(shared(false, 12)));
        assertThat(pixels(shared(true, 6))).isEqualTo(pixels(shared(true, 12)));
    }

    @Test
    void whatIsEmptyMakesNoTrayLargerInAFilm() {
        assertThat(pane(false, 0).used().isEmpty()).as("in a match").isFalse();
        assertThat(pane(true, 0).used().isEmpty()).as("in a film").isTrue();
    }

    /** A name for what nobody was told of yet, over nothing. */
    @Test
    void whereNothingEverLiesInALessonNoNameStands() {
        Appearance.normal().install();
        ZonePane pane = pane(false, 0);
        Rectangle before = pane.used();
        pane.foreseen(pane.mostSeen());
        assertThat(isBlank(pane)).isTrue();
        assertThat(pane.used()).as("nothing moves").isEqualTo(before);
        pane.show(zone(1), Ref.player("red"), "Red", false, Measure.of(1280, 800, 1), TEXTS);
        assertThat(isBlank(pane)).as("what comes all the same is named").isFalse();
    }

    /** What is taken in a lesson lies in a row with the others, not below them. */
    @Test
    void whatComesLaterInALessonHasItsPlaceAmongTheOthers() {
        Appearance.normal().install();
        assertThat(rows(ready(5, 6, 5), 6))
                .as("in a match the sixth stands out")
                .contains(1);
        ZonePane known = ready(5, 6, 5);
        known.foreseen(known.mostSeen());
        assertThat(rows(known, 6)).hasSizeGreaterThan(1).doesNotContain(1);
        ZonePane unknown = ready(5);
        unknown.foreseen(unknown.mostSeen());
        assertThat(rows(unknown, 6)).hasSizeGreaterThan(1).doesNotContain(1);
    }

    private ZonePane ready(int... counts) {
        ZonePane pane = new ZonePane(art, hand);
        pane.setTitled(true);
        pane.setSize(120, 170);
        for (int count : counts) rows(pane, count);
        return pane;
    }

    /** @return how many lie in each row */
    private static List<Integer> rows(ZonePane pane, int count) {
        pane.show(zone(count), Ref.player("red"), "Red", false, Measure.of(1280, 800, 1), TEXTS);
        pane.doLayout();
        return List.copyOf(pane.buttons().stream()
                .collect(Collectors.groupingBy(Component::getY, Collectors.summingInt(button -> 1)))
                .values());
    }

    private ZonePane pane(boolean film, int count) {
        ZonePane pane = new ZonePane(art, hand);
        if (film) pane.film();
        pane.setTitled(true);
        pane.setSize(200, 100);
        pane.show(zone(count), Ref.player("red"), "Red", false, Measure.of(1280, 800, 1), TEXTS);
        pane.doLayout();
        return pane;
    }

    private SharedTray shared(boolean film, int count) {
        SharedTray tray = new SharedTray(art, hand);
        if (film) tray.film();
        tray.setSize(90, 90);
        tray.show(List.of(zone(count)), TEXTS);
        tray.doLayout();
        return tray;
    }

    private static boolean isBlank(JComponent component) {
        for (int each : pixels(component)) if (each != 0) return false;
        return true;
    }

    private static int[] pixels(JComponent component) {
        BufferedImage seen =
                new BufferedImage(component.getWidth(), component.getHeight(), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = seen.createGraphics();
        component.printAll(g);
        g.dispose();
        return seen.getRGB(0, 0, seen.getWidth(), seen.getHeight(), null, 0, seen.getWidth());
    }
}
