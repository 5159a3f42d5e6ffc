package regola.ui.board.paint;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.SwingCanvas;

/**
 * A PlaceForm is what is left of the drawing of a place on paper: whether it fills its square, and how light it is.
 *
 * @param isLines whether it is lines that go on from place to place: they are the board, and cost little ink
 * @param light from 0 to 1
 */
record PlaceForm(boolean isSquare, boolean isLines, double light) {
    private static final int SIZE = 40;
    /** As far inside the corner as the round corners of a tile reach. */
    private static final int CORNER = 4;

    /** So much of their square lines cover at most. */
    private static final double MOST_OF_LINES = 0.25;

    private static final int OPAQUE = 128;
    /** What differs less is the grain of one wood. */
    private static final double DIFFERENCE = 0.2;

    static PlaceForm of(String name, ArtStore art) {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        try {
            SwingCanvas.outlines(g, art, new Font(Font.DIALOG, Font.PLAIN, 8))
                    .art(name, null, SIZE / 2.0, SIZE / 2.0, SIZE, SIZE, 1, 1);
        } finally {
            g.dispose();
        }
        double sum = 0;
        int count = 0;
        for (int x = 0; x < SIZE; x++)
            for (int y = 0; y < SIZE; y++) {
                int pixel = image.getRGB(x, y);
                if (alpha(pixel) < OPAQUE) continue;
                sum += (0.299 * ((pixel >> 16) & 0xFF) + 0.587 * ((pixel >> 8) & 0xFF) + 0.114 * (pixel & 0xFF)) / 255;
                count++;
            }
        int far = SIZE - 1 - CORNER;
        boolean square = alpha(image.getRGB(CORNER, CORNER)) >= OPAQUE
                && alpha(image.getRGB(far, CORNER)) >= OPAQUE
                && alpha(image.getRGB(CORNER, far)) >= OPAQUE
                && alpha(image.getRGB(far, far)) >= OPAQUE;
        int reached = 0;
        for (int[] edge : new int[][] {{1, SIZE / 2}, {SIZE - 2, SIZE / 2}, {SIZE / 2, 1}, {SIZE / 2, SIZE - 2}})
            if (alpha(image.getRGB(edge[0], edge[1])) >= OPAQUE) reached++;
        boolean lines = reached >= 2 && count < MOST_OF_LINES * SIZE * SIZE;
        return new PlaceForm(square, lines, count == 0 ? 1 : sum / count);
    }

    private static int alpha(int pixel) {
        return pixel >>> 24;
    }

    boolean isDarkerThan(PlaceForm other) {
        return light + DIFFERENCE < other.light;
    }
}
