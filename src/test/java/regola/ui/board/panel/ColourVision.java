package regola.ui.board.panel;

import java.awt.image.BufferedImage;

/**
 * A ColourVision is how somebody sees colours. The matrices work on linear light and are those of Machado, Oliveira and
 * Fernandes (2009) for eyes that lack one sort of cones altogether; grey is brightness alone.
 */
enum ColourVision {
    FULL(1, 0, 0, 0, 1, 0, 0, 0, 1),
    PROTANOPIA(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    DEUTERANOPIA(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    TRITANOPIA(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900),
    GREY(0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722);

    private final double[] matrix;

    ColourVision(double... matrix) {
        this.matrix = matrix;
    }

    /** @return the share of two pictures of one size that differs clearly, from 0 to 1 */
    double difference(BufferedImage one, BufferedImage other, double clearly) {
        int different = 0;
        for (int x = 0; x < one.getWidth(); x++) {
            for (int y = 0; y < one.getHeight(); y++) {
                if (distance(lab(one.getRGB(x, y)), lab(other.getRGB(x, y))) >= clearly) different++;
            }
        }
        return (double) different / (one.getWidth() * one.getHeight());
    }

    /** @return how well two colours are told apart by their brightness alone, from 1 to 21 */
    double contrast(int one, int other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private double luminance(int rgb) {
        double[] in = {linear(rgb >> 16 & 255), linear(rgb >> 8 & 255), linear(rgb & 255)};
        double[] weights = {0.2126, 0.7152, 0.0722};
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            double seen = 0;
            for (int j = 0; j < 3; j++) seen += matrix[3 * i + j] * in[j];
            sum += weights[i] * Math.max(0, Math.min(1, seen));
        }
        return sum;
    }

    private static double distance(double[] one, double[] other) {
        return Math.sqrt(
                Math.pow(one[0] - other[0], 2) + Math.pow(one[1] - other[1], 2) + Math.pow(one[2] - other[2], 2));
    }

    /** @return lightness from 0 to 100, and the two axes of colour, in CIE L*a*b* */
    private double[] lab(int rgb) {
        double[] in = {linear(rgb >> 16 & 255), linear(rgb >> 8 & 255), linear(rgb & 255)};
        double[] seen = new double[3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) seen[i] += matrix[3 * i + j] * in[j];
            seen[i] = Math.max(0, Math.min(1, seen[i]));
        }
        double x = root((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.9505);
        double y = root(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
        double z = root((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.089);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double linear(int channel) {
        double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    private static double root(double t) {
        return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16.0 / 116;
    }
}
