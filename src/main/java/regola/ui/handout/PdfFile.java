package regola.ui.handout;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** A PdfFile makes a PDF of pages, with outlines instead of pictures and fonts. */
public final class PdfFile {
    private PdfFile() {}

    /**
     * @param title of the document
     * @return the bytes of the file
     */
    public static byte[] of(Pages pages, String title, Progress progress) {
        try (PDDocument document = new PDDocument()) {
            document.getDocumentInformation().setTitle(title);
            document.getDocumentInformation().setProducer("Regola");
            float width = (float) pages.paper().width();
            float height = (float) pages.paper().height();
            for (int i = 0; i < pages.count(); i++) {
                progress.at(i, pages.count());
                PDPage page = new PDPage(new PDRectangle(width, height));
                document.addPage(page);
                PdfBoxGraphics2D g = new PdfBoxGraphics2D(document, width, height);
                try {
                    pages.paint(g, i);
                } finally {
                    g.dispose();
                }
                try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                    content.drawForm(g.getXFormObject());
                }
            }
            progress.at(pages.count(), pages.count());
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // nothing is read or written but memory
        }
    }
}
