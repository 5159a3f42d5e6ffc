package regola.ui.storyline;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.ActionEvent;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javax.swing.AbstractAction;
import javax.swing.JTextPane;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.border.EmptyBorder;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultCaret;
import javax.swing.text.EditorKit;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.StageColour;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.StoryLine;
import regola.ui.view.match.StoryView;

/**
 * A StoryPane tells the match so far, each line with the number of its rule, which leads to the card of that rule. A
 * click on a line goes to that moment. What has just happened is told line by line, in step with the board. By
 * keyboard, arrows go from line to line.
 */
final class StoryPane extends JTextPane {
    private static final long serialVersionUID = 1;
    private static final int NOT_HELD = Integer.MAX_VALUE;

    private final transient StoryText text;
    private final transient IntConsumer goTo;
    private final transient Consumer<String> open;
    private final transient Consumer<OverlayView> light;
    private transient StoryView view = new StoryView(List.of(), 0, 0);
    private transient Texts texts = Texts.in("en");
    /** The last line that may be told; the rest waits for the board. */
    private int told = NOT_HELD;
    /** The line that is told now, -1 for none. */
    private int lit = -1;
    /** The line where the keyboard is. */
    private int at;
    /** The line whose rule is read meanwhile: the keyboard comes back to it; -1 for none. */
    private int left = -1;
    /** The line that is pointed at with mouse or keyboard, -1 for none. */
    private int pointed = -1;

    /**
     * @param goTo gets the number of the moment to be seen
     * @param open gets the number of the rule to be read
     * @param light gets what a line speaks of while somebody points at it, and then nothing
     */
    StoryPane(ArtStore art, IntConsumer goTo, Consumer<String> open, Consumer<OverlayView> light) {
        this.goTo = goTo;
        this.open = open;
        this.light = light;
        setName("story");
        setEditable(false);
        setOpaque(false);
        ((DefaultCaret) getCaret()).setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
        // Nothing is written here: a frame shows where the keyboard is.
        setCaretColor(new Color(0, true));
        setHighlighter(null);
        text = new StoryText(this, art);
        MouseAdapter mouse = mouse();
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        addFocusListener(new FocusListener() {
            @Override
            public void focusGained(FocusEvent e) {
                if (e.getCause() != FocusEvent.Cause.MOUSE_EVENT) go(left >= 0 ? left : head(view.moment() + 1) - 1);
                left = -1;
                repaint();
            }

            @Override
            public void focusLost(FocusEvent e) {
                pointAt(-1);
                repaint();
            }
        });
        keys();
    }

    @Override
    protected EditorKit createDefaultEditorKit() {
        return new StoryKit();
    }

    private MouseAdapter mouse() {
        return new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent e) {
                int line = lineAt(e);
                if (!SwingUtilities.isLeftMouseButton(e) || line < 0) return;
                at = line;
                repaint();
                if (isOnRule(e, line)) read(line);
                else goTo.accept(view.lines().get(line).moment());
            }

            @Override
            public void mouseMoved(MouseEvent e) {
                int line = lineAt(e);
                setCursor(Cursor.getPredefinedCursor(line < 0 ? Cursor.DEFAULT_CURSOR : Cursor.HAND_CURSOR));
                pointAt(line);
            }

