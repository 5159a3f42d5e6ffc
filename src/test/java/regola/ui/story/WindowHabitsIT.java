package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.SwingUtilities;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.ui.board.panel.BoardPanel;
import regola.ui.keep.Liking;
import regola.ui.view.board.Role;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.WhyView;

/** Stories of the ways through the window: home, with the keyboard, by hand, from one window to another. */
@Tag("ui")
class WindowHabitsIT {
    private static final Map<String, String> ENGLISH =
            Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7");

    private final Home home = WindowStory.freshHome();
    private WindowStory story;

    private void open() {
        story = WindowStory.open(home, ENGLISH);
    }

    @AfterEach
    void close() {
        story.close();
    }

    private void hop(String frog, String to) {
        story.clickPiece(frog);
        story.waitFor(
                frog + " is chosen", view -> view.board().site(to).orElseThrow().is(Role.TARGET));
        story.clickPlace(to);
        story.waitFor(
                frog + " is on " + to, view -> WindowStory.placeOf(view, frog).equals(to));
    }

    private void waitForStart() {
        story.window()
                .waitUntil(
                        "the start page is at the front", () -> story.window().isShowing("goon.band"));
    }

    @Test
    void escapeLetsGoAndNeverLeavesTheHouseDoesAndTheMatchIsKept() {
        open();
        story.start("China Moon");
        hop("red-1", "a2");
        story.clickPiece("red-2");
        story.waitFor(
                "red-2 is chosen", view -> view.board().site("a3").orElseThrow().is(Role.TARGET));
        story.window().press(KeyEvent.VK_ESCAPE);
        story.waitFor(
                "it is let go", view -> !view.board().site("a3").orElseThrow().is(Role.TARGET));
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().press(KeyEvent.VK_ESCAPE);
        assertThat(story.window().isShowing("board")).as("still at the match").isTrue();
        story.window().click("game.home");
        waitForStart();
        story.window().click("goon");
        story.waitFor(
                "the match is there", view -> WindowStory.placeOf(view, "red-1").equals("a2"));
        story.window().click("game.home");
        waitForStart();
    }

