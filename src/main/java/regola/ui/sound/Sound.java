package regola.ui.sound;

import static regola.ui.sound.Wave.noise;
import static regola.ui.sound.Wave.sine;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** A Sound is one of the sounds of the window, with the way it is made. */
public enum Sound {
    /** A hint, or something chosen. */
    TICK(60, -24, () -> sine(880).fading(25)),
    /** A piece hops. */
    HOP(120, -18, () -> Wave.glide(300, 520, 120).fading(70)),
    /** Something falls into water, or is lost. */
    SPLASH(
            320,
            -18,
            () -> noise(1).lowPass(2400, 500, 320).fading(140).plus(sine(180).fading(60))),
    /** A man or a tile is put down. */
    KNOCK(110, -16, Sound::knock),
    /** Something turns; as long as the turn. */
    SLIDE(420, -24, () -> noise(2).band(900, 300).swelling(420)),
    /** A row or a group is made. */
    MILL(
            420,
            -14,
            () -> knock().plus(knock().faster(1.5).after(90))
                    .plus(sine(660).fading(250).times(0.5).after(90))),
    /** A card is turned over. */
    FLIP(80, -20, () -> noise(3).highPass(1500).rising(12).fading(40)),
    /** What was chosen in secret is shown. */
    DRUM(
            600,
            -14,
            () -> Wave.glide(110, 70, 600).fading(380).plus(noise(4).until(20).times(0.4))),
    /** Not that; soft, no buzzer. */
    THUD(160, -20, () -> Wave.glide(160, 120, 160).fading(90)),
    /** That was asked. */
    RIGHT(300, -16, () -> sine(523).fading(160).plus(sine(784).fading(160).after(90))),
    STAR_1(350, -15, () -> star(0)),
    STAR_2(350, -15, () -> star(1)),
    STAR_3(350, -15, () -> star(2)),
    /** A lesson with three stars, or a match, is won. */
    PARTY(
            1400,
            -12,
            () -> octave(523)
                    .plus(octave(659).after(110))
                    .plus(octave(784).after(220))
                    .plus(octave(1047).after(330)));

    private final int millis;
    private final double peak;
    private final Supplier<Wave> made;

    /**
     * @param peak the loudest moment, in dB below full scale
     * @param made how it swings; its own loudness does not count
     */
    Sound(int millis, double peak, Supplier<Wave> made) {
        this.millis = millis;
        this.peak = peak;
        this.made = made;
    }

    /** @return the sound for a lesson's n-th star, from 1 to 3 */
    public static Sound star(long number) {
        return number <= 1 ? STAR_1 : number == 2 ? STAR_2 : STAR_3;
    }

    /** @param name as files write it, such as "knock" */
    public static Optional<Sound> named(String name) {
        for (Sound sound : values()) if (sound.name().toLowerCase(Locale.ROOT).equals(name)) return Optional.of(sound);
        return Optional.empty();
    }

    public int millis() {
        return millis;
    }

    /** @return 16-bit samples, mono, little end first, {@link Wave#RATE} a second */
    byte[] samples() {
        return made.get().samples(millis, peak);
    }

    private static Wave knock() {
        return noise(5).until(3)
                .plus(sine(210).fading(45))
                .plus(sine(390).fading(45).times(0.6));
    }

    private static Wave star(int higher) {
        return octave(784 * Math.pow(1.25, higher)).fading(280);
    }

    /** With its octave, 8 dB softer. */
    private static Wave octave(double hertz) {
        return sine(hertz).plus(sine(2 * hertz).times(0.4)).fading(400);
    }
}
