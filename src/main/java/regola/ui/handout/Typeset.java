package regola.ui.handout;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.font.LineBreakMeasurer;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.text.AttributedString;
import java.util.ArrayList;
import java.util.List;

/**
 * A Typeset is words broken into lines of a width. In a PDF they are words; elsewhere they are drawn as outlines, which
 * look the same on all devices.
 */
final class Typeset {
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);
    private static final float LEADING = 1.32f;

    private final List<TextLayout> lines = new ArrayList<>();
    private final List<String> words = new ArrayList<>();
    private final Font font;
    private final float size;
    private final Color colour;

    Typeset(String words, Font font, Color colour, double width) {
        this.font = font;
        this.size = font.getSize2D();
        this.colour = colour;
        if (words.isBlank()) return;
        AttributedString text = new AttributedString(words);
        text.addAttribute(TextAttribute.FONT, font);
        LineBreakMeasurer measurer = new LineBreakMeasurer(text.getIterator(), CONTEXT);
        while (measurer.getPosition() < words.length()) {
            int from = measurer.getPosition();
            lines.add(measurer.nextLayout((float) Math.max(size * 4, width)));
            this.words.add(words.substring(from, measurer.getPosition()));
        }
    }

    double height() {
        return lines.size() * size * LEADING;
    }

    /** @param top of the first line */
    void paint(Graphics2D g, double x, double top) {
        g.setColor(colour);
        double y = top + size * 1.02;
        for (int i = 0; i < lines.size(); i++) {
            if (g instanceof PdfBoxGraphics2D) {
                g.setFont(font);
                g.drawString(words.get(i), (float) x, (float) y);
            } else {
                g.translate(x, y);
                g.fill(lines.get(i).getOutline(null));
                g.translate(-x, -y);
            }
            y += size * LEADING;
        }
    }

    /** @return how wide it is on its first line */
    double width() {
        return lines.isEmpty() ? 0 : lines.get(0).getAdvance();
    }
}
