package regola.ui.notice;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Scrolling;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;

/**
 * A Notices is the foot of the window: what went wrong and what can be had, a card each, the newest on top. Nothing there waits
 * for an answer, nothing goes away by itself, and no card lies over the page. For the event thread only.
 */
public final class Notices {
    private static final double MOST_OF_THE_WINDOW = 0.4;

    private final JPanel cards = new JPanel(new MigLayout("ins 6 10 8 10, gap 0 6, wrap 1, fillx, hidemode 3", "[grow, fill]"));
    private final JPanel area = new JPanel(new BorderLayout()) {
        private static final long serialVersionUID = 1;

        /** As high as its cards, but never so high that the page is lost. */
        @Override
        public Dimension getPreferredSize() {
            Dimension wanted = super.getPreferredSize();
            int room = getParent() == null ? Integer.MAX_VALUE : (int) (getParent().getHeight() * MOST_OF_THE_WINDOW);
            return new Dimension(wanted.width, Math.min(wanted.height, Math.max(room, 60)));
        }
    };
    private final List<NoticeCard> shown = new ArrayList<>();
    private Texts texts;
    /** Where the keyboard was before it came here. */
    private Component before;

    public Notices(Texts texts) {
        this.texts = texts;
        area.setName("notices");
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
        area.getAccessibleContext().setAccessibleName(texts.get("notices.title"));
    }

    public JComponent component() {
        return area;
    }

    /** Shows a notice; one about the same thing goes. */
    public void tell(Notice notice) {
        shown.removeIf(card -> card.notice().key().equals(notice.key()));
        shown.add(0, new NoticeCard(notice, texts, () -> away(notice.key())));
        lay();
        SwingUtilities.invokeLater(() -> cards.scrollRectToVisible(new Rectangle(0, 0, 1, 1)));
    }

    /** A few sentences, one card for each kind of them. */
    public void say(String key, Said words) {
        tell(Notice.word(key, words));
    }

    /** Puts a notice away, if it is there. */
    public void away(String key) {
        boolean here = holdsKeyboard();
        if (!shown.removeIf(card -> card.notice().key().equals(key))) return;
        lay();
        if (here) giveKeyboardBack();
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
        shown.get(0).takeKeyboard();
    }

    private boolean holdsKeyboard() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return owner != null && SwingUtilities.isDescendingFrom(owner, area);
    }

    private void giveKeyboardBack() {
        if (before != null && before.isShowing()) before.requestFocusInWindow();
        else if (!shown.isEmpty()) shown.get(0).takeKeyboard();
        else area.transferFocusUpCycle();
    }

    private void lay() {
        cards.removeAll();
        shown.forEach(card -> cards.add(card, "wmin 40"));
        area.setVisible(!shown.isEmpty());
        area.revalidate();
        area.repaint();
    }
}
