package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.file.BadFile;
import regola.home.Home;
import regola.teaching.progress.Progress;
import regola.teaching.progress.ProgressStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.lesson.LessonPanel;
import regola.ui.support.Listener;
import regola.ui.support.ReadAsHtml;

/**
 * A game, a variant, a lesson and a learner whose every word looks like HTML: all pages show the words as they stand,
 * and fetch nothing.
 */
@Tag("ui")
class StrangeWordsIT {
    private static final Path RULES = Path.of("src/test/resources/strangers/html.rules");
    private final Listener listener = new Listener();
    private final Home home = WindowStory.freshHome();
    private WindowStory story;

    @BeforeEach
    void open() throws IOException, BadFile {
        Files.createDirectories(home.rules());
        Files.writeString(
                home.rules().resolve("html.rules"),
                Files.readString(RULES).replace("PORT", String.valueOf(listener.port())));
        Files.writeString(
                home.rules().resolve("html-variant.rules"),
                "variant html-variant of html-words\n  title en \"" + listener.words("variant")
                        + "\" it \"x\"\n  about en \"" + listener.words("varied") + "\" it \"x\"\n\nset steps = 2\n");
        Files.writeString(home.rules().resolve("<html><b>broken<img src=x>.rules"), "this is no game");
        Path lessons = Files.createDirectories(home.tutorials().resolve("html-words"));
        Files.writeString(lessons.resolve("01-html.md"), lesson());
        Progress progress = Progress.NONE.by(listener.words("learner"));
        ProgressStore.open(home.progress()).save(progress);
        story = WindowStory.open(
                home,
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7"));
    }

    @AfterEach
    void close() {
        story.close();
        listener.close();
    }

    private String lesson() {
        return "---\ngame: html-words\nrules: [EV-4]\ntitle: {en: \"" + listener.words("lesson")
                + "\", it: \"x\"}\nidea: {en: \"" + listener.words("idea")
                + "\", it: \"x\"}\n---\n\n## one\n\nen: " + listener.words("goal")
                + "\n\nit: x\n\n```yaml\nrules: [EV-4]\ntask: play\nmoves: [wait]\nhints:\n  - {en: \""
                + listener.words("hint") + "\", it: \"x\"}\ndone: {en: \"" + listener.words("done")
                + "\", it: \"x\"}\n```\n";
    }

    /** Every window, menu and component there is, and every tip that it would show. */
    private void look(String page, String words) {
        story.window().waitUntil(page, () -> texts().stream().anyMatch(text -> text.contains("<b>" + words + "</b>")));
        story.window().screenshot("strange-" + page.replace(' ', '-'));
        List<String> found = story.window().onEventThread(() -> {
            List<String> all = new ArrayList<>();
            for (Window window : Window.getWindows()) all.addAll(ReadAsHtml.in(window));
            tips(story.window().frame(), all);
            return all;
        });
        assertThat(found).as(page).isEmpty();
        assertThat(listener.knocks()).as(page).isZero();
    }

    private static void tips(Component part, List<String> found) {
        if (part instanceof JComponent swing && swing.getToolTipText() != null) {
            var tip = swing.createToolTip();
            tip.setTipText(swing.getToolTipText());
            tip.getPreferredSize();
            found.addAll(ReadAsHtml.in(tip));
        }
        if (part instanceof Container inner) for (Component child : inner.getComponents()) tips(child, found);
    }

    private List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (Window window : Window.getWindows()) if (window.isShowing()) texts(window, texts);
        return texts;
    }

    private static void texts(Component part, List<String> texts) {
        if (!part.isVisible()) return;
        if (part instanceof JLabel label && label.getText() != null) texts.add(label.getText());
        if (part instanceof JTextComponent text) texts.add(text.getText());
        // What paints its words itself says them too.
        AccessibleContext said = part.getAccessibleContext();
        if (said != null && said.getAccessibleName() != null) texts.add(said.getAccessibleName());
        if (part instanceof Container inner) for (Component child : inner.getComponents()) texts(child, texts);
    }

    @Test
    void everyPageShowsThemAsTheyStand() {
        String title = "<html><b>title</b><img src='http://127.0.0.1:" + listener.port() + "/title'>";
        story.learn(title);
        look("start to learn", "lesson");
        story.window().click("path.home");
        look("shelf", "title");
        story.chooseGame(title);
        story.window().click("setup.more");
        look("start to play", "setting");
        story.window().click("start.book");
        story.window().waitUntil("the rulebook", () -> story.window().isShowing("rules.search"));
        look("rules", "title");
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window()
                .waitUntil("the page it was opened from", () -> story.window().isShowing("setup.more"));
        story.window().click("setup.more");
        story.window().click("start.rules");
        look("editor", "title");
        story.window().click("tool.command.new");
        story.window().waitUntil("the start page", () -> story.window().isShowing("goon.band"));
        story.chooseGame(title);
        story.window().click("start.go");
        story.waitFor("the match has begun", view -> true);
        look("match", "question");
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.window().pointAt("board", BoardPanel.class, panel -> panel.pointOf("s4"));
        story.window().pointAt("board", BoardPanel.class, panel -> panel.pointOf("s5"));
        story.clickPlace("s3");
        look("refused", "because2");
        assertThat(story.window().onEventThread(board::isShowing)).isTrue();
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().press(KeyEvent.VK_T, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the position page", () -> story.window().isShowing("position.board"));
        look("position", "title");
        story.window().press(KeyEvent.VK_T, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the match again", () -> story.window().isShowing("board"));
        story.window().press(KeyEvent.VK_F11);
        look("class", "question");
        story.window().press(KeyEvent.VK_F11);
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the start page again", () -> story.window().isShowing("goon.band"));
        story.learn(title);
        story.window().click("lesson.row.1");
        story.window()
                .waitUntil(
                        "the lesson",
                        () -> story.panel(LessonPanel.class) != null
                                && story.panel(LessonPanel.class).isShowing());
        look("lesson", "goal");
    }
}
