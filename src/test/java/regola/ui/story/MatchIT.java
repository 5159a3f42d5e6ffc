package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import javax.swing.AbstractButton;
import javax.swing.JFileChooser;
import javax.swing.JSpinner;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.ui.board.panel.BoardPanel;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Liking;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.match.WrittenMatch;
import regola.ui.present.start.Chosen;
import regola.ui.stage.StageButton;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/** Stories of whole matches, and of what one does in the middle of one. */
@Tag("ui")
class MatchIT {
    private static final Map<String, String> ENGLISH =
            Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7");
    private static final int MOVES_BEFORE_THE_END = 7;

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

    /** A match of three people, some moves before its end. */
    private Path nearItsEnd() throws IOException {
        LibraryShelf shelf = new LibraryShelf();
        shelf.entries();
        Ruleset rules = Ruleset.of(shelf.read("china-moon", List.of()).game(), 3, Map.of());
        Match whole = Match.start(rules, 7);
        SplittableRandom chance = new SplittableRandom(3);
        List<String> moves = new ArrayList<>();
        while (!whole.isOver()) {
            List<Move> legal = whole.decision().legal();
            Move next = legal.get(chance.nextInt(legal.size()));
            moves.add(next.text());
            whole.play(next);
        }
        List<String> played = moves.subList(0, moves.size() - MOVES_BEFORE_THE_END);
        Match there = Match.start(rules, 7);
        played.forEach(there::play);
        Path file = home.matches().resolve("near-its-end.regola-match");
        Files.createDirectories(file.getParent());
        return Files.writeString(
                file,
                WrittenMatch.text(
                        new MatchRecord(
                                1, rules, 7, null, played, played.size(), Map.of(), Map.of(), there.position(), false),
                        "test"));
    }

    private int strays;

    private void openFile(Path file) {
        story.window().press(KeyEvent.VK_O, InputEvent.CTRL_DOWN_MASK);
        JFileChooser asking = story.window().find("chooser", JFileChooser.class);
        story.window().onEventThread(() -> {
            asking.setSelectedFile(file.toFile());
            asking.approveSelection();
            return null;
        });
    }

    /** Does by mouse the first thing that goes on with the move, or begins one. */
    private void clickOn() {
        MatchView now = story.match();
        String piece = null;
        String place = null;
        for (Role role : List.of(Role.TARGET, Role.LEGAL)) {
            for (SiteView site : now.board().sites()) {
                if (piece != null || place != null) break;
                if (site.is(role)) place = site.id();
                else
                    piece = site.pieces().stream()
                            .filter(each -> each.is(role))
                            .map(PieceView::id)
                            .findFirst()
                            .orElse(null);
            }
        }
        String pile = lit(now);
        if (place != null) story.clickPlace(place);
        else if (piece != null) story.clickPiece(piece);
        else if (pile != null) story.window().click(pile);
        else if (now.decision().isForced()) story.window().press(KeyEvent.VK_SPACE);
        else story.window().click("choice." + now.decision().choices().get(0).key());
        story.waitFor("it is answered", view -> view.serial() > now.serial() && view.problem() == null);
        // A press can come just when another picture does, and then means nothing; more than once or twice it must not.
        if (story.match().why() != null) strays++;
        assertThat(strays).as("what is lit leads on").isLessThan(3);
    }

    /** @return the first piece in a tray that leads to a move; null if none does */
    private static String lit(MatchView view) {
        for (var seat : view.seats())
            for (var zone : seat.zones())
                for (var pile : zone.piles())
                    if (pile.piece().is(Role.TARGET) || pile.piece().is(Role.LEGAL))
                        return "pile." + zone.site() + "." + pile.piece().id();
        return null;
    }

