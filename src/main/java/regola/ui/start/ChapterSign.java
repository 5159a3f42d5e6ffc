package regola.ui.start;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.TextSize;

/** A ChapterSign is the board on a post at the first lesson of a chapter. */
final class ChapterSign {
    private static final Color BOARD = new Color(0xF3, 0xDF, 0xB4);
    private static final Color POST = new Color(0x5C, 0x42, 0x24);
    private static final Color SIGN_INK = new Color(0x2A, 0x1E, 0x10);

    private ChapterSign() {}

    static Font font(Measure now) {
        return TextSize.ANSWER.font(now.text(TextSize.SMALL));
    }

    static int high(Measure now) {
        return (int) Math.ceil(1.3 * now.text(TextSize.SMALL)) + now.px(10);
    }

    /** @param metrics of the letters of a sign */
    static int wide(FontMetrics metrics, String chapter, Measure now) {
        return metrics.stringWidth(chapter) + now.px(20);
    }

    /**
     * @param box where its board stands
     * @param foot where its post ends
     */
    static void paint(Graphics2D g, Rectangle box, String chapter, int foot, Measure now) {
        g.setFont(font(now));
        FontMetrics metrics = g.getFontMetrics();
        double round = now.px(6);
        int half = box.y + box.height / 2;
        g.setColor(POST);
        g.fillRect(box.x + box.width / 2 - now.px(3), half, now.px(6), foot - half);
        g.setColor(BOARD);
        g.fill(Brush.rounded(box.x, box.y, box.width, box.height, 0, round));
        g.setColor(POST);
        g.setStroke(Brush.line(2));
        g.draw(Brush.rounded(box.x, box.y, box.width, box.height, 1, round));
        g.setColor(SIGN_INK);
        String words = chapter;
        while (words.length() > 2 && metrics.stringWidth(words) > box.width - now.px(8))
            words = words.substring(0, words.length() - 2) + "…";
        g.drawString(
                words,
                box.x + (box.width - metrics.stringWidth(words)) / 2,
                box.y + (box.height - metrics.getHeight()) / 2 + metrics.getAscent());
    }
}
