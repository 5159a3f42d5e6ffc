package regola.ui.notice;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.Timer;
import regola.ui.stage.DesktopScale;
import regola.ui.stage.Dim;
import regola.ui.stage.Measure;
import regola.ui.stage.StagePane;
import regola.ui.stage.TextSize;
import regola.ui.theme.Scaled;

/**
 * A NoticeLayer is the pages of a window with the notices over them: on a stage at the lower edge of its head, on a
 * page for work towards the lower right, where nothing is pressed or read. A notice that comes or goes moves nothing
 * below it; only where no room is left does a page for work end above it as long as it lies there.
 */
public final class NoticeLayer extends JPanel {
    private static final long serialVersionUID = 1;
    /** So many letters wide is a card: what is wider is hard to read. */
    private static final int LETTERS = 40;

    private static final double MOST_OF_THE_WINDOW = 0.4;
    /** On a page for work a card is as narrow as the columns there, so that it finds a place between them. */
    private static final double OF_A_WORK_PAGE = 0.32;

    /** How wide a card may be instead, as shares of its usual width. */
    private static final double[] NARROWER = {1, 0.8, 0.65, 0.5};

    /** What comes to a page for work later is not covered for longer than this. */
    private static final int LOOK_MILLIS = 500;

    /** Around a card at the foot of a page, in pixels. */
    private static final int GAP = 8;

    /** There it is narrow already. */
    private static final double LEAST_ON_WORK = 0.6;

    private final JComponent pages;
    private final transient Timer looks = new Timer(LOOK_MILLIS, e -> lookAgain());
    private final transient Notices notices;
    /** While somebody is asked what he has to answer. */
    private final Dim dim = new Dim("notices.dim");
    /** Whether the cards lie on a page for work already. */
    private boolean lying;
    /** How high these cards are in each width that was tried. */
    private final transient Map<Integer, Integer> tried = new HashMap<>();

    private transient List<NoticeCard> of = List.of();
    private transient Measure measured;
    /** For which cards, in which room, the page has made room at its foot; null if it has not. */
    private transient Object strip;

    /** @param pages what the notices lie over */
    public NoticeLayer(JComponent pages, Notices notices) {
        super(null);
        this.pages = pages;
        this.notices = notices;
        add(notices.component());
        add(dim);
        add(pages);
        notices.onAsking(() -> dim.setVisible(notices.asks()));
    }

    private void lookAgain() {
        if (isShowing()) revalidate();
        else looks.stop();
    }

