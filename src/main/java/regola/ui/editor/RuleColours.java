package regola.ui.editor;

import com.formdev.flatlaf.fonts.jetbrains_mono.FlatJetBrainsMonoFont;
import com.formdev.flatlaf.util.FontUtils;
import java.awt.Color;
import java.awt.Font;
import javax.swing.UIManager;
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

    private static void put(SyntaxScheme scheme, LineParts.Kind kind, String colour, Font font) {
        scheme.setStyle(RuleTokenMaker.type(kind), new Style(of(colour), null, font));
    }
}
