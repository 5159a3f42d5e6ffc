package regola.ui.game;

import java.awt.Font;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.JLabel;
import regola.ui.parts.WrappingRow;
import regola.ui.theme.Scaled;
import regola.ui.view.match.DraftWord;

/** A Draft is the move that is being put together: what is chosen already stands out, what is to come is a gap. */
final class Draft extends WrappingRow {
    private static final long serialVersionUID = 1;
    private transient List<DraftWord> shown = List.of();

    Draft(String name) {
        super(Scaled.px(5));
        setName(name);
        setVisible(false);
    }

    void show(List<DraftWord> words) {
        setVisible(!words.isEmpty());
        if (words.equals(shown)) return;
        shown = words;
        removeAll();
        for (DraftWord word : words) {
            JLabel label = new JLabel(word.words());
            if (word.state() == DraftWord.State.FILLED)
                label.setFont(label.getFont().deriveFont(Font.BOLD));
            if (word.state() != DraftWord.State.FILLED)
                label.putClientProperty("FlatLaf.style", "foreground: $Regola.muted");
            add(label);
        }
        getAccessibleContext()
                .setAccessibleName(words.stream().map(DraftWord::words).collect(Collectors.joining(" ")));
        revalidate();
        repaint();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        List<DraftWord> again = shown;
        if (again == null) return; // called by the constructor of JPanel
        shown = List.of();
        show(again);
    }
}
