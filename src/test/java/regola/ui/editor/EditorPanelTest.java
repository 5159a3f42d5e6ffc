package regola.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentEvent;
import java.awt.image.BufferedImage;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.JViewport;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.fife.ui.rsyntaxtextarea.ErrorStrip;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.editor.BesideIntents;
import regola.ui.view.editor.EditorIntents;
import regola.ui.view.editor.EditorView;
import regola.ui.view.editor.EditorWishes;
import regola.ui.view.editor.JumpView;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.SheetView;
import regola.ui.view.rules.ChangeView;

/** The page without a presenter: what it does to the text, and what it sends. */
@ExtendWith(OnEventThread.class)
class EditorPanelTest {
    private static final String TEXT = "game a\n  title en \"A\"\n\nturn\n  move x to y\n";
    private final List<String> sent = new ArrayList<>();
    private EditorPanel panel;

    @BeforeEach
    void open() {
        Appearance.normal().install();
        panel = new EditorPanel(
                List.of(),
                told(EditorIntents.class),
                told(EditorWishes.class),
                told(BesideIntents.class),
                game -> null);
        show(TEXT, 1, List.of(), List.of(), null);
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        UIManager.put("defaultFont", null);
    }

    private <T> T told(Class<T> kind) {
        return kind.cast(Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, (proxy, method, args) -> {
            sent.add(method.getName());
            return null;
        }));
    }

    private void show(String text, long loading, List<MistakeView> mistakes, List<ChangeView> changes, JumpView jump) {
        show(text, loading, mistakes, changes, jump, false, false);
    }

    private void show(
            String text,
            long loading,
            List<MistakeView> mistakes,
            List<ChangeView> changes,
            JumpView jump,
            boolean match,
            boolean here) {
        SheetView sheet = new SheetView("a.rules", "A", null, false, true, false, mistakes.size(), 0, text, loading);
        panel.show(
                new EditorView(
                        1,
                        "a",
                        "A",
                        true,
                        List.of(sheet),
                        "a.rules",
                        mistakes,
                        new EditorView.Remarks(false, 0),
                        List.of(),
                        changes,
                        EditorView.Against.COPIED,
                        null,
                        0,
                        jump,
                        null,
                        match,
                        here,
                        true,
                        "en"),
                Texts.in("en"));
    }

    /** Whoever reads the rules of one game while a match of another goes on is not led there unawares. */
    @Test
    void theWayBackSaysWhetherTheMatchIsOfThisGame() {
        show(TEXT, 1, List.of(), List.of(), null, true, true);
        assertThat(find(panel, "editor.back").getText()).isEqualTo("Back to the match");
        show(TEXT, 1, List.of(), List.of(), null, true, false);
        assertThat(find(panel, "editor.back").getText()).isEqualTo("To the other match");
    }

    /** What could be written and the text where it would stand are read together, in any window. */
    @Test
    void theBookTakesThePlaceOfTheBoardAndGivesItBack() {
        JPanel book = new JPanel();
        for (int width : new int[] {1280, 1920}) {
            panel.setSize(width, 760);
            lay(panel);
            panel.seeBeside(true);
            panel.read(book);
            lay(panel);
            JComponent text = panel.area();
            Rectangle read = SwingUtilities.convertRectangle(book.getParent(), book.getBounds(), panel);
            Rectangle seen = SwingUtilities.convertRectangle(text, text.getVisibleRect(), panel);
            assertThat(read.intersects(seen))
                    .as("the book lies on the text at " + width)
                    .isFalse();
            assertThat(read.width).isGreaterThan(400);
            assertThat(seen.width)
                    .as("a line with the number of its rule")
                    .isGreaterThan(text.getFontMetrics(text.getFont()).charWidth('m') * 66);
            boolean wide = width == 1920;
            assertThat(panel.isBoardCovered()).as("at " + width).isEqualTo(!wide);
            panel.read(null);
            lay(panel);
            assertThat(book.getParent()).isNull();
            assertThat(panel.isBesideSeen()).isTrue();
            panel.seeBeside(false);
        }
    }

    /** Its button is the way back too. */
    @Test
    void theButtonOfTheBoardBringsItBackFromBehindTheBook() {
        panel.setSize(1280, 760);
        lay(panel);
        panel.seeBeside(true);
        JPanel book = new JPanel();
        panel.read(book);
        lay(panel);
        assertThat(find(panel, "editor.beside").isSelected())
                .as("it is not seen")
                .isFalse();
        press("editor.beside");
        assertThat(book.getParent()).isNull();
        assertThat(panel.isBesideSeen()).isTrue();
        assertThat(find(panel, "editor.beside").isSelected()).isTrue();
    }

    /** Who asks for the board while something is read sees it, whether it stood there before or not. */
    @Test
    void whoAsksForTheBoardSeesItInsteadOfTheBook() {
        panel.setSize(1280, 760);
        lay(panel);
        JPanel book = new JPanel();
        panel.read(book);
        lay(panel);
        press("editor.beside");
        assertThat(panel.isBesideSeen()).isTrue();
        assertThat(panel.isBoardCovered()).isFalse();
        assertThat(book.getParent()).isNull();
        panel.read(book);
        assertThat(panel.isBoardCovered()).as("it can be read again").isTrue();
        panel.tryOut();
        assertThat(panel.isBoardCovered()).as("what is tried is seen").isFalse();
        press("editor.beside");
        assertThat(panel.isBesideSeen()).isFalse();
        assertThat(book.getParent()).isNull();
    }

    private static void lay(Container part) {
        part.doLayout();
        for (Component child : part.getComponents()) if (child instanceof Container inner) lay(inner);
    }

    private static MistakeView mistake(long edition, int start, int end, int line, MistakeView.Repair repair) {
        return new MistakeView(
                "a.rules", edition, start, end, line, 1, MistakeView.Kind.ERROR, "wrong", "", "", repair);
    }

    private String text() {
        return panel.area().getText();
    }

    private void press(String button) {
        AbstractButton found = find(panel, button);
        assertThat(found).as(button).isNotNull();
        found.doClick(0);
    }

    private static AbstractButton find(Container in, String name) {
        for (Component child : in.getComponents()) {
            if (name.equals(child.getName()) && child instanceof AbstractButton button) return button;
            AbstractButton found = child instanceof Container inner ? find(inner, name) : null;
            if (found != null) return found;
        }
        return null;
    }

    @Test
    void nothingStandsBesideTheTextWhileNothingIsWrong() {
        ErrorStrip strip = (ErrorStrip) Stream.of(SwingUtilities.getAncestorOfClass(SheetPane.class, panel.area())
                        .getComponents())
                .filter(ErrorStrip.class::isInstance)
                .findFirst()
                .orElseThrow();
        assertThat(strip.getFollowCaret()).isFalse();
    }

    @Test
    void linesThatAreNotAsTheyWereAreCounted() {
        ChangeView three = new ChangeView("a.rules", 1, 2, List.of("a"), List.of("b", "c", "d"));
        ChangeView gone = new ChangeView("a.rules", 1, 5, List.of("e", "f"), List.of());
        show(TEXT, 2, List.of(), List.of(three, gone), null);

        assertThat(tab(panel, 1)).isEqualTo("Changed lines (5)");
    }

    private static String tab(Container in, int number) {
        for (Component child : in.getComponents()) {
            if (child instanceof JTabbedPane tabs) return tabs.getTitleAt(number);
            String found = child instanceof Container inner ? tab(inner, number) : null;
            if (found != null) return found;
        }
        return null;
    }

    @Test
    void theFirstTextIsNothingThatSomebodyTyped() {
        assertThat(text()).isEqualTo(TEXT);
        assertThat(panel.canUndo()).isFalse();
        assertThat(sent).doesNotContain("typed");
    }

    @Test
    void aTextFromElsewhereComesOnceAndCanBeUndone() {
        show(TEXT.replace("move x", "move z"), 2, List.of(), List.of(), null);
        assertThat(text()).contains("move z");
        panel.area().insert("#", 0);
        show(TEXT.replace("move x", "move z"), 2, List.of(), List.of(), null);
        assertThat(text()).as("what was typed since stays").startsWith("#game");
        panel.undo();
        panel.undo();
        assertThat(text()).isEqualTo(TEXT);
    }

    @Test
    void aMistakeIsMarkedOnlyInTheTextItWasFoundIn() {
        show(TEXT, 1, List.of(mistake(0, 0, 4, 1, null)), List.of(), null);
        assertThat(panel.area().getParserNotices()).hasSize(1);
        panel.area().insert("# new\n", 0);
        show(TEXT, 1, List.of(mistake(0, 0, 4, 1, null), mistake(0, 5, 6, 1, null)), List.of(), null);
        assertThat(panel.area().getParserNotices())
                .as("those of an older text are not drawn")
                .hasSize(1);
        long now = panel.area().edition();
        show(TEXT, 1, List.of(mistake(now, 6, 10, 2, null), mistake(now, 11, 12, 2, null)), List.of(), null);
        assertThat(panel.area().getParserNotices()).hasSize(2);
    }

    /** Mistakes come and go while somebody types: the line under their hands stays where it is. */
    @Test
    void nothingMovesUnderTheHandsWhenMistakesComeAndGo() {
        panel.setSize(1280, 700);
        show(TEXT, 1, List.of(), List.of(), null);
        lay(panel);
        JComponent split = (JComponent) SwingUtilities.getAncestorOfClass(JSplitPane.class, panel.area());
        split.dispatchEvent(new ComponentEvent(split, ComponentEvent.COMPONENT_RESIZED));
        lay(panel);
        Rectangle before = panel.area().getVisibleRect();
        long now = panel.area().edition();
        MistakeView mended = mistake(now, 6, 10, 2, new MistakeView.Repair(6, 7, "frogs", "frogs"));
        for (int many : new int[] {1, 2, 9, 0}) {
            show(TEXT, 1, Collections.nCopies(many, mended), List.of(), null);
            lay(panel);
            assertThat(panel.area().getVisibleRect()).as(many + " mistakes").isEqualTo(before);
            if (many == 0) continue;
            assertThat(find(panel, "mistake.0.repair").getVisibleRect().height)
                    .as("the repair of the first is seen")
                    .isGreaterThan(20);
        }
    }

    /** In a window of 1280 by 800 twenty-two rows are seen beside the board, whatever is looked at below them. */
    @Test
    void whateverIsLookedAtBelowTheTextKeepsItsHeight() {
        panel.setSize(1278, 718);
        show(TEXT, 1, List.of(), List.of(), null);
        lay(panel);
        panel.seeBeside(true);
        lay(panel);
        JComponent split = (JComponent) SwingUtilities.getAncestorOfClass(JSplitPane.class, panel.area());
        split.dispatchEvent(new ComponentEvent(split, ComponentEvent.COMPONENT_RESIZED));
        lay(panel);
        RuleArea area = panel.area();
        int height = area.getVisibleRect().height;
        assertThat(height / area.getLineHeight()).isGreaterThanOrEqualTo(22);
        JTabbedPane below = (JTabbedPane) ((JSplitPane) split).getBottomComponent();
        for (int tab = 0; tab < below.getTabCount(); tab++) {
            below.setSelectedIndex(tab);
            lay(panel);
            assertThat(area.getVisibleRect().height).as("tab " + tab).isEqualTo(height);
        }
    }

    /** A game of one file has the whole width for its text; the first variant is made by a button above it. */
    @Test
    void whereThereIsOneFileNoListOfFilesTakesRoom() {
        panel.setSize(1280, 700);
        lay(panel);
        assertThat(SwingUtilities.convertPoint(panel.area(), 0, 0, panel).x)
                .as("behind the numbers of its lines")
                .isLessThan(90);
        assertThat(find(panel, "editor.variant.first").getBounds().width).isGreaterThan(60);
        press("editor.variant.first");
        assertThat(sent).contains("askForVariant");
    }

    /** Of the buttons above the text one alone has the colour of what people mostly want. */
    @Test
    void theMainButtonIsToldFromASwitchThatIsOn() {
        show(TEXT, 1, List.of(), List.of(), null);
        panel.seeBeside(true);
        AbstractButton board = find(panel, "editor.beside");
        AbstractButton apply = find(panel, "editor.apply");
        assertThat(board.isSelected()).isTrue();
        assertThat(middle(apply)).isEqualTo(UIManager.getColor("Button.default.background"));
        assertThat(middle(board)).isEqualTo(UIManager.getColor("Button.background"));
    }

    private static Color middle(AbstractButton button) {
        button.setText("");
        button.setSize(60, 30);
        BufferedImage image = new BufferedImage(60, 30, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        button.paint(graphics);
        graphics.dispose();
        return new Color(image.getRGB(30, 15));
    }

    @Test
    void aPlaceBeyondTheTextDoesNoHarm() {
        show(
                TEXT,
                1,
                List.of(mistake(0, 900, 950, 80, null), mistake(0, TEXT.length(), TEXT.length(), 6, null)),
                List.of(),
                new JumpView(1, "a.rules", 900, 950, 70, true));
        assertThat(panel.area().getCaretPosition()).isLessThanOrEqualTo(TEXT.length());
        show("", 2, List.of(), List.of(), null);
        show(
                "",
                2,
                List.of(mistake(panel.area().edition(), 0, 0, 1, null)),
                List.of(),
                new JumpView(2, "a.rules", 1, 1, 1, true));
        assertThat(text()).isEmpty();
    }

    @Test
    void aRepairIsMadeInThatTextAlone() {
        int x = TEXT.indexOf("x to");
        MistakeView broken = mistake(0, x, x + 1, 5, new MistakeView.Repair(x, x + 1, "frogs", "frogs"));
        show(TEXT, 1, List.of(broken), List.of(), null);
        press("mistake.0.repair");
        assertThat(text()).contains("move frogs to y");
        press("mistake.0.repair");
        assertThat(text()).as("not twice").doesNotContain("frogsrogs").contains("move frogs to y");
        panel.undo();
        assertThat(text()).isEqualTo(TEXT);
    }

    /** Of two that may be meant each has a button, and says what it writes where. */
    @Test
    void whatElseMayBeMeantIsAPressAwayToo() {
        int x = TEXT.indexOf("x to");
        int y = TEXT.indexOf("y", x);
        MistakeView.Repair there = new MistakeView.Repair(y, y + 1, "4", "@7 4");
        MistakeView one = mistake(0, x, x + 1, 5, there);
        MistakeView broken = new MistakeView(
                "a.rules", 0, x, x + 1, 5, 1, MistakeView.Kind.ERROR, "wrong", "", "", one.repair(), there);
        show(TEXT, 1, List.of(one), List.of(), null);
        assertThat(find(panel, "mistake.0.other")).isNull();
        show(TEXT, 1, List.of(broken), List.of(), null);
        assertThat(find(panel, "mistake.0.other").getText()).isEqualTo("Or 4 in line 7");
        press("mistake.0.other");
        assertThat(text()).contains("move x to 4");
    }

    /** Who has written on in the line goes on there. */
    @Test
    void afterARepairOneGoesOnWhereOneWasWriting() {
        int x = TEXT.indexOf("x to");
        MistakeView broken = mistake(0, x, x + 1, 5, new MistakeView.Repair(x, x + 1, "frogs", "frogs"));
        show(TEXT, 1, List.of(broken), List.of(), null);
        panel.area().setCaretPosition(x + "x to y".length());
        press("mistake.0.repair");
        assertThat(panel.area().getCaretPosition()).isEqualTo(text().indexOf("frogs to y") + "frogs to y".length());
    }

    /** Who repairs what is seen goes on reading where they were. */
    @Test
    void aRepairOfWhatIsSeenScrollsNothing() {
        String text = "# line\n".repeat(30) + TEXT + "# line\n".repeat(60);
        int x = text.indexOf("x to");
        int line = text.substring(0, x).split("\n", -1).length;
        show(text, 2, List.of(), List.of(), null);
        panel.setSize(1000, 700);
        layOut(panel);
        JViewport seen = (JViewport) panel.area().getParent();
        seen.setViewPosition(new Point(0, (line - 2) * panel.area().getLineHeight()));
        Point before = seen.getViewPosition();
        assertThat(before.y).isPositive();
        assertThat(seen.getExtentSize().height).isGreaterThan(100);
        for (String label : List.of("frogs", MistakeView.Repair.EVERYWHERE + "frogs")) {
            MistakeView broken =
                    mistake(panel.area().edition(), x, x + 1, line, new MistakeView.Repair(x, x + 1, "frogs", label));
            show(text, 2, List.of(broken), List.of(), null);
            press("mistake.0.repair");
            assertThat(text()).contains("move frogs to y");
            assertThat(seen.getViewPosition()).isEqualTo(before);
            panel.undo();
        }
    }

    private static void layOut(Container all) {
        all.doLayout();
        for (Component child : all.getComponents()) if (child instanceof Container inner) layOut(inner);
    }

    @Test
    void aReasonThatIsWrittenIsSelectedWhereItIsStillToBeSaid() {
        int end = TEXT.indexOf("x to y") + 6;
        String reason = " because G-1 en \"…\" it \"…\"";
        show(
                TEXT,
                1,
                List.of(mistake(0, end, end, 5, new MistakeView.Repair(end, end, reason, "because"))),
                List.of(),
                null);
        assertThat(RepairWords.of("because", true, Texts.in("en"))).isEqualTo("Write a reason");
        assertThat(RepairWords.of("because", false, Texts.in("en"))).isEqualTo("Change it to because");
        press("mistake.0.repair");
        assertThat(panel.area().getSelectedText()).isEqualTo("…");
        assertThat(panel.area().getSelectionStart()).isEqualTo(end + reason.indexOf("…"));
    }

    @Test
    void aChangedLineGoesBack() {
        String changed = TEXT.replace("  move x to y\n", "  move q to y\n  stop\n");
        show(changed, 2, List.of(), List.of(), null);
        long now = panel.area().edition();
        show(
                changed,
                2,
                List.of(),
                List.of(new ChangeView(
                        "a.rules", now, 5, List.of("  move x to y"), List.of("  move q to y", "  stop"))),
                null);
        press("change.0.back");
        assertThat(text()).isEqualTo(TEXT);
        press("change.all.back");
        assertThat(sent).contains("backToOriginal");
    }

    @Test
    void oneGoesFromMistakeToMistakeAndRound() {
        show(TEXT, 1, List.of(mistake(0, 7, 8, 2, null), mistake(0, 23, 27, 4, null)), List.of(), null);
        panel.area().setCaretPosition(0);
        panel.nextMistake(1);
        int first = panel.area().getCaretLineNumber();
        panel.nextMistake(1);
        int second = panel.area().getCaretLineNumber();
        panel.nextMistake(1);
        assertThat(List.of(first, second, panel.area().getCaretLineNumber())).containsExactly(1, 3, 1);
        panel.nextMistake(-1);
        assertThat(panel.area().getCaretLineNumber()).isEqualTo(3);
    }

    @Test
    void whatBelongsToTheWindowIsNotTakenByTheText() {
        KeyStroke dark = KeyStroke.getKeyStroke("ctrl D");
        EditorPanel other = new EditorPanel(
                List.of(dark),
                told(EditorIntents.class),
                told(EditorWishes.class),
                told(BesideIntents.class),
                game -> null);
        panel = other;
        show(TEXT, 1, List.of(), List.of(), null);
        Object binding = panel.area().getInputMap().get(dark);
        assertThat(panel.area().getActionMap().get(binding)).isNull();
        assertThat(panel.area().getInputMap().get(KeyStroke.getKeyStroke("ctrl Z")))
                .isNotNull();
    }

    /** Even where the window has something else at the same key. */
    @Test
    void theKeysThatGoToABeginningGoThere() {
        RuleArea area = new RuleArea(TEXT, true, List.of(KeyStroke.getKeyStroke("ctrl HOME")), (edition, text) -> {});
        area.setCaretPosition(TEXT.indexOf("x to y"));
        key(area, "HOME");
        assertThat(area.getCaretPosition()).as("where the line says something").isEqualTo(TEXT.indexOf("move"));
        key(area, "HOME");
        assertThat(area.getCaretPosition()).as("its edge").isEqualTo(TEXT.indexOf("move") - 2);
        key(area, "shift HOME");
        assertThat(area.getSelectedText()).isEqualTo("  ");
        key(area, "ctrl HOME");
        assertThat(area.getCaretPosition()).isZero();
    }

    /** How far right a line begins is told from where it only goes on. */
    @Test
    void rowsInWhichALineGoesOnAreMarked() {
        RuleArea area =
                new RuleArea("game a\n  title en \"A " + "long ".repeat(40) + "\"\n", true, List.of(), (e, text) -> {});
        area.setSize(400, 300);
        assertThat(area.goingOn(area.getBounds())).as("each line is one row").isEmpty();
        area.wrap(true);
        area.setSize(400, 300);
        List<Integer> rows = area.goingOn(area.getBounds());
        assertThat(rows).isNotEmpty().first().isEqualTo(2 * area.getLineHeight());
    }

    private static void key(RuleArea area, String key) {
        Object name = area.getInputMap().get(KeyStroke.getKeyStroke(key));
        area.getActionMap().get(name).actionPerformed(new ActionEvent(area, ActionEvent.ACTION_PERFORMED, null));
    }

    @Test
    void wordsOfTheLanguageAndOfTheGameAreOffered() {
        assertThat(RuleCompletion.words(List.of(TEXT, "keep hop-count: number = 1 # remark"))
                        .keySet())
                .contains("hop-count", "move", "otherwise", "a")
                .doesNotContain("remark", "A");
    }

    @Test
    void aHugeFileOpensAndIsTypedIntoAtOnce() {
        String line =
                "rule r(x: piece)  CM-9.1\n  en \"{x} hops.\" it \"{x} salta.\"\n  if x is x\n    move x to start\n\n";
        String huge = line.repeat(1_100_000 / line.length());
        long before = System.nanoTime();
        show(huge, 2, List.of(), List.of(), null);
        for (int i = 0; i < 200; i++) panel.area().insert("x", 500_000);
        long millis = (System.nanoTime() - before) / 1_000_000;
        assertThat(text()).hasSize(huge.length() + 200);
        assertThat(millis).as("opening and typing 200 letters").isLessThan(20_000);
    }

    private static JTabbedPane below(Container in) {
        for (Component child : in.getComponents()) {
            if (child instanceof JTabbedPane tabs) return tabs;
            JTabbedPane found = child instanceof Container inner ? below(inner) : null;
            if (found != null) return found;
        }
        return null;
    }

    /** Who looks at older texts and writes something wrong sees what is wrong. */
    @Test
    void newMistakesComeBeforeOlderTexts() {
        JTabbedPane below = below(panel);
        show("game a\n", 1, List.of(), List.of(), null);
        below.setSelectedIndex(4);
        show("game a\n", 1, List.of(), List.of(), null);
        assertThat(below.getSelectedIndex()).isEqualTo(4);
        show("game a\n", 1, List.of(mistake(1, 0, 4, 1, null)), List.of(), null);
        assertThat(below.getSelectedIndex()).isZero();
        below.setSelectedIndex(4);
        show("game a\n", 1, List.of(mistake(1, 0, 4, 1, null)), List.of(), null);
        assertThat(below.getSelectedIndex()).as("the same mistake is not new").isEqualTo(4);
    }
}
