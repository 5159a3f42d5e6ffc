package regola.ui.parts;

import com.formdev.flatlaf.fonts.jetbrains_mono.FlatJetBrainsMonoFont;
import com.formdev.flatlaf.util.FontUtils;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.text.DefaultCaret;
import regola.ui.theme.Scaled;

/**
 * A RuleText is a few lines of a rule file as they stand there, less what all of them are indented by and wide gaps.
 */
public final class RuleText extends JTextArea {
    private static final long serialVersionUID = 1;
    private static final int MOST_LINES = 14;

    public RuleText(String name, List<String> lines) {
        setName(name);
        setEditable(false);
        setFocusable(false);
        setLineWrap(true);
        setWrapStyleWord(true);
        ((DefaultCaret) getCaret()).setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
        setText(shortened(lines));
        dress();
    }

    private static String shortened(List<String> lines) {
        int indent = lines.stream()
                .filter(line -> !line.isBlank())
                .mapToInt(RuleText::indent)
                .min()
                .orElse(0);
        List<String> shown = lines.stream()
                .limit(MOST_LINES)
                .map(line -> narrow(line.substring(Math.min(indent, line.length()))))
                .toList();
        return String.join("\n", shown) + (lines.size() > MOST_LINES ? "\n…" : "");
    }

    /** What stands in a column of its own far to the right would stand alone on a line here. */
    private static String narrow(String line) {
        int start = indent(line);
        return line.substring(0, start) + line.substring(start).stripTrailing().replaceAll(" {3,}", "  ");
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        dress();
    }

    private void dress() {
        FlatJetBrainsMonoFont.installLazy();
        Font font = UIManager.getFont("Label.font");
        if (font != null)
            setFont(FontUtils.getCompositeFont(
                    FlatJetBrainsMonoFont.FAMILY, Font.PLAIN, Math.round(font.getSize2D() * 0.86f)));
        setForeground(UIManager.getColor("Label.foreground"));
        setOpaque(false);
        setBorder(BorderFactory.createEmptyBorder(Scaled.px(7), Scaled.px(10), Scaled.px(7), Scaled.px(8)));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setColor(UIManager.getColor("Regola.code.background"));
            g.fillRoundRect(0, 0, getWidth(), getHeight(), Scaled.px(8), Scaled.px(8));
        } finally {
            g.dispose();
        }
        super.paintComponent(graphics);
    }

    /** How high it is depends on how wide it came to be. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean wrapsAnew = width != getWidth();
        super.setBounds(x, y, width, height);
        if (wrapsAnew) SwingUtilities.invokeLater(this::revalidate);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(40, super.getMinimumSize().height);
    }
}
