package regola.ui.start;

import java.awt.Color;
import java.awt.Rectangle;
import javax.swing.JLabel;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;

/**
 * A ChooseLine says what one can do with a game, between the band that goes on where somebody was and the games: the
 * band asks no more which game then.
 */
final class ChooseLine extends JLabel {
    private static final long serialVersionUID = 1;
    /** In a lower window pictures have all the room, in pixels. */
    private static final int LEAST_HIGH = 700;

    ChooseLine() {
        setName("shelf.choose");
        setVisible(false);
    }

    @Override
    public Color getForeground() {
        return StageColour.SUB.now();
    }

    /**
     * Stands where there is room for it; else it is not seen.
     *
     * @param gap between the band and the games
     * @return how much lower the games stand
     */
    int lay(Measure now, Texts texts, Rectangle gap) {
        setFont(TextSize.BODY.font(now));
        setText(texts.get("shelf.choose"));
        setVisible(isVisible() && now.height() >= LEAST_HIGH && getPreferredSize().width <= gap.width);
        int high = getPreferredSize().height + now.px(4);
        setBounds(gap.x + now.px(6), gap.y + gap.height / 2, gap.width - now.px(6), high);
        return isVisible() ? high : 0;
    }
}
