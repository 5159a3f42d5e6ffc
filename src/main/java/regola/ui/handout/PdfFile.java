package regola.ui.handout;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/**
 * A PdfFile makes a PDF of pages: drawings are outlines, never pictures, and words are words, to be searched and read
 * aloud.
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
            Lettering lettering = new Lettering(document);
            float width = (float) pages.paper().width();
            float height = (float) pages.paper().height();
            for (int i = 0; i < pages.count(); i++) {
                progress.at(i, pages.count());
                PDPage page = new PDPage(new PDRectangle(width, height));
                document.addPage(page);
                PdfBoxGraphics2D g = new PdfBoxGraphics2D(document, width, height);
                g.setFontTextDrawer(lettering);
                try {
                    pages.paint(g, i);
                } finally {
                    g.dispose();
                }
                try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                    content.drawForm(g.getXFormObject());
                }
            }
            lettering.finish();
            progress.at(pages.count(), pages.count());
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // nothing is read or written but memory
        }
    }
}
