package regola.ui.editor;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Words;
import regola.ui.view.EditorView;
import regola.ui.view.MistakeView;
import regola.ui.view.SheetView;
import regola.ui.view.Texts;

/** A MistakesList is what is wrong, in sentences: where, what, why, how to mend it; a click goes there, another mends it. */
final class MistakesList extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int MOST = 25;

    private final transient Consumer<MistakeView> go;
    private final transient Consumer<MistakeView> repair;
    private transient List<MistakeView> shown;
    private String language = "";

    /**
     * @param go     gets a mistake that somebody wants to see in the text
     * @param repair gets a mistake whose repair somebody wants
     */
    MistakesList(Consumer<MistakeView> go, Consumer<MistakeView> repair) {
        super(new MigLayout("ins 6 8 8 8, gap 8 2, wrap 3, fillx, hidemode 3", "[][][grow, fill]"));
        this.go = go;
        this.repair = repair;
        setName("editor.mistakes");
        setOpaque(false);
    }

    void show(EditorView view, Texts texts) {
        // The same words at the same places need no new rows, though they are of another edition.
        if (shown != null && language.equals(texts.language()) && shown.equals(view.problems())) return;
        shown = view.problems();
        language = texts.language();
        removeAll();
        if (shown.isEmpty()) add(words("editor.fine", texts.get("editor.fine"), true), "span, growx, wmin 40");
        int number = 0;
        for (MistakeView mistake : shown) {
            if (number == MOST) {
                add(words("editor.more", texts.get("editor.more", shown.size() - MOST), true), "span, growx, wmin 40");
                break;
            }
            row(number++, mistake, place(mistake, view), texts);
        }
        revalidate();
        repaint();
    }

    private static String place(MistakeView mistake, EditorView view) {
        String place = mistake.line() + ":" + mistake.column();
        if (mistake.file().equals(view.front())) return place;
        return view.sheets().stream().filter(sheet -> sheet.file().equals(mistake.file())).map(SheetView::title).findFirst().orElse("") + " " + place;
    }

    private void row(int number, MistakeView mistake, String place, Texts texts) {
        JLabel sign = new JLabel(new MistakeIcon(mistake.error(), Math.max(11, getFont().getSize())));
        String severity = texts.get(mistake.error() ? "editor.error" : "editor.warning");
        sign.setToolTipText(severity);
        JButton there = new JButton(place);
        there.setName("mistake." + number);
        there.putClientProperty("JButton.buttonType", "toolBarButton");
        there.setToolTipText(texts.get("editor.go"));
        there.getAccessibleContext().setAccessibleName(severity + " " + place + ": " + mistake.what());
        there.addActionListener(e -> go.accept(mistake));
        add(sign, "aligny top, gaptop 3");
        add(there, "aligny top");
        add(words("mistake." + number + ".what", mistake.what(), false), "wmin 40, gaptop 2");
        if (!mistake.why().isEmpty()) add(words("mistake." + number + ".why", mistake.why(), true), "skip 2, wmin 40");
        if (mistake.repair() == null) {
            if (!mistake.fix().isEmpty()) add(words("mistake." + number + ".fix", "→ " + mistake.fix(), true), "skip 2, wmin 40, gapbottom 4");
            return;
        }
        String label = mistake.repair().label();
        JButton mend = new JButton(label.isEmpty() ? texts.get("editor.repair.remove") : texts.get("editor.repair", label));
        mend.setName("mistake." + number + ".repair");
        mend.putClientProperty("FlatLaf.styleClass", "small");
        mend.addActionListener(e -> repair.accept(mistake));
        JPanel line = new JPanel(new MigLayout("ins 0, gap 8", "[][grow, fill]"));
        line.setOpaque(false);
        line.add(mend);
        line.add(words("mistake." + number + ".fix", mistake.fix(), true), "wmin 40");
        add(line, "skip 2, growx, wmin 40, gapbottom 4");
    }

    private static Words words(String name, String text, boolean muted) {
        Words words = muted ? Words.muted(name) : Words.plain(name);
        words.setText(text);
        return words;
    }
}
