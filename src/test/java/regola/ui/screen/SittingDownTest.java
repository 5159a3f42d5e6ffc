package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.present.start.SetUpPresenter;
import regola.ui.stage.Measure;
import regola.ui.start.GameImages;
import regola.ui.start.SetUpPanel;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SetUpWishes;

/** For children the next one sits down at each press: what that one is like stands in a line, and nothing moves. */
@ExtendWith(OnEventThread.class)
class SittingDownTest {
    private final List<SetUpView> pages = new ArrayList<>();
    private final SetUpPresenter setUp =
            new SetUpPresenter(Runnable::run, ShippedShelf.GAMES, pages::add, ready -> {}, () -> 11);

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private SetUpView now() {
        return pages.get(pages.size() - 1);
    }

    private static <T> T deaf(Class<T> kind) {
        return kind.cast(
                Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, (proxy, method, args) -> null));
    }

    @ParameterizedTest
    @CsvSource({"en, 1280, 800", "it, 1280, 800", "it, 640, 480"})
    void whoSitsDownSaysWhatHeIsLike(String language, int width, int height) {
        Appearance.normal().install();
        Texts texts = Texts.in(language);
        setUp.speak(language);
        setUp.open("china-moon", List.of());
        SetUpPanel panel = new SetUpPanel(
                new ArtStore(ArtSource.ofProgram()),
                deaf(GameImages.class),
                setUp,
                deaf(SetUpWishes.class),
                under -> {});
        panel.setMode(Measure.Mode.CHILDREN);
        panel.show(now(), texts);
        Offscreen.lay(panel, width, height);
        Component line = named(panel, "setup.sits");
        assertThat(line.isVisible()).as("nobody has asked").isFalse();
        Rectangle table = named(panel, "seat.orange").getBounds();
        for (String seat : List.of("green", "orange", "orange")) {
            ((AbstractButton) named(panel, "seat." + seat)).doClick(0);
            panel.show(now(), texts);
            Offscreen.lay(panel, width, height);
            var chair = now().chairs().stream()
                    .filter(each -> each.seat().id().equals(seat))
                    .findFirst()
                    .orElseThrow();
            assertThat(line.isVisible()).isTrue();
            assertThat(line.getAccessibleContext().getAccessibleName())
                    .startsWith(chair.seat().name() + ", ")
                    .endsWith(now().kindOf(chair).about());
            assertThat(line.getBounds().intersects(panel.startButton().getBounds()))
                    .isFalse();
            assertThat(new Rectangle(panel.getSize()).contains(line.getBounds()))
                    .isTrue();
            assertThat(named(panel, "seat.orange").getBounds()).isEqualTo(table);
        }
    }

    private static Component named(Container in, String name) {
        for (Component each : in.getComponents()) {
            if (name.equals(each.getName())) return each;
            Component found = each instanceof Container inner ? named(inner, name) : null;
            if (found != null) return found;
        }
        return null;
    }
}
