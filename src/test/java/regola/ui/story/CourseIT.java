package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JMenuItem;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.ui.board.panel.BoardPanel;
import regola.ui.classroom.ClassroomPanel;
import regola.ui.lesson.LessonPanel;
import regola.ui.start.PathPanel;
import regola.ui.start.ShelfPanel;
import regola.ui.view.board.Role;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;

/** Stories of a newcomer in lessons that come with the program, from the first picture of the window on. */
@Tag("ui")
class CourseIT {
    private static final int MOST_PRESSES = 60;
    private WindowStory story;

    @BeforeEach
    void open() {
        story = WindowStory.open(
                WindowStory.freshHome(),
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7"));
        story.learn("China Moon");
        story.window()
                .waitUntil(
                        "the first lesson is offered",
                        () -> story.panel(PathPanel.class).course().next() == 0);
    }

    @AfterEach
    void close() {
        story.close();
    }

    private LessonView now() {
        return story.window().onEventThread(() -> story.panel(LessonPanel.class).view());
    }

    private BoardPanel board() {
        return story.window().onEventThread(() -> story.panel(LessonPanel.class).boardPanel());
    }

    private void waitFor(String what, Predicate<LessonView> condition) {
        story.window().waitUntil(what, () -> {
            LessonPanel panel = story.panel(LessonPanel.class);
            return panel != null
                    && panel.isShowing()
                    && !story.isOpening()
                    && panel.view() != null
                    && condition.test(panel.view());
        });
    }

    private void waitForStep(int number) {
        waitFor("step " + number, view -> view.at() == number - 1 && view.message() == null);
    }

    private void waitForMessage(MessageView.Sort sort) {
        waitFor(
                "the answer is " + sort,
                view -> view.message() != null && view.message().sort() == sort);
    }

    // ---- by keyboard

    private void press(int key, int... modifiers) {
        story.window().press(key, modifiers);
    }

    private String focus() {
        return story.window().onEventThread(() -> board().focusWords().toLowerCase(Locale.ROOT));
    }

    private String owner() {
        return story.window().onEventThread(() -> {
            Component owner =
                    KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
            return owner == null ? "nothing" : owner.getClass().getSimpleName() + " " + owner.getName();
        });
    }

    /** Tab goes round what is lit until the keyboard stands on something with these words. */
    private void tabTo(String words) {
        for (int i = 0; i < MOST_PRESSES && !focus().contains(words); i++) press(KeyEvent.VK_TAB);
        if (!focus().contains(words)) story.window().screenshot("tab-to");
        assertThat(focus()).as("the keyboard is at %s", owner()).contains(words);
    }

    /** Arrows, each time the one that leads nearer, to a place of the board; where that leads in a ring, another. */
    private void walkTo(String site) {
        Pattern name = Pattern.compile("\\b[a-z]\\d+\\b");
        Set<String> been = new HashSet<>();
        for (int i = 0; i < MOST_PRESSES; i++) {
            Matcher at = name.matcher(focus());
            String here = at.find() ? at.group() : "start";
            if (here.equals(site)) return;
            Point from = story.window().onEventThread(() -> board().pointOf(here));
            Point to = story.window().onEventThread(() -> board().pointOf(site));
            int dx = to.x - from.x;
            int dy = to.y - from.y;
            boolean across = Math.abs(dx) >= Math.abs(dy) == been.add(here);
            if (across) press(dx > 0 ? KeyEvent.VK_RIGHT : KeyEvent.VK_LEFT);
            else press(dy > 0 ? KeyEvent.VK_DOWN : KeyEvent.VK_UP);
        }
        throw new AssertionError("arrows do not lead to " + site + " but to " + focus());
    }

    /** Tab finds the frog also where nothing is lit, arrows the place. */
    private void hopByKeys(String frog, String to) {
        story.window().waitUntil("the board stands still", () -> !board().isAnimating());
        tabTo("red's frog");
        press(KeyEvent.VK_ENTER);
        waitFor("the frog is chosen", view -> isChosen(view, frog));
        walkTo(to);
        press(KeyEvent.VK_ENTER);
    }

    /** Where nothing is lit before it is tried arrows lead to the frog and to where it is to go. */
    private void findByKeys(String frog, String to) {
        story.window().waitUntil("the board stands still", () -> !board().isAnimating());
        walkTo(WindowStory.placeOf(story.panel(LessonPanel.class).view().match(), frog));
        press(KeyEvent.VK_ENTER);
        waitFor("the frog is chosen", view -> isChosen(view, frog));
        walkTo(to);
        press(KeyEvent.VK_ENTER);
    }

    private static boolean isChosen(LessonView view, String frog) {
        return view.match().board().sites().stream()
                .flatMap(site -> site.pieces().stream())
                .anyMatch(piece -> piece.id().equals(frog) && piece.is(Role.CHOSEN));
    }

    /** Walks through the menus, one after the other, to an item, and takes it. */
    private void takeFromMenu(String... names) {
        press(KeyEvent.VK_F10);
        walkTo(names);
    }

    /** As {@link #takeFromMenu}, in the menu that is open. */
    private void walkTo(String... names) {
        story.window()
                .waitUntil(
                        "the menu has the keyboard",
                        () -> MenuSelectionManager.defaultManager().getSelectedPath().length > 0);
        for (int i = 0; i < names.length; i++) {
            String name = names[i];
            for (int presses = 0; presses < MOST_PRESSES && !name.equals(selected()); presses++)
                press(KeyEvent.VK_DOWN);
            assertThat(selected()).isEqualTo(name);
            if (i == names.length - 1) press(KeyEvent.VK_ENTER);
            else press(KeyEvent.VK_RIGHT);
        }
    }

    /** @return the name of the item or menu that the keyboard stands on */
    private String selected() {
        return story.window().onEventThread(() -> {
            MenuElement[] path = MenuSelectionManager.defaultManager().getSelectedPath();
            for (int i = path.length - 1; i >= 0; i--) {
                boolean named = path[i] instanceof JMenuItem;
                if (named) return path[i].getComponent().getName();
            }
            return "";
        });
    }

    /** From the shelf, where nothing is open yet that could be shown. */
    @Test
    void aLessonIsChosenForAClassAndShownToIt() {
        press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the shelf is there", () -> story.window().isShowing("shelf.class"));
        story.window().click("shelf.class");
        walkTo("class.project", "class.project.croak", "class.project.croak.lesson");
        story.window()
                .waitUntil("the path says what to begin", () -> story.window().isShowing("start.goOn"));
        story.window().click("start.goOn");
        story.window().waitUntil("a class looks at it", () -> story.window().isShowing("classroom"));
        press(KeyEvent.VK_B);
        ClassroomPanel classroom = story.window().find("classroom", ClassroomPanel.class);
        story.window().waitUntil("its keys are heard", () -> classroom.laid().blank());
        press(KeyEvent.VK_B);
        press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("it is over", () -> !story.window().isShowing("classroom"));
        story.window().waitUntil("the lesson has the keyboard again", () -> board().isFocusOwner());
    }

    /** As on the page of lessons: whoever comes to the program says who they are before they choose a game. */
    @Test
    void whoIsLearningIsSaidOnTheFirstPage() {
        press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the shelf is there", () -> story.window().isShowing("shelf.menu"));
        story.window().click("shelf.menu");
        story.window().click("start.learner.item");
        JComboBox<?> names = story.window().find("learner.name", JComboBox.class);
        story.window().onEventThread(() -> {
            names.setSelectedItem("Anna");
            return null;
        });
        ShelfPanel shelf = story.panel(ShelfPanel.class);
        story.window()
                .waitUntil("Anna is at work", () -> "Anna".equals(shelf.view().learner()));
        press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("all games are seen", () -> !story.window().isShowing("learner.drawer"));
    }

    /** What opens below a button is written as large as the button itself. */
    @Test
    void menusOfTheHeadAreWrittenAsLargeAsTheirButtons() {
        press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the shelf is there", () -> story.window().isShowing("shelf.class"));
        for (String button : List.of("shelf.class", "shelf.workshop")) {
            story.window().click(button);
            story.window()
                    .waitUntil(
                            "the menu is open",
                            () -> MenuSelectionManager.defaultManager().getSelectedPath().length > 0);
            int letters = story.window().find(button, JButton.class).getFont().getSize();
            assertThat(story.window()
                            .onEventThread(() -> letters(
                                    MenuSelectionManager.defaultManager().getSelectedPath()[0])))
                    .as("letters below " + button)
                    .containsOnly(letters);
            press(KeyEvent.VK_ESCAPE);
        }
    }

    private static Set<Integer> letters(MenuElement menu) {
        Set<Integer> sizes = new HashSet<>(Set.of(menu.getComponent().getFont().getSize()));
        for (MenuElement each : menu.getSubElements()) sizes.addAll(letters(each));
        return sizes;
    }

    /** Nobody finds again what was saved in the inner folders of the program. */
    @Test
    void theTableOfStarsIsSavedWhereAPersonLooks() {
        press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the shelf is there", () -> story.window().isShowing("shelf.class"));
        story.window().click("shelf.class");
        story.window().click("class.export");
        story.window()
                .waitUntil("a place for it is asked for", () -> story.window().isShowing("chooser"));
        JFileChooser asking = story.window().find("chooser", JFileChooser.class);
        assertThat(asking.getCurrentDirectory().toPath()).isEqualTo(Path.of(System.getProperty("user.home")));
        story.window().onEventThread(() -> {
            asking.cancelSelection();
            return null;
        });
    }

    /** As a teacher who has never opened the game: from the shelf to a file, by keys. */
    @Test
    void allLessonsOfAGameAreHandedOutAsWorksheets(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("sheets.pdf");
        press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the shelf is there", () -> story.window().isShowing("shelf.class"));
        story.window().click("shelf.class");
        walkTo("class.sheets", "class.sheets.reversi");
        story.window()
                .waitUntil(
                        "what is handed out can be chosen", () -> story.window().isShowing("handout.pdf"));
        story.window().click("handout.pdf");
        story.window().waitUntil("its pages are seen", () -> story.window().isShowing("sheets.make"));
        JButton make = story.window().find("sheets.make", JButton.class);
        story.window().waitUntil("its pages are counted", make::isEnabled);
        JComponent part = story.window().find("sheets.part.0", JComponent.class);
        story.window().waitUntil("the first part has the keyboard", part::isFocusOwner);
        story.window().press(KeyEvent.VK_ENTER);
        story.window()
                .waitUntil("a place for it is asked for", () -> story.window().isShowing("chooser"));
        JFileChooser asking = story.window().find("chooser", JFileChooser.class);
        story.window().onEventThread(() -> {
            asking.setSelectedFile(file.toFile());
            asking.approveSelection();
            return null;
        });
        story.window()
                .waitUntil(
                        "the file is written",
                        () -> Files.exists(file) && story.window().isShowing("notice.handout"));
        try (PDDocument document = Loader.loadPDF(file.toFile())) {
            assertThat(new PDFTextStripper().getText(document).replaceAll("\\s+", " "))
                    .contains("Reversi: worksheets", "1 ", "3 Your first match", "Answers");
        }
    }

    @Test
    void theFirstLessonIsDoneFromItsFirstStepToItsLastByKeyboardAlone() {
        press(KeyEvent.VK_ENTER);
        waitForStep(1);
        story.window().waitUntil("the board has the keyboard", () -> board().isFocusOwner());
        listenByKeys();

        waitForStep(2);
        listenByKeys();

        waitForStep(3);
        listenByKeys();

        waitForStep(4);
        hopByKeys("red-1", "a2");
        waitForMessage(MessageView.Sort.RIGHT);
        assertThat(now().overlay().rings())
                .as("what was to be looked at is done with")
                .isEmpty();
        press(KeyEvent.VK_ENTER);

        waitForStep(5);
        listenByKeys();

        waitForStep(6);
        findByKeys("red-2", "a30");
        waitForMessage(MessageView.Sort.RIGHT);
        takeFromMenu("menu.view", "menu.theme", "theme.dark");
        story.window().waitUntil("it is dark", FlatLaf::isLafDark);
        press(KeyEvent.VK_ENTER);

        waitForStep(7);
        walkTo("a4");
        press(KeyEvent.VK_ENTER);
        waitForMessage(MessageView.Sort.RIGHT); // where one thing is asked for, marking it is the answer
        press(KeyEvent.VK_ENTER);

        waitForStep(8);
        press(KeyEvent.VK_1); // the answers are numbers, and the digit is the answer
        waitForMessage(MessageView.Sort.RIGHT);
        press(KeyEvent.VK_ENTER);

        waitForStep(9);
        findByKeys("red-3", "a35");
        waitForMessage(MessageView.Sort.PARTLY);
        findByKeys("red-1", "a20");
        waitForMessage(MessageView.Sort.RIGHT);
        press(KeyEvent.VK_ENTER);

        waitFor("the end", view -> view.end() != null);
        assertThat(now().end().stars()).as("no wrong try and no hint").isEqualTo(3);
        takeFromMenu("menu.view", "menu.language", "language.it");
        waitFor("it is told in Italian", view -> view.language().equals("it"));
        assertThat(now().end().stars()).isEqualTo(3);
        story.window().screenshot("lesson-by-keyboard");
        press(KeyEvent.VK_ESCAPE);
        story.window()
                .waitUntil(
                        "the stars are kept, the next lesson is offered",
                        () -> story.panel(PathPanel.class).isShowing()
                                && story.panel(PathPanel.class)
                                                .course()
                                                .lessons()
                                                .get(0)
                                                .stars()
                                        == 3
                                && story.panel(PathPanel.class).course().next() == 1);
    }

    /** What is told is told to its end; then one goes on. */
    private void listenByKeys() {
        waitFor("it was told", view -> view.state() == LessonState.TELL && view.can(LessonAct.NEXT));
        press(KeyEvent.VK_ENTER);
    }

    // ---- by mouse

    private void findByMouse(String frog, String to) {
        story.clickPiece(frog);
        waitFor("the frog is chosen", view -> isChosen(view, frog));
        story.clickPlace(to);
    }

    private void markAndCheck(Runnable click) {
        click.run();
        waitFor("it is marked", view -> view.can(LessonAct.CHECK));
        lead();
    }

    private void lead() {
        story.window().click("lesson.act.main");
    }

    @Test
    void theSecondLessonIsDoneFromItsFirstStepToItsLastByMouseAlone() {
        story.window().click("lesson.row.2");
        waitForStep(1);
        waitFor("it was told", view -> view.state() == LessonState.TELL && view.can(LessonAct.NEXT));
        lead();

        waitForStep(2);
        story.clickPiece("red-1");
        waitFor("the frog is chosen", view -> isChosen(view, "red-1"));
        assertThat(now().match().board().site("a4").orElseThrow().is(Role.TARGET))
                .as("whoever is to count is not shown where it ends")
                .isFalse();
        story.clickPlace("a3");
        waitForMessage(MessageView.Sort.REFUSED);
        assertThat(story.window().text("lesson.reply")).contains("the pad under the green frog is not counted");
        story.clickPlace("a4");
        waitForMessage(MessageView.Sort.RIGHT);
        lead();

        waitForStep(3);
        story.clickPlace("a20"); // one place is asked for: the press is the answer
        waitForMessage(MessageView.Sort.MISSED);
        assertThat(now().message().words().text()).isEqualTo("That is the first free pad. A hop counts two.");
        assertThat(now().message().reason().text()).as("nothing is told yet").isEmpty();
        story.window().click("lesson.home");
        story.window().waitUntil("the lessons", () -> story.window().isShowing("path.home"));
        story.window().click("path.home");
        story.window().waitUntil("the shelf", () -> story.window().isShowing("goon"));
        story.window().click("goon");
        waitFor(
                "who comes back finds the wrong place marked still",
                view -> view.at() == 2
                        && view.match().board().site("a20").orElseThrow().is(Role.EXTRA));
        story.clickPlace("a21");
        waitForMessage(MessageView.Sort.RIGHT);
        assertThat(now().told()).as("found, and not told").isEmpty();
        lead();

        waitForStep(4);
        markAndCheck(() -> story.clickPlace("a5"));
        waitForMessage(MessageView.Sort.RIGHT);
        lead();

        waitForStep(5);
        story.clickPiece("orange-1");
        waitForMessage(MessageView.Sort.RIGHT);
        lead();

        waitForStep(6);
        findByMouse("green-1", "a4");
        waitForMessage(MessageView.Sort.PARTLY);
        findByMouse("red-1", "a5");
        waitForMessage(MessageView.Sort.RIGHT);
        lead();

        waitFor("the end", view -> view.end() != null);
        assertThat(now().end().stars()).as("one wrong try that counts, no hint").isEqualTo(2);
        assertThat(now().end().summary())
                .isEqualTo("Well done: two stars! For the third: no mistakes. " + "This time: one mistake.");
        assertThat(now().end().tip()).startsWith("This time: one mistake. ");
        assertThat(story.window().find("lesson.end.door", JButton.class).getText())
                .isEqualTo("Three frogs a turn");
        assertThat(story.window().find("lesson.act.hint", JButton.class).getText())
                .isEqualTo("All lessons");
        story.window().screenshot("lesson-end-two-stars");
        story.window().click("lesson.act.hint");
        story.window()
                .waitUntil(
                        "the stars are kept",
                        () -> story.panel(PathPanel.class).isShowing()
                                && story.panel(PathPanel.class)
                                                .course()
                                                .lessons()
                                                .get(1)
                                                .stars()
                                        == 2);
    }
}
