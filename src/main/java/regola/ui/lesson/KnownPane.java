package regola.ui.lesson;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.event.MouseAdapter;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.Brush;
import regola.ui.stage.Glide;
import regola.ui.stage.Hills;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.CardView;
import regola.ui.view.lesson.LessonView;

/**
 * A KnownPane lies over the board when a lesson is done: its stars, and below them a card for each thing that it was
 * about, to be seen at a glance, before a wide land.
 */
final class KnownPane extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    /** Of the height, the stars, and at most of the width one of them. */
    private static final double STARS = 0.2;

    private static final double STAR = 0.17;
    /** How long a card comes up, and how much later the next one does. */
    static final int EACH = 260;

    static final int APART = 180;
    private static final int ROW = 3;
    /** How high a card is at most, in one row and in several. */
    private static final int MOST_ALONE = 440;

    private static final int MOST_IN_ROWS = 330;
    private static final double LEADING = 1.2;

    private final transient ArtStore art;
    private final transient StarFall stars = new StarFall(this);
    private final List<EndCard> cards = new ArrayList<>();
    private String heading = "";
    private transient List<CardView> shown = List.of();
    private transient Glide coming = new Glide(0, part -> {}, () -> {});
    private transient Measure measure = Measure.of(1280, 800, 1);

    KnownPane(ArtStore art) {
        super(null);
        this.art = art;
        setName("lesson.end");
        setOpaque(false);
        setVisible(false);
        addMouseListener(new MouseAdapter() {}); // what lies below is over
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        for (EndCard each : cards) each.measure(next);
        revalidate();
        repaint();
    }

    /** @return whether a lesson is over with nothing left open: then this is there */
    static boolean isOver(LessonView view) {
        return view.end() != null && view.end().open() == 0;
    }

    void show(LessonView view, Texts texts) {
        if (isOver(view)) {
            show(view.end().stars(), view.end().cards(), texts);
        } else if (stars.isThere()) {
            stars.show(-1);
            coming.finish();
            setVisible(false);
        }
    }

    void show(int earned, List<CardView> about, Texts texts) {
        stars.show(earned);
        heading = texts.get("lesson.end.know");
        getAccessibleContext().setAccessibleName(texts.get("lesson.stars", earned) + ". " + heading);
        fill(about);
        setVisible(true);
    }

    private void fill(List<CardView> next) {
        if (shown.equals(next)) return;
        shown = List.copyOf(next);
        removeAll();
        cards.clear();
        for (CardView each : shown) {
            EndCard card = new EndCard(art, each);
            card.setName("lesson.end.card." + (cards.size() + 1));
            card.measure(measure);
            cards.add(card);
            add(card);
        }
        revalidate();
        repaint();
    }

    List<EndCard> cards() {
        return List.copyOf(cards);
    }

    StarFall stars() {
        return stars;
    }

    /** The cards are not there yet: they come after the stars. */
    void await() {
        coming.finish();
        for (EndCard each : cards) each.setThere(0);
    }

    /** One card comes up after the other; where little may move they are there. */
    void come(MotionLevel motion) {
        int whole = motion == MotionLevel.FULL ? EACH + Math.max(0, cards.size() - 1) * APART : 0;
        coming = new Glide(whole, part -> at(whole * part, whole), () -> {});
        coming.start();
    }

    private void at(double millis, int whole) {
        for (int i = 0; i < cards.size(); i++)
            cards.get(i).setThere(millis >= whole ? 1 : Math.max(0, Math.min(1, (millis - i * APART) / EACH)));
    }

    void finish() {
        stars.finish();
        coming.finish();
    }

    boolean isMoving() {
        return stars.isFalling() || coming.isRunning();
    }

    // ---- where all stands

    private int starsHigh() {
        return (int) Math.min(getHeight() * STARS, getWidth() * STAR / 0.8);
    }

    private StageWords words() {
        return StageWords.in(
                this, TextSize.TITLE.font(measure), heading, Math.max(1, getWidth() - 2 * measure.pad()), LEADING);
    }

    /** @return where the cards are */
    private Rectangle room() {
        int side = measure.pad();
        int top = measure.gap() + starsHigh() + words().height() + 2 * measure.gap();
        return new Rectangle(side, top, getWidth() - 2 * side, Math.max(0, getHeight() - top - side));
    }

    /** As large as they can be with all their words; where there is no room for these, their names alone. */
    @Override
    public void doLayout() {
        if (cards.isEmpty()) return;
        int best = place(true);
        if (best == 0) best = place(false);
        place(best == 0 ? Math.min(ROW, cards.size()) : best);
    }

    /** @return in how many columns the drawings are largest; 0 if the words have no room in any */
    private int place(boolean sentences) {
        int best = 0;
        int largest = -1;
        for (EndCard each : cards) each.setBrief(!sentences);
        for (int columns = Math.min(ROW, cards.size()); columns > 0; columns--) {
            place(columns);
            int drawn = cards.get(0).drawn();
            if (drawn <= largest || !cards.stream().allMatch(EndCard::isWhole)) continue;
            best = columns;
            largest = drawn;
        }
        return best;
    }

    private void place(int columns) {
        Rectangle room = room();
        int rows = (cards.size() + columns - 1) / columns;
        int gap = measure.gap();
        int wide = (room.width - (columns - 1) * gap) / columns;
        // No card is higher than it needs for its drawing and some words.
        int most = (room.height - (rows - 1) * gap) / rows;
        int high = Math.max(1, Math.min(most, measure.px(rows > 1 ? MOST_IN_ROWS : MOST_ALONE)));
        EndCard.Fit fit = null;
        for (EndCard card : cards) {
            card.setSize(wide, high);
            fit = fit == null ? card.fit() : fit.and(card.fit());
        }
        int highest = 0;
        int needed = 0;
        for (EndCard each : cards) {
            highest = Math.max(highest, each.high(fit));
            needed = Math.max(needed, each.needed(fit));
        }
        int taken = Math.min(high, needed);
        int top = room.y + (room.height - rows * taken - (rows - 1) * gap) / 2;
        for (int i = 0; i < cards.size(); i++) {
            EndCard card = cards.get(i);
            card.setBounds(room.x + i % columns * (wide + gap), top + i / columns * (taken + gap), wide, taken);
            card.take(fit, Math.max(0, (taken - highest) / 2));
        }
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            Shape all = Brush.rounded(0, 0, getWidth(), getHeight(), 0, measure.px(16));
            Hills.paint(g, all, 0, 0, getWidth(), getHeight());
            Graphics2D above = (Graphics2D) g.create(0, measure.gap(), getWidth(), starsHigh());
            try {
                stars.paint(above, getWidth(), starsHigh());
            } finally {
                above.dispose();
            }
            g.setColor(StageColour.INK.now());
            words().paintCentred(g, measure.pad(), measure.gap() + starsHigh() + measure.gap() / 2);
        } finally {
            g.dispose();
        }
    }
}
