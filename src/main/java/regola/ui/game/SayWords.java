package regola.ui.game;

import javax.swing.JComponent;
import regola.ui.stage.Measure;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;

/**
 * A SayWords is how two texts stand below each other in a room: the first as large as it can be in one line, smaller in
 * two; the second below it. Letters are never smaller than the smallest size of the page.
 *
 * @param above null where there is room for the lower one only
 * @param below null where there is room for the upper one only
 */
record SayWords(StageWords above, StageWords below) {
    private static final double LEADING = 1.2;
    private static final TextSize[] HEADS = {
        TextSize.DISPLAY, TextSize.TITLE, TextSize.ASK, TextSize.ANSWER, TextSize.BODY, TextSize.SMALL
    };
    private static final TextSize[] LOWER = {TextSize.ANSWER, TextSize.BODY, TextSize.SMALL};

    /** @param first which of the two is left out last: the upper one, or the lower */
    static SayWords in(JComponent on, Measure m, String head, String sub, int width, int height, boolean first) {
        for (TextSize size : HEADS) {
            StageWords above = words(on, m, size, head, width);
            boolean large = size == TextSize.DISPLAY || size == TextSize.TITLE;
            if (above.lines().size() > (large ? 1 : 2)) continue;
            if (sub.isEmpty() && above.height() <= height) return new SayWords(above, null);
            for (TextSize lower : LOWER) {
                StageWords below = words(on, m, lower, sub, width);
                if (above.height() + below.height() <= height) return new SayWords(above, below);
            }
        }
        String kept = first ? head : sub;
        for (TextSize size : HEADS) {
            if (size == TextSize.DISPLAY && !first) continue;
            StageWords alone = words(on, m, size, kept, width);
            boolean broken = first && alone.lines().size() > 2;
            if (alone.height() <= height && !broken || size == TextSize.SMALL)
                return first ? new SayWords(alone, null) : new SayWords(null, alone);
        }
        throw new IllegalStateException("the smallest size ends it");
    }

    private static StageWords words(JComponent on, Measure m, TextSize size, String text, int width) {
        return StageWords.in(on, size.font(m), text, width, LEADING);
    }

    int height() {
        return (above == null ? 0 : above.height()) + (below == null ? 0 : below.height());
    }
}
