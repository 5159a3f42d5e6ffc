package regola.ui.support;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** An Offscreen lays components out and paints them without a window. On the event thread. */
public final class Offscreen {
    private Offscreen() {}

    /** What has not come to rest by then never does. */
    private static final int MOST_PASSES = 5;

    /** Of PNG: the least effort that makes files smaller at all. */
    private static final float QUICK = 0.9f;

    /**
     * Gives a component that size. What wraps knows its height only once it knows its width, so it is laid out several
     * times: until once more changes nothing.
     */
    public static void lay(Container page, int width, int height) {
        List<Object> before = List.of();
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            page.setSize(width, height);
            invalidate(page);
            layAll(page);
            List<Object> now = new ArrayList<>();
            note(page, now);
            if (now.equals(before)) return;
            before = now;
        }
    }

    /** What is there, where, how large, and whether it is seen. */
    private static void note(Component component, List<Object> places) {
        places.add(System.identityHashCode(component));
        places.add(component.getBounds());
        places.add(component.isVisible());
        if (component instanceof Container container)
            for (Component child : container.getComponents()) note(child, places);
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
            write(image, file);
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Quickly rather than small: most are never looked at. */
    private static void write(BufferedImage image, Path file) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        try (OutputStream bytes = Files.newOutputStream(file);
                ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            ImageWriteParam how = writer.getDefaultWriteParam();
            how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            how.setCompressionQuality(QUICK);
            writer.setOutput(out);
            writer.write(null, new IIOImage(image, null, null), how);
        } finally {
            writer.dispose();
        }
    }
}
