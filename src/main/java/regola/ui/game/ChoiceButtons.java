package regola.ui.game;

import java.awt.Insets;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.ArtStore;
import regola.ui.board.PieceIcon;
import regola.ui.view.ChoiceView;
import regola.ui.view.DraftWord;

/** A ChoiceButtons is a list to choose from, where pointing at the board does not say enough. Empty, it is not seen. */
final class ChoiceButtons extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int ICON = 26;
    private static final int SHORT = 18;

    private final transient ArtStore art;
    private final transient Consumer<String> choose;
    private transient List<ChoiceView> shown = List.of();

    /** @param choose gets the key of what is chosen */
    ChoiceButtons(String name, ArtStore art, Consumer<String> choose) {
        super(new MigLayout("ins 0, gap 4 4, wrap 2", "[grow, fill, sg][grow, fill, sg]"));
        this.art = art;
        this.choose = choose;
        setName(name);
        setOpaque(false);
        setVisible(false);
    }

    void show(List<ChoiceView> next) {
        if (shown.equals(next)) return;
        boolean hadFocus = false;
        for (var old : getComponents()) hadFocus |= old.isFocusOwner();
        shown = next;
        removeAll();
        boolean narrow = next.stream().allMatch(choice -> choice.words().length() < SHORT);
        for (ChoiceView choice : next) {
            JButton button = new JButton(choice.words());
            button.setName("choice." + choice.key());
            button.setHorizontalAlignment(SwingConstants.LEADING);
            button.setMargin(new Insets(3, 6, 3, 6));
            button.setIconTextGap(6);
            if (choice.picture() != null) button.setIcon(new PieceIcon(art, choice.picture(), ICON));
            button.addActionListener(e -> choose.accept(choice.key()));
            add(button, narrow ? "wmin 0" : "span 2, wmin 0");
        }
        setVisible(!next.isEmpty());
        revalidate();
        repaint();
        // Who goes through lists by keyboard stays in them.
        if (hadFocus && getComponentCount() > 0) getComponent(0).requestFocusInWindow();
    }

    /** @return the words of a move that is being put together, as HTML */
    static String draft(List<DraftWord> words) {
        StringBuilder html = new StringBuilder("<html>");
        for (DraftWord word : words) {
            String text = word.words().replace("&", "&amp;").replace("<", "&lt;");
            html.append(word.state() == DraftWord.State.FILLED ? "<b>" + text + "</b>" : text).append(' ');
        }
        return html.append("</html>").toString();
    }
}
