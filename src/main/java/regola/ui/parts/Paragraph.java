package regola.ui.parts;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Font;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.text.DefaultCaret;

/** A Paragraph is a paragraph that wraps, looks like a label, and can be selected and read aloud. */
public final class Paragraph extends JTextArea {
    private static final long serialVersionUID = 1;
    private final String colourKey;
    private final double scale;
    private final boolean bold;
    private boolean stressed;
    private int rows;
    private boolean clear;
    private boolean wrapsAnew;

    /** @param colourKey of the theme, or null for ordinary text; scale is relative to ordinary text */
    public Paragraph(String name, String colourKey, double scale, boolean bold) {
        this.colourKey = colourKey;
        this.scale = scale;
        this.bold = bold;
        setName(name);
        setEditable(false);
        setFocusable(false);
        setLineWrap(true);
        setWrapStyleWord(true);
        setOpaque(false);
        setBorder(null);
        // New text must not scroll whatever it stands in.
        ((DefaultCaret) getCaret()).setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
        dress();
    }

    public static Paragraph plain(String name) {
        return new Paragraph(name, null, 1, false);
    }

    public static Paragraph muted(String name) {
        return new Paragraph(name, "Regola.muted", 0.93, false);
    }

    public static Paragraph heading(String name, double scale) {
        return new Paragraph(name, null, scale, true);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        dress();
    }

    /** @param on whether it is to be noticed now: in bold letters, and in full colour */
    public void stress(boolean on) {
        if (stressed == on) return;
        stressed = on;
        dress();
    }

    /**
     * @return this paragraph, from now on never lower than so many rows, so that other words do not move what is below
     */
    public Paragraph atLeast(int least) {
        rows = least;
        return this;
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension wanted = super.getPreferredSize();
        return new Dimension(wanted.width, Math.max(wanted.height, rows * getRowHeight()));
    }

    private void dress() {
        if (scale == 0) return; // called once by the constructor of JTextArea, before the fields are set
        var font = UIManager.getFont("Label.font");
        if (font != null)
            setFont(font.deriveFont(bold || stressed ? Font.BOLD : Font.PLAIN, (float) (font.getSize2D() * scale)));
        setForeground(UIManager.getColor(colourKey == null || stressed ? "Label.foreground" : colourKey));
        setBorder(null);
        setOpaque(false);
    }

    /** Whoever points here points at what it stands on. */
    public Paragraph letMouseThrough() {
        clear = true;
        return this;
    }

    @Override
    public boolean contains(int x, int y) {
        return !clear && super.contains(x, y);
    }

    /** Text that is set again unchanged must not make the window lay itself out. */
    @Override
    public void setText(String text) {
        if (!text.equals(getText())) super.setText(text);
    }

    /** How high a paragraph is depends on how wide it came to be, which is known only after it was laid out once. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean another = width != getWidth();
        wrapsAnew |= another;
        super.setBounds(x, y, width, height);
        if (another) SwingUtilities.invokeLater(this::revalidate);
    }

    /**
     * @return whether paragraphs in there came to be of another width since this was asked last; they ask to be laid
     *     out again
     */
    static boolean wrapAnew(Container within) {
        boolean some = false;
        for (Component part : within.getComponents()) {
            if (part instanceof Paragraph words && words.wrapsAnew) {
                words.wrapsAnew = false;
                words.invalidate();
                some = true;
            } else if (part instanceof Container inner) {
                some |= wrapAnew(inner);
            }
        }
        return some;
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(40, Math.max(super.getMinimumSize().height, rows * getRowHeight()));
    }
}
