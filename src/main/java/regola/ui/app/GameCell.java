package regola.ui.app;

import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JList;
import regola.ui.view.GameView;
import regola.ui.view.Texts;

/** A GameCell is a game on the shelf: its title. A person's own game, and one whose rule file has errors, are marked and can still be looked at. */
final class GameCell extends DefaultListCellRenderer {
    private static final long serialVersionUID = 1;

    private transient Texts texts = Texts.in("en");

    void speak(Texts next) {
        texts = next;
    }

    @Override
    public Component getListCellRendererComponent(JList<?> list, Object value, int index, boolean selected, boolean focused) {
        GameView game = (GameView) value;
        super.getListCellRendererComponent(list, words(game), index, selected, focused);
        setFont(list.getFont().deriveFont(list.getFont().getSize2D() * 1.08f));
        setBorder(BorderFactory.createEmptyBorder(8, 10, 8, 10));
        return this;
    }

    private String words(GameView game) {
        return game.broken() ? texts.get("start.broken", game.title()) : game.own() ? texts.get("start.own", game.title()) : game.title();
    }
}