    @Test
    void theKeyForLabelsTurnsThemOnAndOffInAMatch() {
        open();
        story.start("China Moon");
        story.window().press(KeyEvent.VK_L, InputEvent.CTRL_DOWN_MASK);
        story.window()
                .waitUntil("labels are on, and stay so", () -> likesLabels().equals(Optional.of(true)));
        story.window().press(KeyEvent.VK_L, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("labels are off", () -> likesLabels().equals(Optional.of(false)));
    }

    private Optional<Boolean> likesLabels() {
        try (PreferenceFile likings = PreferenceFile.open(home.settings(), Liking.ALL)) {
            return likings.now().get(Liking.LABELS);
        }
    }

    @Test
    void afterAMatchOfAGameWithoutLessonsTheGamesHaveTheKeyboard() throws IOException {
        String shipped = Files.readString(Path.of("rules-dsl/games/nine-mens-morris/nine-mens-morris.rules"));
        Files.writeString(
                home.rules().resolve("stroll.rules"),
                shipped.replaceFirst("game nine-mens-morris", "game stroll")
                        .replaceFirst("en \"Nine Men's Morris\"", "en \"Stroll\""));
        open();
        story.start("Stroll");
        story.waitFor("the match has begun", view -> view.title().equals("Stroll"));
        story.window().find("board", BoardPanel.class);
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        waitForStart();
        Component first = story.window().find("game.stroll.play", Component.class);
        story.window().waitUntil("the games have the keyboard", first::isFocusOwner);
        story.window().type("m");
        Component learn = story.window().find("game.moulin-rouge.learn", Component.class);
        story.window().waitUntil("a letter chooses", learn::isFocusOwner);
    }

    /** Draws a piece out of the hand; the point is one of the board. */
    private void pull(String pile, java.util.function.Function<BoardPanel, Point> to) {
        JButton from = story.window().find(pile, JButton.class);
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.window()
                .drag(
                        pile,
                        JButton.class,
                        any -> new Point(from.getWidth() / 2, from.getHeight() / 2),
                        any -> SwingUtilities.convertPoint(board, to.apply(board), from));
    }

    @Test
    void aPieceIsCarriedFromTheHandOntoTheBoard() {
        open();
        story.start("Nine Men's Morris");
        String pile = story.window().onEventThread(() -> pile(story.match()));
        pull(pile, board -> board.pointOf("a1"));
        story.waitFor(
                "it is put down",
                view -> !view.board().site("a1").orElseThrow().pieces().isEmpty());
        story.waitFor(
                "the person decides again",
                view -> view.decision().waiting() == DecisionView.Waiting.PERSON
                        && view.decision().question().length() > 0
                        && view.story().last() >= 2);
        int moves = story.match().story().last();
        pull(pile, board -> board.pointOf("a1"));
        story.waitFor("it says why not", view -> view.why() != null);
        assertThat(story.match().why().sentence()).isNotBlank();
        pull(pile, board -> new Point(3, 3));
        story.waitFor(
                "it goes back, and what to do is said",
                view -> view.why() == null || view.why().sort() == WhyView.Sort.STRAY);
        assertThat(story.match().story().last()).isEqualTo(moves);
    }

    private static String pile(MatchView view) {
        for (var seat : view.seats()) {
            if (!seat.deciding()) continue;
            for (var zone : seat.zones())
                if (!zone.piles().isEmpty())
                    return "pile." + zone.site() + "."
                            + zone.piles().get(0).piece().id();
        }
        throw new AssertionError("nothing in the hand");
    }

    @Test
    void theMatchInPlayGoesIntoAWindowOfItsOwn() {
        open();
        story.start("China Moon");
        hop("red-1", "a2");
        story.window().click("game.menu");
        story.window().click("menu.game");
        story.window().click("command.apart");
        waitForStart();
        story.window().waitUntil("the match stands in the other window", () -> AppletMatch.isAt("red-1", "a2"));
        story.window().waitUntil("it is in the list", () -> story.window().isShowing("goon"));
        story.window().click("goon");
        assertThat(story.window().isShowing("goon.band"))
                .as("it is played over there")
                .isTrue();
        story.window().onEventThread(() -> {
            AppletMatch.frame().dispose();
            return null;
        });
        story.window().click("goon");
        story.waitFor(
                "it comes back here", view -> WindowStory.placeOf(view, "red-1").equals("a2"));
        story.window().find("game.home", Component.class);
    }

    @Test
    void aNoticeGoesWithItsPageAndWithWhatItTellsOf() {
        open();
        story.start("China Moon");
        story.window().press(KeyEvent.VK_E, InputEvent.CTRL_DOWN_MASK);
        story.window().click("naming.make");
        story.window()
                .waitUntil(
                        "the copy is open",
                        () -> story.window().isShowing("editor.file.curse")
                                && !story.window().isShowing("naming"));
        RSyntaxTextArea text = story.window().find("editor.text", RSyntaxTextArea.class);
        replace(text, "= 2, 2, 2", "= 2, 2, many");
        story.window().waitUntil("the mistake is listed", () -> story.window().isShowing("mistake.0"));
        Component before =
                story.window().onEventThread(() -> story.window().frame().getFocusOwner());
        story.window().click("editor.apply");
        story.window().waitUntil("it is told", () -> story.window().isShowing("notice.editor.apply"));
        Component owner =
                story.window().onEventThread(() -> story.window().frame().getFocusOwner());
        assertThat(owner == null || owner.getName() == null || !owner.getName().startsWith("notice."))
                .as("%s, before %s", owner, before)
                .isTrue();
        replace(text, "= 2, 2, many", "= 2, 2, 2");
        story.window().waitUntil("it is past", () -> !story.window().isShowing("notice.editor.apply"));
        replace(text, "= 2, 2, 2", "= 2, 2, many");
        story.window().waitUntil("the mistake is listed", () -> story.window().isShowing("mistake.0"));
        story.window().click("editor.apply");
        story.window().waitUntil("it is told", () -> story.window().isShowing("notice.editor.apply"));
        story.window().click("editor.back");
        story.window()
                .waitUntil(
                        "it has gone with its page",
                        () -> story.window().isShowing("board")
                                && !story.window().isShowing("notice.editor.apply"));
    }

    private void replace(RSyntaxTextArea text, String from, String to) {
        story.window().onEventThread(() -> {
            int at = text.getText().indexOf(from);
            text.replaceRange(to, at, at + from.length());
            return null;
        });
    }

    @Test
    void whatIsRefusedMovesNothing() {
        open();
        story.start("Nine Men's Morris");
        String pile = story.window().onEventThread(() -> pile(story.match()));
        Rectangle before = place(pile);
        story.clickPlace("a1");
        story.waitFor(
                "it is put down",
                view -> !view.board().site("a1").orElseThrow().pieces().isEmpty());
        story.waitFor(
                "the person decides again",
                view -> view.story().last() >= 2 && view.decision().waiting() == DecisionView.Waiting.PERSON);
        story.clickPlace("a1");
        story.waitFor("it is refused", view -> view.why() != null);
        assertThat(place(pile).y).isEqualTo(before.y);
    }

    private Rectangle place(String name) {
        Component found = story.window().find(name, Component.class);
        return story.window()
                .onEventThread(() -> SwingUtilities.convertRectangle(
                        found.getParent(), found.getBounds(), story.window().frame()));
    }
}
