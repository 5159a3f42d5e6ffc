package regola.ui.review;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.List;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.view.Texts;
import regola.ui.view.review.ReviewView;
import regola.ui.view.review.ReviewView.Kind;

/**
 * A MomentKey says what the points of the chart are where they differ, and how many moments there are of each kind:
 * side by side, or one below the other where it is too narrow for both.
 */
record MomentKey(List<ReviewView.Moment> moments, Texts texts, Measure measure, FontMetrics letters, int wide) {
    private long tasks() {
        return moments.stream().filter(moment -> moment.kind().isCostly()).count();
    }

    /** @return how many there are that are worth a look by themselves, and not only since somebody has asked */
    private long looks() {
        return moments.stream()
                .map(ReviewView.Moment::kind)
                .filter(kind -> !kind.isCostly() && kind != Kind.GOOD && kind != Kind.CLOSEST)
                .count();
    }

    /** @return how high it is; nothing where the sentence above it has told all, for all points are alike */
    int height() {
        return isMixed() ? lines() * letters.getHeight() + measure.px(6) : 0;
    }

    private boolean isMixed() {
        return tasks() > 0 && looks() > 0;
    }

    /** @return on how many lines it stands; none where it is not needed */
    int lines() {
        if (!isMixed()) return 0;
        long tasks = tasks();
        long looks = looks();
        int both = width(texts.get("review.key.task", tasks))
                + measure.px(16)
                + width(texts.get("review.key.look", looks));
        return both <= wide ? 1 : 2;
    }

    private int width(String words) {
        return left() + letters.stringWidth(words);
    }

    /** @return how far the words stand from the left edge of their point */
    private int left() {
        return 2 * measure.px(ChanceChart.POINT) + measure.px(2);
    }

    void paint(Graphics2D g, int x, int y) {
        if (!isMixed()) return;
        long tasks = tasks();
        long looks = looks();
        int next = part(g, x, y, true, texts.get("review.key.task", tasks));
        boolean below = lines() > 1;
        part(g, below ? x : next, below ? y + letters.getHeight() : y, false, texts.get("review.key.look", looks));
    }

    private int part(Graphics2D g, int x, int y, boolean task, String words) {
        double size = measure.px(ChanceChart.POINT);
        Shape point = ChanceChart.point(x + size, y + letters.getHeight() / 2.0, size, task);
        g.setColor((task ? StageColour.LEAD : StageColour.PAPER).now());
        g.fill(point);
        g.setColor(StageColour.INK.now());
        g.setStroke(Brush.line(2));
        g.draw(point);
        g.setFont(letters.getFont());
        int at = x + left();
        g.drawString(words, at, y + letters.getAscent());
        return at + letters.stringWidth(words) + measure.px(16);
    }
}
