package regola.ui.start;

import java.awt.Component;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.Icon;
import javax.swing.JList;
import regola.ui.parts.WrappedWords;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.start.GameView;

/**
 * A GameCell is a game on the shelf: its picture and its title. A person's own game, and one whose rule file has
 * errors, are marked and can still be looked at.
 */
final class GameCell extends DefaultListCellRenderer {
    private static final long serialVersionUID = 1;

    private final transient Function<GameView, Icon> pictures;
    private final boolean pictured;
    private transient Texts texts = Texts.in("en");

    /** @param pictured false where there is room for the title alone */
    GameCell(Function<GameView, Icon> pictures, boolean pictured) {
        this.pictures = pictures;
        this.pictured = pictured;
    }

    void speak(Texts next) {
        texts = next;
    }

    @Override
    public Component getListCellRendererComponent(
            JList<?> list, Object value, int index, boolean selected, boolean focused) {
        GameView game = (GameView) value;
        super.getListCellRendererComponent(list, "", index, selected, focused);
        Icon picture = pictured ? pictures.apply(game) : null;
        int gap = Scaled.px(7);
        setIcon(picture);
        setIconTextGap(Scaled.px(10));
        setFont(list.getFont().deriveFont(list.getFont().getSize2D() * 1.08f));
        int room = list.getParent() == null
                ? 0
                : list.getParent().getWidth()
                        - 2 * gap
                        - (picture == null ? 0 : picture.getIconWidth() + getIconTextGap());
        WrappedWords.write(this, words(game), room);
        setBorder(BorderFactory.createEmptyBorder(gap, gap, gap, gap));
        setToolTipText(words(game));
        return this;
    }

    private String words(GameView game) {
        return game.broken()
                ? texts.get("start.broken", game.title())
                : game.own() ? texts.get("start.own", game.title()) : game.title();
    }
}
