package regola.ui.editor;

import java.awt.Insets;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.ButtonGroup;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.view.Texts;
import regola.ui.view.editor.EditorIntents;
import regola.ui.view.editor.EditorView;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.SheetView;

/**
 * A FilesList is the files of a game, one a row: which is shown, which variants are played, where something is wrong.
 */
final class FilesList extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient EditorIntents intents;
    private final JButton another = new JButton();
    /** The same where there is no variant yet, and the list is not needed. */
    private final JButton first = new JButton();

    private transient List<SheetView> shown;
    private String front = "";
    private String language = "";

    FilesList(EditorIntents intents) {
        super(new MigLayout("ins 0, gap 2 2, wrap 2, fillx, hidemode 3", "[][grow, fill]"));
        this.intents = intents;
        setName("editor.files");
        setOpaque(false);
        another.setName("editor.variant");
        another.setMargin(new Insets(2, 4, 2, 4)); // beside the board there is little room
        another.addActionListener(e -> intents.askForVariant());
        first.setName("editor.variant.first");
        first.addActionListener(e -> intents.askForVariant());
        first.setVisible(false);
    }

    /** @return whether the game is one file, of which the page says all that the list could say */
    boolean isAlone() {
        return first.isVisible();
    }

    /** @return the button that makes the first variant; seen as long as there is none */
    JButton forFirst() {
        return first;
    }

    void show(EditorView view, Texts texts) {
        first.setVisible(view.sheets().size() == 1 && view.own());
        first.setText(texts.get("editor.variant.new"));
        boolean same = shown != null
                && view.front().equals(front)
                && language.equals(texts.language())
                && isAlike(view.sheets(), shown);
        if (same) return;
        shown = view.sheets();
        front = view.front();
        language = texts.language();
        another.setText(texts.get("editor.variant.new"));
        removeAll();
        ButtonGroup group = new ButtonGroup();
        boolean headed = false;
        for (SheetView sheet : view.sheets()) {
            if (sheet.variant() != null && !headed) {
                headed = true;
                JLabel head = new JLabel(texts.get("editor.variants"));
                head.putClientProperty("FlatLaf.styleClass", "h4");
                head.setToolTipText(texts.get("editor.variants.tip"));
                add(head, "span, gaptop 8");
            }
            if (sheet.variant() != null) add(tick(sheet, texts));
            AbstractButton button = button(sheet, texts);
            group.add(button);
            add(button, sheet.variant() == null ? "span, growx, wmin 0" : "growx, wmin 0");
        }
        add(another, "span, growx, gaptop 6, wmin 0");
        revalidate();
        repaint();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        shown = null; // colours are taken when rows are made
    }

    /** What the rows show; the texts of the files are no part of it. */
    private static boolean isAlike(List<SheetView> one, List<SheetView> other) {
        if (one.size() != other.size()) return false;
        for (int i = 0; i < one.size(); i++) {
            SheetView a = one.get(i);
            SheetView b = other.get(i);
            boolean alike = a.file().equals(b.file())
                    && a.title().equals(b.title())
                    && a.on() == b.on()
                    && a.own() == b.own()
                    && a.unsaved() == b.unsaved()
                    && a.errors() == b.errors()
                    && a.warnings() == b.warnings();
            if (!alike) return false;
        }
        return true;
    }

    private JCheckBox tick(SheetView sheet, Texts texts) {
        JCheckBox tick = new JCheckBox("", sheet.on());
        tick.setName("editor.on." + sheet.variant());
        tick.setOpaque(false);
        tick.setToolTipText(texts.get("editor.variants.tip"));
        tick.getAccessibleContext().setAccessibleName(texts.get("editor.variant.on", sheet.title()));
        tick.addActionListener(e -> intents.turnVariant(sheet.file(), tick.isSelected()));
        return tick;
    }

    private AbstractButton button(SheetView sheet, Texts texts) {
        int size = Math.max(10, getFont().getSize() - 2);
        MistakeView.Kind worst =
                sheet.errors() > 0 ? MistakeView.Kind.ERROR : sheet.warnings() > 0 ? MistakeView.Kind.WARNING : null;
        Icon sign = worst == null ? null : new MistakeIcon(worst, size);
        FileButton button = new FileButton(
                sheet.title() + (sheet.unsaved() ? " *" : ""),
                sign,
                sheet.file().equals(front));
        button.setName("editor.file." + (sheet.variant() == null ? "game" : sheet.variant()));
        StringBuilder tip = new StringBuilder(sheet.title());
        if (sheet.unsaved()) tip.append(". ").append(texts.get("editor.unsaved"));
        if (sheet.errors() > 0) tip.append(". ").append(texts.get("editor.errors", sheet.errors()));
        if (sheet.warnings() > 0) tip.append(". ").append(texts.get("editor.warnings", sheet.warnings()));
        button.setToolTipText(tip.toString());
        button.getAccessibleContext().setAccessibleName(tip.toString());
        button.addActionListener(e -> intents.show(sheet.file()));
        return button;
    }
}