    @Test
    void aSavedMatchIsOpenedAndPlayedToItsEndByMouse() throws IOException {
        Path file = nearItsEnd();
        open();
        story.chooseGame("China Moon");
        openFile(file);
        story.waitForQuestion(" frog");
        int before = story.match().story().last();
        while (!story.match().decision().isOver()) clickOn();
        MatchView end = story.match();
        assertThat(end.story().last()).as("all of it was played").isGreaterThan(before);
        assertThat(end.decision().question()).containsAnyOf("wins", "win");
        assertThat(end.seats()).anyMatch(seat -> end.decision().question().contains(seat.name()));
        assertThat(story.window().screenshot("match-over")).isNotEmptyFile();
        story.window().click("end.book");
        story.window().waitUntil("the rules are there", () -> story.window().isShowing("rules"));
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("back at the end", () -> story.window().isShowing("end.path"));
        story.window().click("end.path");
        story.window().waitUntil("its lessons are there", () -> story.window().isShowing("path"));
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("home", () -> story.window().isShowing("goon.band"));
        openFile(file);
        story.waitForQuestion(" frog");
        while (!story.match().decision().isOver()) clickOn();
        story.window().click("end.again");
        story.waitFor(
                "another has begun",
                view -> view.story().last() == 0 && !view.decision().isOver());
        story.window().click("notice.before.back");
        story.waitFor(
                "the match that is over can be looked back at",
                view -> view.story().last() > 0 && view.decision().isOver());
    }

    @Test
    void aWholeMatchIsPlayedByKeyboardAgainstComputers() {
        try (PreferenceFile likings = PreferenceFile.open(home.settings(), Liking.ALL)) {
            Map<String, List<Long>> quick = Map.of(
                    "hop-steps",
                    List.of(4L, 4L, 4L),
                    "frogs-per-colour",
                    List.of(1L),
                    "island-spaces",
                    List.of(1L),
                    "others-needed",
                    List.of(0L));
            likings.change(all -> all.with(
                            Liking.MATCH,
                            List.of(new Chosen("china-moon", 3, Map.of(0, "you"), Map.of(), List.of(), quick)))
                    .with(Liking.FORCED, false));
        }
        open();
        story.chooseGame("China Moon");
        story.window().press(KeyEvent.VK_ENTER);
        story.waitForQuestion("Hop 1");
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.window().waitUntil("the board has the keyboard", board::isFocusOwner);
        while (!story.match().decision().isOver()) {
            story.waitFor(
                    "it is the person's turn, or over",
                    view -> view.decision().isOver() || view.decision().waiting() == Waiting.PERSON);
            MatchView now = story.match();
            if (now.decision().isOver()) break;
            boolean lit = story.window().onEventThread(() -> board.has(Role.LEGAL) || board.has(Role.TARGET));
            if (lit) {
                story.window().press(KeyEvent.VK_TAB);
                story.window().press(KeyEvent.VK_ENTER);
            } else {
                story.window().press(KeyEvent.VK_1);
            }
            story.waitFor("it is answered", view -> view.serial() > now.serial());
            assertThat(story.match().why()).as("all that is lit is legal").isNull();
        }
        assertThat(story.match().decision().question()).contains("win");
        assertThat(story.match().story().last()).isGreaterThan(12);
        story.window().waitUntil("the ways on are there", () -> story.window().isShowing("end.sides"));
        story.window().click("end.sides");
        story.waitFor(
                "it begins anew, and everybody sits one seat further",
                view -> !view.decision().isOver() && view.seats().get(0).sort() == SeatView.Sort.COMPUTER);
        assertThat(story.match().seats().stream().map(SeatView::sort))
                .as("still one person")
                .containsOnlyOnce(SeatView.Sort.HUMAN);
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the start page is back", () -> story.window().isShowing("goon.band"));
    }

    @Test
    void fromWhyNotToTheRuleAndItsLineInTheRuleFileAndBack() {
        try (PreferenceFile likings = PreferenceFile.open(home.settings(), Liking.ALL)) {
            likings.change(all -> all.with(Liking.TEACHER, true));
        }
        open();
        story.start("China Moon");
        hop("red-1", "a2");
        story.clickPiece("red-2");
        story.waitFor("red-2 is chosen", view -> !view.decision().draft().isEmpty());
        story.clickPlace("a2");
        story.waitFor("the reason is there", view -> view.why() != null);
        assertThat(story.window().text("why.sentence")).contains("A pad has room for one frog only.");
        story.window().click("why.rule");
        assertThat(story.window().text("rule.text.0")).contains("because CM-5.8");
        story.window().click("rule.edit.0");
        RSyntaxTextArea text = story.window().find("editor.text", RSyntaxTextArea.class);
        story.window()
                .waitUntil(
                        "the line of the rule is in sight",
                        () -> lineAt(text).contains("to is start or to is free")
                                || lineAt(text).contains("CM-5.8"));
        assertThat(story.window().onEventThread(text::isEditable))
                .as("rules of the program are read")
                .isFalse();
        story.window().click("editor.back");
        story.waitFor(
                "the match is there", view -> WindowStory.placeOf(view, "red-1").equals("a2"));
        story.window().find("board", BoardPanel.class);
        assertThat(story.match().why()).as("what was asked is still answered").isNotNull();
        story.clickPlace("a3"); // red-2 is still chosen
        story.waitFor("it goes on", view -> WindowStory.placeOf(view, "red-2").equals("a3"));
    }

