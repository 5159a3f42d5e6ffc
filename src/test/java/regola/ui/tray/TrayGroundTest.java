package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.ZoneView;

/** A press on a tray that hits no piece is answered: as bare ground, or as the place that the tray is. */
@ExtendWith(OnEventThread.class)
class TrayGroundTest {
    private final List<String> heard = new ArrayList<>();
    private final ArtStore art = new ArtStore(ArtSource.ofProgram());

    private final BoardIntents intents = new BoardIntents() {
        @Override
        public void point(List<Ref> refs) {
            heard.add("point " + refs);
        }

        @Override
        public void pointOff(double across, double down) {
            heard.add("ground");
        }

        @Override
        public void lift(List<Ref> refs) {}

        @Override
        public void drop(List<Ref> refs) {}

        @Override
        public void attempt(String move) {}

        @Override
        public void look(List<Ref> refs, Consumer<OverlayView> answer) {}

        @Override
        public void clear() {}
    };

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private SharedTray tray(Set<Role> roles) {
        BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(Texts.in("en")));
        SharedTray tray = new SharedTray(art, new Hand(board, intents, () -> {}));
        tray.show(List.of(new ZoneView("bag", "bag", "Frogs to draw", List.of(), roles)), Texts.in("en"));
        tray.setSize(300, 200);
        tray.doLayout();
        return tray;
    }

    private static void press(Component on) {
        on.dispatchEvent(new MouseEvent(
                on, MouseEvent.MOUSE_PRESSED, 1, InputEvent.BUTTON1_DOWN_MASK, 3, 3, 1, false, MouseEvent.BUTTON1));
    }

    @Test
    void theGroundOfATrayIsBareGround() {
        Appearance.normal().install();
        SharedTray tray = tray(Set.of());
        press(tray);
        assertThat(heard).containsExactly("ground");
        press(tray.getComponent(0));
        assertThat(heard).containsExactly("ground", "ground");
    }

    @Test
    void aTrayToWhichSomethingMayGoIsThatPlace() {
        Appearance.normal().install();
        press(tray(Set.of(Role.TARGET)).getComponent(0));
        assertThat(heard).containsExactly("point " + List.of(Ref.site("bag")));
    }
}
