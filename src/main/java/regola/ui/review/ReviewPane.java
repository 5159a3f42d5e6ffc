package regola.ui.review;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JScrollPane;
import regola.ui.board.art.ArtStore;
import regola.ui.parts.ScrolledColumn;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Brush;
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
 * and a card for each moment that cost much.
 */
public final class ReviewPane extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final double CHART = 215;

    private final transient ArtStore art;
    private final transient ReviewIntents intents;
    private final StageButton close = new StageButton("review.close", StageButton.Style.QUIET);
    private final StageButton stop = new StageButton("review.stop", StageButton.Style.PLAIN);
    private final JProgressBar bar = new JProgressBar(0, 1000);
    private final ChanceChart chart;
    private final Cards cards = new Cards();
    private final JScrollPane scroll = Scrolling.upAndDown(cards);
    private transient ReviewView view = ReviewView.of(ReviewView.Stage.WORKING, 0);
    private transient Texts texts = Texts.in("en");
    private transient Measure measure = Measure.of(1280, 800, 1);

    public ReviewPane(ArtStore art, ReviewIntents intents) {
        super(null);
        this.art = art;
        this.intents = intents;
        setName("review");
        setOpaque(false);
        chart = new ChanceChart(art, intents::goTo);
        close.setText("×");
        close.setFocusable(true);
        close.addActionListener(e -> intents.close());
        stop.setFocusable(true);
        stop.addActionListener(e -> intents.stop());
        bar.setName("review.progress");
        scroll.setName("review.scroll");
        scroll.setBorder(BorderFactory.createEmptyBorder());
        for (JComponent each : List.of(close, stop, bar, chart, scroll)) add(each);
    }

    /** @param seats of the match, in their order */
    public void show(ReviewView next, List<SeatView> seats, Texts inLanguage) {
        boolean other = next.stage() != view.stage();
        view = next;
        texts = inLanguage;
        boolean works = next.stage() == ReviewView.Stage.WORKING;
        bar.setVisible(works);
        bar.setValue((int) Math.round(1000 * next.progress()));
        bar.getAccessibleContext().setAccessibleName(texts.get("review.working"));
        stop.setVisible(works || next.stage() == ReviewView.Stage.STOPPED);
        stop.setText(texts.get(works ? "review.stop" : "review.start"));
        close.getAccessibleContext().setAccessibleName(texts.get("stage.close"));
        close.setToolTipText(texts.get("stage.close"));
        chart.setVisible(next.stage() == ReviewView.Stage.READY);
        chart.show(next, seats, texts);
        cards.fill(seats);
        getAccessibleContext().setAccessibleName(texts.get("review.title"));
        getAccessibleContext().setAccessibleDescription(said());
        if (other) revalidate();
        repaint();
    }

    /** @param moment that the board shows */
    public void stand(int moment) {
        chart.stand(moment);
    }

    public ReviewView view() {
        return view;
    }

    private String said() {
        return switch (view.stage()) {
            case WORKING -> texts.get("review.working");
            case STOPPED -> texts.get("review.stopped");
            case FAILED -> texts.get("review.failed");
            case READY -> {
                String found = texts.get(view.costly().isEmpty() ? "review.none" : "review.moments");
                yield view.hidden() ? stopped(found) + " " + texts.get("review.hidden") : found;
            }
        };
    }

    /** The keyboard goes to what can be done first. */
    public void takeKeyboard() {
        if (stop.isVisible()) stop.requestFocusInWindow();
        else chart.requestFocusInWindow();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        revalidate();
    }

    private int pad() {
        return measure.px(12);
    }

    private StageWords title() {
        return StageWords.in(
                this,
                TextSize.ASK.font(measure),
                texts.get("review.title"),
                Math.max(40, getWidth() - 3 * pad() - measure.target()),
                1.2);
    }

    private StageWords line() {
        return StageWords.in(this, TextSize.BODY.font(measure), said(), Math.max(40, getWidth() - 2 * pad()), 1.25);
    }

    private int lineTop() {
        int top = Math.max(title().height(), measure.target()) + pad() + measure.px(6);
        return chart.isVisible() ? top + chartHigh() + measure.px(8) : top;
    }

    private int chartHigh() {
        return Math.min(measure.px(CHART), (int) (getHeight() * 0.4));
    }

    @Override
    public void doLayout() {
        int pad = pad();
        int box = measure.target();
        int wide = Math.max(1, getWidth() - 2 * pad);
        close.setBounds(getWidth() - box - pad / 2, pad / 2, box, box);
        chart.setBounds(pad, Math.max(title().height(), box) + pad + measure.px(6), wide, chartHigh());
        int y = lineTop() + line().height() + measure.px(8);
        bar.setBounds(pad, y, wide, measure.px(14));
        stop.setBounds(pad, y + measure.px(26), Math.min(wide, measure.px(180)), box);
        scroll.setBounds(pad, y, wide, Math.max(0, getHeight() - y - pad));
        scroll.setVisible(view.stage() == ReviewView.Stage.READY);
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
            title().paint(g, pad(), pad());
            line().paint(g, pad(), lineTop());
        } finally {
            g.dispose();
        }
    }

    /** One below the other, as wide as what they scroll in. */
    private final class Cards extends ScrolledColumn {
        private static final long serialVersionUID = 1;
        private final transient List<CostlyCard> all = new ArrayList<>();
        private transient List<ReviewView.Costly> filled = List.of();
        private transient Texts said;

        Cards() {
            super(null);
        }

        void fill(List<SeatView> seats) {
            if (filled.equals(view.costly()) && said == texts) return;
            filled = view.costly();
            said = texts;
            removeAll();
            all.clear();
            for (ReviewView.Costly each : filled) {
                SeatView seat = each.seat() < seats.size() ? seats.get(each.seat()) : null;
                CostlyCard card = new CostlyCard(each, seat, art, intents, texts);
                card.measure(measure);
                for (var part : card.getComponents()) if (part instanceof Measured one) one.measure(measure);
                all.add(card);
                add(card);
            }
            revalidate();
        }

        private int wide() {
            return Math.max(100, scroll.getViewport().getWidth() - measure.px(6));
        }

        @Override
        public Dimension getPreferredSize() {
            int high = all.stream()
                    .mapToInt(card -> card.high(wide()) + measure.px(8))
                    .sum();
            return new Dimension(100, high);
        }

        @Override
        public void doLayout() {
            int y = 0;
            for (CostlyCard card : all) {
                int high = card.high(wide());
                card.setBounds(0, y, wide(), high);
                y += high + measure.px(8);
            }
        }

        @Override
        protected int step() {
            return measure.button() / 2;
        }
    }

    /** A title before a sentence is a sentence too. */
    private static String stopped(String title) {
        return title.endsWith(".") ? title : title + ".";
    }
}
