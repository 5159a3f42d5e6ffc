package regola.ui.classroom;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.LineBreakMeasurer;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.text.AttributedString;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.swing.JLabel;
import javax.swing.UIManager;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.guide.GuideIcon;
import regola.ui.guide.Pose;
import regola.ui.stage.Measure;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.ProjectorView;

/**
 * A Banner is the words below the board, to be read from the last row: whose decision, what is asked, what happened
 * last or why not. It is always equally high. Letters grow smaller if there are more words than room, but not too small
 * for the last row: before that sentences are left out, the first and the newest last.
 */
final class Banner extends JLabel {
    private static final long serialVersionUID = 1;
    /** Of the height; the board has all the rest. */
    private static final double SHARE = 0.145;

    private static final double HEADLINE = 0.36;
    private static final double TOLD = 0.78;
    private static final double SMALLER = 0.95;
    /** A sentence ends, and another begins. */
    private static final Pattern NEXT_SENTENCE = Pattern.compile("(?<=[.!?])\\s+");

    private static final String LEFT_OUT = "…";

    private final transient ArtStore art;
    private transient SeatView decider;
    private String headline = "";
    private String told = "";
    private boolean refused;
    private boolean cheers;
    /** How much of it, from its lower edge, is under something else. */
    private int foot;

    private transient Letters written;
    private transient Measure measure = new Measure(1280, 800, 1, 1, Measure.Mode.PROJECTOR);

    Banner(ArtStore art) {
        this.art = art;
        setName("classroom.banner");
        setOpaque(true);
    }

    void measure(Measure next) {
        measure = next;
    }

    /** Keeps the words clear of what lies over its lower edge, in pixels; 0 if nothing does. */
    void clear(int pixels) {
        if (foot == pixels) return;
        foot = pixels;
        repaint();
    }

    /** @param lit whether a reason may be shown, and what speaks of rings */
    void show(ProjectorView view, boolean lit) {
        decider = view.decider();
        cheers = false;
        headline = view.headline();
        refused = lit && !view.reason().isEmpty();
        told = refused ? view.reason() : lit ? view.told() : view.unlit();
        getAccessibleContext().setAccessibleName(headline + ". " + told);
        repaint();
    }

    /** All of it is done: that is said first, and the guide is glad. */
    void praise(ProjectorView done, Texts texts) {
        tell(
                texts.get("classroom.done", done.headline()),
                (done.told() + " " + (done.next().isEmpty() ? "" : texts.get("classroom.next", done.next()))).strip());
        cheers = true;
    }

    /** Other words than those of the match stand there until it is shown anew. */
    void tell(String head, String sentence) {
        headline = head;
        told = sentence;
        refused = false;
        cheers = false;
        getAccessibleContext().setAccessibleName(headline + ". " + told);
        repaint();
    }

    /**
     * Letters are the heights in which it was written last, in pixels.
     *
     * @param asked of what is asked
     * @param told of the words below that
     * @param words those below, as far as they had room
     */
    record Letters(double asked, double told, String words) {}

    /** @return null before it was painted */
    Letters written() {
        return written;
    }

    /** @return the words as they stand there, in two lines */
    String words() {
        return headline + "\n" + told;
    }

    @Override
    public Dimension getPreferredSize() {
        int room = getParent() == null ? 600 : getParent().getHeight();
        return new Dimension(200, (int) (room * SHARE));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(10, getPreferredSize().height);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            g.setColor(UIManager.getColor("Panel.background"));
            g.fillRect(0, 0, getWidth(), getHeight());
            paintWords(g);
        } finally {
            g.dispose();
        }
    }

    private void paintWords(Graphics2D g) {
        int room = getHeight() - foot;
        int pad = room / 12;
        // At the edge of a projection words are easily lost.
        int side = Math.max(pad, measure.pad());
        int guide = cheers ? room - 2 * pad : 0;
        if (cheers) new GuideIcon(Pose.CHEER, guide).paintIcon(this, g, getWidth() - guide - side, pad);
        int wide = getWidth() - guide;
        double least = measure.text(TextSize.ASK);
        double leastTold = measure.text(TextSize.SMALL);
        double size = Math.max(least, room * HEADLINE);
        double toldSize = Math.max(leastTold, size * TOLD);
        List<String> sentences = new ArrayList<>(List.of(NEXT_SENTENCE.split(told)));
        String said = told;
        while (true) {
            int sign = decider == null ? 0 : (int) (size * 1.15);
            List<TextLayout> first = lines(g, headline, size, true, wide - 2 * side - sign - pad);
            List<TextLayout> second = lines(g, said, toldSize, false, wide - 2 * side);
            double high = first.size() * size * 1.2 + second.size() * toldSize * 1.25;
            if (high > room - pad) {
                boolean smallest = size <= least && toldSize <= leastTold;
                // A line that is there anyway has all its words.
                String shorter = smallest && second.size() > 1 ? shorter(sentences) : said;
                if (!smallest || !shorter.equals(said)) {
                    size = Math.max(least, size * SMALLER);
                    toldSize = Math.max(leastTold, Math.min(toldSize, size * TOLD));
                    if (size <= least) toldSize = Math.max(leastTold, toldSize * SMALLER);
                    said = shorter;
                    continue;
                }
            }
            written = new Letters(size, toldSize, said);
            double y = pad * 0.5;
            if (decider != null)
                new EmblemIcon(art, decider.colour(), decider.emblem(), sign).paintIcon(this, g, side, (int) y);
            Color ink = UIManager.getColor("Label.foreground");
            g.setColor(ink);
            y = draw(g, first, side + (sign == 0 ? 0 : sign + pad), y, size * 1.2);
            g.setColor(refused ? UIManager.getColor("Regola.board.refused") : ink);
            draw(g, second, side, y, toldSize * 1.25);
            return;
        }
    }

    /**
     * Leaves out the oldest sentence but the first, by which one knows what is spoken of; of a single one its last
     * word.
     *
     * @return what is left, with a sign where something is missing
     */
    private static String shorter(List<String> sentences) {
        String first = sentences.get(0);
        if (sentences.size() > 1) sentences.remove(1);
        else if (first.indexOf(' ') > 0) sentences.set(0, first.substring(0, first.lastIndexOf(' ')));
        String rest = String.join(" ", sentences.subList(1, sentences.size()));
        return (sentences.get(0) + " " + LEFT_OUT + " " + rest).strip();
    }

    private static double draw(Graphics2D g, List<TextLayout> lines, double x, double top, double step) {
        double y = top;
        for (TextLayout line : lines) {
            line.draw(g, (float) x, (float) (y + step * 0.8));
            y += step;
        }
        return y;
    }

    private static List<TextLayout> lines(Graphics2D g, String words, double size, boolean bold, double width) {
        List<TextLayout> lines = new ArrayList<>();
        if (words.isBlank()) return lines;
        AttributedString text = new AttributedString(words);
        text.addAttribute(
                TextAttribute.FONT,
                UIManager.getFont("Label.font").deriveFont(bold ? Font.BOLD : Font.PLAIN, (float) size));
        LineBreakMeasurer measurer = new LineBreakMeasurer(text.getIterator(), g.getFontRenderContext());
        while (measurer.getPosition() < words.length()) lines.add(measurer.nextLayout((float) Math.max(40, width)));
        return lines;
    }
}