    /** What lies over something else has to be painted with it. */
    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false;
    }

    @Override
    public void doLayout() {
        Measure now = new Measure(
                Math.max(1, getWidth()),
                Math.max(1, getHeight()),
                DesktopScale.of(this),
                Scaled.zoom(),
                notices.mode());
        notices.measure(now);
        JComponent cards = notices.component();
        StagePane stage = stage(pages);
        boolean over = stage != null;
        if (over || !cards.isVisible()) lying = false;
        int room = over ? getWidth() - 2 * now.pad() : (int) (getWidth() * OF_A_WORK_PAGE);
        int most = Math.min(room, now.text(TextSize.BODY) * LETTERS);
        Rectangle head = over && cards.isVisible() && !notices.isInFront() ? inHead(stage) : null;
        Rectangle place = new Rectangle((getWidth() - most) / 2, over ? now.head() : 0, most, 1);
        if (head == null && over && cards.isVisible() && !notices.isInFront()) {
            Rectangle own = stage.noticePlace(place, this::tried);
            place = own.equals(place) ? beside(place) : own;
        }
        if (head != null) place = head;
        int high = head != null ? head.height : over ? high(place.width) : tried(place.width);
        boolean work = cards.isVisible() && !over;
        if (!work && head == null && notices.lie(Notices.Lying.HIGH)) high = high(place.width);
        if (!work) looks.stop();
        else if (!looks.isRunning()) looks.start();
        if (!work || !asked().equals(strip)) pages.setBounds(0, 0, getWidth(), getHeight());
        dim.setBounds(0, 0, getWidth(), getHeight());
        if (over && notices.isInFront()) place.y = Math.max(place.y, (getHeight() - high) / 2);
        Rectangle next = work ? onWork(place.width, high) : new Rectangle(place.x, place.y, place.width, high);
        if (!work) strip = null;
        if (head == null && cards.getWidth() != next.width) high(next.width); // its words wrap as they will
        if (!next.equals(cards.getBounds())) repaint(); // nothing of what lay there before stays on the page below
        cards.setBounds(next);
    }

    /**
     * Where it has room in the head of the page a card covers nothing there, and nothing drives it away.
     *
     * @return null if it has none
     */
    private Rectangle inHead(StagePane stage) {
        pages.validate();
        Rectangle row = notices.shown().size() == 1 ? stage.noticeRow() : null;
        NoticeCard card = row == null ? null : notices.shown().get(0);
        boolean fits = card != null
                && card.notice().problems().isEmpty()
                && card.inOneRow() <= row.width
                && notices.measure().quiet() + 4 <= row.height;
        if (fits) {
            notices.lie(Notices.Lying.SLIM);
            int wide = card.inOneRow();
            return new Rectangle(row.x + (row.width - wide) / 2, row.y, wide, row.height);
        }
        if (notices.lie(Notices.Lying.HIGH)) tried.clear();
        return null;
    }

    /** How high the cards would be: found once for them, since they are laid out for each width that is tried. */
    private int tried(int wide) {
        Measure now = notices.measure();
        if (!notices.shown().equals(of) || !Objects.equals(now, measured)) {
            of = notices.shown();
            measured = now;
            tried.clear();
        }
        Integer known = tried.get(wide);
        if (known != null) return known;
        int high = high(wide);
        tried.put(wide, high);
        return high;
    }

    private int high(int wide) {
        JComponent cards = notices.component();
        if (cards.getWidth() != wide) {
            // Words wrap at their width; with as much height as there is no bar for scrolling takes some of that.
            cards.setSize(wide, Math.max(1, getHeight()));
            cards.validate();
            anew(cards); // how high words and rows are is known only once they have their width
            cards.validate();
        }
        return Math.min(cards.getPreferredSize().height, (int) (getHeight() * MOST_OF_THE_WINDOW));
    }

    /** A stage that knows no better place: where nothing is pressed or read, narrower if need be. */
    private Rectangle beside(Rectangle usual) {
        pages.validate(); // what is pressed is where it will be seen
        FreePlace free = FreePlace.onStage(pages);
        for (boolean read : new boolean[] {true, false}) {
            for (double share : NARROWER) {
                int wide = (int) (usual.width * share);
                int high = tried(wide);
                Rectangle same = new Rectangle(usual.x + (usual.width - wide) / 2, usual.y, wide, high);
                Rectangle found = free.isFree(same, read) ? same : free.of(wide, high, read);
                if (found != null) return found;
            }
        }
        return usual;
    }

    /** Other parts stand side by side: each knows its height only once it has its width, and then its neighbours do. */
    private void layAnew(int wide) {
        JComponent cards = notices.component();
        cards.setSize(wide, Math.max(1, getHeight()));
        for (int i = 0; i < 3; i++) {
            cards.validate();
            anew(cards);
        }
    }

    private static void anew(Container within) {
        for (Component part : within.getComponents()) if (part instanceof Container inner) anew(inner);
        within.invalidate();
    }

    /** Whoever is about to press its button finds it there. */
    private boolean isUnderMouse() {
        JComponent cards = notices.component();
        return cards.isShowing() && cards.getMousePosition(true) != null;
    }

    /**
     * A card stays where it lies as long as it can: it would have to be looked for. Lines of a text may be scrolled
     * below it; only what is pressed, written or told there drives it away.
     */
    private Rectangle onWork(int wide, int high) {
        if (asked().equals(strip)) return below();
        strip = null;
        if (notices.lie(Notices.Lying.HIGH)) tried.clear();
        pages.validate(); // what is pressed is where it will be seen
        FreePlace free = new FreePlace(pages);
        Rectangle now = notices.component().getBounds();
        boolean stays = lying
                && now.width <= wide
                && now.height == tried(now.width)
                && (free.isFreeStill(now) || isUnderMouse())
                && new Rectangle(getSize()).contains(now);
        lying = true;
        if (stays) return now;
        // Rather narrower than on what is read.
        for (double share : NARROWER) {
            Rectangle found =
                    share < LEAST_ON_WORK ? null : free.of((int) (wide * share), tried((int) (wide * share)), true);
            if (found != null) return found;
        }
        strip = asked();
        return below();
    }

    private Object asked() {
        return List.of(getSize(), notices.shown());
    }

    /** Where all is full the page makes room at its foot: what is read at its head stays where it is. */
    private Rectangle below() {
        int wide = Math.max(1, getWidth() - 2 * Scaled.px(GAP));
        if (notices.lie(Notices.Lying.FLAT)) {
            tried.clear();
            layAnew(wide);
        }
        int high = tried(wide);
        int top = getHeight() - high - Scaled.px(GAP);
        pages.setBounds(0, 0, getWidth(), top);
        return new Rectangle(Scaled.px(GAP), top, wide, high);
    }

    /** @return the stage that is seen, null for a page for work */
    private static StagePane stage(Component shown) {
        if (shown instanceof StagePane stage) return stage;
        if (!(shown instanceof Container container)) return null;
        return Arrays.stream(container.getComponents())
                .filter(Component::isVisible)
                .map(NoticeLayer::stage)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    @Override
    public Dimension getPreferredSize() {
        return pages.getPreferredSize();
    }

    @Override
    public Dimension getMinimumSize() {
        return pages.getMinimumSize();
    }
}
