package regola.ui.handout;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.print.PageFormat;
import java.awt.print.Printable;

/** A Print is pages on a printer: each as large as fits into what the printer can print on. */
public final class Print implements Printable {
    private final Pages pages;
    private final WorkProgress progress;

    public Print(Pages pages, WorkProgress progress) {
        this.pages = pages;
        this.progress = progress;
    }

    @Override
    public int print(Graphics graphics, PageFormat sheet, int page) {
        if (page >= pages.count()) return NO_SUCH_PAGE;
        progress.at(page, pages.count());
        Paper paper = pages.paper();
        // Margins of ours may lie where the printer cannot print.
        double scale = Math.min(1, Math.min(sheet.getWidth() / paper.width(), sheet.getHeight() / paper.height()));
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.translate(
                    (sheet.getWidth() - paper.width() * scale) / 2, (sheet.getHeight() - paper.height() * scale) / 2);
            g.scale(scale, scale);
            pages.paint(g, page);
        } finally {
            g.dispose();
        }
        return PAGE_EXISTS;
    }
}
