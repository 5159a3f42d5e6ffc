package regola.ui.lesson;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Insets;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import javax.swing.JTextPane;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.text.AttributeSet;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultCaret;
import javax.swing.text.MutableAttributeSet;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import javax.swing.text.StyledDocument;
import regola.ui.view.ProseView;

/** A ProseText is a paragraph of a lesson that wraps, with emphasis and links to rules. */
final class ProseText extends JTextPane {
    private static final long serialVersionUID = 1;
    private static final Object RULE = "rule";
    /** Or the number of a rule would be torn in two at the end of a line. */
    private static final char UNBROKEN_HYPHEN = '\u2011';

    private final String colourKey;
    private final double scale;
    private final boolean bold;
    private final int letters;
    private final transient Consumer<String> read;
    private transient ProseView shown = ProseView.NONE;
    private final boolean made;

    /**
     * @param colourKey of the theme, or null for ordinary text
     * @param scale relative to ordinary text
     * @param letters how long a text it may have to show; 0 if nobody knows
     * @param read gets the number of a rule that is clicked
     */
    ProseText(String name, String colourKey, double scale, boolean bold, int letters, Consumer<String> read) {
        this.colourKey = colourKey;
        this.scale = scale;
        this.bold = bold;
        this.letters = letters;
        this.read = read;
        this.made = true;
        setName(name);
        setEditable(false);
        setFocusable(false);
        setOpaque(false);
        ((DefaultCaret) getCaret()).setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
        MouseAdapter links = new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent e) {
                String rule = ruleAt(e);
                if (rule != null) ProseText.this.read.accept(rule);
            }

            @Override
            public void mouseMoved(MouseEvent e) {
                setCursor(Cursor.getPredefinedCursor(ruleAt(e) == null ? Cursor.DEFAULT_CURSOR : Cursor.HAND_CURSOR));
            }
        };
        addMouseListener(links);
        addMouseMotionListener(links);
        dress();
    }

    private String ruleAt(MouseEvent e) {
        int at = viewToModel2D(e.getPoint());
        Object rule = at < 0
                ? null
                : getStyledDocument().getCharacterElement(at).getAttributes().getAttribute(RULE);
        return rule == null ? null : rule.toString();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (made) dress();
    }

    private void dress() {
        setFont(font());
        setForeground(UIManager.getColor(colourKey == null ? "Label.foreground" : colourKey));
        setBorder(null);
        setMargin(new Insets(0, 0, 0, 0));
        setOpaque(false);
        write();
    }

    private Font font() {
        Font font = UIManager.getFont("Label.font");
        return font.deriveFont(bold ? Font.BOLD : Font.PLAIN, (float) (font.getSize2D() * scale));
    }

    void show(ProseView next) {
        if (shown.equals(next)) return;
        shown = next;
        write();
        getAccessibleContext().setAccessibleDescription(next.text());
    }

    private void write() {
        StyledDocument document = getStyledDocument();
        try {
            document.remove(0, document.getLength());
            for (ProseView.Run run : shown.runs()) document.insertString(document.getLength(), text(run), style(run));
        } catch (BadLocationException e) {
            throw new IllegalStateException(e); // the places are the document's own
        }
        revalidate(); // a paragraph that had no height does not notice by itself that it needs some
        repaint();
    }

    private static String text(ProseView.Run run) {
        return run.style() == ProseView.Style.RULE ? run.text().replace('-', UNBROKEN_HYPHEN) : run.text();
    }

    private AttributeSet style(ProseView.Run run) {
        MutableAttributeSet style = new SimpleAttributeSet();
        Font font = font();
        StyleConstants.setFontFamily(style, font.getFamily());
        StyleConstants.setFontSize(style, font.getSize());
        StyleConstants.setForeground(style, getForeground());
        StyleConstants.setBold(
                style, bold || run.style() == ProseView.Style.STRONG || run.style() == ProseView.Style.CODE);
        StyleConstants.setItalic(style, run.style() == ProseView.Style.EMPHASIS);
        if (run.style() == ProseView.Style.RULE) {
            Color link = UIManager.getColor("Component.linkColor");
            StyleConstants.setForeground(style, link == null ? getForeground() : link);
            StyleConstants.setUnderline(style, true);
            style.addAttribute(RULE, run.text());
        }
        return style;
    }

    /** What is wide knows only after it was laid out how high it has to be. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean wrapsAnew = width != getWidth();
        super.setBounds(x, y, width, height);
        if (wrapsAnew) SwingUtilities.invokeLater(this::revalidate);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(40, getPreferredSize().height);
    }

    /**
     * @return how high the longest text stands that this may have to show, if lines are so wide; 0 if nobody knows how
     *     long it is
     */
    int room(int width) {
        if (letters == 0) return 0;
        var metrics = getFontMetrics(font());
        // Lines are not filled to their end.
        double line = metrics.stringWidth("nnnnnnnnnneeeeeeeeeeiiiiissssslllll") / 35.0;
        int lines = (int) Math.ceil(letters * line / (Math.max(120, width) * 0.96));
        return lines * metrics.getHeight();
    }
}
