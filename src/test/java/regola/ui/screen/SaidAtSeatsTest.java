package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.language.Shipped;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.game.GamePanel;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.Deaf;
import regola.ui.support.KnownRules;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;

/** Where there is room each seat says itself what it did, and below the board that is not said again. */
@ExtendWith(OnEventThread.class)
class SaidAtSeatsTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private final GamePresenter game = new GamePresenter(
            Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> waiting.add(then));
    private final GamePanel panel = new GamePanel(new ArtStore(ArtSource.ofProgram()), game, Deaf.to(GameWishes.class));

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    /** To where the only person decides, after the others have had a turn each. */
    private void play(String id, String computers) {
        Appearance.normal().install();
        panel.move(MotionLevel.NONE);
        List<String> others = List.of(computers.split(","));
        game.naming(false);
        game.start(new MatchSetUp(Shipped.rules(id, others.size() + 1), 4, Set.copyOf(others)));
        for (int i = 0; i < 400; i++) {
            boolean all = now().seats().stream()
                    .filter(seat -> seat.sort() == SeatView.Sort.COMPUTER)
                    .noneMatch(seat -> seat.turn().isEmpty());
            boolean person = now().decision().waiting() == DecisionView.Waiting.PERSON;
            if (all && person && now().story().since() <= now().story().moment()) return;
            if (person) game.choose(now().decision().moves().get(0).key());
            else {
                game.shown(now().serial());
                List<Runnable> due = List.copyOf(waiting);
                waiting.clear();
                due.forEach(Runnable::run);
            }
        }
        throw new AssertionError("the others never had a turn");
    }

    private void lay(int width, int height) {
        panel.setSize(width, height);
        panel.show(now(), Texts.in("en"));
        Offscreen.lay(panel, width, height);
    }

    private List<Component> bubbles() {
        List<Component> found = new ArrayList<>();
        find(panel, found);
        return found;
    }

    private static void find(Container in, List<Component> found) {
        for (Component child : in.getComponents()) {
            boolean bubble = child.getName() != null && child.getName().matches("seat\\..*\\.turn");
            if (bubble && child.isVisible() && child.getHeight() > 0) found.add(child);
            if (child instanceof Container container) find(container, found);
        }
    }

    private static Component named(Container in, String name) {
        for (Component child : in.getComponents()) {
            if (name.equals(child.getName())) return child;
            Component found = child instanceof Container container ? named(container, name) : null;
            if (found != null) return found;
        }
        return null;
    }

    private Rectangle at(Component part) {
        return SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), panel);
    }

    private String below() {
        return ((JLabel) named(panel, "decision.advice")).getText();
    }

    @ParameterizedTest
    @CsvSource({
        "croak, 'green,blue,pink', 1280, 800",
        "croak, 'green,blue,pink', 1920, 1080",
        "croak, 'green,blue,pink', 1024, 700",
        "china-moon, 'green,orange', 1280, 800",
        "moulin-rouge, 'blue,yellow', 1280, 800",
        "moulin-rouge, 'blue,yellow', 1920, 1080",
        "nine-mens-morris, black, 1280, 800"
    })
    void eachSeatSaysItBesideItsFace(String id, String computers, int width, int height) {
        play(id, computers);
        lay(width, height);
        assertThat(bubbles()).hasSize(computers.split(",").length);
        for (Component bubble : bubbles()) {
            Container tray = bubble.getParent();
            assertThat(new Rectangle(tray.getSize()).contains(bubble.getBounds()))
                    .as("in its tray")
                    .isTrue();
            for (Component other : tray.getComponents())
                if (other != bubble && other.isVisible())
                    assertThat(other.getBounds().intersects(bubble.getBounds()))
                            .as("%s over %s", other.getName(), bubble.getName())
                            .isFalse();
            Rectangle head =
                    named(tray, bubble.getName().replace(".turn", ".name")).getBounds();
            Rectangle own = bubble.getBounds();
            int apart = Math.max(own.y - head.y - head.height, head.y - own.y - own.height);
            assertThat(apart).as("beside the head").isLessThanOrEqualTo(6);
            assertThat(at(tray).intersects(at(named(panel, "decision")))).isFalse();
        }
        for (SeatView seat : now().seats())
            seat.turn().others().forEach(said -> assertThat(below()).doesNotContain(said.words()));
    }

    @ParameterizedTest
    @CsvSource({"croak, 'green,blue,pink', 640, 480", "china-moon, 'green,orange,violet,turquoise', 1280, 800"})
    void whereThereIsNoRoomItIsSaidBelow(String id, String computers, int width, int height) {
        play(id, computers);
        lay(width, height);
        assertThat(bubbles()).isEmpty();
        assertThat(below()).contains("Just now: ");
    }

    /** What can be pressed stands where it stood, whether anybody has said anything or not. */
    @Test
    void nothingMovesWhenSomethingIsSaid() {
        Appearance.normal().install();
        panel.move(MotionLevel.NONE);
        game.start(new MatchSetUp(Shipped.rules("nine-mens-morris", 2), 4, Set.of("black")));
        lay(1280, 800);
        assertThat(bubbles()).as("nobody has done anything").isEmpty();
        Rectangle tray = at(named(panel, "seat.black"));
        Rectangle name = at(named(panel, "seat.black.name"));
        play("nine-mens-morris", "black");
        lay(1280, 800);
        assertThat(bubbles()).hasSize(1);
        assertThat(at(named(panel, "seat.black"))).isEqualTo(tray);
        assertThat(at(named(panel, "seat.black.name"))).isEqualTo(name);
    }
}
