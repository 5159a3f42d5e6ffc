package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Component;
import java.awt.Container;
import java.util.concurrent.Callable;
import java.util.function.Function;
import javax.swing.AbstractButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import javax.swing.UIManager;
import javax.swing.plaf.metal.MetalLookAndFeel;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import org.assertj.swing.timing.Timeout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.applet.RegolaApplet;
import regola.ui.game.GamePanel;
import regola.ui.lesson.LessonPanel;
import regola.ui.view.board.Role;

/** A component in somebody else's window: laid out, begun, rested, gone on with, ended. */
@Tag("ui")
class AppletIT {
    private static final Timeout SLOW = Timeout.timeout(60_000);

    private final String motion = System.getProperty("regola.motion");
    private JFrame frame;

    private RegolaApplet shown(Function<String, RegolaApplet> making) {
        System.setProperty("regola.motion", "off");
        return GuiActionRunner.execute(() -> {
            frame = new JFrame("Somebody else's program");
            RegolaApplet applet = making.apply("en");
            frame.add(applet);
            // Somebody else's program looks as Java does, and knows nothing of our colours.
            UIManager.setLookAndFeel(new MetalLookAndFeel());
            UIManager.put("Regola.zoom", null);
            applet.init();
            applet.start();
            frame.setSize(1000, 700);
            frame.setVisible(true);
            return applet;
        });
    }

    @AfterEach
    void close() {
        if (motion == null) System.clearProperty("regola.motion");
        else System.setProperty("regola.motion", motion);
        if (frame != null) GuiActionRunner.execute(frame::dispose);
    }

    private static void until(String what, Callable<Boolean> isSo) {
        Pause.pause(
                new Condition(what) {
                    @Override
                    public boolean test() {
                        return GuiActionRunner.execute(isSo);
                    }
                },
                SLOW);
    }

    private static <T> T find(Container in, Class<T> type) {
        for (Component each : in.getComponents()) {
            if (type.isInstance(each)) return type.cast(each);
            T found = each instanceof Container inner ? find(inner, type) : null;
            if (found != null) return found;
        }
        return null;
    }

    private static Component named(Container in, String name) {
        for (Component each : in.getComponents()) {
            if (name.equals(each.getName())) return each;
            Component found = each instanceof Container inner ? named(inner, name) : null;
            if (found != null) return found;
        }
        return null;
    }

    @Test
    void aGameBeginsRestsGoesOnAndEnds() {
        RegolaApplet applet = shown(language -> RegolaApplet.ofGame("nine-mens-morris", language));
        assertThat(GuiActionRunner.execute(() -> UIManager.getColor("Regola.link")))
                .isNotNull();
        until(
                "the match is there",
                () -> find(applet, GamePanel.class) != null
                        && find(applet, GamePanel.class).boardPanel().has(Role.LEGAL));
        GuiActionRunner.execute(() -> {
            applet.stop();
            applet.start();
            applet.destroy();
        });
        assertThat(applet.getComponentCount()).isZero();
    }

    @Test
    void theMenuOfItsHeadBeginsAgainAndSpeaksTheOtherLanguage() {
        RegolaApplet applet = shown(language -> RegolaApplet.ofGame("nine-mens-morris", language));
        until(
                "the match is there",
                () -> find(applet, GamePanel.class) != null
                        && find(applet, GamePanel.class).boardPanel().has(Role.LEGAL));
        Callable<Integer> inTheTray = () -> ((Container) named(applet, "seat.white")).getComponentCount();
        int zones = GuiActionRunner.execute(inTheTray);
        GuiActionRunner.execute(() -> press(applet, "game.menu"));
        until("the menu is open", () -> opened() != null);
        GuiActionRunner.execute(() -> {
            JMenu languages = (JMenu) named(opened(), "menu.language");
            ((AbstractButton) named(languages.getPopupMenu(), "language.it")).doClick(0);
        });
        until(
                "it speaks Italian",
                () -> find(applet, GamePanel.class).view().decision().question().contains("pedina"));
        assertThat(GuiActionRunner.execute(inTheTray))
                .as("what lies in a tray lies there once, whatever it is called")
                .isEqualTo(zones);
        GuiActionRunner.execute(applet::destroy);
    }

    private static Container opened() {
        MenuElement[] path = MenuSelectionManager.defaultManager().getSelectedPath();
        return path.length == 0 ? null : (Container) path[0];
    }

    private static void press(Container in, String name) {
        ((AbstractButton) named(in, name)).doClick(0);
    }

    @Test
    void theComputerPlaysAsWellAsItIsAskedTo() {
        RegolaApplet applet = shown(language -> RegolaApplet.ofGame("nine-mens-morris", language, "good"));
        until(
                "the match is there",
                () -> find(applet, GamePanel.class) != null
                        && find(applet, GamePanel.class).boardPanel().has(Role.LEGAL));
        assertThat(GuiActionRunner.execute(() ->
                        find(applet, GamePanel.class).view().seats().get(1).rival()))
                .isEqualTo("good");
        GuiActionRunner.execute(applet::destroy);
        assertThatThrownBy(() -> RegolaApplet.ofGame("nine-mens-morris", "en", "invincible"))
                .hasMessageContaining("nobody plays like 'invincible'");
    }

    @Test
    void aLessonBeginsAndGoesOnWhereItRested() {
        RegolaApplet applet = shown(language -> RegolaApplet.ofLesson("china-moon/01-two-pads-a-hop", language));
        until(
                "the lesson is there",
                () -> find(applet, LessonPanel.class) != null
                        && find(applet, LessonPanel.class).view() != null);
        String goal = GuiActionRunner.execute(
                () -> find(applet, LessonPanel.class).view().goal().text());
        assertThat(goal).isNotEmpty();
        GuiActionRunner.execute(() -> {
            applet.stop();
            applet.start();
        });
        until(
                "it stands where it stood",
                () -> find(applet, LessonPanel.class) != null
                        && find(applet, LessonPanel.class).view().goal().text().equals(goal));
        GuiActionRunner.execute(applet::destroy);
    }

    @Test
    void aLessonThatIsNotThereIsNotWaitedFor() {
        RegolaApplet applet = shown(language -> RegolaApplet.ofLesson("china-moon/no-such-lesson", language));
        until("it is told", () -> named(applet, "notice.lesson") != null);
        assertThat(GuiActionRunner.execute(() -> ((JLabel) named(applet, "opening.words")).getText()))
                .isEqualTo("This lesson cannot be opened");
        GuiActionRunner.execute(applet::destroy);
    }

    @Test
    void aGameThatIsNotThereIsTold() {
        RegolaApplet applet = shown(language -> RegolaApplet.ofGame("no-such-game", language));
        until("it is told", () -> named(applet, "notice.game") != null);
        assertThat((Object) GuiActionRunner.execute(() -> find(applet, GamePanel.class)))
                .isNull();
        GuiActionRunner.execute(applet::destroy);
    }
}
