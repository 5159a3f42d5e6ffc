package regola.ui.app;

import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JList;
import regola.ui.view.GameView;

/** A GameCell is a game on the shelf: its title. A game whose rule file has errors is marked and can still be looked at. */
final class GameCell extends DefaultListCellRenderer {
    private static final long serialVersionUID = 1;

    @Override
    public Component getListCellRendererComponent(JList<?> list, Object value, int index, boolean selected, boolean focused) {
        GameView game = (GameView) value;
        super.getListCellRendererComponent(list, game.title() + (game.broken() ? "  (!)" : ""), index, selected, focused);
        setFont(list.getFont().deriveFont(list.getFont().getSize2D() * 1.08f));
        setBorder(BorderFactory.createEmptyBorder(8, 10, 8, 10));
        return this;
    }
}
