package regola.ui.support;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.imageio.ImageIO;
import javax.swing.AbstractButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JRootPane;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.GenericTypeMatcher;
import org.assertj.swing.core.MouseButton;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.FailOnThreadViolationRepaintManager;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.exception.WaitTimedOutError;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import org.assertj.swing.timing.Timeout;

/**
 * A WindowDriver is a person at a window: it finds components by name, clicks, types, reads and waits. One per test,
 * closed at its end. What is painted or read is painted or read on the event thread, and a Swing call from any other
 * thread fails the test.
 */
public final class WindowDriver implements AutoCloseable {
    /** Long, for slow machines: a condition that comes true costs no more than it takes. */
    private static final long PATIENCE_MILLIS = 30_000;

    private static final Path SCREENS = Path.of("target", "screens");

    /** What a robot waits where nobody can say when its events have arrived. */
    private static final int ARRIVING_MILLIS = 50;

    private static final int BETWEEN_EVENTS_MILLIS = 10;
    /**
     * So long a robot waits at most until nothing is left to be done. Whatever is looked at afterwards is looked at
     * behind all that was left. Now and then the event by which it would know is lost on its way through the toolkit,
     * and it waits for nothing as long as it may.
     */
    private static final int IDLE_MILLIS = 1_000;

    private final Robot robot;
    private final JFrame frame;
    /** Null where a robot has to wait for its events. */
    private final ScreenEvents events;

    private WindowDriver(Robot robot, JFrame frame) {
        this.robot = robot;
        this.frame = frame;
        this.events = ScreenEvents.ofVirtualScreen();
        if (events != null) wait(robot, 0, 0);
    }

    private static void wait(Robot robot, int betweenEvents, int arriving) {
        robot.settings().delayBetweenEvents(betweenEvents);
        robot.settings().eventPostingDelay(arriving);
    }

    /** All that was done has been answered. */
    private void settle() {
        if (events != null) events.arrive();
        robot.waitForIdle();
    }

    /** Opens a frame at the corner of the screen, made on the event thread, and waits until it is there. */
    public static WindowDriver open(Supplier<? extends JFrame> maker, int width, int height) {
        FailOnThreadViolationRepaintManager.install();
        Robot robot = BasicRobot.robotWithNewAwtHierarchy();
        try {
            robot.settings().idleTimeout(IDLE_MILLIS);
            wait(robot, BETWEEN_EVENTS_MILLIS, ARRIVING_MILLIS);
            // Place and size come before any coordinate is read.
            JFrame frame = GuiActionRunner.execute(() -> {
                JFrame made = maker.get();
                made.setSize(new Dimension(width, height));
                made.setLocation(0, 0);
                return made;
            });
            robot.showWindow(frame, new Dimension(width, height), false);
            WindowDriver driver = new WindowDriver(robot, frame);
            driver.onEventThread(() -> {
                frame.setLocation(0, 0);
                frame.validate();
                return null;
            });
            driver.settle();
            return driver;
        } catch (RuntimeException | Error e) {
            robot.cleanUp();
            throw e;
        }
    }

    public JFrame frame() {
        return frame;
    }

    /**
     * The one showing component of that name and kind, in any window; waits for it to appear. Within a condition, which
     * is asked on the event thread, it looks just once: nothing could appear while that thread waits.
     */
    public <T extends Component> T find(String name, Class<T> kind) {
        if (!EventQueue.isDispatchThread()) waitUntil(name + " is showing", () -> isShowing(name));
        return robot.finder().findByName(name, kind, true);
    }

    public boolean isShowing(String name) {
        return !robot.finder()
                .findAll(new GenericTypeMatcher<>(Component.class, true) {
                    @Override
                    protected boolean isMatching(Component component) {
                        return name.equals(component.getName());
                    }
                })
                .isEmpty();
    }

    public void click(String name) {
        robot.click(find(name, Component.class));
        settle();
    }

    public void doubleClick(String name) {
        robot.click(find(name, Component.class), MouseButton.LEFT_BUTTON, 2);
        settle();
    }

    /** Clicks at a point of the component, which is asked for on the event thread just before the click. */
    public <T extends Component> void clickAt(String name, Class<T> kind, Function<? super T, Point> where) {
        T component = find(name, kind);
        robot.click(component, onEventThread(() -> where.apply(component)));
        settle();
    }

    /** Moves the mouse there without pressing it. */
    public <T extends Component> void pointAt(String name, Class<T> kind, Function<? super T, Point> where) {
        T component = find(name, kind);
        robot.moveMouse(component, onEventThread(() -> where.apply(component)));
        settle();
    }

