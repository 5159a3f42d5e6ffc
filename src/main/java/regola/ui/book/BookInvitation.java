package regola.ui.book;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JPanel;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;

/** A BookInvitation says above the cards how one comes by those that are still outlines, and leads there. */
final class BookInvitation extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final double LEADING = 1.3;

    private final StageButton learn = new StageButton("book.learn", StageButton.Style.LEAD);
    private String words = "";
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param leads to the lesson in which the next cards are met; null for no button */
    BookInvitation(Runnable leads) {
        super(null);
        setName("book.how");
        setOpaque(false);
        learn.setVisible(leads != null);
        if (leads != null) learn.addActionListener(e -> leads.run());
        add(learn);
    }

    void say(Texts texts) {
        words = texts.get("book.how");
        learn.setText(texts.get("book.learn"));
        getAccessibleContext().setAccessibleName(words);
        revalidate();
        repaint();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        learn.measure(next);
        revalidate();
        repaint();
    }

    private int button() {
        return Math.max(44, Math.min(measure.button(), measure.px(52)));
    }

    private StageWords lines(int width) {
        return StageWords.in(this, TextSize.BODY.font(measure), words, Math.max(1, width), LEADING);
    }

    /** @return how high it wants to be in that width */
    int high(int width) {
        return lines(width).height() + (learn.isVisible() ? measure.gap() + button() : 0) + measure.px(6);
    }

    @Override
    public void doLayout() {
        Dimension size = learn.getPreferredSize();
        int wide = Math.min(getWidth(), size.width + measure.px(8));
        learn.setBounds(0, lines(getWidth()).height() + measure.gap(), wide, button());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setColor(StageColour.INK.now());
            lines(getWidth()).paint(g, 0, 0);
        } finally {
            g.dispose();
        }
    }
}
