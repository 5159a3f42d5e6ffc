package regola.ui.notice;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Measure;
import regola.ui.theme.EventThread;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;

/**
 * A Notices is what went wrong and what can be had, a card each, the newest on top. Nothing there waits for an answer;
 * mere words go when they can have been read, every other card when it was answered or its page goes. The keyboard
 * comes here when somebody brings it, or has just been asked something and done nothing else since. For the event
 * thread only.
 */
public final class Notices {
    private final JPanel cards = new JPanel(new MigLayout("ins 0, gap 0 6, wrap 1, fillx, hidemode 3", "[grow, fill]"));
    private final JPanel area = new JPanel(new BorderLayout());
    private final List<NoticeCard> shown = new ArrayList<>();
    private Texts texts;
    /** Where the keyboard was before it came here. */
    private Component before;
    /** Whether it has been brought to a card and has not left it. */
    private boolean brought;
    /** Whether that was because somebody is asked about what he wished for. */
    private boolean wished;
    /** The page at the front. */
    private String page = Notice.HERE;
    /** What belongs to a page that is about to come to the front; null for nothing. */
    private Notice coming;

    private Measure.Mode mode = Measure.Mode.LEARNER;
    private Measure measure;
    /** Whether they lie along the foot of a page. */
    private Lying along = Lying.HIGH;

    private Runnable watcher = () -> {};
    private Runnable asking = () -> {};
    /** Where the keyboard goes with the last card, if what it came from is not there any more. */
    private Runnable home;

