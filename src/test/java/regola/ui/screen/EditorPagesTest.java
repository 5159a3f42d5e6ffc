package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.engine.value.Position;
import regola.ui.editor.EditorPanel;
import regola.ui.present.editor.EditorPresenter;
import regola.ui.present.editor.EditorStage;
import regola.ui.present.editor.OlderTexts;
import regola.ui.present.editor.OwnLessons;
import regola.ui.present.editor.UnsavedTexts;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.ClippedText;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.Notice;
import regola.ui.view.editor.BesideView;
import regola.ui.view.editor.EditorView;
import regola.ui.view.editor.EditorWishes;
import regola.ui.view.editor.ReplyView;
import regola.ui.view.editor.VersionView;

/** No words are cut off on the page where rules are read and changed, whatever it shows. */
@ExtendWith(OnEventThread.class)
class EditorPagesTest {
    /** Pixels between a frame and what stands in it. */
    private static final int ROOM = 8;

    @TempDir
    Path own;

    private final List<EditorView> views = new ArrayList<>();
    private EditorPresenter editor;

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private EditorView now() {
        return views.get(views.size() - 1);
    }

    private EditorStage stage() {
        return new EditorStage() {
            @Override
            public void beside(BesideView view) {}

            @Override
            public void show(EditorView view) {
                views.add(view);
            }

            @Override
            public void answer(ReplyView answer) {
                // nothing is asked here
            }

            @Override
            public void tell(Notice notice) {
                // notices have tests of their own
            }

            @Override
            public void versions(List<VersionView> versions) {
                // no picture is made of them here
            }

            @Override
            public void away(String key) {
                // as above
            }

            @Override
            public void play(MatchSetUp ready) {
                // nobody plays here
            }

            @Override
            public void playHere(MatchSetUp ready, Position from) {
                // as above
            }
        };
    }

    static Stream<PagesTest.Room> someRooms() {
        return Thorough.some(3, 1, PagesTest.rooms().toList()).stream();
    }

    @ParameterizedTest
    @MethodSource("someRooms")
    void whateverThePageShows(PagesTest.Room room) {
        new Appearance(Theme.LIGHT, room.zoom()).install();
        editor = new EditorPresenter(
                Runnable::run,
                own,
                () -> List.of(own),
                UnsavedTexts.NOWHERE,
                OlderTexts.NOWHERE,
                OwnLessons.NONE,
                stage(),
                () -> 1);
        editor.speak(room.language());
        editor.edit("china-moon", null);
        look(room, "naming");
        editor.make(now().naming().proposal());
        editor.running("china-moon");
        look(room, "copy");
        String text = now().sheet().text();
        String broken = text.replace("= 2, 2, 2", "= 1, 2, 3")
                .replace("move frogs to start", "move forgs too start")
                .replace("frog not in", "frog notin");
        editor.typed(now().front(), 1, broken);
        assertThat(now().problems()).hasSizeGreaterThan(1);
        look(room, "mistakes");
        editor.askForVariant();
        look(room, "variant");
    }

    private void look(PagesTest.Room room, String what) {
        EditorWishes wishes = (EditorWishes) Proxy.newProxyInstance(
                EditorWishes.class.getClassLoader(),
                new Class<?>[] {EditorWishes.class},
                (proxy, method, args) -> null);
        EditorPanel panel = new EditorPanel(List.of(), editor, wishes, editor.beside(), game -> null);
        panel.show(now(), room.texts());
        Dimension size = room.page();
        if (Boolean.getBoolean("screens"))
            Offscreen.write(Offscreen.paint(panel, size.width, size.height), "editor-" + what + "-" + room);
        else Offscreen.lay(panel, size.width, size.height);
        // Lines of a rule file may be long; they are scrolled.
        assertThat(ClippedText.in(panel)).as(what).allMatch(complaint -> complaint.startsWith("editor.text "));
        if (now().naming() != null) hasRoomAround(named(panel, "naming"));
    }

    /** What asks for a name does not stick to its frame. */
    private static void hasRoomAround(Container strip) {
        for (Component part : strip.getComponents()) {
            assertThat(part.getY()).isGreaterThanOrEqualTo(ROOM);
            assertThat(part.getY() + part.getHeight()).isLessThanOrEqualTo(strip.getHeight() - ROOM);
        }
    }

    private static Container named(Container in, String name) {
        for (Component part : in.getComponents()) {
            if (name.equals(part.getName())) return (Container) part;
            Container found = part instanceof Container inside ? named(inside, name) : null;
            if (found != null) return found;
        }
        return null;
    }
}
