package regola.ui.classroom;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.UIManager;
import regola.ui.stage.Measure;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.ClassroomView;

/**
 * A ClassroomColumn is the column beside the board, if there is something to stand in it: time that is left, votes as
 * bars, and what can be chosen by its number. Time that is over stands there until it is put away.
 */
final class ClassroomColumn extends JLabel {
    private static final long serialVersionUID = 1;
    private static final double SHARE = 0.24;

    private transient ClassroomView view = ClassroomView.PLAIN;
    private transient List<ChoiceView> choices = List.of();

    private transient Measure measure = new Measure(1280, 800, 1, 1, Measure.Mode.PROJECTOR);

    ClassroomColumn() {
        setName("classroom.beside");
        setOpaque(true);
    }

    void measure(Measure next) {
        measure = next;
    }

    void show(ClassroomView next, List<ChoiceView> list, Texts texts) {
        view = next;
        choices = next.vote() != null || !next.lights() ? List.of() : list;
        StringBuilder said = new StringBuilder();
        if (view.countdown() >= 0)
            said.append(texts.get("classroom.left", time())).append(' ');
        if (view.vote() != null)
            view.vote()
                    .options()
                    .forEach(one -> said.append(one.letter())
                            .append(' ')
                            .append(one.words())
                            .append(' ')
                            .append(one.votes())
                            .append(". "));
        for (int i = 0; i < choices.size(); i++)
            said.append(i + 1).append(' ').append(choices.get(i).words()).append(". ");
        getAccessibleContext().setAccessibleName(said.toString().strip());
        setVisible(said.length() > 0);
        repaint();
    }

    private String time() {
        return view.countdown() / 60 + ":" + String.format("%02d", view.countdown() % 60);
    }

    /** @return the words as they stand there */
    String words() {
        return getAccessibleContext().getAccessibleName();
    }

    @Override
    public Dimension getPreferredSize() {
        int room = getParent() == null ? 800 : getParent().getWidth();
        return new Dimension((int) (room * SHARE), 100);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            g.setColor(UIManager.getColor("Panel.background"));
            g.fillRect(0, 0, getWidth(), getHeight());
            double y = getHeight() * 0.02;
            if (view.countdown() >= 0) y = paintTime(g, y);
            if (view.vote() != null) y = paintVote(g, y);
            paintChoices(g, y);
        } finally {
            g.dispose();
        }
    }

    private static Font letters(double size, int style) {
        return UIManager.getFont("Label.font").deriveFont(style, (float) size);
    }

    private int least() {
        return measure.text(TextSize.SMALL);
    }

    private double paintTime(Graphics2D g, double top) {
        boolean over = view.countdown() == 0;
        double size = getWidth() * 0.3;
        g.setFont(letters(size, Font.BOLD));
        int width = g.getFontMetrics().stringWidth(time());
        g.setColor(UIManager.getColor(over ? "Regola.board.refused" : "Label.foreground"));
        g.drawString(time(), (getWidth() - width) / 2, (int) (top + size));
        return top + size * 1.4;
    }

    private double paintVote(Graphics2D g, double top) {
        List<ClassroomView.Option> options = view.vote().options();
        int most = Math.max(
                1, options.stream().mapToInt(ClassroomView.Option::votes).max().orElse(1));
        double row = Math.min(getHeight() * 0.13, (getHeight() - top) / options.size());
        double size = row * 0.36;
        Color ink = UIManager.getColor("Label.foreground");
        double y = top;
        for (ClassroomView.Option one : options) {
            g.setFont(letters(size, Font.BOLD));
            g.setColor(ink);
            g.drawString(one.letter(), 8, (int) (y + size));
            String votes = String.valueOf(one.votes());
            g.drawString(votes, getWidth() - 12 - g.getFontMetrics().stringWidth(votes), (int) (y + size));
            g.setFont(letters(Math.max(size * 0.8, least()), Font.PLAIN));
            g.drawString(shortened(g, one.words(), getWidth() * 0.62), (int) (12 + size), (int) (y + size));
            double full = getWidth() - 24.0;
            g.setColor(UIManager.getColor("Regola.card.border"));
            g.fillRoundRect(8, (int) (y + size * 1.3), (int) full, (int) (row * 0.32), 8, 8);
            g.setColor(UIManager.getColor("Regola.board.legal"));
            g.fillRoundRect(8, (int) (y + size * 1.3), (int) (full * one.votes() / most), (int) (row * 0.32), 8, 8);
            y += row;
        }
        return y;
    }

    private void paintChoices(Graphics2D g, double top) {
        double lowest = least() * 1.3;
        double room = getHeight() - top;
        double row = Math.max(lowest, Math.min(getHeight() * 0.075, room / Math.max(1, choices.size())));
        double y = top;
        for (int i = 0; i < choices.size(); i++) {
            boolean last = y + 2 * row > getHeight() && i < choices.size() - 1;
            if (y + row > getHeight()) return;
            g.setColor(UIManager.getColor("Label.foreground"));
            g.setFont(letters(Math.max(row * 0.5, least()), Font.BOLD));
            String number = i < 9 && !last ? String.valueOf(i + 1) : "";
            g.drawString(number, 8, (int) (y + row * 0.6));
            g.setFont(letters(Math.max(row * 0.45, least()), Font.PLAIN));
            double left = 12 + Math.max(row * 0.6, least());
            // There are more than there is room for: the list of moves has them all.
            String words = last ? "…" : choices.get(i).words();
            g.drawString(shortened(g, words, getWidth() - 12 - left), (int) left, (int) (y + row * 0.6));
            y += row;
        }
    }

    private static String shortened(Graphics2D g, String words, double width) {
        String shown = words;
        while (shown.length() > 1 && g.getFontMetrics().stringWidth(shown) > width)
            shown = shown.substring(0, shown.length() - 2).strip() + "…";
        return shown;
    }
}
