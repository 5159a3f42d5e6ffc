package regola.ui.game;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import javax.swing.AbstractAction;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;

/**
 * A HandOver covers a match while the machine goes from one person to the next: nothing of it is seen until that person
 * says to be there.
 */
final class HandOver extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final double TOKEN = 120;
    private static final double WIDE = 440;

    private final transient ArtStore art;
    private final SayLine title = new SayLine("handover.title", StageColour.INK);
    private final SayLine text = new SayLine("handover.text", StageColour.SUB);
    private final StageButton take = new StageButton("handover.take", StageButton.Style.LEAD);
    private transient SeatView seat;
    private transient Measure measure = Measure.of(1280, 800, 1);

    HandOver(ArtStore art, Runnable taken) {
        super(null);
        setOpaque(true);
        this.art = art;
        setName("handover");
        setVisible(false);
        take.addActionListener(e -> taken.run());
        // Space is the button's own key; Enter does it too.
        take.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "take");
        take.getActionMap().put("take", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                take.doClick();
            }
        });
        take.setFocusable(true);
        addMouseListener(new MouseAdapter() {}); // a press on it is none on the board below
        title.centre();
        text.centre();
        add(title);
        add(text);
        add(take);
    }

    /** Lies there for this seat; for none, goes. */
    void show(SeatView next, Texts texts) {
        boolean appears = next != null && !isVisible();
        seat = next;
        setVisible(next != null);
        if (next == null) return;
        title.setText(texts.get("handover.title", next.name()));
        text.setText(texts.get("handover.text", next.name()));
        take.setText(texts.get("handover.take", next.name()));
        take.getAccessibleContext().setAccessibleDescription(text.getText());
        revalidate();
        if (appears) take.requestFocusInWindow();
    }

    /** The keyboard goes to the only thing there is to do. */
    void takeKeyboard() {
        take.requestFocusInWindow();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        revalidate();
    }

    private int token() {
        return Math.min(measure.px(TOKEN), getHeight() / 3);
    }

    private int top() {
        int all = token() + 2 * measure.px(16);
        all += words(title, TextSize.DISPLAY).height()
                + words(text, TextSize.ASK).height();
        return Math.max(measure.px(4), getHeight() / 2 + measure.px(80) - all);
    }

    private StageWords words(SayLine line, TextSize size) {
        return StageWords.in(
                this,
                size.font(measure),
                line.getText(),
                Math.max(80, Math.min(getWidth() - measure.px(32), measure.px(680))),
                1.25);
    }

    @Override
    public void doLayout() {
        int y = top() + token() + measure.px(16);
        for (SayLine line : new SayLine[] {title, text}) {
            StageWords words = words(line, line == title ? TextSize.DISPLAY : TextSize.ASK);
            int wide = words.span(this) + 2;
            StageWords laid = new StageWords(words.lines(), words.font(), words.leading(), wide);
            line.lay(laid, (getWidth() - wide) / 2, y);
            y += words.height() + measure.px(line == title ? 4 : 16);
        }
        // Whoever it is for, the button stands where it stood.
        int wide = Math.min(getWidth() - measure.px(32), measure.px(WIDE));
        take.setBounds((getWidth() - wide) / 2, getHeight() / 2 + measure.px(90), wide, measure.button());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setColor(StageColour.PAPER.now());
            g.fillRect(0, 0, getWidth(), getHeight());
            if (seat == null) return;
            new EmblemIcon(art, seat.colour(), seat.emblem(), token())
                    .paintIcon(this, g, (getWidth() - token()) / 2, top());
        } finally {
            g.dispose();
        }
    }
}