    private static String lineAt(RSyntaxTextArea text) {
        try {
            int line = text.getLineOfOffset(text.getCaretPosition());
            int start = text.getLineStartOffset(line);
            return text.getText(start, text.getLineEndOffset(line) - start);
        } catch (BadLocationException e) {
            return "";
        }
    }

    @Test
    void whoeverReadsARuleInTheStoryComesBackToIt() {
        open();
        story.start("China Moon");
        hop("red-1", "a2");
        story.window().press(KeyEvent.VK_J);
        story.window().focus("story");
        story.window().press(KeyEvent.VK_HOME);
        story.window().press(KeyEvent.VK_DOWN);
        story.window().press(KeyEvent.VK_DOWN);
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("a rule is read", () -> story.window().isShowing("rule.card"));
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window()
                .waitUntil(
                        "the story is back",
                        () -> story.window().isShowing("story")
                                && !story.window().isShowing("rule.card"));
    }

    @Test
    void oneWalksBackLooksRoundAndGoesOnFromThere() {
        open();
        story.start("China Moon");
        hop("red-1", "a2");
        hop("red-2", "a3");
        story.window().press(KeyEvent.VK_J);
        story.window().click("timeline.first");
        story.waitFor(
                "the beginning",
                view -> view.story().moment() == 0 && view.story().last() == 2);
        assertThat(WindowStory.placeOf(story.match(), "red-1")).isEqualTo("start");
        story.window().press(KeyEvent.VK_RIGHT, InputEvent.ALT_DOWN_MASK);
        story.waitFor(
                "one moment on",
                view -> WindowStory.placeOf(view, "red-1").equals("a2")
                        && WindowStory.placeOf(view, "red-2").equals("start"));
        assertThat(story.window().find("why.now", StageButton.class).style())
                .as("the way back is the one to be seen")
                .isEqualTo(StageButton.Style.LEAD);
        story.window().click("why.now");
        story.waitFor("now again", view -> WindowStory.placeOf(view, "red-2").equals("a3"));
        for (int moment = 1; moment >= 0; moment--) {
            int to = moment;
            story.window().press(KeyEvent.VK_LEFT, InputEvent.ALT_DOWN_MASK);
            story.waitFor("one moment back", view -> view.story().moment() == to);
        }
        story.window().press(KeyEvent.VK_END, InputEvent.ALT_DOWN_MASK);
        story.waitFor("now again", view -> WindowStory.placeOf(view, "red-2").equals("a3"));
        story.window().press(KeyEvent.VK_Z, InputEvent.CTRL_DOWN_MASK);
        story.waitFor("taken back", view -> view.story().moment() == 1 && view.canRedo());
        story.window().press(KeyEvent.VK_Y, InputEvent.CTRL_DOWN_MASK);
        story.waitFor("done again", view -> view.story().moment() == 2 && !view.canRedo());
        story.window().press(KeyEvent.VK_Z, InputEvent.CTRL_DOWN_MASK);
        story.waitFor("taken back", view -> view.story().moment() == 1);
        hop("green-1", "a3");
        assertThat(story.match().canRedo())
                .as("what was taken back is another match now")
                .isFalse();
        assertThat(WindowStory.placeOf(story.match(), "red-2")).isEqualTo("start");
    }

    @Test
    void aMatchWithAVariantAndASettingIsPlayedByThem() {
        open();
        story.chooseGame("China Moon");
        story.window().click("variant.one-two-three-hop");
        story.window()
                .waitUntil(
                        "the switch is on",
                        () -> story.setUp().variants().stream()
                                .anyMatch(v -> v.on() && v.id().equals("one-two-three-hop")));
        story.window()
                .waitUntil(
                        "the setting shows it",
                        () -> story.setUp().settings().stream()
                                .anyMatch(s -> s.name().equals("hop-steps")
                                        && s.value().equals(List.of(1L, 2L, 3L))));
        story.window().click("setup.more");
        JSpinner blue = story.window().find("setting.value-blue.0", JSpinner.class);
        story.window().onEventThread(() -> {
            blue.setValue(9);
            return null;
        });
        story.window()
                .waitUntil(
                        "the setting is chosen",
                        () -> story.setUp().settings().stream()
                                .anyMatch(s -> s.name().equals("value-blue")
                                        && s.value().equals(List.of(9L))));
        story.window().click("start.go");
        story.waitForQuestion("Hop 1");
        assertThat(story.match().rules()).isEqualTo("1-2-3 Hop \u00b7 Points for the blue lotus: 9");
        hop("red-1", "a1");
        hop("red-2", "a3");
    }

