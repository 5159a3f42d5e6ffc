package regola.ui.handout;

import de.rototor.pdfbox.graphics2d.IPdfBoxGraphics2DFontTextDrawer;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.font.TextAttribute;
import java.io.IOException;
import java.text.AttributedCharacterIterator;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.util.Matrix;

/**
 * A Lettering writes what is drawn as a string into one PDF as words, with fonts that it makes as they are needed.
 * Scripts whose letters change with their neighbours stay outlines. Confined to one thread; {@link #finish} is last.
 */
final class Lettering implements IPdfBoxGraphics2DFontTextDrawer {
    private final PDDocument document;
    private final List<Face> faces = new ArrayList<>();

    /** The fonts of one family and style: more than one if it has very many letters. */
    private record Face(Font font, List<LetterFont> fonts) {
        boolean isOf(Font other) {
            return font.getFontName().equals(other.getFontName()) && font.getStyle() == other.getStyle();
        }
    }

    Lettering(PDDocument document) {
        this.document = document;
    }

    @Override
    public boolean canDrawText(AttributedCharacterIterator words, IFontTextDrawerEnv on) {
        char[] letters = text(words).toCharArray();
        return letters.length > 0 && !Font.textRequiresLayout(letters, 0, letters.length);
    }

    @Override
    public void drawText(AttributedCharacterIterator words, IFontTextDrawerEnv on) throws IOException {
        Font font = words.getAttribute(TextAttribute.FONT) instanceof Font own ? own : on.getFont();
        on.applyPaint(on.getPaint(), null);
        PDPageContentStream content = on.getContentStream();
        content.beginText();
        Matrix upright = new Matrix();
        upright.scale(1, -1); // y grows downwards for Java
        content.setTextMatrix(upright);
        StringBuilder run = new StringBuilder();
        LetterFont last = null;
        for (int letter : text(words)
                .codePoints()
                .filter(one -> !Character.isISOControl(one))
                .toArray()) {
            LetterFont has = holding(face(font), letter);
            if (has != last) {
                write(content, last, font.getSize2D(), run);
                last = has;
            }
            run.appendCodePoint(letter);
        }
        write(content, last, font.getSize2D(), run);
        content.endText();
    }

    private static void write(PDPageContentStream content, LetterFont font, float size, StringBuilder run)
            throws IOException {
        if (run.isEmpty()) return;
        content.setFont(font, size);
        content.showText(run.toString());
        run.setLength(0);
    }

    private static String text(AttributedCharacterIterator words) {
        StringBuilder text = new StringBuilder();
        for (char c = words.first(); c != AttributedCharacterIterator.DONE; c = words.next()) text.append(c);
        words.first();
        return text.toString();
    }

    private Face face(Font font) {
        for (Face face : faces) if (face.isOf(font)) return face;
        Face face = new Face(font, new ArrayList<>());
        faces.add(face);
        return face;
    }

    private LetterFont holding(Face face, int letter) throws IOException {
        for (LetterFont font : face.fonts()) if (font.takes(letter)) return font;
        LetterFont another = LetterFont.of(document, face.font());
        another.takes(letter);
        face.fonts().add(another);
        return another;
    }

    @Override
    public FontMetrics getFontMetrics(Font font, IFontTextDrawerEnv on) {
        Graphics plain = on.getCalculationGraphics().create();
        try {
            return plain.getFontMetrics(font);
        } finally {
            plain.dispose();
        }
    }

    /** To be called when nothing more is drawn, before the document is saved. */
    void finish() throws IOException {
        for (Face face : faces) for (LetterFont font : face.fonts()) font.finish();
    }
}
