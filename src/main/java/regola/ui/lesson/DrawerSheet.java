package regola.ui.lesson;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import regola.ui.parts.ScrolledColumn;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;

/**
 * A DrawerSheet is words in a drawer, to be read from above: headings and sentences. It scrolls where they are many.
 */
final class DrawerSheet extends ScrolledColumn implements Measured {
    private static final long serialVersionUID = 1;
    private static final double LEADING = 1.32;

    private transient List<Entry> entries = List.of();
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param heading whether it is what follows is about; else a sentence */
    record Entry(boolean heading, String words) {}

    /** @return the words of a sentence, small: what says nothing that another does not say is not read twice */
    static Set<String> words(String sentence) {
        return Arrays.stream(sentence.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toSet());
    }

    /** Whether two texts say the same, with or without what ends a sentence. */
    static boolean isSame(String one, String other) {
        return bare(one).equals(bare(other));
    }

    private static String bare(String text) {
        return text.strip().replaceFirst("[.:!]+$", "").toLowerCase(Locale.ROOT);
    }

    DrawerSheet(String name) {
        super(null);
        setName(name);
    }

    void show(List<Entry> next) {
        entries = next.stream().filter(each -> !each.words().isBlank()).toList();
        getAccessibleContext()
                .setAccessibleName(entries.stream().map(Entry::words).collect(Collectors.joining(" ")));
        revalidate();
        repaint();
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
        repaint();
    }

    private StageWords words(Entry entry) {
        TextSize size = entry.heading() ? TextSize.ANSWER : TextSize.BODY;
        return StageWords.in(
                this, size.font(measure.text(TextSize.ANSWER)), entry.words(), Math.max(40, getWidth() - 4), LEADING);
    }

    private int gap(Entry entry) {
        return measure.px(entry.heading() ? 4 : 10);
    }

    @Override
    public Dimension getPreferredSize() {
        int high = 4;
        for (Entry entry : entries) high += words(entry).height() + gap(entry);
        return new Dimension(40, high);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            int y = 2;
            for (Entry entry : entries) {
                g.setColor((entry.heading() ? StageColour.INK : StageColour.SUB).now());
                StageWords words = words(entry);
                words.paint(g, 0, y);
                y += words.height() + gap(entry);
            }
        } finally {
            g.dispose();
        }
    }

    @Override
    protected int step() {
        return measure.text(TextSize.ANSWER);
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                private static final long serialVersionUID = 1;

                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.LABEL;
                }
            };
        }
        return accessibleContext;
    }
}