    public Notices(Texts texts) {
        this.texts = texts;
        area.setName("notices");
        home = area::transferFocusUpCycle;
        area.setOpaque(false);
        cards.setOpaque(false);
        JScrollPane scroll = Scrolling.page(cards);
        area.add(scroll);
        // How high words are is known once they were laid out; a scroll pane keeps that to itself.
        cards.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent e) {
                area.revalidate();
            }
        });
        area.setVisible(false);
        closeByKey();
        area.getAccessibleContext().setAccessibleName(texts.get("notices.title"));
    }

    /** Escape that nothing on the page has a use for puts the newest card away, wherever the keyboard is. */
    private void closeByKey() {
        area.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "front");
        area.getActionMap().put("front", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                if (!shown.isEmpty()) away(shown.get(0).notice().key());
            }
        });
    }

    public JComponent component() {
        return area;
    }

    /** @param on whether the window is for those who read little */
    public void setChildren(boolean on) {
        EventThread.check("what is told in the window");
        mode = on ? Measure.Mode.CHILDREN : Measure.Mode.LEARNER;
        area.revalidate();
    }

    Measure.Mode mode() {
        return mode;
    }

    /** @param now the sizes of the window */
    void measure(Measure now) {
        if (now.equals(measure)) return;
        measure = now;
        shown.forEach(card -> card.measure(now));
    }

    /** How cards lie: as cards, or all in one row, along the foot of a page or, lower, in its head. */
    enum Lying {
        HIGH,
        FLAT,
        SLIM
    }

    /** @return whether they lay otherwise */
    boolean lie(Lying next) {
        if (next == along) return false;
        along = next;
        shown.forEach(card -> card.lie(next, texts));
        return true;
    }

    Measure measure() {
        return measure;
    }

    /** Somebody goes on working: mere words about what was before are past. */
    public void goOn() {
        for (NoticeCard card : List.copyOf(shown))
            if (isPassing(card)) away(card.notice().key());
    }

    /** Shows a notice, with the page it belongs to; one about the same thing goes. */
    public void tell(Notice notice) {
        EventThread.check("what is told in the window");
        if (!List.of(page, Notice.HERE, Notice.EVERYWHERE).contains(notice.page())) {
            coming = notice;
            return;
        }
        shown.removeIf(card -> card.notice().key().equals(notice.key()) || isPassing(card));
        Notice placed = notice.page().equals(Notice.HERE) ? notice.on(page) : notice;
        NoticeCard card = new NoticeCard(placed, texts, () -> away(notice.key()), this::left);
        card.lie(along, texts);
        if (measure != null) card.measure(measure);
        shown.add(0, card);
        wished = false; // what comes later is seen too
        // A screen reader says it, wherever the keyboard is.
        area.getAccessibleContext()
                .setAccessibleDescription(card.getAccessibleContext().getAccessibleDescription());
        lay();
        SwingUtilities.invokeLater(() -> cards.scrollRectToVisible(new Rectangle(0, 0, 1, 1)));
        ReadingTime.begin(card, texts, () -> {
            if (shown.contains(card)) away(notice.key());
        });
    }

    /** A few sentences, one card for each kind of them. */
    public void say(String key, Said words) {
        tell(Notice.word(key, words));
    }

    /** Puts a notice away, if it is there. */
    public void away(String key) {
        EventThread.check("what is told in the window");
        boolean here = holdsKeyboard();
        if (!shown.removeIf(card -> card.notice().key().equals(key))) return;
        lay();
        if (!here) return;
        brought = false;
        ask();
        giveKeyboardBack();
    }

    /** Puts a notice away that is past, if it is there; but not one that has to be read. */
    public void past(String key) {
        if (shown.stream().noneMatch(card -> card.notice().key().equals(key) && isToBeRead(card))) away(key);
    }

    private static boolean isToBeRead(NoticeCard card) {
        return card.notice().page().equals(Notice.EVERYWHERE);
    }

    /** Mere words make room for what comes after them: cards one below the other would be cut off. */
    private boolean isPassing(NoticeCard card) {
        Notice older = card.notice();
        return older.sort() == Notice.Sort.WORD
                && older.offers().isEmpty()
                && older.page().equals(page);
    }

    /** Another page comes to the front: what belongs to others goes. */
    public void turnTo(String name) {
        if (name.equals(page)) return;
        page = name;
        for (NoticeCard card : List.copyOf(shown)) {
            if (!isToBeRead(card) && !card.notice().page().equals(page))
                away(card.notice().key());
        }
        Notice next = coming;
        coming = null;
        if (next != null && next.page().equals(page)) tell(next);
    }

    /** @param changed is run whenever a card has come or gone */
    public void watch(Runnable changed) {
        watcher = changed;
    }

    /** @param changed is run whenever something begins or ceases to be asked */
    void onAsking(Runnable changed) {
        asking = changed;
    }

    /** @return whether somebody has wished for something, is asked about it, and has done nothing else since */
    boolean asks() {
        return hasBeenBrought() && shown.get(0).notice().sort() == Notice.Sort.OFFER;
    }

    /** @return whether what is asked has to be answered before anything else, so that it lies in the middle, alone */
    boolean isInFront() {
        return wished && asks();
    }

    /** @return the cards that are there, the newest first */
    List<NoticeCard> shown() {
        return List.copyOf(shown);
    }

    public boolean shows(String key) {
        return shown.stream().anyMatch(card -> card.notice().key().equals(key));
    }

    public void speak(Texts next) {
        texts = next;
        area.getAccessibleContext().setAccessibleName(texts.get("notices.title"));
        shown.forEach(card -> card.write(texts));
        lay();
    }

    /** Brings the keyboard to the newest card, or back to where it was. */
    public void takeOrGiveBackKeyboard() {
        if (shown.isEmpty()) return;
        if (holdsKeyboard()) {
            giveKeyboardBack();
            return;
        }
        before = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        bring();
    }

    /** Somebody has asked for what the newest card asks: Enter answers that, and nothing below it. */
    public void takeKeyboard() {
        EventThread.check("what is told in the window");
        if (shown.isEmpty()) return;
        wished = true;
        if (!holdsKeyboard()) takeOrGiveBackKeyboard();
        area.revalidate();
    }

    /** As {@link #takeKeyboard()}, if that page is still at the front. */
    public void takeKeyboardOn(String name) {
        if (name.equals(page)) takeKeyboard();
    }

    /**
     * @return whether the keyboard has been brought to a card and has not left it for something else: what comes to the
     *     page late must not take it away
     */
    public boolean hasBeenBrought() {
        return brought && !shown.isEmpty();
    }

    /** From now on the cards can have the keyboard, until it has left them all. */
    private void bring() {
        brought = true;
        shown.forEach(card -> card.open(true));
        shown.get(0).takeKeyboard();
        ask();
    }

    /** Something begins or ceases to be asked: what is asked in front stands there alone. */
    private void ask() {
        if (!asks()) wished = false;
        for (NoticeCard card : shown) card.setVisible(!isInFront() || card == shown.get(0));
        area.revalidate();
        asking.run();
    }

    /** The keyboard has gone from a card for good. */
    private void left(Component next) {
        if (next != null && SwingUtilities.isDescendingFrom(next, area)) return;
        brought = false;
        shown.forEach(card -> card.open(false));
        ask();
    }

    private boolean holdsKeyboard() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return owner != null && SwingUtilities.isDescendingFrom(owner, area);
    }

    private void giveKeyboardBack() {
        if (before != null && before.isShowing()) before.requestFocusInWindow();
        else if (!shown.isEmpty()) bring();
        else home.run();
    }

    /** @param to is run when the keyboard leaves the last card for the page, as one that has just come has it */
    public void onLeft(Runnable to) {
        home = to;
    }

    private void lay() {
        cards.removeAll();
        shown.forEach(card -> cards.add(card, "wmin 40"));
        area.setVisible(!shown.isEmpty());
        area.revalidate();
        area.repaint();
        watcher.run();
        ask();
    }
}
