package regola.ui.stage;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.util.function.Predicate;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import regola.ui.view.Texts;

/**
 * A Drawer slides over the board and holds what is looked up now and then: a rule, the seats, the story. The board goes
 * on below it. It is opened and closed by {@link StagePane}.
 */
public final class Drawer extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final double WIDE = 360;

    private final double wide;
    private final CloseButton close;
    private final JComponent content;
    private String title = "";
    private transient Component before;
    private transient Runnable closing = () -> {};
    private transient Runnable closed = () -> {};
    private transient Measure measure = Measure.of(1280, 800, 1);

    /**
     * @param name unique on the page
     * @param content what it holds; scrolls by itself if it has to
     */
    public Drawer(String name, JComponent content) {
        this(name, content, WIDE);
    }

    /** @param wide how wide it is where there is room, in units of space */
    public Drawer(String name, JComponent content, double wide) {
        super(null);
        this.wide = wide;
        this.content = content;
        setName(name);
        setOpaque(false);
        close = new CloseButton(name + ".close");
        close.addActionListener(e -> closing.run());
        add(close);
        add(content);
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("ESCAPE"), "close");
        getActionMap().put("close", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                closing.run();
            }
        });
        addMouseListener(new MouseAdapter() {}); // a press on it is none on the board below
    }

    public void speak(String words, Texts texts) {
        title = words;
        getAccessibleContext().setAccessibleName(words);
        close.getAccessibleContext().setAccessibleName(texts.get("stage.close"));
        close.setToolTipText(texts.get("stage.close"));
        repaint();
    }

    public JComponent content() {
        return content;
    }

    /** @param run runs whenever it has been closed */
    public void whenClosed(Runnable run) {
        closed = run;
    }

    void gone() {
        closed.run();
    }

    public void onClose(Runnable run) {
        closing = run;
    }

    /** @return how wide it will be, in pixels, where there are so many at most */
    public int wide(int most) {
        return Math.min(most, measure.px(wide));
    }

    /** @return how high it is beside what it holds, in pixels */
    public int around() {
        return top() + 3 * measure.px(14);
    }

    /** @return how high it would be to show all that it holds, in pixels */
    public int wished() {
        Component held =
                content instanceof JScrollPane pane ? pane.getViewport().getView() : content;
        return around() + held.getPreferredSize().height;
    }

    /**
     * The keyboard goes into it, and comes back to where it was.
     *
     * @param returns whether what has the keyboard now gets it back
     */
    void takeKeyboard(Predicate<Component> returns) {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        before = owner != null && returns.test(owner) ? owner : null;
        close.requestFocusInWindow();
    }

    /** @param otherwise has the keyboard where it cannot go back */
    void giveBackKeyboard(JComponent otherwise) {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        boolean here = owner == null || owner == this || isAncestorOf(owner);
        if (!here) return;
        Component back = before != null && before.isShowing() ? before : otherwise;
        if (back != null) back.requestFocusInWindow();
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
        repaint();
    }

    private int top() {
        return Math.max(measure.target(), measure.text(TextSize.TITLE) + measure.px(16));
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(measure.px(wide), measure.room());
    }

    @Override
    public void doLayout() {
        int pad = measure.px(14);
        int box = measure.target();
        close.setBounds(getWidth() - box - pad / 2, pad / 2, box, box);
        int from = top() + pad;
        content.setBounds(pad, from, Math.max(0, getWidth() - 2 * pad), Math.max(0, getHeight() - from - pad));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double radius = measure.px(16);
            g.setColor(StageColour.BUBBLE.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 1, radius));
            g.setColor(StageColour.EDGE.now());
            g.setStroke(Brush.line(2));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), 1, radius));
            g.setColor(StageColour.INK.now());
            g.setFont(TextSize.TITLE.font(measure));
            var metrics = g.getFontMetrics();
            int room = getWidth() - measure.px(28) - measure.target();
            String words = title;
            while (words.length() > 2 && metrics.stringWidth(words) > room)
                words = words.substring(0, words.length() - 2) + "…";
            g.drawString(
                    words,
                    measure.px(16),
                    measure.px(7) + (measure.target() - metrics.getHeight()) / 2 + metrics.getAscent());
        } finally {
            g.dispose();
        }
    }
}