    @Test
    void languageAndThemeChangeAndNothingIsLost() {
        open();
        story.start("China Moon");
        hop("red-1", "a2");
        story.clickPiece("red-2");
        story.waitFor("red-2 is chosen", view -> !view.decision().draft().isEmpty());
        story.window().click("game.menu");
        story.window().click("menu.view");
        story.window().click("menu.language");
        story.window().click("language.it");
        story.waitForQuestion("saltare un'altra rana");
        story.window().click("game.menu");
        story.window().click("menu.view");
        story.window().click("menu.theme");
        story.window().click("theme.dark");
        story.window().waitUntil("it is dark", FlatLaf::isLafDark);
        MatchView now = story.match();
        assertThat(WindowStory.placeOf(now, "red-1")).isEqualTo("a2");
        assertThat(now.story().last()).isEqualTo(1);
        assertThat(now.canUndo()).isTrue();
        if (now.decision().draft().isEmpty()) story.clickPiece("red-2");
        story.waitFor(
                "red-2 is still chosen",
                view -> view.board().site("a3").orElseThrow().is(Role.TARGET));
        story.clickPlace("a3");
        story.waitFor("it goes on", view -> WindowStory.placeOf(view, "red-2").equals("a3"));
        story.window().click("game.menu");
        story.window().click("menu.view");
        story.window().click("menu.theme");
        story.window().click("theme.light");
        story.window().waitUntil("it is light", () -> !FlatLaf.isLafDark());
    }

    @Test
    void aMistakeInTheRulesIsToldAndTheMatchGoesOn() {
        open();
        story.start("China Moon");
        hop("red-1", "a2");
        story.window().press(KeyEvent.VK_E, InputEvent.CTRL_DOWN_MASK);
        story.window().click("naming.make");
        story.window()
                .waitUntil(
                        "the copy is open",
                        () -> story.window().isShowing("editor.file.curse")
                                && !story.window().isShowing("naming"));
        RSyntaxTextArea text = story.window().find("editor.text", RSyntaxTextArea.class);
        story.window().onEventThread(() -> {
            int at = text.getText().indexOf("= 2, 2, 2");
            text.replaceRange("= 2, 2, many", at, at + "= 2, 2, 2".length());
            return null;
        });
        story.window().waitUntil("the mistake is listed", () -> story.window().isShowing("mistake.0"));
        story.window().click("editor.apply");
        assertThat(story.window().text("notice.editor.apply.title")).startsWith("One mistake keeps");
        story.window().click("editor.back");
        story.window().find("board", BoardPanel.class);
        assertThat(WindowStory.placeOf(story.match(), "red-1")).isEqualTo("a2");
        hop("red-2", "a3");

        story.window().press(KeyEvent.VK_E, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the page of the rules", () -> !story.window().isShowing("board"));
    }

    @Test
    void changedRulesAreTriedAndTheMatchBeforeComesBack() {
        open();
        story.start("China Moon");
        hop("red-1", "a2");
        story.window().press(KeyEvent.VK_E, InputEvent.CTRL_DOWN_MASK);
        story.window().click("naming.make");
        story.window()
                .waitUntil(
                        "the copy is open",
                        () -> story.window().isShowing("editor.file.curse")
                                && !story.window().isShowing("naming"));
        story.window().click("editor.apply");
        story.waitFor(
                "the copy is played",
                view -> view.title().contains("my rules") && view.story().last() == 0);
        assertThat(story.window()
                        .find("notice.before.back", AbstractButton.class)
                        .getText())
                .isEqualTo("Back to the match of China Moon");
        story.window().click("notice.before.back");
        story.waitFor(
                "the match before is there",
                view -> view.title().equals("China Moon")
                        && WindowStory.placeOf(view, "red-1").equals("a2"));
        story.window().find("board", BoardPanel.class);
        hop("red-2", "a3");
        assertThat(story.window().isShowing("notice.before")).isFalse();
    }
}
