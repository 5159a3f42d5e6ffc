package regola.ui.editor;

import java.awt.Color;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.view.Texts;
import regola.ui.view.rules.ChangeView;

/**
 * A ComparedLines is two texts held against each other, line by line: a sign and a colour say what went and what came.
 */
final class ComparedLines extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int MOST_LINES = 60;
    private static final String WENT = "\u2212 ";
    private static final String CAME = "+ ";

    private final String name;
    private int number;

    /** @param name of each line, before its number */
    ComparedLines(String name, List<ChangeView> changes, Texts texts) {
        super(new MigLayout("ins 0, gap 0 1, wrap 1, fillx", "[grow, fill]"));
        this.name = name;
        setName(name);
        setOpaque(false);
        int left = MOST_LINES;
        for (ChangeView change : changes) {
            if (left <= 0) break;
            head(texts.get("editor.line", change.line()));
            left -= lines(change.before(), WENT, texts.get("editor.was"), "Regola.problem.background", left);
            left -= lines(change.now(), CAME, texts.get("editor.is"), "Regola.right.background", left);
        }
        if (left <= 0) head("…");
    }

    private void head(String words) {
        Paragraph head = Paragraph.muted(name + ".head");
        head.setText(words);
        add(head, "wmin 40, gaptop 4");
    }

    /** @return how many */
    private int lines(List<String> texts, String sign, String said, String colour, int most) {
        int shown = Math.max(0, Math.min(texts.size(), most));
        for (String text : texts.subList(0, shown)) {
            Paragraph line = Paragraph.plain(name + "." + number++);
            line.setText(sign + text.stripTrailing());
            // A sign is read as nothing.
            line.getAccessibleContext().setAccessibleName(said + " " + text.strip());
            add(new Row(line, colour), "wmin 40");
        }
        return shown;
    }

    /** A Row is one line on a colour of the theme, whichever that is. */
    private static final class Row extends JPanel {
        private static final long serialVersionUID = 1;
        private final String colour;

        Row(Paragraph line, String colour) {
            super(new MigLayout("ins 1 6 1 6, fillx", "[grow, fill]"));
            this.colour = colour;
            add(line, "wmin 40");
        }

        @Override
        public Color getBackground() {
            Color now = colour == null ? null : UIManager.getColor(colour);
            return now == null ? super.getBackground() : now;
        }
    }
}
