package regola.ui.handout;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.awt.Graphics2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/**
 * A PdfFile makes a PDF of pages: drawings are outlines, never pictures, and words are words, to be searched and read
 * aloud. It is tagged: whoever hears it is told what is a heading, and what a figure shows.
 */
public final class PdfFile {
    private PdfFile() {}

    /**
     * @param title of the document
     * @param language of its words, such as {@code it}
     * @return the bytes of the file
     */
    public static byte[] of(Pages pages, String title, String language, WorkProgress progress) {
        try (PDDocument document = new PDDocument()) {
            document.getDocumentInformation().setTitle(title);
            document.getDocumentInformation().setProducer("Regola");
            document.getDocumentCatalog().setLanguage(language);
            PDViewerPreferences shown = new PDViewerPreferences(new COSDictionary());
            shown.setDisplayDocTitle(true);
            document.getDocumentCatalog().setViewerPreferences(shown);
            PdfTags tags = new PdfTags(document);
            Lettering lettering = new Lettering(document);
            float width = (float) pages.paper().width();
            float height = (float) pages.paper().height();
            for (int i = 0; i < pages.count(); i++) {
                progress.at(i, pages.count());
                PDPage page = new PDPage(new PDRectangle(width, height));
                document.addPage(page);
                try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                    int at = i;
                    List<PageTag> pieces = pages.tags(i);
                    tags.begin(page);
                    for (int j = 0; j < pieces.size(); j++) {
                        int piece = j;
                        PDFormXObject drawn = drawn(document, page, lettering, g -> pages.paint(g, at, piece));
                        content.beginMarkedContent(
                                COSName.getPDFName(pieces.get(j).role()), tags.add(pieces.get(j)));
                        content.drawForm(drawn);
                        content.endMarkedContent();
                    }
                    content.beginMarkedContent(COSName.ARTIFACT);
                    content.drawForm(drawn(document, page, lettering, g -> pages.paintFoot(g, at)));
                    content.endMarkedContent();
                }
            }
            tags.finish();
            lettering.finish();
            progress.at(pages.count(), pages.count());
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // nothing is read or written but memory
        }
    }

    /** Each piece is a drawing of its own, as large as the page: so all of it belongs to one tag. */
    private static PDFormXObject drawn(
            PDDocument document, PDPage page, Lettering lettering, Consumer<Graphics2D> painting) throws IOException {
        PDRectangle size = page.getMediaBox();
        PdfBoxGraphics2D g = new PdfBoxGraphics2D(document, size.getWidth(), size.getHeight());
        g.setFontTextDrawer(lettering);
        try {
            painting.accept(g);
        } finally {
            g.dispose();
        }
        return g.getXFormObject();
    }
}