            @Override
            public void mouseExited(MouseEvent e) {
                pointAt(-1);
            }
        };
    }

    private void keys() {
        on(StoryKey.UP, () -> go(at - 1));
        on(StoryKey.DOWN, () -> go(at + 1));
        on(StoryKey.FIRST, () -> go(0));
        on(StoryKey.LAST, () -> go(text.size()));
        on(StoryKey.RULE, () -> {
            StoryLine line = lineOfKeyboard();
            if (line != null && line.rule() != null) read(at);
            else if (line != null) goTo.accept(line.moment());
        });
        on(StoryKey.GO, () -> {
            if (lineOfKeyboard() != null) goTo.accept(lineOfKeyboard().moment());
        });
    }

    private void on(StoryKey key, Runnable act) {
        key.strokes().forEach(stroke -> getInputMap(WHEN_FOCUSED).put(stroke, key));
        getActionMap().put(key, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                act.run();
            }
        });
    }

    private void read(int line) {
        left = line;
        open.accept(view.lines().get(line).rule());
    }

    /** The board rings what a line speaks of; -1 for no line. */
    private void pointAt(int line) {
        if (line < 0 && pointed < 0) return; // what the board was asked before may have come in between
        boolean was = pointed >= 0;
        pointed = line;
        OverlayView rings = OverlayView.NONE;
        if (line >= 0) for (Ref place : view.lines().get(line).places()) rings = rings.ring(place);
        if (was || !rings.isEmpty()) light.accept(rings);
    }

    /** Its drawer is closed: nobody points at anything in it. */
    @Override
    public void removeNotify() {
        pointAt(-1);
        super.removeNotify();
    }

    private void go(int line) {
        at = Math.max(0, Math.min(text.size() - 1, line));
        StoryLine now = lineOfKeyboard();
        pointAt(now == null ? -1 : at);
        // Who does not see the board hears the names of places, too.
        getAccessibleContext().setAccessibleDescription(now == null ? texts.get("story.keys") : now.heard());
        // The caret follows unseen, so that a screen reader reads the line.
        if (now != null) {
            setCaretPosition(text.start(at));
            lookAt(text.start(at));
            lookAt(text.end(at) - 1);
        }
        repaint();
    }

    private StoryLine lineOfKeyboard() {
        return at >= 0 && at < text.size() ? view.lines().get(at) : null;
    }

    /** @return the line under the mouse, -1 if none */
    private int lineAt(MouseEvent e) {
        int line = text.lineAt(viewToModel2D(e.getPoint()));
        Rectangle box = line < 0 ? null : box(line);
        return box != null && e.getY() >= box.y && e.getY() < box.y + box.height ? line : -1;
    }

    /** The sign of a rule is no larger than it is seen, and a little more: all else of a line leads to its moment. */
    private boolean isOnRule(MouseEvent e, int line) {
        if (view.lines().get(line).rule() == null) return false;
        try {
            Rectangle2D from = modelToView2D(text.ruleStart(line));
            Rectangle2D to = modelToView2D(text.ruleEnd(line) - 1);
            if (from == null || to == null) return false;
            int more = Scaled.px(4);
            double letter = getFontMetrics(getFont()).charWidth('0');
            boolean high = e.getY() >= from.getMinY() && e.getY() < to.getMaxY();
            return high && e.getX() >= from.getMinX() - more && e.getX() <= to.getMinX() + letter + more;
        } catch (BadLocationException outside) {
            return false;
        }
    }

    @Override
    public String getToolTipText(MouseEvent e) {
        int line = lineAt(e);
        return line < 0 ? null : texts.get(isOnRule(e, line) ? "rule.open" : "story.go");
    }

    /** @param board whose places say where something happened to those who do not see their names */
    void on(BoardView board) {
        text.on(board);
    }

    /** @param inStep whether what has just happened is to wait until {@link #tell} says so */
    void show(StoryView next, boolean inStep, Texts inLanguage) {
        if (!next.equals(view)) left = -1;
        pointed = -1; // the board has shown something else since
        view = next;
        texts = inLanguage;
        lit = -1;
        setToolTipText("");
        getAccessibleContext().setAccessibleName(texts.get("story.title"));
        getAccessibleContext().setAccessibleDescription(texts.get("story.keys"));
        told = inStep ? head() : NOT_HELD;
        write();
    }

    /** The head of what has just happened; it says who did something, and may be read before anything moves. */
    private int head() {
        for (int i = 0; i < view.lines().size(); i++) if (view.lines().get(i).moment() == view.moment()) return i;
        return NOT_HELD;
    }

    /** The board shows now what that line tells. */
    void tell(int line) {
        if (told == NOT_HELD || line < told) return;
        told = line;
        lit = line;
        write();
    }

    /** Everything that has happened may be told. */
    void tellAll() {
        if (told == NOT_HELD) return;
        told = NOT_HELD;
        lit = -1;
        write();
    }

    /** @param font of its words from now on */
    void letters(Font font) {
        if (font.equals(getFont())) return;
        setFont(font);
        text.forget();
        write();
    }

    /** @param shown whether rules are called by their numbers */
    void setNumbers(boolean shown) {
        text.setNumbers(shown);
        text.forget();
        write();
    }

    private void write() {
        int end = head(view.moment() + 1);
        // What is still to be told is not there yet; where it has been told before, it is grey.
        boolean newest = view.moment() == view.last();
        int shown = newest && told != NOT_HELD ? told + 1 : view.lines().size();
        int firstGrey = Math.min(end, told == NOT_HELD ? Integer.MAX_VALUE : told + 1);
        text.write(view.lines().subList(0, Math.min(shown, view.lines().size())), firstGrey);
        int last = Math.min(firstGrey, text.size()) - 1;
        if (last >= 0) lookAt(text.end(last) - 1);
        // What is new is read from its beginning; more than has room is read on from there.
        int fresh = firstNew();
        if (fresh <= last) lookAt(text.start(fresh));
        SwingUtilities.invokeLater(this::beginWhole);
        repaint();
    }

    /**
     * What is read begins with a whole line of the story, and not in the middle of one: below the last one is as much
     * room as that takes.
     */
    private void beginWhole() {
        if (!(getParent() instanceof JViewport seen) || text.size() == 0) return;
        Point from = seen.getViewPosition();
        int first = 0;
        while (first < text.size() - 1 && top(first) < from.y - Scaled.px(3)) first++;
        Rectangle whole = box(first);
        Rectangle last = box(text.size() - 1);
        if (whole == null || last == null || Math.abs(whole.y - from.y) <= Scaled.px(3)) return;
        int room = Math.max(0, whole.y + seen.getExtentSize().height - last.y - last.height);
        setBorder(new EmptyBorder(0, 0, room, 0));
        Point to = new Point(from.x, Math.max(0, whole.y));
        SwingUtilities.invokeLater(() -> {
            seen.doLayout(); // as high as it is with that room, or the position would be cut off
            seen.setViewPosition(to);
        });
    }

    /** @return the first line that is new to whoever decides; beyond the last if none is */
    private int firstNew() {
        int i = 0;
        while (i < text.size() && !view.isNew(view.lines().get(i))) i++;
        return i;
    }

    /** @return the first line of a moment or of one after it */
    private int head(int moment) {
        int i = 0;
        while (i < view.lines().size() && view.lines().get(i).moment() < moment) i++;
        return i;
    }

    /** Once more after the window has been laid out: other words beside it may have left it less room. */
    private void lookAt(int offset) {
        SwingUtilities.invokeLater(() -> {
            try {
                Rectangle2D place = modelToView2D(Math.min(offset, getDocument().getLength()));
                if (place != null) scrollRectToVisible(place.getBounds());
            } catch (BadLocationException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    /** Where the words of a line begin; what is shown beside them may stand higher. */
    private int top(int line) {
        try {
            Rectangle2D words = modelToView2D(text.start(line));
            return words == null ? 0 : (int) words.getMinY();
        } catch (BadLocationException e) {
            return 0;
        }
    }

    private Rectangle box(int line) {
        try {
            Rectangle2D from = modelToView2D(text.start(line));
            Rectangle2D to = modelToView2D(text.end(line) - 1);
            if (from == null || to == null) return null;
            double words = to.getMaxY() - from.getMinY();
            // What is shown beside a line is part of it.
            double high = Math.max(words, text.shown(line));
            return new Rectangle(0, (int) (from.getMinY() - (high - words) / 2), getWidth(), (int) Math.ceil(high));
        } catch (BadLocationException e) {
            return null;
        }
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            Rectangle now = lit >= 0 && lit < text.size() ? box(lit) : null;
            if (now != null) fill(g, now, UIManager.getColor("Regola.story.now"));
            g.setColor(StageColour.LEAD.now());
            for (int i = firstNew(); i < text.size() && view.isNew(view.lines().get(i)); i++) {
                Rectangle fresh = box(i);
                if (fresh != null) g.fillRect(0, fresh.y, Scaled.px(3), fresh.height);
            }
            Rectangle keyboard = isFocusOwner() && lineOfKeyboard() != null ? box(at) : null;
            if (keyboard != null) {
                g.setColor(UIManager.getColor("Regola.link"));
                g.drawRoundRect(
                        keyboard.x, keyboard.y, keyboard.width - 1, keyboard.height - 1, Scaled.px(8), Scaled.px(8));
            }
        } finally {
            g.dispose();
        }
        super.paintComponent(graphics);
    }

    private static void fill(Graphics2D g, Rectangle box, Color colour) {
        g.setColor(colour);
        g.fillRoundRect(box.x, box.y, box.width, box.height, Scaled.px(8), Scaled.px(8));
    }

    /** One long word must not push everything out of sight. */
    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (text == null) return; // called by the constructor of JTextPane, before there is anything to show
        setOpaque(false);
        setHighlighter(null);
        text.forget();
        write();
    }
}
