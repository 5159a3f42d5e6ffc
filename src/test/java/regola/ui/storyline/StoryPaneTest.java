package regola.ui.storyline;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.event.FocusEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.Element;
import javax.swing.text.StyleConstants;
import javax.swing.text.StyledDocument;
import javax.swing.text.View;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.StageColour;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Contrast;
import regola.ui.theme.Theme;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.StoryLine;
import regola.ui.view.match.StoryView;

@ExtendWith(OnEventThread.class)
class StoryPaneTest {
    private static final List<StoryLine> LINES = List.of(
            new StoryLine(0, 0, null, "The match is set up", null, -1),
            new StoryLine(1, 0, null, "Red: Hop", "#C8372D", 0),
            new StoryLine(1, 1, "R-1", "Red hops.", null, -1),
            new StoryLine(1, 1, "R-2", "Red takes a flower.", null, -1));
    private final List<String> opened = new ArrayList<>();
    private final List<Integer> visited = new ArrayList<>();
    private StoryPane pane;

    @BeforeEach
    void make() {
        Appearance.normal().install();
        pane = new StoryPane(new ArtStore(ArtSource.ofProgram()), visited::add, opened::add, lit -> {});
        pane.setSize(320, 400);
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        UIManager.put("defaultFont", null);
    }

    private void show(int moment, boolean inStep) {
        pane.show(new StoryView(LINES, moment, 1), inStep, Texts.in("en"));
    }

    private void press(String key) {
        Object name = pane.getInputMap(JComponent.WHEN_FOCUSED).get(KeyStroke.getKeyStroke(key));
        pane.getActionMap().get(name).actionPerformed(null);
    }

    private void click(String words) throws BadLocationException {
        Rectangle2D place = pane.modelToView2D(pane.getText().indexOf(words) + 1);
        int x = (int) place.getX() + 2;
        int y = (int) place.getCenterY();
        MouseEvent event = new MouseEvent(pane, MouseEvent.MOUSE_CLICKED, 0, 0, x, y, 1, false, MouseEvent.BUTTON1);
        for (var listener : pane.getMouseListeners()) listener.mouseClicked(event);
    }

