package regola.ui.support;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** An Offscreen lays components out and paints them without a window. On the event thread. */
public final class Offscreen {
    private Offscreen() {}

    /**
     * Gives a component that size. What wraps knows its height only once it knows its width, so it is laid out several
     * times.
     */
    public static void lay(Container page, int width, int height) {
        for (int pass = 0; pass < 5; pass++) {
            page.setSize(width, height);
            invalidate(page);
            layAll(page);
        }
    }

    private static void invalidate(Container container) {
        container.invalidate();
        for (Component child : container.getComponents()) if (child instanceof Container inner) invalidate(inner);
    }

    private static void layAll(Container container) {
        container.doLayout();
        for (Component child : container.getComponents()) if (child instanceof Container inner) layAll(inner);
    }

    public static BufferedImage paint(Container page, int width, int height) {
        lay(page, width, height);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            page.printAll(g);
        } finally {
            g.dispose();
        }
        return image;
    }

    /** Writes a picture into target/screens, to be looked at. */
    public static Path write(BufferedImage image, String name) {
        try {
            Path file = Path.of("target", "screens", name + ".png");
            Files.createDirectories(file.getParent());
            ImageIO.write(image, "png", file.toFile());
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
