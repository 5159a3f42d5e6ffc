package regola.ui.screen;

import java.awt.BorderLayout;
import java.awt.EventQueue;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import regola.ui.guide.GuideIcon;
import regola.ui.guide.Pose;
import regola.ui.theme.EventThread;
import regola.ui.theme.SameLook;

/**
 * An Opening lies over a page that is not there yet, says so, and takes what is pressed meanwhile: a second click on
 * what opened the page was not meant for the page. It stays a moment longer, unseen, as long as somebody may still be
 * clicking. Only Enter is kept where the page has something that it leads to: whoever will not wait goes there as soon
 * as the page may be used. For the event thread only.
 */
public final class Opening extends JComponent {
    private static final long serialVersionUID = 1;
    /** So long after a press a second one may be part of a double click, in milliseconds. */
    private static final int DOUBLE_CLICK = 400;

    /** How large the guide is that sits above the words, in letters. */
    private static final int GUIDE = 8;

    private final JLabel words = new JLabel("", SwingConstants.CENTER);
    private final Timer away = new Timer(DOUBLE_CLICK, e -> goAway());
    private final transient Runnable leave;
    private transient Runnable then = () -> {};
    /** What Enter leads to on the page, null where it is not kept. */
    private final transient Runnable onward;

    private boolean there;
    /** Whether Enter was pressed anew while the page was on its way. */
    private boolean wanted;
    /** Whether Enter is down. */
    private boolean down;
    /** When Enter went down or up last. */
    private long enter;

    /** @param leave is run when somebody does not want to wait */
    Opening(Runnable leave) {
        this(leave, null);
    }

    /**
     * @param leave is run when somebody does not want to wait
     * @param onward is run when the page may be used and Enter has been pressed before
     */
    Opening(Runnable leave, Runnable onward) {
        this.leave = leave;
        this.onward = onward;
        setName("opening");
        SameLook.follow(this);
        setLayout(new BorderLayout());
        setFocusable(true);
        words.setName("opening.words");
        words.putClientProperty("FlatLaf.styleClass", "h1");
        words.setHorizontalTextPosition(SwingConstants.CENTER);
        words.setVerticalTextPosition(SwingConstants.BOTTOM);
        add(words, BorderLayout.CENTER);
        away.setRepeats(false);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                linger();
            }
        });
        addKeyListener(new KeyAdapter() {
            @Override
            public void keyPressed(KeyEvent e) {
                take(e);
            }

            @Override
            public void keyReleased(KeyEvent e) {
                if (e.getKeyCode() == KeyEvent.VK_ENTER) turn(false, e.getWhen());
            }
        });
        setVisible(false);
    }

    /** A page is being opened. */
    void begin(String saying) {
        EventThread.check("a page that is being opened");
        there = false;
        wanted = false;
        boolean byEnter = EventQueue.getCurrentEvent() instanceof KeyEvent key && key.getKeyCode() == KeyEvent.VK_ENTER;
        turn(byEnter, byEnter ? ((KeyEvent) EventQueue.getCurrentEvent()).getWhen() : 0);
        words.setText(saying);
        int letters = words.getFont().getSize();
        words.setIcon(new GuideIcon(Pose.SIT, letters * GUIDE));
        words.setIconTextGap(letters);
        words.setVisible(true);
        setVisible(true);
        away.restart();
    }

    /**
     * The page is there, and is about to be painted.
     *
     * @param ready is run when it may be used
     */
    void there(Runnable ready) {
        EventThread.check("a page that is being opened");
        there = true;
        then = ready;
        words.setVisible(false);
        away.stop();
        // The first painting can take long; what was pressed until its end was not meant for what is seen after it.
        SwingUtilities.invokeLater(away::restart);
    }

    private void goAway() {
        if (!there || !isVisible()) return;
        setVisible(false);
        then.run();
        if (wanted && onward != null) onward.run();
    }

    private void linger() {
        away.restart();
    }

    /** Keys that do something everywhere go on; those of the page would have been meant for the one before. */
    private void take(KeyEvent e) {
        if ((e.getModifiersEx() & (KeyEvent.CTRL_DOWN_MASK | KeyEvent.ALT_DOWN_MASK | KeyEvent.META_DOWN_MASK)) != 0)
            return;
        if (e.getKeyCode() >= KeyEvent.VK_F1 && e.getKeyCode() <= KeyEvent.VK_F12) return;
        if (e.getKeyCode() == KeyEvent.VK_ESCAPE) leave.run();
        else if (e.getKeyCode() == KeyEvent.VK_ENTER && onward != null) takeEnter(e.getWhen());
        else linger();
        e.consume();
    }

    /** The one that opened the page, held down or pressed twice in one go, leads no further. */
    private void takeEnter(long when) {
        if (down || when - enter < DOUBLE_CLICK) linger();
        else wanted = true;
        turn(true, when);
    }

    private void turn(boolean goesDown, long when) {
        down = goesDown;
        enter = when;
    }
}
