package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.Ruleset;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.keep.LibraryShelf;
import regola.ui.position.PositionPanel;
import regola.ui.present.position.PositionPresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.ClippedText;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.board.Ref;
import regola.ui.view.position.PositionView;
import regola.ui.view.position.PositionWishes;

/** No words are cut off where a position is set up, at each zoom, in each language, at each size of the window. */
@ExtendWith(OnEventThread.class)
class PositionPagesTest {
    private final LibraryShelf shelf = ShippedShelf.GAMES;

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private static PositionWishes wishes() {
        Class<?>[] kind = {PositionWishes.class};
        return (PositionWishes)
                Proxy.newProxyInstance(PositionWishes.class.getClassLoader(), kind, (proxy, method, args) -> null);
    }

    @ParameterizedTest
    @MethodSource("regola.ui.screen.PagesTest#rooms")
    void thePageWhereAPositionIsSetUp(PagesTest.Room room) {
        new Appearance(Theme.LIGHT, room.zoom()).install();
        for (String id : List.of("croak", "moulin-rouge", "nin-jan")) {
            Ruleset rules = Ruleset.of(shelf.read(id, List.of()).game(), 2, Map.of());
            List<PositionView> views = new ArrayList<>();
            PositionPresenter presenter = new PositionPresenter(Runnable::run, views::add);
            presenter.speak(room.language());
            presenter.begin(new MatchSetUp(rules, 5, Set.of()), null, problem -> {});
            presenter.point(List.of(Ref.site(views.get(0).board().sites().get(0).id())));
            presenter.empty();
            for (PositionView view : views) {
                PositionPanel panel = new PositionPanel(new ArtStore(ArtSource.ofProgram()), presenter, wishes());
                panel.show(view, room.texts());
                Dimension size = room.page();
                if (Boolean.getBoolean("screens"))
                    Offscreen.write(
                            Offscreen.paint(panel, size.width, size.height),
                            "position-" + id + "-" + view.serial() + "-" + room);
                else Offscreen.lay(panel, size.width, size.height);
                assertThat(ClippedText.in(panel)).as(id).isEmpty();
            }
        }
    }
}
