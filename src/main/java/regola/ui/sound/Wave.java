package regola.ui.sound;

import java.util.Random;

/** A Wave is how a sound swings: a number for each moment, in milliseconds from its beginning. Made of simpler ones. */
@FunctionalInterface
interface Wave {
    /** Samples a second. */
    int RATE = 44_100;
    /** So that nothing clicks, every sound begins and ends in so many milliseconds. */
    double RAMP = 4;

    int LONGEST_MILLIS = 2000;

    /** @param millis from 0; before that it is silent */
    double at(double millis);

    static Wave sine(double hertz) {
        return millis -> Math.sin(2 * Math.PI * hertz * millis / 1000);
    }

    /** @param over in so many milliseconds from the one height to the other */
    static Wave glide(double from, double to, double over) {
        return millis -> {
            double t = Math.min(millis, over) / 1000;
            double later = Math.max(0, millis - over) / 1000;
            double swings = from * t + (to - from) * t * t / (2 * over / 1000) + to * later;
            return Math.sin(2 * Math.PI * swings);
        };
    }

    /** @param seed so that it is the same each time */
    static Wave noise(long seed) {
        double[] drawn = new double[RATE * LONGEST_MILLIS / 1000];
        Random random = new Random(seed);
        for (int i = 0; i < drawn.length; i++) drawn[i] = 2 * random.nextDouble() - 1;
        return of(drawn);
    }

    private static Wave of(double[] drawn) {
        return millis -> {
            int at = (int) Math.round(millis * RATE / 1000);
            return at < 0 || at >= drawn.length ? 0 : drawn[at];
        };
    }

    /** @param by a third of it is left after so many milliseconds, and so on */
    default Wave fading(double by) {
        return millis -> at(millis) * Math.exp(-millis / by);
    }

    default Wave plus(Wave other) {
        return millis -> at(millis) + other.at(millis);
    }

    default Wave times(double factor) {
        return millis -> factor * at(millis);
    }

    /** @return the same, later */
    default Wave after(double pause) {
        return millis -> millis < pause ? 0 : at(millis - pause);
    }

    default Wave until(double end) {
        return millis -> millis < end ? at(millis) : 0;
    }

    /** @return higher by that factor, and shorter */
    default Wave faster(double factor) {
        return millis -> at(millis * factor);
    }

    default Wave rising(double in) {
        return millis -> at(millis) * Math.min(1, millis / in);
    }

    /** Soft at both ends, loudest in the middle. */
    default Wave swelling(double whole) {
        return millis -> at(millis) * (1 - Math.cos(2 * Math.PI * Math.min(1, millis / whole))) / 2;
    }

    /** Lets pass what is below a height that goes from one to the other. */
    default Wave lowPass(double from, double to, double over) {
        double[] passed = new double[RATE * LONGEST_MILLIS / 1000];
        double level = 0;
        for (int i = 0; i < passed.length; i++) {
            double millis = 1000.0 * i / RATE;
            double hertz = from + (to - from) * Math.min(1, millis / over);
            level += (at(millis) - level) * (1 - Math.exp(-2 * Math.PI * hertz / RATE));
            passed[i] = level;
        }
        return of(passed);
    }

    default Wave highPass(double hertz) {
        Wave low = lowPass(hertz, hertz, 1);
        return millis -> at(millis) - low.at(millis);
    }

    /** Lets pass what is near a height. */
    default Wave band(double middle, double width) {
        return highPass(middle - width).lowPass(middle + width, middle + width, 1);
    }

    /**
     * @param peak the loudest moment, in dB below full scale
     * @return 16-bit samples, little end first
     */
    default byte[] samples(int millis, double peak) {
        int count = RATE * millis / 1000;
        double[] swings = new double[count];
        double loudest = 0;
        for (int i = 0; i < count; i++) {
            double now = 1000.0 * i / RATE;
            swings[i] = at(now) * Math.min(1, Math.min(now, millis - now) / RAMP);
            loudest = Math.max(loudest, Math.abs(swings[i]));
        }
        double factor = loudest == 0 ? 0 : Short.MAX_VALUE * Math.pow(10, peak / 20) / loudest;
        byte[] samples = new byte[2 * count];
        for (int i = 0; i < count; i++) {
            int value = (int) Math.round(swings[i] * factor);
            samples[2 * i] = (byte) value;
            samples[2 * i + 1] = (byte) (value >> 8);
        }
        return samples;
    }
}
