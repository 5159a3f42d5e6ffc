package regola.ui.review;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;

/**
 * A ChanceKey stands below the lines: whose mark is whose, and how the chance of each goes at the moment that is looked
 * at. Each has its place, whatever the figures are.
 *
 * @param names what the seats are called here
 * @param own the seat whose line stands out; -1 if none does
 * @param width how wide all of it may be
 * @param brief whether there is little room: then all stand in one row, where they fit into it without their names,
 *     which their marks say as well
 */
record ChanceKey(
        List<String> names,
        int own,
        int width,
        boolean brief,
        ChanceWords words,
        ChanceColours colours,
        Measure measure,
        JComponent on) {
    /** The size of the marks, in units of space. */
    private static final double MARK = 20;

    private static final double BETWEEN = 6;
    private static final double APART = 14;
    /** How far apart they are where there is little room. */
    private static final double NEAR = 6;

    private static final double CLOSE = 4;

    private static final String CUT = "\u2026";

    private Font plain() {
        return TextSize.SMALL.font(measure);
    }

    private Font bold() {
        return TextSize.ANSWER.font(measure.text(TextSize.SMALL));
    }

    /** @return how wide the figures may become: nobody goes from all to all */
    private int figures() {
        return letters(plain()).stringWidth(words.texts().get("review.chart.change", 99, 100));
    }

    /** @return whether the marks stand alone for the names */
    boolean isNameless() {
        return brief && columns(false) < names.size() && (width + near()) / (narrow() + near()) >= names.size();
    }

    /** @return how wide the figures of one of them are with its mark, at most */
    private int narrow() {
        int figures = letters(bold()).stringWidth(words.texts().get("review.chart.change.brief", 88, 88));
        return measure.px(MARK + CLOSE) + figures;
    }

    private int near() {
        return measure.px(NEAR);
    }

    private FontMetrics letters(Font font) {
        return on.getFontMetrics(font);
    }

    private int wide(int seat) {
        FontMetrics letters = letters(seat == own ? bold() : plain());
        return measure.px(MARK + 2 * BETWEEN) + letters.stringWidth(names.get(seat)) + figures();
    }

    /** At least two stand beside each other: a name that is too long for that is cut. */
    private int columns() {
        return columns(isNameless());
    }

    private int columns(boolean nameless) {
        if (nameless) return names.size();
        int widest = IntStream.range(0, names.size()).map(this::wide).max().orElse(1);
        int fit = (width + measure.px(APART)) / (widest + measure.px(APART));
        int most = Math.max(1, names.size());
        int columns = Math.max(Math.min(2, most), Math.min(most, fit));
        // Four beside and below each other rather than three and one.
        int rows = (most + columns - 1) / columns;
        return (most + rows - 1) / rows;
    }

    private int row() {
        return measure.px(MARK + 4);
    }

    int height() {
        if (names.isEmpty()) return 0;
        return (names.size() + columns() - 1) / columns() * row() + measure.px(4);
    }

    void paint(Graphics2D g, int left, int top, int moment) {
        int columns = columns();
        boolean nameless = isNameless();
        int apart = nameless ? near() : measure.px(APART);
        int cell = (width + apart) / columns - apart;
        int size = measure.px(MARK);
        for (int p = 0; p < names.size(); p++) {
            int x = left + p % columns * (cell + apart);
            int y = top + p / columns * row();
            colours.mark(p, size).paintIcon(on, g, x, y);
            Font font = p == own ? bold() : plain();
            int base = y + (size + letters(font).getAscent()) / 2 - measure.px(1);
            int begin = x + size + measure.px(nameless ? CLOSE : BETWEEN);
            String figures = words.figures(p, moment, nameless);
            int room = cell - size - measure.px(2 * BETWEEN) - letters(font).stringWidth(figures);
            String name = nameless ? "" : cut(names.get(p), letters(font), room);
            g.setFont(font);
            g.setColor(StageColour.INK.now());
            g.drawString(name, begin, base);
            if (nameless) g.drawString(figures, begin, base);
            else g.drawString(figures, begin + letters(font).stringWidth(name) + measure.px(BETWEEN), base);
        }
        g.setStroke(Brush.line(1));
    }

    private static String cut(String name, FontMetrics letters, int room) {
        if (letters.stringWidth(name) <= room) return name;
        int keeps = name.length() - 1;
        while (keeps > 1 && letters.stringWidth(name.substring(0, keeps) + CUT) > room) keeps--;
        return name.substring(0, keeps).strip() + CUT;
    }
}
