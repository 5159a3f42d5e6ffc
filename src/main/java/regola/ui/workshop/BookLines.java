package regola.ui.workshop;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Insets;
import java.awt.Rectangle;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.Scrollable;
import javax.swing.UIManager;
import javax.swing.text.DefaultCaret;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.parts.TextLink;
import regola.ui.parts.WrappingRow;
import regola.ui.theme.Scaled;

/** A BookLines is what is read below the words of an entry: lines of rules with what is said of them, and links. */
final class BookLines extends JPanel implements Scrollable {
    private static final long serialVersionUID = 1;

    BookLines() {
        super(new MigLayout("ins 0, gap 0 4, wrap 1, fillx", "[grow, fill]"));
    }

    /** @param comes whether the lines stand in the rules at the front, or would */
    void lines(String text, boolean comes) {
        JTextArea lines = new Coming(comes);
        lines.setName("book.passage");
        lines.setEditable(false);
        lines.setLineWrap(true);
        lines.setWrapStyleWord(true);
        lines.setFont(new Font(Font.MONOSPACED, Font.PLAIN, Scaled.px(13)));
        lines.setText(text.stripTrailing());
        add(lines);
    }

    void say(String name, String text) {
        Paragraph said = Paragraph.muted(name);
        said.setText(text);
        add(said, "wmin 40, gaptop 6");
    }

    /** @param go gets the number of the link that is pressed */
    void links(String name, List<String> words, Consumer<Integer> go) {
        WrappingRow row = new WrappingRow(Scaled.px(6));
        for (int i = 0; i < words.size(); i++) {
            int number = i;
            TextLink link = new TextLink(name + "." + i);
            link.setText(words.get(i));
            link.addActionListener(e -> go.accept(number));
            row.add(link);
        }
        add(row, "wmin 40");
    }

    /** Lines of rules, on the colour of what is right where they stand or would come. */
    private static final class Coming extends JTextArea {
        private static final long serialVersionUID = 1;
        private final boolean comes;

        Coming(boolean comes) {
            this.comes = comes;
            setMargin(new Insets(6, 8, 6, 8));
            // What is read begins at its beginning: the lines must not scroll what they stand in to their end.
            ((DefaultCaret) getCaret()).setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
        }

        @Override
        public Color getBackground() {
            Color now = comes ? UIManager.getColor("Regola.right.background") : null;
            return now == null ? super.getBackground() : now;
        }
    }

    // ---- as wide as there is room, and as high as what stands in it

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle seen, int orientation, int direction) {
        return Scaled.px(20);
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle seen, int orientation, int direction) {
        return seen.height;
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return false;
    }
}
