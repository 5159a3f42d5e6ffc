package regola.ui.game;

import java.awt.Dimension;
import java.awt.Insets;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.PieceIcon;
import regola.ui.parts.Columns;
import regola.ui.parts.WrappingButton;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.theme.Scaled;
import regola.ui.view.match.ChoiceView;

/**
 * A ChoiceButtons is what may be chosen where pointing does not say enough: a button each, the first nine with a key.
 */
final class ChoiceButtons extends Columns {
    private static final long serialVersionUID = 1;
    private static final int KEYS = 9;

    private final transient ArtStore art;
    private final transient Consumer<String> choose;
    private transient List<ChoiceView> shown = List.of();

    /** @param choose gets the key of what is chosen */
    ChoiceButtons(String name, ArtStore art, Consumer<String> choose) {
        super(2);
        this.art = art;
        this.choose = choose;
        setName(name);
        setVisible(false);
    }

    void show(List<ChoiceView> next) {
        if (shown.equals(next)) return;
        boolean hadFocus = false;
        for (var old : getComponents()) hadFocus |= old.isFocusOwner();
        shown = next;
        removeAll();
        for (int i = 0; i < next.size(); i++) add(button(i, next.get(i)));
        setVisible(!next.isEmpty());
        revalidate();
        repaint();
        // Who goes through lists by keyboard stays in them.
        if (hadFocus && getComponentCount() > 0) getComponent(0).requestFocusInWindow();
    }

    private JButton button(int index, ChoiceView choice) {
        JButton button = new WrappingButton(choice.words());
        button.setName("choice." + choice.key());
        button.setMargin(new Insets(3, 6, 3, 6));
        button.setIconTextGap(Scaled.px(7));
        PieceIcon picture = choice.picture() == null ? null : new PieceIcon(art, choice.picture(), Scaled.px(24));
        button.setIcon(index < KEYS ? new NumberedIcon(index + 1, picture) : picture);
        button.setRequestFocusEnabled(false); // after a click the keyboard stays where it was
        button.addActionListener(e -> choose.accept(choice.key()));
        return button;
    }

    /** @param number of a key, from 1; nothing is chosen by the key of no choice */
    void press(int number) {
        if (number >= 1 && number <= shown.size())
            choose.accept(shown.get(number - 1).key());
    }

    /** Pictures have a size of their own at each zoom. */
    @Override
    public void updateUI() {
        super.updateUI();
        List<ChoiceView> again = shown;
        if (again == null) return; // called by the constructor of JPanel
        shown = List.of();
        show(again);
    }

    /** Words wrap in a slot: where they do so whole, a button is as large as that; else as it wants to be. */
    static void fit(StageButton button, int slot, Measure measure, int high) {
        StageWords words =
                StageWords.in(button, TextSize.SMALL.font(measure), button.getText(), slot - measure.px(20), 1.16);
        boolean whole =
                String.join(" ", words.lines()).equals(button.getText().strip().replaceAll("\\s+", " "));
        button.setPreferredSize(words.lines().size() <= 2 && whole ? new Dimension(slot, high) : null);
    }
}
