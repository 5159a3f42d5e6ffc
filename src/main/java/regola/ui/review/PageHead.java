package regola.ui.review;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import javax.swing.JComponent;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.board.SeatView;

/**
 * A PageHead says which move a page is about: whose mark, the words, and the number under which it stands above the
 * lines, of how many. Where that has no room in two lines the words say alone what the mark says.
 *
 * @param seat null where nobody is known
 * @param sign null where the move has no page of its own
 * @param of of how many; may be empty
 */
record PageHead(ArtStore art, SeatView seat, String words, MomentSign sign, String of) {
    private static final double MARK = 30;
    private static final double BETWEEN = 6;
    private static final int MOST_LINES = 2;

    void paint(Graphics2D g, JComponent on, Measure measure, Rectangle room) {
        Font large = TextSize.ANSWER.font(measure);
        int gap = measure.px(BETWEEN);
        int mark = seat == null ? 0 : measure.px(MARK) + gap;
        int number = sign == null ? 0 : measure.px(MomentSign.SIZE) + gap;
        FontMetrics small = on.getFontMetrics(TextSize.SMALL.font(measure));
        int many = of.isEmpty() ? 0 : small.stringWidth(of) + gap;
        StageWords whole = words(on, large, room.width - mark - number - many);
        boolean fits = whole.lines().size() <= MOST_LINES;
        StageWords head = fits ? whole : words(on, large, room.width - number);
        if (head.lines().size() > MOST_LINES) head = words(on, small.getFont(), room.width - number);
        int middle = room.y + room.height / 2;
        int right = room.x + room.width;
        if (fits && seat != null)
            new EmblemIcon(art, seat.colour(), seat.emblem(), mark - gap)
                    .paintIcon(on, g, room.x, middle - (mark - gap) / 2);
        g.setColor(StageColour.INK.now());
        head.paint(g, room.x + (fits ? mark : 0), middle - head.height() / 2);
        if (fits && many > 0) {
            right -= many - gap;
            g.setFont(small.getFont());
            g.setColor(StageColour.SUB.now());
            g.drawString(of, right, middle + small.getAscent() / 2 - measure.px(1));
            right -= gap;
        }
        if (sign != null) sign.paint(g, on, measure, right - (number - gap) / 2.0, middle, false);
    }

    private StageWords words(JComponent on, Font font, int width) {
        return StageWords.in(on, font, words, Math.max(1, width), 1.1);
    }
}
