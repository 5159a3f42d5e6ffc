package regola.ui.board.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * A PictureComparison holds a painted picture against the one that is kept. Both are compared made smaller, so that
 * another machine's way of smoothing edges and letters makes no difference, but a piece that stands elsewhere does. A
 * kept picture is written anew only with {@code -Dregola.accept=true}; look at it before it is committed.
 */
final class PictureComparison {
    private static final boolean ACCEPT = Boolean.getBoolean("regola.accept");
    private static final Path KEPT = Path.of("src/test/resources/pictures");
    private static final Path WRITTEN = Path.of("target", "pictures");
    /** So much may a colour differ, of 255. */
    private static final int TOLERANCE = 22;
    /** So many pixels may differ more, of all. */
    private static final double SHARE = 0.003;

    private PictureComparison() {}

    /** @param smaller how many times smaller it is kept */
    static void compare(String name, BufferedImage painted, int smaller) throws IOException {
        BufferedImage actual = shrunk(painted, smaller);
        Path kept = KEPT.resolve(name + ".png");
        if (ACCEPT) {
            Files.createDirectories(KEPT);
            ImageIO.write(actual, "png", kept.toFile());
        }
        assertThat(kept)
                .as("a picture to compare with; run with -Dregola.accept=true to write it, and look at it")
                .exists();
        BufferedImage expected = ImageIO.read(kept.toFile());
        double different = difference(expected, actual);
        if (different > SHARE) {
            Files.createDirectories(WRITTEN);
            ImageIO.write(painted, "png", WRITTEN.resolve(name + ".png").toFile());
            ImageIO.write(
                    marked(expected, actual),
                    "png",
                    WRITTEN.resolve(name + "-difference.png").toFile());
        }
        assertThat(different)
                .as(
                        "the share of %s that looks different; see %s, and if it is right now, run with -Dregola.accept=true",
                        name, WRITTEN)
                .isLessThanOrEqualTo(SHARE);
    }

    /** @return the share of pixels that differ; 1 if the sizes do */
    static double difference(BufferedImage one, BufferedImage other) {
        if (one.getWidth() != other.getWidth() || one.getHeight() != other.getHeight()) return 1;
        int different = 0;
        for (int y = 0; y < one.getHeight(); y++)
            for (int x = 0; x < one.getWidth(); x++) if (differ(one.getRGB(x, y), other.getRGB(x, y))) different++;
        return (double) different / (one.getWidth() * one.getHeight());
    }

    private static boolean differ(int one, int other) {
        for (int shift = 0; shift <= 16; shift += 8)
            if (Math.abs((one >> shift & 255) - (other >> shift & 255)) > TOLERANCE) return true;
        return false;
    }

    private static BufferedImage marked(BufferedImage expected, BufferedImage actual) {
        BufferedImage marked = new BufferedImage(actual.getWidth(), actual.getHeight(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < actual.getHeight(); y++) {
            for (int x = 0; x < actual.getWidth(); x++) {
                boolean inside = x < expected.getWidth() && y < expected.getHeight();
                boolean differs = !inside || differ(expected.getRGB(x, y), actual.getRGB(x, y));
                marked.setRGB(x, y, differs ? 0xFF0000 : actual.getRGB(x, y) >> 1 & 0x7F7F7F);
            }
        }
        return marked;
    }

    static BufferedImage shrunk(BufferedImage large, int times) {
        BufferedImage small =
                new BufferedImage(large.getWidth() / times, large.getHeight() / times, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < small.getHeight(); y++)
            for (int x = 0; x < small.getWidth(); x++) small.setRGB(x, y, mean(large, x * times, y * times, times));
        return small;
    }

    private static int mean(BufferedImage image, int left, int top, int size) {
        long red = 0;
        long green = 0;
        long blue = 0;
        for (int y = top; y < top + size; y++) {
            for (int x = left; x < left + size; x++) {
                int rgb = image.getRGB(x, y);
                red += rgb >> 16 & 255;
                green += rgb >> 8 & 255;
                blue += rgb & 255;
            }
        }
        int n = size * size;
        return (int) (red / n) << 16 | (int) (green / n) << 8 | (int) (blue / n);
    }
}
