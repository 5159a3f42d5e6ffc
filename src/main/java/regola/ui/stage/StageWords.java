package regola.ui.stage;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.JComponent;

/**
 * A StageWords is a plain text broken into lines of a width, to be painted. A word that is too long for a line is
 * broken.
 *
 * @param indent how much farther right the first line begins: something else stands before it
 */
public record StageWords(List<String> lines, Font font, int leading, int width, int indent) {
    /** Keeps words in one line. */
    private static final char TOGETHER = '\u00A0';
    /** A number is read with what stands around it: "hop 1 of 3", "2 points". */
    private static final Pattern NUMBERED = Pattern.compile("(?<=\\p{L}) (?=\\d)|(?<=\\d) (?=\\p{L})");
    /** A last line that is shorter than this part of the width looks forgotten. */
    private static final double LONELY = 1 / 3.0;
    /** So many widths are tried, down to the half of what there is. */
    private static final int STEPS = 32;

    public StageWords {
        lines = List.copyOf(lines);
    }

    /** Lines that all begin at the left. */
    public StageWords(List<String> lines, Font font, int leading, int width) {
        this(lines, font, leading, width, 0);
    }

    /**
     * @param on the component it will be painted on
     * @param spacing the height of a line, in heights of letters
     */
    public static StageWords in(JComponent on, Font font, String text, int width, double spacing) {
        return indented(on, font, text, width, spacing, 0);
    }

    /**
     * The same, in which something else stands before the first word.
     *
     * @param indent how much room that takes, and what is between them
     */
    public static StageWords indented(JComponent on, Font font, String text, int width, double spacing, int indent) {
        FontMetrics metrics = on.getFontMetrics(font);
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words(text, metrics, width)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            int room = lines.isEmpty() ? width - indent : width;
            if (metrics.stringWidth(longer) <= room || line.isEmpty()) {
                line.setLength(0);
                line.append(longer);
            } else {
                lines.add(line.toString());
                line.setLength(0);
                line.append(word);
            }
            breakUp(line, lines, metrics, width, indent);
        }
        if (!line.isEmpty()) lines.add(line.toString());
        return new StageWords(lines, font, (int) Math.round(font.getSize2D() * spacing), width, indent);
    }

    /** @return what is not divided unless it is wider than a line */
    private static List<String> words(String text, FontMetrics metrics, int width) {
        String together = NUMBERED.matcher(text.strip()).replaceAll(String.valueOf(TOGETHER));
        List<String> words = new ArrayList<>();
        for (String word : together.split("\\s+")) {
            String said = word.replace(TOGETHER, ' ');
            if (metrics.stringWidth(said) <= width) words.add(said);
            else words.addAll(List.of(said.split(" ")));
        }
        return words;
    }

    private static void breakUp(StringBuilder line, List<String> lines, FontMetrics metrics, int width, int indent) {
        int room = lines.isEmpty() ? width - indent : width;
        while (metrics.stringWidth(line.toString()) > room && line.length() > 1) {
            int fits = line.length() - 1;
            while (fits > 1 && metrics.stringWidth(line.substring(0, fits)) > room) fits--;
            lines.add(line.substring(0, fits));
            line.delete(0, fits);
            room = width;
        }
    }

    /**
     * The same, with a new line wherever the text has one: each part is broken by itself.
     *
     * @param spacing the height of a line, in heights of letters
     */
    public static StageWords inParts(JComponent on, Font font, String text, int width, double spacing) {
        List<String> lines = text.lines()
                .flatMap(part -> in(on, font, part, width, spacing).lines().stream())
                .toList();
        return in(on, font, "", width, spacing).with(lines);
    }

    /** @return as many of its lines as there is room for; that there is more is marked */
    public StageWords first(int most) {
        if (lines.size() <= most) return this;
        List<String> kept = new ArrayList<>(lines.subList(0, most - 1));
        kept.add(lines.get(most - 1) + "\u2026");
        return with(kept);
    }

    private StageWords with(List<String> next) {
        return new StageWords(next, font, leading, width, indent);
    }

    /** @return the same words in as many lines of nearly the same length, so that none is left alone in the last one */
    public StageWords balanced(JComponent on) {
        if (lines.size() < 2) return this;
        String text = String.join(" ", lines);
        double spacing = leading / font.getSize2D();
        // A word that has room in a line is not broken for the sake of evenness.
        int least = Math.min(width, Math.max(width / lines.size(), longest(on.getFontMetrics(font), text)));
        int most = width;
        while (least < most) {
            int half = (least + most) / 2;
            StageWords tried = indented(on, font, text, half, spacing, indent);
            if (tried.lines().size() > lines.size() || tried.span(on) > half) least = half + 1;
            else most = half;
        }
        List<String> even = indented(on, font, text, most, spacing, indent).lines();
        return even.size() == lines.size() ? with(even) : this;
    }

    /**
     * @return the same words, where hardly anything would stand in the last line with as much more there as needed;
     *     each other line is as full as that leaves it, since lines that end early look as if something were missing
     */
    public StageWords unlonely(JComponent on) {
        if (lines.size() < 2 || !isLonely(on, lines)) return this;
        String text = String.join(" ", lines);
        double spacing = leading / font.getSize2D();
        int longest = longest(on.getFontMetrics(font), text);
        for (int less = 1; less < STEPS; less++) {
            int narrower = width - less * width / (2 * STEPS);
            if (narrower < longest) break;
            List<String> next =
                    indented(on, font, text, narrower, spacing, indent).lines();
            if (next.size() > lines.size()) break;
            if (!isLonely(on, next)) return with(next);
        }
        return balanced(on);
    }

    private boolean isLonely(JComponent on, List<String> said) {
        return on.getFontMetrics(font).stringWidth(said.get(said.size() - 1)) < LONELY * width;
    }

    private static int longest(FontMetrics metrics, String text) {
        return Stream.of(text.split("\\s+"))
                .mapToInt(metrics::stringWidth)
                .max()
                .orElse(0);
    }

    public int height() {
        return lines.size() * leading;
    }

    /** @return how wide the widest line is */
    public int span(JComponent on) {
        FontMetrics metrics = on.getFontMetrics(font);
        int rest = lines.stream().skip(1).mapToInt(metrics::stringWidth).max().orElse(0);
        return lines.isEmpty() ? 0 : Math.max(rest, indent + metrics.stringWidth(lines.get(0)));
    }

    /** Paints it with its upper left corner there. */
    public void paint(Graphics2D g, int x, int y) {
        paint(g, x, y, 0);
    }

    /** Paints it with each line in the middle of its width. */
    public void paintCentred(Graphics2D g, int x, int y) {
        paint(g, x, y, 0.5);
    }

    private void paint(Graphics2D g, int x, int y, double align) {
        g.setFont(font);
        FontMetrics metrics = g.getFontMetrics();
        int base = y + (leading - metrics.getHeight()) / 2 + metrics.getAscent();
        int before = indent;
        for (String line : lines) {
            int spare = width - before - metrics.stringWidth(line);
            g.drawString(line, x + before + (int) Math.round(spare * align), base);
            base += leading;
            before = 0;
        }
    }
}
