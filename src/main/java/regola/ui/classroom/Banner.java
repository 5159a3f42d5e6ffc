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
import javax.swing.JLabel;
import javax.swing.UIManager;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.ProjectorView;

/**
 * A Banner is the words below the board, to be read from the last row: whose decision, what is asked, what happened
 * last or why not. It is always equally high; letters grow smaller only if there are more words than room.
 */
final class Banner extends JLabel {
    private static final long serialVersionUID = 1;
    private static final double SHARE = 0.2;
    private static final double HEADLINE = 0.3;

    private final transient ArtStore art;
    private transient SeatView decider;
    private String headline = "";
    private String told = "";
    private boolean refused;

    Banner(ArtStore art) {
        this.art = art;
        setName("classroom.banner");
        setOpaque(true);
    }

    /** @param reasons whether a reason may be shown */
    void show(ProjectorView view, boolean reasons) {
        decider = view.decider();
        headline = decider == null || view.headline().startsWith(decider.name())
                ? view.headline()
                : decider.name() + ": " + view.headline();
        refused = reasons && !view.reason().isEmpty();
        told = refused ? view.reason() : view.told();
        getAccessibleContext().setAccessibleName(headline + ". " + told);
        repaint();
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
        int pad = getHeight() / 12;
        double size = getHeight() * HEADLINE;
        for (int tries = 0; tries < 12; tries++, size *= 0.9) {
            int sign = decider == null ? 0 : (int) (size * 1.15);
            List<TextLayout> first = lines(g, headline, size, true, getWidth() - 2 * pad - sign - pad);
            List<TextLayout> second = lines(g, told, size * 0.78, false, getWidth() - 2 * pad);
            double high = first.size() * size * 1.2 + second.size() * size * 0.78 * 1.25;
            if (high > getHeight() - pad && tries < 11) continue;
            double y = pad * 0.5;
            if (decider != null)
                new EmblemIcon(art, decider.colour(), decider.emblem(), sign).paintIcon(this, g, pad, (int) y);
            Color ink = UIManager.getColor("Label.foreground");
            g.setColor(ink);
            y = draw(g, first, pad + (sign == 0 ? 0 : sign + pad), y, size * 1.2);
            g.setColor(refused ? UIManager.getColor("Regola.board.refused") : ink);
            draw(g, second, pad, y, size * 0.78 * 1.25);
            return;
        }
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
