package regola.ui.handout;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSFloat;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDType3Font;

/**
 * A LetterFont is a font inside a PDF with just the letters that the document uses, at most 256, each with the
 * character that it stands for, so that its words can be searched, copied and read aloud. Letters are taken as Java
 * draws them, from whatever font has them: Inter itself is an OpenType font with cubic curves, of which PDFBox cannot
 * embed a part, and has not all signs.
 *
 * <p>Letters are 1000 units high. Confined to one thread; {@link #finish} is last.
 */
final class LetterFont extends PDType3Font {
    static final int MOST = 256;
    private static final int UNITS = 1000;
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private final PDDocument document;
    private final Font drawn;
    private final Map<Integer, Integer> codes = new HashMap<>();
    private final COSArray names = new COSArray();
    private final COSArray widths = new COSArray();
    private final COSDictionary letters = new COSDictionary();
    private final Rectangle2D bounds = new Rectangle2D.Double();
    private final StringBuilder meanings = new StringBuilder();

    private LetterFont(PDDocument document, Font font, COSDictionary dictionary) throws IOException {
        super(dictionary);
        this.document = document;
        this.drawn = font.deriveFont((float) UNITS);
        dictionary.setItem(COSName.CHAR_PROCS, letters);
        dictionary.setItem(COSName.WIDTHS, widths);
        names.add(COSInteger.ZERO);
        ((COSDictionary) dictionary.getDictionaryObject(COSName.ENCODING)).setItem(COSName.DIFFERENCES, names);
    }

    /** @param font of any size, plain or bold */
    static LetterFont of(PDDocument document, Font font) throws IOException {
        COSDictionary dictionary = new COSDictionary();
        dictionary.setItem(COSName.TYPE, COSName.FONT);
        dictionary.setItem(COSName.SUBTYPE, COSName.TYPE3);
        dictionary.setName(COSName.NAME, font.getPSName().replaceAll("[^A-Za-z0-9-]", ""));
        COSDictionary encoding = new COSDictionary();
        encoding.setItem(COSName.TYPE, COSName.ENCODING);
        dictionary.setItem(COSName.ENCODING, encoding);
        dictionary.setItem(COSName.FONT_MATRIX, numbers(1.0 / UNITS, 0, 0, 1.0 / UNITS, 0, 0));
        dictionary.setItem(COSName.RESOURCES, new COSDictionary());
        return new LetterFont(document, font, dictionary);
    }

    /** @return whether this letter is in it, or has room in it and now is */
    boolean takes(int letter) throws IOException {
        if (codes.containsKey(letter)) return true;
        if (codes.size() == MOST) return false;
        int code = codes.size();
        codes.put(letter, code);
        COSName name = COSName.getPDFName(letter == ' ' ? "space" : String.format("u%04X", letter));
        GlyphVector glyph = drawn.createGlyphVector(CONTEXT, Character.toString(letter));
        double width = glyph.getLogicalBounds().getWidth();
        names.add(name);
        widths.add(new COSFloat((float) width));
        letters.setItem(name, drawing(glyph.getOutline(), width));
        meanings.append(String.format("<%02X> <%s>%n", code, utf16(letter)));
        return true;
    }

    /** One letter drawn: no colour of its own. */
    private COSStream drawing(Shape outline, double width) throws IOException {
        Rectangle2D box = outline.getBounds2D();
        Rectangle2D upright = new Rectangle2D.Double(box.getX(), -box.getMaxY(), box.getWidth(), box.getHeight());
        if (!box.isEmpty()) bounds.setRect(bounds.createUnion(upright));
        StringBuilder steps = new StringBuilder();
        append(steps, "d1", width, 0, upright.getX(), upright.getY(), upright.getMaxX(), upright.getMaxY());
        PathIterator path = outline.getPathIterator(null);
        double[] at = new double[6];
        double x = 0;
        double y = 0;
        for (; !path.isDone(); path.next()) {
            int kind = path.currentSegment(at);
            switch (kind) {
                case PathIterator.SEG_MOVETO -> append(steps, "m", at[0], -at[1]);
                case PathIterator.SEG_LINETO -> append(steps, "l", at[0], -at[1]);
                // PDF has cubic curves only.
                case PathIterator.SEG_QUADTO ->
                    append(
                            steps,
                            "c",
                            x + (at[0] - x) * 2 / 3,
                            -(y + (at[1] - y) * 2 / 3),
                            at[2] + (at[0] - at[2]) * 2 / 3,
                            -(at[3] + (at[1] - at[3]) * 2 / 3),
                            at[2],
                            -at[3]);
                case PathIterator.SEG_CUBICTO -> append(steps, "c", at[0], -at[1], at[2], -at[3], at[4], -at[5]);
                default -> steps.append("h\n");
            }
            int last = switch (kind) {
                case PathIterator.SEG_QUADTO -> 2;
                case PathIterator.SEG_CUBICTO -> 4;
                default -> 0;
            };
            if (kind != PathIterator.SEG_CLOSE) {
                x = at[last];
                y = at[last + 1];
            }
        }
        if (!box.isEmpty()) steps.append(path.getWindingRule() == PathIterator.WIND_EVEN_ODD ? "f*" : "f");
        return stream(steps);
    }

    private static void append(StringBuilder steps, String step, double... numbers) {
        for (double number : numbers) steps.append(String.format(Locale.ROOT, "%.1f ", number));
        steps.append(step).append('\n');
    }

    private COSStream stream(CharSequence text) throws IOException {
        COSStream stream = document.getDocument().createCOSStream();
        try (OutputStream out = stream.createOutputStream(COSName.FLATE_DECODE)) {
            out.write(text.toString().getBytes(StandardCharsets.US_ASCII));
        }
        return stream;
    }

    private static String utf16(int letter) {
        StringBuilder hex = new StringBuilder();
        for (char half : Character.toChars(letter)) hex.append(String.format("%04X", (int) half));
        return hex.toString();
    }

    private static COSArray numbers(double... numbers) {
        COSArray array = new COSArray();
        for (double number : numbers) array.add(new COSFloat((float) number));
        return array;
    }

    @Override
    protected byte[] encode(int letter) {
        return new byte[] {codes.get(letter).byteValue()};
    }

    /** Writes what is known only when all letters are there. */
    void finish() throws IOException {
        dict.setInt(COSName.FIRST_CHAR, 0);
        dict.setInt(COSName.LAST_CHAR, Math.max(0, codes.size() - 1));
        dict.setItem(
                COSName.FONT_BBOX,
                numbers(
                        Math.floor(bounds.getX()),
                        Math.floor(bounds.getY()),
                        Math.ceil(bounds.getMaxX()),
                        Math.ceil(bounds.getMaxY())));
        dict.setItem(COSName.TO_UNICODE, stream(meaning()));
    }

    /** Which character each code stands for, in the form that PDF asks for: at most a hundred to a section. */
    private String meaning() {
        StringBuilder map = new StringBuilder("""
                /CIDInit /ProcSet findresource begin
                12 dict begin
                begincmap
                /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
                /CMapName /Adobe-Identity-UCS def
                /CMapType 2 def
                1 begincodespacerange
                <00> <FF>
                endcodespacerange
                """);
        String[] lines = meanings.toString().lines().toArray(String[]::new);
        for (int from = 0; from < lines.length; from += 100) {
            int to = Math.min(lines.length, from + 100);
            map.append(to - from).append(" beginbfchar\n");
            for (int i = from; i < to; i++) map.append(lines[i]).append('\n');
            map.append("endbfchar\n");
        }
        return map.append("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
                .toString();
    }
}
