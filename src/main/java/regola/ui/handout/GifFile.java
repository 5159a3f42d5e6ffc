package regola.ui.handout;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import regola.ui.board.paint.BoardDrawing;
import regola.ui.view.board.OverlayView;
import regola.ui.view.handout.FilmView;

/** A GifFile makes an animated picture of a film, which begins again when it is over. */
public final class GifFile {
    private static final int WIDTH = 720;
    private static final int CAPTION = 64;
    private static final int PAD = 10;
    private static final float[] LETTERS = {24, 20, 16, 12};
    private static final Color INK = new Color(0x1D2226);
    /** Hundredths of a second that a picture stays if the film does not say; the last one stays longer. */
    private static final int STAYS = 140;

    private static final int LAST_STAYS = 400;

    private GifFile() {}

    /** @return the bytes of the file */
    public static byte[] of(FilmView film, BoardDrawing boards, Font font, WorkProgress progress) {
        int height = 0;
        for (FilmView.Frame frame : film.frames())
            height = Math.max(height, (int) (WIDTH / boards.proportion(frame.board())));
        int owned = OwnedRow.high(film);
        height = Math.min(height, WIDTH) + owned + CAPTION;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
            int count = film.frames().size();
            for (int i = 0; i < count; i++) {
                progress.at(i, count);
                BufferedImage image = paint(film.frames().get(i), boards, font, height, owned);
                writer.writeToSequence(
                        new IIOImage(
                                image,
                                null,
                                describe(
                                        writer,
                                        image,
                                        i == 0,
                                        stays(film.frames().get(i), i == count - 1))),
                        null);
            }
            writer.endWriteSequence();
            progress.at(count, count);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // nothing is written but memory
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    /** @param owned how high the row below the board is */
    private static BufferedImage paint(FilmView.Frame frame, BoardDrawing boards, Font font, int height, int owned) {
        BufferedImage image = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setColor(Color.WHITE);
            g.fillRect(0, 0, WIDTH, height);
            boards.board(
                    g,
                    frame.board(),
                    frame.overlay() == null ? OverlayView.NONE : frame.overlay(),
                    new Rectangle2D.Double(0, 0, WIDTH, height - CAPTION - owned));
            if (owned > 0) new OwnedRow(boards, font).paint(g, frame.seats(), height - CAPTION - owned, WIDTH);
            Typeset words = words(frame.caption(), font);
            words.paint(g, PAD, height - CAPTION + Math.max(2, (CAPTION - words.height()) / 2));
        } finally {
            g.dispose();
        }
        return image;
    }

    /** @return as large as they fit below the board */
    private static Typeset words(String caption, Font font) {
        Typeset words = null;
        for (float size : LETTERS) {
            words = new Typeset(caption, font.deriveFont(Font.PLAIN, size), INK, WIDTH - 2 * PAD);
            if (words.height() <= CAPTION - 6) break;
        }
        return words;
    }

    private static int stays(FilmView.Frame frame, boolean last) {
        return frame.millis() > 0 ? frame.millis() / 10 : last ? LAST_STAYS : STAYS;
    }

    /** How long a picture stays, and, at the first, that all begin again. */
    private static IIOMetadata describe(ImageWriter writer, BufferedImage image, boolean first, int stays)
            throws IOException {
        IIOMetadata data = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
        String format = data.getNativeMetadataFormatName();
        IIOMetadataNode root = (IIOMetadataNode) data.getAsTree(format);
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("transparentColorIndex", "0");
        control.setAttribute("delayTime", String.valueOf(stays));
        if (first) {
            IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
            loop.setAttribute("applicationID", "NETSCAPE");
            loop.setAttribute("authenticationCode", "2.0");
            loop.setUserObject(new byte[] {1, 0, 0});
            child(root, "ApplicationExtensions").appendChild(loop);
        }
        data.setFromTree(format, root);
        return data;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++) {
            if (root.item(i).getNodeName().equals(name)) return (IIOMetadataNode) root.item(i);
        }
        IIOMetadataNode made = new IIOMetadataNode(name);
        root.appendChild(made);
        return made;
    }
}
