package regola.ui.game;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JLabel;
import regola.ui.stage.Brush;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;

/** A SayLine is one of the texts of the say bar: as large as there is room for, in as many lines as that takes. */
final class SayLine extends JLabel {
    /** Why the bar below the board is in another colour. */
    enum Tone {
        PLAIN("", ""),
        WHY("Regola.why.background", "Regola.why.border"),
        PROBLEM("Regola.problem.background", "Regola.problem.border"),
        PAST("Regola.past.background", "Regola.past.border"),
        HINT("Regola.hint.background", "Regola.hint.border"),
        STRAY("Regola.past.background", "Regola.past.border");

        private final String ground;
        private final String edge;

        Tone(String ground, String edge) {
            this.ground = ground;
            this.edge = edge;
        }

        /** @return the key of the colour of its ground; empty for the usual one */
        String ground() {
            return ground;
        }

        String edge() {
            return edge;
        }
    }

    private static final long serialVersionUID = 1;
    private final StageColour ink;
    private transient StageWords words;

    /** So far it begins above its words. */
    private int above;

    private boolean centred;

    SayLine(String name, StageColour ink) {
        setName(name);
        this.ink = ink;
    }

    /** From now on each line stands in the middle. */
    void centre() {
        centred = true;
    }

    /** @param next the same text in lines; null where there is no room for it */
    void lay(StageWords next, int x, int y) {
        words = next;
        setVisible(next != null && !getText().isEmpty());
        if (next != null) {
            above = Math.min(reach(), Math.max(0, y)); // nothing stands out of the bar
            setBounds(x, y - above, next.width(), above + next.height() + reach());
        }
        repaint();
    }

    /** Signs of other letters than the words reach above and below the line. */
    private int reach() {
        return words.font().getSize() / 4;
    }

    @Override
    public Dimension getPreferredSize() {
        return words == null ? super.getPreferredSize() : new Dimension(words.span(this), words.height());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (words == null) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setColor(ink.now());
            if (centred) words.paintCentred(g, 0, above);
            else words.paint(g, 0, above);
        } finally {
            g.dispose();
        }
    }
}
