package regola.ui.handout;

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

/** A Typeset is words broken into lines of a width, drawn as outlines, so that paper needs no fonts. */
final class Typeset {
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);
    private static final float LEADING = 1.32f;

    private final List<TextLayout> lines = new ArrayList<>();
    private final float size;
    private final Color colour;

    Typeset(String words, Font font, Color colour, double width) {
        this.size = font.getSize2D();
        this.colour = colour;
        if (words.isBlank()) return;
        AttributedString text = new AttributedString(words);
        text.addAttribute(TextAttribute.FONT, font);
        LineBreakMeasurer measurer = new LineBreakMeasurer(text.getIterator(), CONTEXT);
        while (measurer.getPosition() < words.length()) lines.add(measurer.nextLayout((float) Math.max(size * 4, width)));
    }

    double height() {
        return lines.size() * size * LEADING;
    }

    /** @param top of the first line */
    void paint(Graphics2D g, double x, double top) {
        g.setColor(colour);
        double y = top + size * 1.02;
        for (TextLayout line : lines) {
            g.translate(x, y);
            g.fill(line.getOutline(null));
            g.translate(-x, -y);
            y += size * LEADING;
        }
    }

    /** @return how wide it is on its first line */
    double width() {
        return lines.isEmpty() ? 0 : lines.get(0).getAdvance();
    }
}
