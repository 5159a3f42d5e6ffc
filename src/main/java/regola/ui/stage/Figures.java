package regola.ui.stage;

import java.awt.FontMetrics;
import java.awt.Graphics2D;

/**
 * Figures are painted so that every digit takes as much room as the widest: a number that changes in place does not
 * make its other digits jump.
 */
public final class Figures {
    private Figures() {}

    private static int cell(FontMetrics metrics) {
        int widest = 0;
        for (char digit = '0'; digit <= '9'; digit++) widest = Math.max(widest, metrics.charWidth(digit));
        return widest;
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    /** @return how wide it is, in pixels */
    public static int wide(FontMetrics metrics, String text) {
        int cell = cell(metrics);
        return text.chars()
                .map(letter -> isDigit((char) letter) ? cell : metrics.charWidth(letter))
                .sum();
    }

    /**
     * @param x where it begins
     * @param y of the line on which the digits stand
     */
    public static void paint(Graphics2D g, String text, int x, int y) {
        FontMetrics metrics = g.getFontMetrics();
        int cell = cell(metrics);
        int at = x;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            int wide = metrics.charWidth(letter);
            int room = isDigit(letter) ? cell : wide;
            g.drawString(String.valueOf(letter), at + (room - wide) / 2, y);
            at += room;
        }
    }
}
