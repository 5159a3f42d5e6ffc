package regola.ui.editor;

import com.formdev.flatlaf.fonts.jetbrains_mono.FlatJetBrainsMonoFont;
import com.formdev.flatlaf.util.FontUtils;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.Style;
import org.fife.ui.rsyntaxtextarea.SyntaxScheme;
import org.fife.ui.rsyntaxtextarea.TokenTypes;
import org.fife.ui.rtextarea.Gutter;
import regola.language.LineParts;

/**
 * A RuleColours dresses a text area in the theme and at the zoom that are in force. What a word is shows in more than
 * its colour: words of the language and numbers are bold, remarks and numbers of rules slanted.
 */
final class RuleColours {
    private static final String KEY = "Regola.editor.";
    private static final Pattern CODE = Pattern.compile("\"(#[0-9A-Fa-f]{6})\"");

    private RuleColours() {}

    /** @return a colour of the editor, by the end of its key; grey before any theme is in force */
    static Color of(String name) {
        Color found = UIManager.getColor(KEY + name);
        return found == null ? Color.GRAY : found;
    }

    static Font font() {
        FlatJetBrainsMonoFont.install();
        Font label = UIManager.getFont("Label.font");
        return FontUtils.getCompositeFont(
                FlatJetBrainsMonoFont.FAMILY, Font.PLAIN, label == null ? 14 : label.getSize());
    }

    static void dress(RSyntaxTextArea area) {
        Font font = font();
        area.setFont(font);
        area.setSyntaxScheme(scheme(font));
        area.setBackground(of("background"));
        area.setForeground(of("foreground"));
        area.setCaretColor(of("foreground"));
        area.setCurrentLineHighlightColor(of("currentLine"));
        area.setSelectionColor(of("selection"));
        area.setUseSelectedTextColor(false);
        area.setMarkOccurrencesColor(of("occurrence"));
        area.setMatchedBracketBGColor(of("bracket"));
        area.setMatchedBracketBorderColor(of("bracket"));
        area.setMarkAllHighlightColor(of("occurrence"));
    }

    static void dress(Gutter gutter) {
        gutter.setBackground(of("gutter"));
        gutter.setLineNumberColor(of("lineNumber"));
        gutter.setCurrentLineNumberColor(of("foreground"));
        gutter.setLineNumberFont(font());
        gutter.setBorderColor(of("gutterEdge"));
    }

    private static SyntaxScheme scheme(Font font) {
        SyntaxScheme scheme = new SyntaxScheme(font, false);
        for (int type = 0; type < TokenTypes.DEFAULT_NUM_TOKEN_TYPES; type++)
            scheme.setStyle(type, new Style(of("foreground"), null, font));
        put(scheme, LineParts.Kind.KEYWORD, "keyword", font.deriveFont(Font.BOLD));
        put(scheme, LineParts.Kind.NUMBER, "number", font.deriveFont(Font.BOLD));
        put(scheme, LineParts.Kind.RULE_NUMBER, "rule", font.deriveFont(Font.ITALIC));
        put(scheme, LineParts.Kind.TEXT, "text", font);
        put(scheme, LineParts.Kind.HOLE, "hole", font.deriveFont(Font.BOLD));
        put(scheme, LineParts.Kind.COMMENT, "comment", font.deriveFont(Font.ITALIC));
        put(scheme, LineParts.Kind.SIGN, "sign", font);
        put(scheme, LineParts.Kind.ERROR, "error", font);
        return scheme;
    }

    /** Below each colour that is written in six signs there is a bar of it. */
    static void paintBars(RSyntaxTextArea area, Graphics2D pen) {
        Rectangle seen = pen.getClipBounds();
        try {
            int from = area.getLineStartOffset(area.getLineOfOffset(area.viewToModel2D(new Point(0, seen.y))));
            int to = area.getLineEndOffset(
                    area.getLineOfOffset(area.viewToModel2D(new Point(area.getWidth(), seen.y + seen.height))));
            for (Matcher code = CODE.matcher(area.getText(from, to - from)); code.find(); ) {
                Rectangle2D left = area.modelToView2D(from + code.start(1));
                Rectangle2D right = area.modelToView2D(from + code.end(1));
                if (left == null || right == null || left.getY() != right.getY()) continue;
                int high = Math.max(3, (int) left.getHeight() / 5);
                int x = (int) left.getX();
                int y = (int) left.getMaxY() - high;
                int wide = (int) right.getX() - x;
                pen.setColor(Color.decode(code.group(1)));
                pen.fillRect(x, y, wide, high);
                pen.setColor(of("lineNumber"));
                pen.drawRect(x, y, wide - 1, high - 1);
            }
        } catch (BadLocationException e) {
            throw new IllegalStateException("only what is in the text is gone through", e);
        }
    }

    private static void put(SyntaxScheme scheme, LineParts.Kind kind, String colour, Font font) {
        scheme.setStyle(RuleTokenMaker.type(kind), new Style(of(colour), null, font));
    }
}
