package regola.ui.editor;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.view.Texts;
import regola.ui.view.editor.AnswerView.Spot;

/** A SpotsList is places in files, one a line, with what stands there; a click goes there. */
final class SpotsList extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int MOST = 400;

    private final String name;
    private final transient Consumer<Spot> go;
    private transient List<Spot> shown;
    private String language = "";

    SpotsList(String name, Consumer<Spot> go) {
        super(new MigLayout("ins 6 8 8 8, gap 8 0, wrap 2, fillx", "[][grow, fill]"));
        this.name = name;
        this.go = go;
        setName(name);
        setOpaque(false);
    }

    List<Spot> shown() {
        return shown == null ? List.of() : shown;
    }

    /** @param empty says why there is nothing */
    void show(List<Spot> spots, String empty, Texts texts) {
        if (spots.equals(shown) && language.equals(texts.language())) return;
        shown = spots;
        language = texts.language();
        removeAll();
        if (spots.isEmpty()) {
            Paragraph words = Paragraph.muted(name + ".none");
            words.setText(texts.get(empty));
            add(words, "span, growx, wmin 40");
        }
        for (int i = 0; i < Math.min(MOST, spots.size()); i++) row(i, spots.get(i), texts);
        revalidate();
        repaint();
    }

    private void row(int number, Spot spot, Texts texts) {
        String file = spot.file().replace('\\', '/');
        JButton there = new JButton(spot.words());
        there.setName(name + "." + number);
        there.putClientProperty("JButton.buttonType", "toolBarButton");
        there.setHorizontalAlignment(SwingConstants.LEADING);
        there.setToolTipText(file.substring(file.lastIndexOf('/') + 1) + ", " + texts.get("editor.line", spot.line()));
        there.getAccessibleContext().setAccessibleName(spot.words() + ", " + there.getToolTipText());
        there.addActionListener(e -> go.accept(spot));
        Paragraph line = Paragraph.muted(name + "." + number + ".line");
        line.setText(String.valueOf(spot.line()));
        add(line, "aligny center");
        add(there, "wmin 40, gapleft " + 16 * spot.depth());
    }
}
