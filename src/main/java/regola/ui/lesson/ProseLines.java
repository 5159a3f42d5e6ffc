package regola.ui.lesson;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.font.TextAttribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import regola.ui.theme.Letters;
import regola.ui.view.ProseView;

/**
 * A ProseLines is a text of a lesson broken into lines of a width. A word is never torn; what is emphasised in the
 * middle of a word stays with it.
 */
final class ProseLines {
    /** Or the number of a rule would be torn in two. */
    private static final char UNBROKEN_HYPHEN = '\u2011';

    /** A part of a line in one style. */
    private record Stretch(String text, ProseView.Style style, String rule, int x, int width) {}

    private final List<List<Stretch>> lines = new ArrayList<>();
    private final JComponent on;
    private final Font font;
    private final int leading;

    private ProseLines(JComponent on, Font font, double spacing) {
        this.on = on;
        this.font = font;
        this.leading = (int) Math.round(font.getSize2D() * spacing);
    }

    /**
     * @param spacing the height of a line, in heights of letters
     * @param numbers whether numbers of rules are shown
     */
    static ProseLines of(JComponent on, ProseView prose, Font font, int width, double spacing, boolean numbers) {
        ProseLines all = new ProseLines(on, font, spacing);
        List<ProseView.Run> line = new ArrayList<>();
        for (List<ProseView.Run> word : words(prose, numbers)) {
            List<ProseView.Run> longer = new ArrayList<>(line);
            if (!line.isEmpty()) longer.add(new ProseView.Run(" ", ProseView.Style.PLAIN));
            longer.addAll(word);
            if (!line.isEmpty() && all.width(longer) > width) {
                all.add(line);
                line = new ArrayList<>(word);
            } else {
                line = longer;
            }
        }
        if (!line.isEmpty()) all.add(line);
        return all;
    }

    /** @return the words, each made of parts of one style; a bracket around nothing is no word */
    private static List<List<ProseView.Run>> words(ProseView prose, boolean numbers) {
        List<List<ProseView.Run>> words = new ArrayList<>();
        List<ProseView.Run> word = new ArrayList<>();
        for (ProseView.Run run : prose.runs()) {
            boolean number = run.style() == ProseView.Style.RULE;
            if (number && !numbers) continue;
            String text = number ? run.text().replace('-', UNBROKEN_HYPHEN) : run.text();
            int from = 0;
            for (int i = 0; i <= text.length(); i++) {
                boolean end = i == text.length();
                if (!end && !Character.isWhitespace(text.charAt(i))) continue;
                if (i > from) word.add(new ProseView.Run(text.substring(from, i), run.style()));
                if (!end && !word.isEmpty()) {
                    words.add(word);
                    word = new ArrayList<>();
                }
                from = i + 1;
            }
        }
        if (!word.isEmpty()) words.add(word);
        words.removeIf(each -> text(each).matches("[(\\[]+[)\\].,;:]*"));
        return words;
    }

    private static String text(List<ProseView.Run> runs) {
        StringBuilder text = new StringBuilder();
        runs.forEach(run -> text.append(run.text()));
        return text.toString();
    }

    private void add(List<ProseView.Run> line) {
        List<Stretch> stretches = new ArrayList<>();
        int x = 0;
        for (ProseView.Run run : line) {
            int width = metrics(run.style()).stringWidth(run.text());
            String rule = run.style() == ProseView.Style.RULE ? run.text().replace(UNBROKEN_HYPHEN, '-') : null;
            stretches.add(new Stretch(run.text(), run.style(), rule, x, width));
            x += width;
        }
        lines.add(stretches);
    }

    private int width(List<ProseView.Run> line) {
        return line.stream()
                .mapToInt(run -> metrics(run.style()).stringWidth(run.text()))
                .sum();
    }

    private FontMetrics metrics(ProseView.Style style) {
        return on.getFontMetrics(font(style));
    }

    private Font font(ProseView.Style style) {
        return switch (style) {
            case STRONG, CODE -> font.deriveFont(Font.BOLD);
            case EMPHASIS -> Letters.leaning(font);
            case RULE -> font.deriveFont(Map.of(TextAttribute.UNDERLINE, TextAttribute.UNDERLINE_ON));
            case PLAIN -> font;
        };
    }

    /** @return the words as they are painted, in one line */
    static String text(ProseView prose, boolean numbers) {
        return words(prose, numbers).stream().map(ProseLines::text).collect(Collectors.joining(" "));
    }

    int height() {
        return lines.size() * leading;
    }

    int count() {
        return lines.size();
    }

    /** @return how wide the widest line is */
    int span() {
        return lines.stream()
                .filter(line -> !line.isEmpty())
                .mapToInt(line -> line.get(line.size() - 1).x()
                        + line.get(line.size() - 1).width())
                .max()
                .orElse(0);
    }

    /** @param numbers of what the numbers of rules are written in */
    void paint(Graphics2D g, int x, int y, Color ink, Color numbers) {
        FontMetrics metrics = on.getFontMetrics(font);
        int base = y + (leading - metrics.getHeight()) / 2 + metrics.getAscent();
        for (List<Stretch> line : lines) {
            for (Stretch each : line) {
                g.setFont(font(each.style()));
                g.setColor(each.rule() == null ? ink : numbers);
                g.drawString(each.text(), x + each.x(), base);
            }
            base += leading;
        }
    }

    /** @return the number of the rule that stands there, from the upper left corner; null if none does */
    String ruleAt(int x, int y) {
        int line = y < 0 || leading == 0 ? -1 : y / leading;
        if (line < 0 || line >= lines.size()) return null;
        return lines.get(line).stream()
                .filter(each -> x >= each.x() && x < each.x() + each.width())
                .findFirst()
                .map(Stretch::rule) // of plain words there is none
                .orElse(null);
    }
}
