package regola.ui.stage;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.Timer;
import regola.ui.view.Texts;

/**
 * A StageHead is the top of a page of learners: home in the corner, what the page is called, one thing in the middle,
 * buttons of the page, and the menu in the other corner. Where the middle and the whole title have no room side by
 * side, the title becomes its short form and the middle folds.
 */
public final class StageHead extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    /** So long something is told in the place of the title. */
    private static final int TOLD = 2500;

    /** What stands in the middle and has a form for little room. */
    public interface Folding {
        void fold(boolean folded);
    }

    private final CornerButton home;
    private final CornerButton menu;
    private final Title title = new Title();
    private final List<JComponent> ends = new ArrayList<>();
    private final List<JComponent> forBare = new ArrayList<>();
    private transient Consumer<JComponent> open = under -> {};
    private JComponent middle;
    private boolean bare;
    private String leads = "stage.home";
    private transient Measure measure = Measure.of(1280, 800, 1);

    /**
     * @param page what the page is called in the names of its parts, such as "lesson"
     * @param leave where home leads
     * @param opens opens the menu below the component that it gets
     */
    public StageHead(String page, Runnable leave, Consumer<JComponent> opens) {
        this(page, leave);
        onMenu(opens);
    }

    /** As the longer one; the menu opens nothing yet. */
    public StageHead(String page, Runnable leave) {
        super(null);
        setOpaque(false);
        setName(page + ".head");
        home = new CornerButton(page + ".home", CornerButton.Sign.HOME);
        menu = new CornerButton(page + ".menu", CornerButton.Sign.MENU);
        title.setName(page + ".title");
        home.addActionListener(e -> leave.run());
        menu.addActionListener(e -> open.accept(menu));
        add(home);
        add(title);
        add(menu);
    }

    /** @param opens opens the menu below the component that it gets */
    public void onMenu(Consumer<JComponent> opens) {
        open = opens;
    }

    /** @param part stands in the middle; may be {@link Folding} */
    public void setMiddle(JComponent part) {
        if (middle != null) remove(middle);
        middle = part;
        if (part != null) add(part);
        revalidate();
    }

    /** Adds a button before the menu. */
    public void addEnd(JComponent button) {
        ends.add(button);
        add(button);
        revalidate();
    }

    /** Adds a button before all others: none of those moves for it. */
    public void addFirstEnd(JComponent button) {
        addEnd(button);
        ends.remove(button);
        ends.add(0, button);
        button.setVisible(!bare);
    }

    /** The button is not wanted any more; what has the keyboard there gives it away. */
    public void removeEnd(JComponent button) {
        ends.remove(button);
        if (button.isFocusOwner()) button.transferFocus();
        remove(button);
        revalidate();
        repaint();
    }

    /** Adds a button that stands there only where the head is bare. */
    public void addToBare(JComponent button) {
        forBare.add(button);
        addEnd(button);
        button.setVisible(bare);
    }

    /** @param brief stands where the whole has no room, such as the number of a lesson */
    public void setTitle(String whole, String brief) {
        title.say(whole, brief);
        revalidate();
        repaint();
    }

    /** @param words in small letters behind the title, where there is room for the whole of it; may be empty */
    public void setAbout(String words) {
        title.about = words;
        repaint();
    }

    /** @param next a drawing before the title; null for none */
    public void setSign(Icon next) {
        title.sign = next;
        revalidate();
        repaint();
    }

    /** A window of its own has nowhere to go home to. */
    public void setAlone(boolean alone) {
        home.setVisible(!alone);
    }

    /**
     * The corner leads one page back, not to the start, and says so.
     *
     * @param words the key of where it leads
     */
    public void setBack(String words) {
        leads = words;
        home.draw(CornerButton.Sign.BACK);
    }

    /** Nothing but home, what the page is called and what is there for that, for those who read little. */
    public void setBare(boolean next) {
        if (bare == next) return;
        bare = next;
        menu.setVisible(!bare);
        if (middle != null) middle.setVisible(!bare);
        ends.forEach(end -> end.setVisible(forBare.contains(end) == bare));
        revalidate();
    }

    public void speak(Texts texts) {
        home.name(texts.get(leads));
        menu.name(texts.get("stage.menu"));
    }

    /** @return what of it bears nothing: between the title, or what stands in the middle, and the first button */
    public Rectangle free() {
        boolean full = middle != null && middle.isVisible();
        int from = full ? middle.getX() + middle.getWidth() : title.getX() + title.width(title.folded);
        int to = getWidth();
        for (Component each : getComponents())
            if (each.isVisible() && each.getX() >= from) to = Math.min(to, each.getX());
        return new Rectangle(from, 0, Math.max(0, to - from), getHeight());
    }

    /** Says something in a few words for a moment, in the place of the title: that sounds are on, say. */
    public void tell(String words) {
        title.tell(words);
    }

    /** @return the head of the page that a component shows; null if it has none */
    public static StageHead of(Component page) {
        if (page instanceof StageHead head) return head;
        if (page instanceof Container parts)
            for (Component part : parts.getComponents()) {
                StageHead found = part.isVisible() ? of(part) : null;
                if (found != null) return found;
            }
        return null;
    }

    /** Opens the menu, as its button does. */
    public void openMenu() {
        if (menu.isVisible()) menu.doClick();
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(measure.width(), measure.head());
    }

    @Override
    public void doLayout() {
        int height = getHeight();
        int gap = measure.px(12);
        Dimension corner = home.getPreferredSize();
        int left = home.isVisible() ? corner.width : measure.pad();
        home.setBounds(0, 0, home.isVisible() ? corner.width : 0, height);
        int right = getWidth() - (menu.isVisible() ? corner.width : measure.pad());
        menu.setBounds(right, 0, getWidth() - right, height);
        for (int i = ends.size() - 1; i >= 0; i--) {
            if (!ends.get(i).isVisible()) continue;
            Dimension size = ends.get(i).getPreferredSize();
            right -= size.width + gap;
            // As high as the boxes in the corners, with room above and below.
            int high = Math.max(Math.min(44, height), Math.min(height - measure.px(8), size.height));
            ends.get(i).setBounds(right, (height - high) / 2, size.width, high);
        }
        layOutMiddle(left + gap, right - gap);
    }

    private void layOutMiddle(int left, int right) {
        int room = Math.max(0, right - left);
        int gap = measure.px(24);
        boolean shown = middle != null && middle.isVisible();
        if (!shown) {
            title.fold(title.width(false) > room);
            title.setBounds(left, 0, room, getHeight());
            return;
        }
        Folding folding = middle instanceof Folding able ? able : folded -> {};
        folding.fold(false);
        boolean full = title.width(false) + gap + middle.getPreferredSize().width > room;
        folding.fold(full);
        title.fold(full);
        int wide = Math.min(room, title.width(full));
        int size = Math.min(middle.getPreferredSize().width, Math.max(0, room - wide - gap));
        // Where it has room it stands in the middle of the page, whatever the title; else right after the title.
        int at = full
                ? left + wide + measure.px(12)
                : Math.max(left + wide + gap, Math.min((getWidth() - size) / 2, right - size));
        title.setBounds(left, 0, full ? wide : at - left - measure.px(8), getHeight());
        middle.setBounds(at, 0, size, getHeight());
    }

    /** The words beside home, in one line. */
    private final class Title extends JComponent {
        private static final long serialVersionUID = 1;
        private String whole = "";
        private String brief = "";
        private String about = "";
        private boolean folded;
        private transient Icon sign;
        private String told = "";
        private final Timer past = new Timer(TOLD, e -> tell(""));

        /** A screen reader hears of it as well. */
        void tell(String words) {
            told = words;
            getAccessibleContext().setAccessibleName(words.isEmpty() ? whole : words);
            past.setRepeats(false);
            if (!words.isEmpty()) past.restart();
            repaint();
        }

        void say(String next, String shorter) {
            whole = next;
            brief = shorter;
            getAccessibleContext().setAccessibleName(next);
        }

        void fold(boolean next) {
            folded = next;
            setToolTipText(next ? whole : null);
        }

        int width(boolean inBrief) {
            return before() + getFontMetrics(TextSize.TITLE.font(measure)).stringWidth(inBrief ? brief : whole) + 2;
        }

        private int before() {
            return sign == null ? 0 : sign.getIconWidth() + measure.px(10);
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Brush.smooth(graphics);
            try {
                g.setColor(StageColour.INK.now());
                g.setFont(TextSize.TITLE.font(measure));
                var metrics = g.getFontMetrics();
                String words = !told.isEmpty() ? told : folded ? brief : whole;
                while (words.length() > 2 && before() + metrics.stringWidth(words) > getWidth())
                    words = words.substring(0, words.length() - 2) + "…";
                if (sign != null) sign.paintIcon(this, g, 0, (getHeight() - sign.getIconHeight()) / 2);
                int ground = (getHeight() - metrics.getHeight()) / 2 + metrics.getAscent();
                g.drawString(words, before(), ground);
                if (words.equals(whole)) paintAbout(g, before() + metrics.stringWidth(words), ground);
            } finally {
                g.dispose();
            }
        }

        private void paintAbout(Graphics2D g, int from, int ground) {
            g.setFont(TextSize.BODY.font(measure));
            g.setColor(StageColour.SUB.now());
            int at = from + measure.px(16);
            if (at + g.getFontMetrics().stringWidth(about) <= getWidth()) g.drawString(about, at, ground);
        }

        @Override
        public AccessibleContext getAccessibleContext() {
            if (accessibleContext == null) {
                accessibleContext = new AccessibleJComponent() {
                    private static final long serialVersionUID = 1;

                    @Override
                    public AccessibleRole getAccessibleRole() {
                        return AccessibleRole.LABEL;
                    }
                };
            }
            return accessibleContext;
        }
    }
}
