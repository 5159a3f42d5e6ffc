package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.swing.JLabel;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Ruleset;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.game.GamePanel;
import regola.ui.keep.LibraryShelf;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.Deaf;
import regola.ui.support.KnownRules;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.Ref;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryLine;

/**
 * What is said below the board: what one plays for, until somebody has begun; what the others did since one decided.
 */
@ExtendWith(OnEventThread.class)
class SaidBelowTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
    private final GamePanel panel = new GamePanel(new ArtStore(ArtSource.ofProgram()), game, Deaf.to(GameWishes.class));
    private String language = "en";

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void start(String id, int players) {
        Appearance.normal().install();
        panel.move(MotionLevel.NONE);
        LibraryShelf shelf = ShippedShelf.GAMES;
        game.speak(language);
        game.start(new MatchSetUp(Ruleset.of(shelf.read(id, List.of()).game(), players, Map.of()), 5, Set.of()));
    }

    /** @return what is said below the question */
    private String said() {
        panel.setSize(1280, 800);
        panel.show(now(), Texts.in(language));
        Offscreen.lay(panel, 1280, 800);
        return ((JLabel) find(panel, "decision.advice")).getText();
    }

    private static Component find(Container in, String name) {
        for (Component child : in.getComponents()) {
            if (name.equals(child.getName())) return child;
            Component found = child instanceof Container container ? find(container, name) : null;
            if (found != null) return found;
        }
        return null;
    }

    private void attempt(String... moves) {
        Arrays.stream(moves).forEach(game::attempt);
    }

    @ParameterizedTest
    @CsvSource({"en, The aim: make mills", "it, Lo scopo: fai mulini"})
    void whatOnePlaysForIsSaidUntilSomebodyHasDecided(String spoken, String aim) {
        language = spoken;
        start("nine-mens-morris", 2);
        assertThat(said()).startsWith(aim);
        attempt("place a1");
        assertThat(said()).doesNotContain(aim);
        game.undo();
        assertThat(said()).as("what was taken back comes first").doesNotContain(aim);
    }

    @Test
    void whatAllOthersDidIsToldUntilOneBegins() {
        start("china-moon", 3);
        game.seat("green", "random");
        game.seat("orange", "random");
        int hops = 0;
        while (now().decision().decider().id().equals("red") && hops++ < 9) {
            game.seat("red", "random");
            game.shown(now().serial());
            game.seat("red", null);
        }
        for (int i = 0; i < 20 && !now().decision().decider().id().equals("red"); i++) game.shown(now().serial());
        assertThat(now().decision().decider().id()).isEqualTo("red");
        List<String> told = now().decision().told();
        assertThat(told).as("each is named").anyMatch(line -> line.startsWith("Green") || line.contains("Green"));
        assertThat(told).anyMatch(line -> line.contains("Orange"));
        assertThat(told).as("of each what matters most").hasSizeBetween(2, 3);
        assertThat(said()).contains("2 free pads forward.").contains("Just now: ");
        game.point(List.of(Ref.piece("red-1")));
        assertThat(said()).doesNotContain("Just now");
        game.clear();
        assertThat(said()).as("it comes back").contains("Just now: ");
        List<StoryLine> fresh =
                now().story().lines().stream().filter(now().story()::isNew).toList();
        assertThat(fresh).hasSizeGreaterThanOrEqualTo(told.size());
        assertThat(fresh.get(0).text()).startsWith("Green");
    }

    @Test
    void aPressOnWhatIsToldOpensTheStory() {
        start("nine-mens-morris", 2);
        said();
        Component advice = find(panel, "decision.advice");
        press(advice);
        assertThat(panel.drawer()).as("nothing has happened yet").isNull();
        attempt("place a1");
        assertThat(said()).startsWith("Just now: ");
        press(advice);
        assertThat(panel.drawer()).isNotNull();
        assertThat(panel.drawer().getName()).isEqualTo("game.drawer.story");
    }

    private static void press(Component on) {
        MouseEvent press = new MouseEvent(on, MouseEvent.MOUSE_PRESSED, 0, 0, 5, 5, 1, false, MouseEvent.BUTTON1);
        Arrays.stream(on.getMouseListeners()).forEach(each -> each.mousePressed(press));
    }
}
