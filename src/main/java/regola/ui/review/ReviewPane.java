package regola.ui.review;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import regola.ui.board.art.ArtStore;
import regola.ui.parts.ScrolledColumn;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Brush;
import regola.ui.stage.CloseButton;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.review.ReviewIntents;
import regola.ui.view.review.ReviewView;

/**
 * A ReviewPane shows beside the board what could have been done in a match: how far the work is, how the chances went,
 * what there is to say of the whole, and the moments that are worth looking at again, one page after the other. The
 * board shows the moment of the page.
 */
public final class ReviewPane extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    /** How high the chances are drawn at most and at least, in units of space. */
    private static final double CHART = 300;

    private static final double LOW_CHART = 180;
    /** The same where the page of a moment has much to tell; where even that is too much, they are not drawn. */
    private static final double LEAST_CHART = 118;
    /** So much is left between what is told of a moment and what can be done there. */
    private static final double AIR = 14;
    /** So far below what shows how far it has come one can stop it. */
    private static final double STOP = 26;
    /** A page that is lower has no title. */
    private static final double LOW_PAGE = 400;

    private final transient ArtStore art;
    private final transient ReviewIntents intents;
    private final CloseButton close = new CloseButton("review.close");
    private final StageButton stop = new StageButton("review.stop", StageButton.Style.PLAIN);
    private final JProgressBar bar = new JProgressBar(0, 1000);
    private final ChanceChart chart;
    private final StageButton back = new StageButton("review.page.back", StageButton.Style.PLAIN);
    private final StageButton on = new StageButton("review.page.on", StageButton.Style.PLAIN);
    private final Page page = new Page();
    private final JScrollPane scroll = Scrolling.upAndDown(page);
    /** The moments of which it has been shown what was better. */
    private final transient Set<Integer> seen = new HashSet<>();

    private transient List<SeatView> seats = List.of();
    /** Which of the moments is looked at. */
    private int at;
    /** The moment that the board shows. */
    private int stood = -1;

    /** The moment of the lines that was pressed though no page is about it; -1 for none. */
    private int elsewhere = -1;
    /** Whether the board has been there. */
    private boolean arrived;

    /** The moment of which the board marks what was done there; -1 if it does so of none. */
    private int marks = -1;

    /** How high the page of a moment has had to be, as long as nothing but the moment changes. */
    private int highest;
    /** The same with words that are easily read. */
    private int easiest;
    /** Of what that is so. */
    private transient List<Object> highestOf = List.of();

    private transient ReviewView view = ReviewView.of(ReviewView.Stage.WORKING, 0);
    private transient Texts texts = Texts.in("en");
    private transient Measure measure = Measure.of(1280, 800, 1);

    public ReviewPane(ArtStore art, ReviewIntents intents) {
        super(null);
        this.art = art;
        this.intents = intents;
        setName("review");
        setOpaque(false);
        chart = new ChanceChart(art, this::pressed);
        back.setText("‹");
        on.setText("›");
        back.addActionListener(e -> turn(at - 1));
        on.addActionListener(e -> turn(at + 1));
        for (StageButton each : List.of(back, on)) each.setFocusable(true);
        close.addActionListener(e -> intents.close());
        stop.setFocusable(true);
        stop.addActionListener(e -> intents.stop());
        bar.setName("review.progress");
        scroll.setName("review.scroll");
        scroll.setBorder(BorderFactory.createEmptyBorder());
        for (JComponent each : List.of(close, stop, bar, chart, back, on, scroll)) add(each);
    }

    /** @param players the seats of the match, in their order */
    public void show(ReviewView next, List<SeatView> players, Texts inLanguage) {
        boolean other = next.stage() != view.stage();
        boolean longer = !next.verdict().equals(view.verdict());
        boolean begins = other && next.stage() == ReviewView.Stage.READY;
        view = next;
        seats = players;
        texts = inLanguage;
        boolean works = next.stage() == ReviewView.Stage.WORKING;
        bar.setVisible(works);
        bar.setValue((int) Math.round(1000 * next.progress()));
        bar.getAccessibleContext().setAccessibleName(texts.get("review.working"));
        stop.setVisible(works || next.stage() == ReviewView.Stage.STOPPED);
        stop.setText(texts.get(works ? "review.stop" : "review.start"));
        name(close, "stage.close");
        name(back, "review.page.back");
        name(on, "review.page.on");
        boolean drawn = chart.isVisible();
        chart.setVisible(next.stage() == ReviewView.Stage.READY
                || works && !next.chances().isEmpty());
        chart.show(next, players, texts);
        if (begins) setElsewhere(-1);
        at = begins ? first(next) : Math.max(0, Math.min(at, next.moments().size() - 1));
        page.fill();
        pages();
        getAccessibleContext().setAccessibleName(texts.get(isOfOthers() ? "review.title.others" : "review.title"));
        getAccessibleContext().setAccessibleDescription(said());
        if (other || longer || drawn != chart.isVisible()) revalidate();
        repaint();
    }

    /** @return the page to begin with: where something better is to be found, if there is such a one */
    private static int first(ReviewView view) {
        for (int i = 0; i < view.moments().size(); i++) {
            ReviewView.Moment each = view.moments().get(i);
            if (each.person() && each.kind().isTask()) return i;
        }
        return 0;
    }

    private void name(StageButton button, String key) {
        button.getAccessibleContext().setAccessibleName(texts.get(key));
        button.setToolTipText(texts.get(key));
    }

    /** One page is turned by nothing. */
    private void pages() {
        boolean ready = view.stage() == ReviewView.Stage.READY;
        int all = view.moments().size();
        back.setVisible(ready && all > 1);
        on.setVisible(ready && all > 1);
        back.setEnabled(at > 0);
        on.setEnabled(at < all - 1);
    }

    private void pressed(int moment) {
        for (int i = 0; i < view.moments().size(); i++) {
            if (view.moments().get(i).moment() != moment) continue;
            turn(i);
            return;
        }
        // Before all is found there is no page yet.
        boolean told = view.stage() == ReviewView.Stage.READY;
        setElsewhere(told ? moment : -1);
        intents.goTo(moment);
    }

    /** No page is shown while something else is looked at: it would be read as if it were about that. */
    private void setElsewhere(int moment) {
        if (elsewhere == moment) return;
        elsewhere = moment;
        arrived = false;
        getAccessibleContext().setAccessibleDescription(elsewhere < 0 ? said() : went());
        revalidate();
        repaint();
    }

    /** @return what was done there, and what that made of the chance of the one who did */
    private String went() {
        return elsewhere < 0 ? "" : new ChanceWords(view, seats, texts).went(elsewhere);
    }

    /** Turns to the page of a moment, and the board to that moment. */
    private void turn(int to) {
        setElsewhere(-1);
        at = to;
        page.fill();
        pages();
        repaint();
        open();
    }

    /** Turns to the page of a moment that was asked about, if there is one now and nothing else is looked at. */
    public void answered(int moment) {
        if (elsewhere != moment) return;
        for (int i = 0; i < view.moments().size(); i++)
            if (view.moments().get(i).moment() == moment) turn(i);
    }

    /** @return the moment of the page that is open; -1 if there is none */
    public int moment() {
        return at < view.moments().size() ? view.moments().get(at).moment() : -1;
    }

    /** The board shows the moment of the page that is open, if there is any. */
    public void open() {
        if (at < view.moments().size()) intents.open(view.moments().get(at).moment());
    }

    /** @param moment that the board shows */
    public void stand(int moment) {
        chart.stand(moment);
        if (moment == elsewhere) arrived = true;
        else if (arrived) setElsewhere(-1);
        if (page.card != null && stood == page.filled.moment() && moment != stood) page.card.left();
        stood = moment;
    }

    /** The board shows a move that is asked about, and no more what would have been better. */
    public void asked() {
        if (page.card != null) page.card.left();
    }

    /** @param step after how many moves of how it could have gone on from that moment the board stands */
    public void follow(int moment, int step) {
        if (page.card != null && page.filled.moment() == moment) page.card.follow(step);
    }

    /** @param moment of which the board marks what was done there; -1 if it does so of none */
    public void played(int moment) {
        marks = moment;
        if (page.card != null) page.card.played(page.filled.moment() == moment);
    }

    /**
     * What was to be found at that moment has been found on the board: the page tells it from now on.
     *
     * @param steps how many moves can be shown from there on, the one that was found first
     */
    public void found(int moment, int steps) {
        if (page.card != null && page.filled.moment() == moment) page.card.found(steps);
    }

    /** @return whether there is something better to be found at that moment, by a person */
    public boolean isTask(int moment) {
        return view.moments().stream()
                .anyMatch(each ->
                        each.moment() == moment && each.person() && each.kind().isTask());
    }

    public ReviewView view() {
        return view;
    }

    private String said() {
        return switch (view.stage()) {
            case WORKING -> (texts.get("review.working") + " " + view.verdict()).strip();
            case STOPPED -> texts.get("review.stopped");
            case FAILED -> texts.get("review.failed");
            case READY -> view.verdict();
        };
    }

    /** The keyboard goes to what can be done first. */
    public void takeKeyboard() {
        if (stop.isVisible()) stop.requestFocusInWindow();
        else if (view.moments().isEmpty()) chart.requestFocusInWindow();
        else page.card.takeKeyboard();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        revalidate();
    }

    private int pad() {
        return measure.px(12);
    }

    /** Whether nothing is told but what others did: then nobody asks what could have been done. */
    private boolean isOfOthers() {
        return view.stage() == ReviewView.Stage.READY
                && !view.moments().isEmpty()
                && view.moments().stream().noneMatch(ReviewView.Moment::person);
    }

    private StageWords title() {
        return StageWords.in(
                this,
                TextSize.ASK.font(measure),
                texts.get(isOfOthers() ? "review.title.others" : "review.title"),
                Math.max(40, getWidth() - 3 * pad() - measure.target()),
                1.2);
    }

    /** In the least windows what there is to say of the whole stands in the place of the title: all else needs more. */
    private boolean isLow() {
        return page.card != null && getHeight() < measure.px(LOW_PAGE);
    }

    private StageWords line() {
        return line(isLow() || isTight() ? TextSize.SMALL : TextSize.BODY);
    }

    private StageWords line(TextSize size) {
        int beside = isLow() ? measure.target() : 0;
        return StageWords.in(this, size.font(measure), said(), Math.max(40, getWidth() - 2 * pad() - beside), 1.25);
    }

    /** Whether the page of a moment has more to tell than there is room for, with everything else at its ease. */
    private boolean isTight() {
        return page.card != null && highest() > room(TextSize.BODY) - measure.px(LOW_CHART) - extra(false);
    }

    /**
     * @param all whether what is kept back is counted too
     * @return how high the page of the moment has to be for its words and buttons
     */
    private int needed(boolean all) {
        return Math.max(page.card.tight(inside(), all), page.card.low(inside()));
    }

    private int inside() {
        return Math.max(100, getWidth() - 2 * pad() - measure.px(2));
    }

    /**
     * What is pressed again and again stays where it is, whichever page is turned to and whatever is pressed in the
     * lines: so all pages have the room of the one with most to tell, from the beginning.
     *
     * @return how high the page has to be for any of the moments
     */
    private int highest() {
        List<Object> now = List.of(getWidth(), getHeight(), measure, view);
        if (!now.equals(highestOf)) {
            highest = 0;
            easiest = 0;
            for (ReviewView.Moment each : view.moments()) {
                MomentCard card = new MomentCard(each, new HashSet<>(seen), intents, () -> {}, at -> {}, texts);
                card.played(true);
                card.measure(measure);
                highest = Math.max(highest, Math.max(card.tight(inside(), true), card.low(inside())));
                easiest = Math.max(easiest, card.easy(inside()) + measure.px(AIR));
            }
            highestOf = now;
        }
        // What has been found there has more to tell than could be known before.
        highest = Math.max(highest, needed(true));
        return highest;
    }

    /** @return how much height there is for the chances and the page of a moment */
    private int room(TextSize size) {
        int top = turningTop(line(size).height());
        return getHeight() - top - measure.target() - 2 * measure.px(8) - pad();
    }

    private int top() {
        return isLow() ? pad() / 2 : Math.max(title().height() + pad(), measure.target()) + measure.px(6);
    }

    /** Whether pages are turned right below the title: what is pressed again and again stays where it is then. */
    private boolean isTurned() {
        boolean turning = !view.moments().isEmpty() || elsewhere >= 0;
        return view.stage() == ReviewView.Stage.READY && turning && !isLow();
    }

    private int lineTop() {
        return top() + (isTurned() ? measure.target() + measure.px(8) : 0);
    }

    private int turningTop() {
        return isTurned() ? top() : turningTop(line().height());
    }

    private int turningTop(int line) {
        int words = top() + line;
        return isLow() ? Math.max(words, measure.target()) + measure.px(6) : words + measure.px(8);
    }

    /**
     * Where there is little room what is said of the whole stands below the lines, on the first page alone: lines that
     * are pressed again and again stay where they are.
     */
    private boolean isBelow() {
        return isTurned() && isTight();
    }

    /** What is said of the whole has been read on the page before, or has no room beside what the page tells. */
    private boolean isHushed() {
        if (!isBelow()) return false;
        if (at != first(view) || elsewhere >= 0) return true;
        return getHeight() - underChart() - pad() < said(TextSize.SMALL) + needed(false);
    }

    /** @return how much height what is said of the whole takes, with what is left below it */
    private int said(TextSize size) {
        return line(size).height() + measure.px(8);
    }

    private int chartTop() {
        if (isTurned()) return lineTop() + (isBelow() ? 0 : said(TextSize.BODY));
        boolean turning = !view.moments().isEmpty() || elsewhere >= 0;
        int under = view.stage() == ReviewView.Stage.WORKING ? measure.px(STOP) : 0;
        return turningTop() + under + (turning || under > 0 ? measure.target() + measure.px(8) : 0);
    }

    private int wordsTop() {
        return underChart() + (isBelow() && !isHushed() ? said(TextSize.SMALL) : 0);
    }

    private int underChart() {
        return chart.isVisible() && chartHigh() > 0 ? chartTop() + chartHigh() + measure.px(8) : chartTop();
    }

    private int extra(boolean little) {
        return chart.extra(Math.max(1, getWidth() - 2 * pad()), little);
    }

    private int chartHigh() {
        boolean tight = view.stage() == ReviewView.Stage.READY && isTight();
        int extra = extra(tight);
        int low = measure.px(LOW_CHART) + extra;
        // Nobody knows yet how much there will be to tell.
        if (view.stage() != ReviewView.Stage.READY) return low;
        int room = room(tight ? TextSize.SMALL : TextSize.BODY) + (isBelow() ? said(TextSize.SMALL) : 0);
        // Where nothing stands below them the lines have its room too.
        if (view.moments().isEmpty()) {
            int free = elsewhere < 0 ? room : room / 2;
            return Math.max(low, Math.min(measure.px(CHART), free));
        }
        if (!tight) return Math.max(low, Math.min(measure.px(CHART), room - easiest));
        // Lines too low to be read give way to words.
        int least = measure.px(LEAST_CHART) + extra(false);
        if (elsewhere < 0 && room - needed(false) < least) return 0;
        return Math.max(least, Math.min(low, room - highest()));
    }

    @Override
    public void doLayout() {
        int pad = pad();
        int box = measure.target();
        int wide = Math.max(1, getWidth() - 2 * pad);
        close.setBounds(getWidth() - box - pad / 2, pad / 2, box, box);
        chart.brief(view.stage() == ReviewView.Stage.READY && isTight());
        chart.setBounds(pad, chartTop(), wide, chartHigh());
        int y = turningTop();
        bar.setBounds(pad, y, wide, measure.px(14));
        stop.setBounds(pad, y + measure.px(STOP), Math.min(wide, measure.px(180)), box);
        back.setBounds(pad, y, box, box);
        on.setBounds(pad + wide - box, y, box, box);
        int top = wordsTop();
        scroll.setBounds(pad, top, wide, Math.max(0, getHeight() - top - pad));
        scroll.setVisible(
                view.stage() == ReviewView.Stage.READY && !view.moments().isEmpty() && elsewhere < 0);
    }

    /** Between the two buttons it stands which moment the page is about. */
    private void paintHead(Graphics2D g) {
        boolean other = elsewhere >= 0 && elsewhere < view.moves().size();
        if (elsewhere >= 0 && !other) {
            int x = pad() + (back.isVisible() ? back.getWidth() + pad() : 0);
            StageWords end = StageWords.in(
                    this, TextSize.ANSWER.font(measure), texts.get("review.chart.end"), getWidth() - 2 * x, 1.1);
            end.paint(g, x, back.getY() + (measure.target() - end.height()) / 2);
            return;
        }
        if (!other && (!scroll.isVisible() || at >= view.moments().size())) return;
        int who = other
                ? view.moves().get(elsewhere).seat()
                : view.moments().get(at).seat();
        int which = other ? elsewhere : view.moments().get(at).moment();
        SeatView seat = who < seats.size() ? seats.get(who) : null;
        int x = pad() + (back.isVisible() ? back.getWidth() + pad() : 0);
        int right = getWidth() - pad() - (on.isVisible() ? on.getWidth() + pad() : 0);
        int high = measure.target();
        int y = back.getY();
        String words = texts.get("review.moment", which + 1, seat == null ? "" : seat.name());
        MomentSign sign = other
                ? null
                : new MomentSign(view.number(at), view.moments().get(at).kind().isCostly());
        String of =
                !other && sign.number() > 0 && view.counted() > 1 ? texts.get("review.page.of", view.counted()) : "";
        new PageHead(art, seat, words, sign, of).paint(g, this, measure, new Rectangle(x, y, right - x, high));
        if (other) {
            g.setColor(StageColour.INK.now());
            StageWords.in(this, TextSize.BODY.font(measure), went(), Math.max(40, getWidth() - 2 * pad()), 1.25)
                    .paint(g, pad(), wordsTop());
        }
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setColor(StageColour.BUBBLE.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 1, measure.px(16)));
            g.setColor(StageColour.EDGE.now());
            g.setStroke(Brush.line(1.5));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), 1, measure.px(16)));
            g.setColor(StageColour.INK.now());
            if (!isLow()) title().paint(g, pad(), pad());
            if (!isHushed()) line().paint(g, pad(), isBelow() ? underChart() : lineTop());
            paintHead(g);
        } finally {
            g.dispose();
        }
    }

    /** The page of one moment, as wide as what it scrolls in. */
    private final class Page extends ScrolledColumn {
        private static final long serialVersionUID = 1;
        private MomentCard card;
        private transient ReviewView.Moment filled;
        private transient Texts said;

        Page() {
            super(null);
        }

        void fill() {
            ReviewView.Moment next = at < view.moments().size() ? view.moments().get(at) : null;
            if (Objects.equals(filled, next) && said == texts) return;
            Component focused = focused();
            boolean had = card != null && focused != null && SwingUtilities.isDescendingFrom(focused, card);
            boolean same = card != null && next != null && filled != null && filled.moment() == next.moment();
            MomentCard before = same ? card : null;
            filled = next;
            said = texts;
            removeAll();
            card = next == null
                    ? null
                    : new MomentCard(next, seen, intents, this::grown, ReviewPane.this::pressed, texts);
            if (card != null) {
                if (before != null) card.goOnFrom(before);
                card.played(next.moment() == marks);
                card.measure(measure);
                add(card);
                if (had) card.takeKeyboard();
            }
            scrollRectToVisible(new Rectangle(0, 0, 1, 1));
            grown();
        }

        private Component focused() {
            return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        }

        /** What there is to be read decides how much room the rest has. */
        private void grown() {
            revalidate();
            ReviewPane.this.revalidate();
            ReviewPane.this.repaint();
        }

        private int wide() {
            return Math.max(100, scroll.getViewport().getWidth() - measure.px(2));
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(100, card == null ? 1 : high());
        }

        @Override
        public void doLayout() {
            if (card != null) card.setBounds(0, 0, wide(), high());
        }

        /** It takes all the room there is, so that its buttons stand still at the foot whatever is told above them. */
        private int high() {
            return Math.max(card.low(wide()), scroll.getViewport().getHeight());
        }

        @Override
        protected int step() {
            return measure.button() / 2;
        }
    }
}
