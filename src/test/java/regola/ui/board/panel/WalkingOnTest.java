package regola.ui.board.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.DefaultKeyboardFocusManager;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.language.Shipped;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.present.Rules;
import regola.ui.present.match.GamePresenter;
import regola.ui.support.KnownRules;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.match.MatchView;

/** Whoever walks on by the keys from what was refused asks for something else: what was refused is over. */
@ExtendWith(OnEventThread.class)
class WalkingOnTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter presenter =
            new GamePresenter(Runnable::run, pictures::add, failure -> {}, KnownRules.thinking());
    private BoardPanel panel;

    private void start(String game) {
        Appearance.normal().install();
        presenter.start(Rules.match(Shipped.rules(game, 2)));
        panel = new BoardPanel(
                new ArtStore(ArtSource.ofProgram()), presenter, rule -> {}, new BoardWords(Map.of(), ""));
        KeyboardFocusManager.setCurrentKeyboardFocusManager(new DefaultKeyboardFocusManager() {
            @Override
            public Component getFocusOwner() {
                return panel;
            }
        });
        panel.setMotion(MotionLevel.NONE);
        panel.setSize(700, 700);
        showLast();
        panel.led(Caret.Led.BY_KEYS);
    }

    @AfterEach
    void leaveTheKeyboard() {
        KeyboardFocusManager.setCurrentKeyboardFocusManager(null);
    }

    private MatchView last() {
        return pictures.get(pictures.size() - 1);
    }

    private void showLast() {
        panel.show(last().board(), List.of(), () -> {});
    }

    private void stand(String site) {
        panel.focusOn(panel.stops().stream()
                .filter(stop -> stop.spot().site().id().equals(site))
                .findFirst()
                .orElseThrow());
    }

    private void press(BoardKey key) {
        int before = pictures.size();
        panel.getActionMap()
                .get(key.strokes().get(0))
                .actionPerformed(new ActionEvent(panel, ActionEvent.ACTION_PERFORMED, ""));
        if (pictures.size() > before) showLast();
    }

    @Test
    void anArrowEndsWhatWasRefused() {
        start("reversi");
        stand("a1");
        press(BoardKey.POINT);
        assertThat(last().board().has(Role.REFUSED)).isTrue();
        press(BoardKey.RIGHT);
        assertThat(last().board().has(Role.REFUSED)).isFalse();
        assertThat(panel.focused()).containsExactly(Ref.site("b1"));
        int shown = pictures.size();
        press(BoardKey.RIGHT);
        assertThat(panel.focused()).as("it is seen where the keys stand").containsExactly(Ref.site("c1"));
        assertThat(pictures).as("nothing is to be ended any more").hasSize(shown);
    }

    @Test
    void whereTheKeysStandIsStillSeen() {
        start("reversi");
        stand("a1");
        press(BoardKey.POINT);
        press(BoardKey.RIGHT);
        press(BoardKey.POINT);
        assertThat(last().board().site("b1").orElseThrow().is(Role.REFUSED))
                .as("the next press is about the place where they stand")
                .isTrue();
    }

    /** The card with the reason stands behind the board, and the tabulator leads there. */
    @Test
    void theTabulatorLeavesWhatWasRefused() {
        start("reversi");
        stand("a1");
        press(BoardKey.POINT);
        press(BoardKey.NEXT);
        assertThat(last().board().has(Role.REFUSED)).isTrue();
    }
}
