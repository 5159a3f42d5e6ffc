package regola.ui.support;

import java.awt.Component;
import java.awt.Container;
import java.awt.Font;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.AbstractButton;
import javax.swing.ButtonModel;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;

/**
 * A PaintedContrast looks at a page as it is painted, with each control at rest, looked at, pressed and off, and finds
 * words that can hardly be read. On the event thread.
 */
public final class PaintedContrast {
    /** As the web's accessibility guide asks for; more for what is off than it does. */
    private static final double WORDS = 4.5;

    private static final double LARGE_WORDS = 3;
    private static final double OFF = 3.8;
    private static final double LARGE = 24;
    private static final double LARGE_BOLD = 18.6;

    private final Container page;
    private final int width;
    private final int height;
    private final List<String> faint = new ArrayList<>();
    private int looked;

    public PaintedContrast(Container page, int width, int height) {
        this.page = page;
        this.width = width;
        this.height = height;
    }

    /** @return what can hardly be read, in which state, and how much it stands out; as painted now */
    public List<String> faint() {
        faint.clear();
        looked = 0;
        state("at rest", model -> {});
        state("looked at", model -> model.setRollover(true));
        state("pressed", model -> {
            model.setArmed(true);
            model.setPressed(true);
        });
        return faint;
    }

    /** @return how many words were looked at the last time */
    public int looked() {
        return looked;
    }

    private void state(String name, Consumer<ButtonModel> change) {
        Offscreen.lay(page, width, height);
        List<JComponent> words = new ArrayList<>();
        collect(page, words);
        boolean rests = name.equals("at rest");
        for (JComponent each : words)
            if (each instanceof AbstractButton button && button.isEnabled()) change.accept(button.getModel());
        BufferedImage painted = Offscreen.paint(page, width, height);
        for (JComponent each : words) {
            boolean button = each instanceof AbstractButton;
            if (!rests && (!button || !each.isEnabled())) continue;
            look(each, painted, name);
        }
        for (JComponent each : words) {
            if (!(each instanceof AbstractButton button) || !button.isEnabled()) continue;
            ButtonModel model = button.getModel();
            model.setRollover(false);
            model.setArmed(false); // so that nothing is done when it is let go
            model.setPressed(false);
        }
    }

    private static void collect(Container in, List<JComponent> words) {
        for (Component each : in.getComponents()) {
            if (!each.isVisible() || each.getWidth() < 8 || each.getHeight() < 8) continue;
            if (each instanceof JComponent part && !text(part).isBlank()) words.add(part);
            else if (each instanceof Container inner) collect(inner, words);
        }
    }

    /** @return the words that it bears as text; empty where it is a picture */
    private static String text(JComponent part) {
        String text = part instanceof JLabel label
                ? label.getText()
                : part instanceof AbstractButton button
                        ? button.getText()
                        : part instanceof JTextComponent field ? field.getText() : null;
        if (text == null && isProse(part)) text = part.getAccessibleContext().getAccessibleName();
        return text == null ? "" : text;
    }

    private static boolean isProse(JComponent part) {
        String kind = part.getClass().getSimpleName();
        return List.of("ProsePane", "SayLine", "Caption").contains(kind) && part.getAccessibleContext() != null;
    }

    private void look(JComponent part, BufferedImage painted, String state) {
        Rectangle at = SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), page);
        for (Container above = part.getParent(); above != null && above != page; above = above.getParent())
            at = at.intersection(SwingUtilities.convertRectangle(above.getParent(), above.getBounds(), page));
        at = at.intersection(new Rectangle(0, 0, width, height));
        at.grow(-4, -4);
        if (at.width < 6 || at.height < 6) return;
        Map<Integer, Integer> counts = new HashMap<>();
        for (int x = at.x; x < at.x + at.width; x++)
            for (int y = at.y; y < at.y + at.height; y++) counts.merge(painted.getRGB(x, y), 1, Integer::sum);
        int ground = counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
        double best = 1;
        for (int colour : counts.keySet()) best = Math.max(best, of(colour, ground));
        looked++;
        Font font = part.getFont();
        boolean large = font.getSize2D() >= LARGE || font.isBold() && font.getSize2D() >= LARGE_BOLD;
        boolean off = !part.isEnabled();
        double least = large ? LARGE_WORDS : off ? OFF : WORDS;
        if (best < least)
            faint.add(String.format(
                    Locale.ROOT,
                    "%s “%s” %s: %.1f on #%06X",
                    part.getName(),
                    text(part),
                    state,
                    best,
                    ground & 0xFFFFFF));
    }

    private static double of(int one, int other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 255) + 0.7152 * linear(rgb >> 8 & 255) + 0.0722 * linear(rgb & 255);
    }

    private static double linear(int part) {
        double c = part / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }
}