    /** Drags from one point of the component to another. */
    public <T extends Component> void drag(
            String name, Class<T> kind, Function<? super T, Point> from, Function<? super T, Point> to) {
        T component = find(name, kind);
        Point start = onEventThread(() -> from.apply(component));
        Point end = onEventThread(() -> to.apply(component));
        robot.pressMouse(component, start);
        try {
            robot.moveMouse(component, new Point((start.x + end.x) / 2, (start.y + end.y) / 2));
            robot.moveMouse(component, end);
        } finally {
            robot.releaseMouseButtons();
        }
        settle();
    }

    public void focus(String name) {
        robot.focusAndWaitForFocusGain(find(name, Component.class));
    }

    /**
     * Presses and releases a key where the focus is.
     *
     * @param key a code of {@link java.awt.event.KeyEvent}
     * @param modifiers {@code …_DOWN_MASK}s of {@link java.awt.event.InputEvent}, one by one, held down meanwhile
     */
    public void press(int key, int... modifiers) {
        if (Arrays.stream(modifiers).anyMatch(modifier -> modifier == InputEvent.ALT_DOWN_MASK)) {
            pressWithAlt(key, Arrays.stream(modifiers).sum());
            return;
        }
        List<Integer> held = new ArrayList<>();
        try {
            for (int modifier : modifiers) {
                int holding = keyOf(modifier);
                robot.pressKey(holding);
                held.add(holding);
            }
            robot.pressAndReleaseKey(key);
        } finally {
            held.forEach(robot::releaseKey);
        }
        settle();
    }

    /** The screen inside the JVM forgets that Alt is down, so the event is made here and takes the way of any other. */
    private void pressWithAlt(int key, int modifiers) {
        onEventThread(() -> {
            Component at = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
            for (int kind : new int[] {KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED}) {
                KeyEvent event =
                        new KeyEvent(at, kind, System.currentTimeMillis(), modifiers, key, KeyEvent.CHAR_UNDEFINED);
                Toolkit.getDefaultToolkit().getSystemEventQueue().postEvent(event);
            }
            return null;
        });
        settle();
    }

    /** Presses a key where the focus is, and holds it. */
    public void hold(int key) {
        robot.pressKey(key);
        settle();
    }

    public void letGo(int key) {
        robot.releaseKey(key);
        settle();
    }

    /** The robot's library knows only the old masks, so the keys are pressed one by one. */
    private static int keyOf(int modifier) {
        return switch (modifier) {
            case InputEvent.CTRL_DOWN_MASK -> KeyEvent.VK_CONTROL;
            case InputEvent.SHIFT_DOWN_MASK -> KeyEvent.VK_SHIFT;
            default -> throw new IllegalArgumentException("no key for the modifier " + modifier);
        };
    }

    /** Types text where the focus is. */
    public void type(String text) {
        robot.enterText(text);
        settle();
    }

    /** The text of a label, button or text component. */
    public String text(String name) {
        Component component = find(name, Component.class);
        return onEventThread(() -> textOf(component));
    }

    private static String textOf(Component component) {
        if (component instanceof JLabel label) {
            return label.getText();
        }
        if (component instanceof AbstractButton button) {
            return button.getText();
        }
        if (component instanceof JTextComponent text) {
            return text.getText();
        }
        AccessibleContext said = component.getAccessibleContext();
        if (said != null && said.getAccessibleRole() == AccessibleRole.LABEL) return said.getAccessibleName();
        throw new IllegalArgumentException(component.getName() + " has no text: " + component.getClass());
    }

    /** Reads or changes something of Swing where that is allowed. */
    public <T> T onEventThread(Supplier<T> action) {
        return GuiActionRunner.execute(() -> action.get());
    }

    /** Waits for a condition, asked again and again on the event thread; leaves a picture if it does not come. */
    public void waitUntil(String what, Supplier<Boolean> condition) {
        try {
            Pause.pause(
                    new Condition(what) {
                        @Override
                        public boolean test() {
                            return onEventThread(condition);
                        }
                    },
                    Timeout.timeout(PATIENCE_MILLIS, TimeUnit.MILLISECONDS));
        } catch (WaitTimedOutError e) {
            Path picture = screenshot("waited-until-" + what.replaceAll("[^A-Za-z0-9]+", "-"));
            throw new AssertionError("waited " + PATIENCE_MILLIS + " ms in vain until " + what + "; see " + picture, e);
        }
    }

    /** Paints what is in the frame, not what is on the screen, into target/screens. */
    public Path screenshot(String name) {
        BufferedImage picture = onEventThread(() -> paint(frame.getRootPane()));
        Path file = SCREENS.resolve(name + ".png");
        try {
            Files.createDirectories(SCREENS);
            ImageIO.write(picture, "png", file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }

    private static BufferedImage paint(JRootPane root) {
        BufferedImage picture = new BufferedImage(
                Math.max(1, root.getWidth()), Math.max(1, root.getHeight()), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = picture.createGraphics();
        try {
            root.print(graphics);
        } finally {
            graphics.dispose();
        }
        return picture;
    }

    @Override
    public void close() {
        robot.cleanUp();
    }
}