    @Test
    void whatHasJustHappenedIsToldLineByLine() {
        show(1, true);
        assertThat(pane.getText()).contains("Red: Hop").doesNotContain("Red hops");
        pane.tell(2);
        assertThat(pane.getText()).contains("Red hops.").doesNotContain("takes a flower");
        pane.tell(3);
        assertThat(pane.getText()).contains("takes a flower");
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void whatIsToldCanBeReadByNightToo(Theme theme) throws BadLocationException {
        new Appearance(theme, 0).install();
        pane = new StoryPane(new ArtStore(ArtSource.ofProgram()), visited::add, opened::add, lit -> {});
        show(1, false);
        for (int at = 0; at < pane.getStyledDocument().getLength(); at++) {
            String letter = pane.getStyledDocument().getText(at, 1);
            if (!letter.matches("[A-Za-z]")) continue;
            Color ink = StyleConstants.getForeground(
                    pane.getStyledDocument().getCharacterElement(at).getAttributes());
            assertThat(Contrast.of(ink, StageColour.PAPER.now()))
                    .as(letter + " at " + at)
                    .isGreaterThan(4.5);
        }
    }

    /** Who plays alone reads of "your frog", and behind a colon it goes on with a small letter. */
    @Test
    void whoPlaysAloneIsSpokenTo() {
        StoryLine hop =
                new StoryLine(1, 1, "R-1", "Red's frog hops.", null, -1).to("Your frog hops.", "your frog hops.");
        StoryLine taken = new StoryLine(2, 1, "R-2", "Blue takes Red's frog.", null, -1)
                .to("Blue takes your frog.", "Blue takes your frog.");
        pane.show(
                new StoryView(
                        List.of(
                                new StoryLine(1, 0, null, "Red", "#C8372D", 0),
                                hop,
                                new StoryLine(2, 0, null, "Green", "#2A2A2E", 1),
                                taken),
                        2,
                        2),
                false,
                Texts.in("en"));
        assertThat(pane.getText())
                .contains("Red: your frog hops.")
                .contains("Green: Blue takes your frog.")
                .doesNotContain("Red's");
    }

    /** Who did something and what was done are one sentence: nobody reads a name alone, or twice. */
    @Test
    void whoDidItAndWhatWasDoneStandInOneRow() {
        pane.show(
                new StoryView(
                        List.of(
                                new StoryLine(0, 0, null, "The match is set up", null, -1),
                                new StoryLine(1, 0, null, "White", "#F3EFE4", 0),
                                new StoryLine(1, 1, "R-1", "White moves a man.", null, -1),
                                new StoryLine(1, 1, "R-2", "White makes a mill.", null, -1),
                                new StoryLine(2, 0, null, "Blue", "#2A2A2E", 0),
                                new StoryLine(2, 1, "R-1", "Red frog hops.", null, -1),
                                new StoryLine(3, 0, null, "White", "#F3EFE4", 0),
                                new StoryLine(4, 0, null, "Blue", "#2A2A2E", 0)),
                        4,
                        4),
                false,
                Texts.in("en"));
        String shown = pane.getText().replaceAll("[\\p{Z}&&[^\n]]+", " ");
        assertThat(shown.lines().map(String::strip))
                .containsExactly(
                        "The match is set up",
                        "White moves a man. R\u20111",
                        "White makes a mill. R\u20112",
                        "Blue: Red frog hops. R\u20111",
                        "White",
                        "Blue");
        press("HOME");
        press("DOWN");
        press("ENTER");
        press("DOWN");
        press("ENTER");
        assertThat(visited).containsExactly(1);
        assertThat(opened).containsExactly("R-1");
    }

    @Test
    void nothingIsSkippedWhenItArrivesEarly() {
        show(1, true);
        pane.tellAll();
        assertThat(pane.getText()).contains("Red hops.", "takes a flower");
    }

    @Test
    void withoutMotionEverythingIsToldAtOnce() {
        show(1, false);
        assertThat(pane.getText()).contains("Red hops.", "takes a flower");
    }

    /** Whoever comes to the story while an earlier moment is seen is at that moment, and not among what is grey. */
    @Test
    void theKeyboardComesToTheMomentThatIsSeen() {
        show(0, false);
        FocusEvent comes = new FocusEvent(pane, FocusEvent.FOCUS_GAINED);
        for (var listener : pane.getFocusListeners()) listener.focusGained(comes);
        press("SPACE");
        assertThat(visited).containsExactly(0);
        assertThat(pane.getCaretColor().getAlpha())
                .as("nobody takes it for a field to write in")
                .isZero();
    }

    @Test
    void whatWasTakenBackStaysInSight() {
        show(0, false);
        assertThat(pane.getText()).contains("takes a flower");
    }

    @Test
    void aClickOnTheNumberOpensTheRuleAndOneOnTheLineGoesThere() throws BadLocationException {
        show(1, false);
        click("R\u20112");
        assertThat(opened).containsExactly("R-2");
        assertThat(visited).isEmpty();
        click("The match");
        assertThat(visited).containsExactly(0);
    }

    /** The room beside a line belongs to the line, not to the small sign at its end. */
    @Test
    void aClickBesideTheSignOfARuleGoesToTheMoment() throws BadLocationException {
        show(1, false);
        Rectangle2D sign = pane.modelToView2D(pane.getText().indexOf("R\u20112"));
        int x = pane.getWidth() - 3;
        assertThat(x).isGreaterThan((int) sign.getX() + 60);
        MouseEvent event = new MouseEvent(
                pane, MouseEvent.MOUSE_CLICKED, 0, 0, x, (int) sign.getCenterY(), 1, false, MouseEvent.BUTTON1);
        for (var listener : pane.getMouseListeners()) listener.mouseClicked(event);
        assertThat(opened).isEmpty();
        assertThat(visited).containsExactly(1);
    }

    @Test
    void theKeyboardDoesTheSame() {
        show(1, false);
        press("END");
        press("ENTER");
        assertThat(opened).containsExactly("R-2");
        press("UP");
        press("SPACE");
        press("HOME");
        press("ENTER");
        assertThat(visited).containsExactly(1, 0);
        assertThat(opened).hasSize(1);
    }

    @Test
    void whereTheWordsNameNoPlaceASmallBoardShowsIt() {
        pane.on(board(site("a1", 0), site("a2", 1)));
        pane.show(
                new StoryView(
                        List.of(
                                new StoryLine(0, 1, null, "Red hops.", null, -1)
                                        .about("Red hops to a2.", List.of(Ref.site("a2"))),
                                new StoryLine(0, 1, null, "Red hops to a2.", null, -1)
                                        .about("Red hops to a2.", List.of(Ref.site("a2"))),
                                new StoryLine(0, 1, null, "Red rests.", null, -1).about("Red, a rest.", List.of())),
                        0,
                        0),
                false,
                Texts.in("en"));
        StyledDocument document = pane.getStyledDocument();
        List<Icon> icons = new ArrayList<>();
        for (int i = 0;
                i < document.getLength();
                i = document.getParagraphElement(i).getEndOffset()) {
            Icon icon = StoryKit.shown(document.getParagraphElement(i));
            if (icon != null) icons.add(icon);
        }
        assertThat(icons).hasSize(1);
        int wide = icons.get(0).getIconWidth();
        assertThat(lit(icons.get(0), 0, wide / 2)).as("a1 is not meant").isZero();
        assertThat(lit(icons.get(0), wide / 2, wide)).as("a2 is marked").isPositive();
    }

    /** However many rows the words take, they stand before it, and with few of them it makes room for itself. */
    @ParameterizedTest
    @ValueSource(ints = {150, 170, 190, 210, 230, 250, 270, 290, 310})
    void aSmallBoardStandsBesideTheWords(int wide) throws BadLocationException {
        pane.setNumbers(false);
        pane.on(board(site("a1", 0), site("a2", 1)));
        StoryLine line = new StoryLine(0, 1, "R-1", "A tile is turned over: a pike.", null, -1)
                .about("A tile is turned over on a2: a pike.", List.of(Ref.site("a2")));
        pane.show(new StoryView(List.of(line), 0, 0), false, Texts.in("en"));
        pane.setSize(wide, 400);
        View all = pane.getUI().getRootView(pane);
        all.setSize(wide, 400);
        StyledDocument document = pane.getStyledDocument();
        Icon board = StoryKit.shown(document.getParagraphElement(0));
        for (int letter = 0; letter < document.getLength(); letter++)
            assertThat(pane.modelToView2D(letter).getX()).isLessThan(wide - board.getIconWidth());
        assertThat(all.getPreferredSpan(View.Y_AXIS)).isGreaterThan(board.getIconHeight());
    }

    @Test
    void movesHaveTheirNumbersAndPicturesAndWhatComesOfThemHasNone() {
        pane.on(board(site("a1", 0), site("a2", 1)));
        StoryLine move = new StoryLine(1, 0, null, "Red: a man", "#C8372D", 0)
                .about("Red: a man to a2", List.of(Ref.site("a1"), Ref.site("a2")));
        StoryLine after = new StoryLine(1, 1, "R-1", "Red has a mill.", null, -1);
        pane.show(new StoryView(List.of(move, after), 1, 1), false, Texts.in("en"));
        StyledDocument document = pane.getStyledDocument();
        Element first = document.getParagraphElement(0);
        Element second = document.getParagraphElement(first.getEndOffset());
        assertThat(StoryKit.number(first)).isEqualTo(1);
        assertThat(StoryKit.shown(first)).isNotNull();
        assertThat(StoryKit.number(second)).isZero();
        assertThat(StoryKit.shown(second)).isNull();
    }

    @Test
    void aMoveIsShownFromWhereToWhere() {
        BoardView row = board(site("a1", 0), site("a2", 1), site("a3", 2), site("a4", 3));
        List<String> places = List.of("a1", "a4");
        Icon move = new WhereIcon(row, places, places, 40);
        Icon back = new WhereIcon(row, places, List.of("a4", "a1"), 40);
        Icon both = new WhereIcon(row, places, List.of(), 40);
        int wide = move.getIconWidth();
        assertThat(wide).as("as wide as its board, within reason").isGreaterThan(40);
        assertThat(lit(move, wide / 3, wide * 2 / 3)).as("a line").isPositive();
        assertThat(lit(both, wide / 3, wide * 2 / 3)).as("no line").isZero();
        assertThat(lit(move, 0, wide / 3)).as("a ring").isLessThan(lit(move, wide * 2 / 3, wide));
        assertThat(lit(back, 0, wide / 3)).as("a point").isGreaterThan(lit(back, wide * 2 / 3, wide));
    }

    /** @return how many pixels between two columns are lit */
    private int lit(Icon icon, int from, int to) {
        BufferedImage painted =
                new BufferedImage(icon.getIconWidth(), icon.getIconHeight(), BufferedImage.TYPE_INT_RGB);
        icon.paintIcon(pane, painted.getGraphics(), 0, 0);
        int lead = StageColour.LEAD.now().getRGB();
        int lit = 0;
        for (int x = from; x < to; x++)
            for (int y = 0; y < painted.getHeight(); y++) if (painted.getRGB(x, y) == lead) lit++;
        return lit;
    }

    private static BoardView board(SiteView... sites) {
        return new BoardView("", null, List.of(sites), List.of(), List.of(), List.of());
    }

    private static SiteView site(String id, double x) {
        return new SiteView(id, x, 0, id, SiteView.Outline.ROUND, List.of(), List.of(), List.of(), Set.of());
    }
}
