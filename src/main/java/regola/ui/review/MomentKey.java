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

/** A MomentKey says what the points of the chart are, and how many moments there are of each kind. */
record MomentKey(List<ReviewView.Moment> moments, Texts texts, Measure measure, FontMetrics letters) {
    private long tasks() {
        return moments.stream().filter(moment -> moment.kind().isCostly()).count();
    }

    /** @return how high it is; nothing where there is nothing to tell */
    int height() {
        return moments.isEmpty() ? 0 : letters.getHeight() + measure.px(6);
    }

    void paint(Graphics2D g, int x, int y) {
        long tasks = tasks();
        long looks = moments.size() - tasks;
        int next = x;
        if (tasks > 0) next = part(g, next, y, true, texts.get("review.key.task", tasks));
        if (looks > 0) part(g, next, y, false, texts.get("review.key.look", looks));
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
        int at = x + (int) (2 * size) + measure.px(2);
        g.drawString(words, at, y + letters.getAscent());
        return at + letters.stringWidth(words) + measure.px(16);
    }
}
