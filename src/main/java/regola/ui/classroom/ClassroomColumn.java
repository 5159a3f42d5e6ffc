package regola.ui.classroom;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.ClassroomView;
import regola.ui.view.match.ProjectorView;
import regola.ui.view.match.ProjectorView.Answer;

/**
 * A ClassroomColumn is the column beside the board, if there is something to stand in it: time that is left, votes as
 * bars, the answers of a question or what else can be chosen, each by its number. Time that is over stands there until
 * it is put away.
 */
final class ClassroomColumn extends JLabel {
    private static final long serialVersionUID = 1;
    private static final double SHARE = 0.24;
    /** Of letters, bars and times, which need less. */
    private static final double NARROW = 0.15;
    /** As many letters as have room there. */
    private static final int SHORT = 7;

    private transient ClassroomView view = ClassroomView.PLAIN;
    private transient List<ChoiceView> choices = List.of();
    private transient List<Answer> answers = List.of();

    private transient Measure measure = new Measure(1280, 800, 1, 1, Measure.Mode.PROJECTOR);

    /** Where answers, or else what can be chosen, were painted last, from top to bottom. */
    private final transient List<Rectangle2D> rows = new ArrayList<>();

    /**
     * @param vote gets the place of an option whose bar is pressed, from 0
     * @param choose gets the place of an answer, or of what can be chosen, that is pressed while nobody votes
     */
    ClassroomColumn(IntConsumer vote, IntConsumer choose) {
        setName("classroom.beside");
        setOpaque(true);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                if (!SwingUtilities.isLeftMouseButton(e)) return;
                if (view.vote() == null) {
                    int row = row(e.getX(), e.getY());
                    if (row >= 0) choose.accept(row);
                    return;
                }
                int option = (int) Math.floor((e.getY() - votesTop()) / voteRow());
                if (option >= 0 && option < view.vote().options().size()) vote.accept(option);
            }
        });
    }

    /** @return the place of what was painted there and can be chosen; -1 if there is none */
    private int row(int x, int y) {
        for (int i = 0; i < rows.size(); i++) {
            boolean open =
                    answers.isEmpty() || i < answers.size() && answers.get(i).sort() == Answer.Sort.OPEN;
            if (rows.get(i).contains(x, y)) return open ? i : -1;
        }
        return -1;
    }

    private double votesTop() {
        return getHeight() * 0.02 + (view.countdown() >= 0 ? timeSize() * 1.4 : 0);
    }

    /** @return how high a letter is with its bar */
    double voteRow() {
        return Math.min(
                getHeight() * 0.13,
                (getHeight() - votesTop()) / view.vote().options().size());
    }

    private double timeSize() {
        return getWidth() * 0.3;
    }

    void measure(Measure next) {
        measure = next;
    }

    void show(ClassroomView next, ProjectorView shown, Texts texts) {
        view = next;
        answers = shown.answers();
        choices = next.vote() != null || !next.lights() || !answers.isEmpty() ? List.of() : shown.choices();
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
        for (int i = 0; i < answers.size(); i++) {
            Answer answer = answers.get(i);
            if (view.vote() == null) said.append(i + 1).append(' ').append(answer.words());
            else if (answer.sort() == Answer.Sort.RIGHT) said.append(answer.words());
            else continue;
            said.append(
                            switch (answer.sort()) {
                                case RIGHT -> ", " + texts.get("role.hit");
                                case WRONG -> ", " + texts.get("lesson.answer.wrong");
                                default -> "";
                            })
                    .append(". ");
        }
        for (int i = 0; i < choices.size(); i++)
            said.append(i + 1).append(' ').append(choices.get(i).words()).append(". ");
        getAccessibleContext().setAccessibleName(said.toString().strip());
        setVisible(said.length() > 0);
        boolean pressed = view.vote() != null || !answers.isEmpty() || !choices.isEmpty();
        setCursor(Cursor.getPredefinedCursor(pressed ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
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
        return new Dimension((int) (room * (isWordy() ? SHARE : NARROW)), 100);
    }

    private boolean isWordy() {
        if (view.vote() == null) return !answers.isEmpty() || !choices.isEmpty();
        return view.vote().options().stream().anyMatch(one -> one.words().length() > SHORT);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            g.setColor(UIManager.getColor("Panel.background"));
            g.fillRect(0, 0, getWidth(), getHeight());
            rows.clear();
            double y = getHeight() * 0.02;
            if (view.countdown() >= 0) y = paintTime(g, y);
            if (view.vote() != null) y = paintVote(g, y);
            else y = paintAnswers(g, y);
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
        double size = timeSize();
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
        double row = voteRow();
        double size = row * 0.36;
        Color ink = UIManager.getColor("Label.foreground");
        double y = top;
        for (ClassroomView.Option one : options) {
            g.setFont(letters(size, Font.BOLD));
            g.setColor(ink);
            g.drawString(one.letter(), 8, (int) (y + size));
            Answer answer = answerTo(one);
            if (answer != null && answer.sort() != Answer.Sort.OPEN)
                paintSign(g, answer.sort(), getWidth() * 0.72, y + size * 0.1, size);
            String votes = String.valueOf(one.votes());
            g.drawString(votes, getWidth() - 12 - g.getFontMetrics().stringWidth(votes), (int) (y + size));
            g.setFont(letters(Math.max(size * 0.8, least()), Font.PLAIN));
            g.drawString(shortened(g, one.words(), getWidth() * 0.55), (int) (12 + size), (int) (y + size));
            double full = getWidth() - 24.0;
            g.setColor(UIManager.getColor("Regola.card.border"));
            g.fillRoundRect(8, (int) (y + size * 1.3), (int) full, (int) (row * 0.32), 8, 8);
            g.setColor(UIManager.getColor("Regola.board.legal"));
            g.fillRoundRect(8, (int) (y + size * 1.3), (int) (full * one.votes() / most), (int) (row * 0.32), 8, 8);
            y += row;
        }
        return y;
    }

    /** @return what is voted for, if that is an answer; else null */
    private Answer answerTo(ClassroomView.Option option) {
        return answers.stream()
                .filter(answer -> answer.words().equals(option.words()))
                .findFirst()
                .orElse(null);
    }

    /** An answer that is too long for a line goes on in the next; letters become smaller before one has no room. */
    private double paintAnswers(Graphics2D g, double top) {
        if (answers.isEmpty()) return top;
        int pad = getWidth() / 30;
        int sign = getWidth() / 7;
        int room = getWidth() - 3 * pad - sign;
        int size = measure.text(TextSize.ANSWER);
        List<StageWords> words = written(size, room);
        while (size > least() && top + high(words, pad) > getHeight()) words = written(--size, room);
        double y = top;
        for (int i = 0; i < answers.size(); i++) {
            Answer answer = answers.get(i);
            int high = words.get(i).height() + 2 * pad;
            rows.add(new Rectangle2D.Double(0, y, getWidth(), high));
            boolean right = answer.sort() == Answer.Sort.RIGHT;
            g.setColor(StageColour.BUBBLE.now());
            g.fill(Brush.rounded(0, y, getWidth() - pad, high, 0, pad));
            g.setColor((right ? StageColour.LEAD : StageColour.EDGE).now());
            double edge = right ? 4 : 2;
            g.setStroke(Brush.line(edge));
            g.draw(Brush.rounded(0, y, getWidth() - pad, high, edge / 2, pad));
            double end = getWidth() - 2.0 * pad;
            if (answer.sort() == Answer.Sort.OPEN) paintKey(g, String.valueOf(i + 1), end, y + high / 2.0);
            else paintSign(g, answer.sort(), end - size, y + (high - size) / 2.0, size);
            g.setColor((answer.sort() == Answer.Sort.WRONG ? StageColour.OFF : StageColour.INK).now());
            words.get(i).paint(g, 2 * pad, (int) (y + pad));
            y += high + pad;
        }
        return y;
    }

    /** A key looks like one, so that nobody takes its number for an answer. */
    private void paintKey(Graphics2D g, String key, double right, double middle) {
        double across = least() * 1.3;
        g.setColor(StageColour.EDGE.now());
        g.setStroke(Brush.line(1.5));
        g.draw(new RoundRectangle2D.Double(right - across, middle - across / 2, across, across, 8, 8));
        g.setColor(StageColour.SUB.now());
        g.setFont(letters(least(), Font.PLAIN));
        int wide = g.getFontMetrics().stringWidth(key);
        g.drawString(key, (int) (right - (across + wide) / 2), (int) (middle + least() * 0.36));
    }

    private List<StageWords> written(int size, int room) {
        return answers.stream()
                .map(answer -> StageWords.in(this, letters(size, Font.BOLD), answer.words(), room, 1.2))
                .toList();
    }

    private static int high(List<StageWords> words, int pad) {
        return words.stream().mapToInt(each -> each.height() + 3 * pad).sum();
    }

    /** A tick for what is right, a cross for what is not: told apart by their shapes too. */
    private static void paintSign(Graphics2D g, Answer.Sort sort, double x, double y, double size) {
        Path2D sign = new Path2D.Double();
        if (sort == Answer.Sort.RIGHT) {
            sign.moveTo(x, y + size * 0.55);
            sign.lineTo(x + size * 0.3, y + size * 0.85);
            sign.lineTo(x + size * 0.85, y + size * 0.15);
        } else {
            sign.moveTo(x + size * 0.1, y + size * 0.2);
            sign.lineTo(x + size * 0.7, y + size * 0.8);
            sign.moveTo(x + size * 0.7, y + size * 0.2);
            sign.lineTo(x + size * 0.1, y + size * 0.8);
        }
        g.setColor(sort == Answer.Sort.RIGHT ? StageColour.LEAD.now() : UIManager.getColor("Regola.board.refused"));
        g.setStroke(Brush.line(Math.max(3, size / 7)));
        g.draw(sign);
    }

    private void paintChoices(Graphics2D g, double top) {
        double lowest = least() * 1.3;
        double room = getHeight() - top;
        double row = Math.max(lowest, Math.min(getHeight() * 0.075, room / Math.max(1, choices.size())));
        double y = top;
        for (int i = 0; i < choices.size(); i++) {
            boolean last = y + 2 * row > getHeight() && i < choices.size() - 1;
            if (y + row > getHeight()) return;
            if (!last) rows.add(new Rectangle2D.Double(0, y, getWidth(), row));
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
