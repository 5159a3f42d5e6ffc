package regola.ui.editor;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.view.Texts;
import regola.ui.view.editor.EditorView;
import regola.ui.view.rules.ChangeView;

/** A ChangesList is which lines of a file are not as they were, how they were and how they are; each can go back. */
final class ChangesList extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int MOST = 25;
    private static final int MOST_LINES = 6;

    private final transient Consumer<ChangeView> go;
    private final transient Consumer<ChangeView> back;
    private final transient Runnable allBack;
    private transient List<ChangeView> shown;
    private transient EditorView.Against against;
    private String language = "";

    ChangesList(Consumer<ChangeView> go, Consumer<ChangeView> back, Runnable allBack) {
        super(new MigLayout("ins 6 8 8 8, gap 8 2, wrap 3, fillx, hidemode 3", "[][grow, fill][]"));
        this.go = go;
        this.back = back;
        this.allBack = allBack;
        setName("editor.changes");
        setOpaque(false);
    }

    void show(EditorView view, Texts texts) {
        if (shown != null
                && language.equals(texts.language())
                && shown.equals(view.changes())
                && against == view.against()) return;
        shown = view.changes();
        against = view.against();
        language = texts.language();
        removeAll();
        if (shown.isEmpty()) {
            add(words("editor.unchanged", texts.get(unchanged()), "Regola.muted", 0.93), "span, growx, wmin 40");
        } else {
            JButton all = new JButton(texts.get("editor.back.all"));
            all.setName("change.all.back");
            all.addActionListener(e -> allBack.run());
            add(
                    words(
                            "editor.changed",
                            texts.get(
                                    against == EditorView.Against.COPIED
                                            ? "editor.changed.copied"
                                            : "editor.changed.opened"),
                            "Regola.muted",
                            0.93),
                    "span 2, growx, wmin 40");
            add(all, "gapbottom 4");
        }
        for (int i = 0; i < Math.min(MOST, shown.size()); i++) row(i, shown.get(i), texts);
        if (shown.size() > MOST) {
            add(
                    words("editor.more", texts.get("editor.more", shown.size() - MOST), "Regola.muted", 0.93),
                    "span, growx, wmin 40");
        }
        revalidate();
        repaint();
    }

    private String unchanged() {
        return switch (against) {
            case COPIED -> "editor.unchanged.copied";
            case OPENED -> "editor.unchanged.opened";
            case NOTHING -> "editor.unchanged.nothing";
        };
    }

    private void row(int number, ChangeView change, Texts texts) {
        JButton there = new JButton(texts.get("editor.line", change.line()));
        there.setName("change." + number);
        there.putClientProperty("JButton.buttonType", "toolBarButton");
        there.setToolTipText(texts.get("editor.go"));
        there.addActionListener(e -> go.accept(change));
        JPanel lines = new JPanel(new MigLayout("ins 0, gap 0 1, wrap 1, fillx", "[grow, fill]"));
        lines.setOpaque(false);
        add(lines, change.before(), texts.get("editor.was"), "change." + number + ".was", "Regola.muted");
        add(lines, change.now(), texts.get("editor.is"), "change." + number + ".is", null);
        JButton undo = new JButton(texts.get("editor.back.one"));
        undo.setName("change." + number + ".back");
        undo.putClientProperty("FlatLaf.styleClass", "small");
        undo.getAccessibleContext()
                .setAccessibleName(texts.get("editor.back.one") + ", " + texts.get("editor.line", change.line()));
        undo.addActionListener(e -> back.accept(change));
        add(there, "aligny top");
        add(lines, "wmin 40, gapbottom 4");
        add(undo, "aligny top");
    }

    private static void add(JPanel lines, List<String> texts, String head, String name, String colour) {
        if (texts.isEmpty()) return;
        StringBuilder all = new StringBuilder(head);
        texts.stream()
                .limit(MOST_LINES)
                .forEach(line -> all.append(texts.size() == 1 ? "  " : "\n  ")
                        .append(line.strip().replaceAll(" {2,}", "  ")));
        if (texts.size() > MOST_LINES) all.append("\n  …");
        lines.add(words(name, all.toString(), colour, 1), "wmin 40");
    }

    private static Paragraph words(String name, String text, String colour, double scale) {
        Paragraph words = new Paragraph(name, colour, scale, false);
        words.setText(text);
        return words;
    }
}
