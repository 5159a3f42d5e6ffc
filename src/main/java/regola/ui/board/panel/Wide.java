package regola.ui.board.panel;

import regola.ui.board.layout.BoardLayout;
import regola.ui.board.motion.Roaming;

/**
 * A Wide is the board of a panel as it is roamed over.
 *
 * @param panel that shows it
 */
record Wide(BoardPanel panel) implements Roaming.Ground {
    @Override
    public boolean isEndless() {
        return panel.isEndless();
    }

    @Override
    public BoardLayout fitting() {
        return panel.fitting();
    }

    @Override
    public double width() {
        return panel.getWidth();
    }

    @Override
    public double height() {
        return panel.getHeight();
    }

    @Override
    public boolean glides() {
        return panel.glides();
    }

    @Override
    public void seenAnew() {
        panel.seenAnew();
    }
}
