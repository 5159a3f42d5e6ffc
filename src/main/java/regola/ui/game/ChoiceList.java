package regola.ui.game;

import java.awt.Dimension;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import regola.ui.board.art.ArtStore;
import regola.ui.parts.WidthOfView;
import regola.ui.view.match.ChoiceView;

/** A ChoiceList is choices that scroll when there are many: what stands below them must have room too. */
final class ChoiceList extends JScrollPane {
    private static final long serialVersionUID = 1;

    private final ChoiceButtons buttons;

    /** @param choose gets the key of what is chosen */
    ChoiceList(String name, ArtStore art, Consumer<String> choose) {
        super(ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED, ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        buttons = new ChoiceButtons(name, art, choose);
        setOpaque(false);
        getViewport().setOpaque(false);
        setViewportView(new WidthOfView(buttons));
        setBorder(BorderFactory.createEmptyBorder());
        getVerticalScrollBar().setUnitIncrement(24);
        setVisible(false);
    }

    void show(List<ChoiceView> next) {
        setVisible(!next.isEmpty());
        buttons.show(next);
        revalidate();
    }

    /** @param number of a key, from 1 */
    void press(int number) {
        buttons.press(number);
    }

    /** It may be as low as its place is. */
    @Override
    public Dimension getMinimumSize() {
        return new Dimension(40, 0);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(BorderFactory.createEmptyBorder());
    }
}
