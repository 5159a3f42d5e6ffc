package regola.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.JList;
import javax.swing.JViewport;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.board.art.ArtStore;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.start.GameView;
import regola.ui.view.start.KeptMatchView;
import regola.ui.view.start.LearnerWishes;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.StartIntents;
import regola.ui.view.start.StartWishes;

/** However many matches somebody has begun, the games have their room. */
@ExtendWith(OnEventThread.class)
class StartRoomTest {
    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private static Component find(Container in, String name) {
        for (Component child : in.getComponents()) {
            if (name.equals(child.getName())) return child;
            Component found = child instanceof Container container ? find(container, name) : null;
            if (found != null) return found;
        }
        return null;
    }

    private static <T> T deaf(Class<T> kind) {
        return kind.cast(
                Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, (proxy, method, args) -> null));
    }

    private static Rectangle games(int matches, int width, int height) {
        StartPanel panel = new StartPanel(
                game -> new ArtStore(file -> Optional.empty()),
                deaf(StartIntents.class),
                deaf(StartWishes.class),
                deaf(LearnerWishes.class));
        List<GameView> all = IntStream.range(0, 6)
                .mapToObj(i -> new GameView("game-" + i, "Game " + i, "", false, false, null))
                .toList();
        panel.show(
                new SetUpView(
                        all, "game-0", "Game 0", "", "", "", 2, 2, 2, List.of(), List.of(), List.of(), List.of(), "en"),
                Texts.in("en"));
        panel.showKept(
                IntStream.range(0, matches)
                        .mapToObj(i -> new KeptMatchView("" + i, Said.plain("Game " + i), 3, 12, Instant.EPOCH))
                        .toList(),
                Texts.in("en"));
        Offscreen.lay(panel, width, height);
        JList<?> list = (JList<?>) find(panel, "games");
        JViewport view = (JViewport) list.getParent();
        int seen = view.getExtentSize().height;
        assertThat(list.getCellBounds(0, list.getModel().getSize() - 1).height)
                .as("%d matches: all games are seen", matches)
                .isLessThanOrEqualTo(seen);
        return view.getBounds();
    }

    @ParameterizedTest
    @CsvSource({"1280, 776, 100", "1024, 676, 100", "1920, 1056, 100", "1280, 776, 125"})
    void noMatchPushesGamesOut(int width, int height, int zoom) {
        new Appearance(Theme.LIGHT, zoom).install();
        Rectangle two = games(2, width, height);
        assertThat(games(3, width, height)).isEqualTo(two);
        assertThat(games(27, width, height)).isEqualTo(two);
        games(1, width, height);
        games(0, width, height);
    }
}
