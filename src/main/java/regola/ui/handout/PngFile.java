package regola.ui.handout;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import regola.ui.board.paint.BoardDrawing;
import regola.ui.view.handout.HandoutView;

/** A PngFile makes one picture of a handout, as long as it need be. */
public final class PngFile {
    /** Pixels to a point: 1600 across. */
    private static final double SCALE = 1600 / Paper.ENDLESS.width();

    /** Of a page that is only shown. */
    private static final double SHOWN = 1.6;

    private static final long MOST_PIXELS = 60_000_000;

    private PngFile() {}

    /** @return the bytes of the file */
    public static byte[] of(HandoutView handout, BoardDrawing boards, Font font, WorkProgress progress) {
        progress.at(0, 2);
        BufferedImage image = paint(new Pages(handout, Paper.ENDLESS, boards, font));
        progress.at(1, 2);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        progress.at(2, 2);
        return bytes.toByteArray();
    }

    /** @return a page as it is shown before it is made; the last one for a number beyond */
    public static BufferedImage page(Pages pages, int page) {
        return paint(
                pages, Math.min(page, pages.count() - 1), SHOWN, pages.paper().height());
    }

    private static BufferedImage paint(Pages pages) {
        double height = pages.count() > 1 ? pages.paper().height() : pages.end();
        return paint(pages, 0, SCALE, height);
    }

    private static BufferedImage paint(Pages pages, int page, double wanted, double height) {
        double width = pages.paper().width();
        double scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)));
        BufferedImage image = new BufferedImage(
                (int) Math.round(width * scale), (int) Math.round(height * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            g.setColor(Color.WHITE);
            g.fillRect(0, 0, image.getWidth(), image.getHeight());
            g.scale(scale, scale);
            pages.paint(g, page);
        } finally {
            g.dispose();
        }
        return image;
    }
}
