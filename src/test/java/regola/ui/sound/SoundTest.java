package regola.ui.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.sound.sampled.Clip;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SoundTest {
    private static final double FULL = Short.MAX_VALUE;

    @ParameterizedTest
    @EnumSource
    void everySoundIsSoftAndDoesNotClick(Sound sound) {
        double[] swings = swings(sound);
        assertThat(swings).hasSize(Wave.RATE * sound.millis() / 1000);
        double loudest = Arrays.stream(swings).map(Math::abs).max().orElseThrow();
        assertThat(20 * Math.log10(loudest)).isLessThanOrEqualTo(-11.9);
        // It begins and ends nearly silent, not with a jump.
        for (int i = 0; i < 4; i++) {
            assertThat(Math.abs(swings[i])).isLessThan(0.1 * loudest);
            assertThat(Math.abs(swings[swings.length - 1 - i])).isLessThan(0.1 * loudest);
        }
    }

    @ParameterizedTest
    @CsvSource({"TICK, -24", "SPLASH, -18", "KNOCK, -16", "DRUM, -14", "THUD, -20", "PARTY, -12"})
    void theLoudestMomentIsAsLoudAsItSays(Sound sound, double decibels) {
        double loudest = Arrays.stream(swings(sound)).map(Math::abs).max().orElseThrow();
        assertThat(20 * Math.log10(loudest)).isCloseTo(decibels, within(0.1));
    }

    @Test
    void aSoundIsAlwaysTheSameAndUnlikeTheOthers() {
        List<String> all = Stream.of(Sound.values())
                .map(sound -> Arrays.hashCode(sound.samples()) + "")
                .toList();
        assertThat(all).doesNotHaveDuplicates();
        assertThat(Stream.of(Sound.values()).map(sound -> Arrays.hashCode(sound.samples()) + ""))
                .isEqualTo(all);
    }

    @Test
    void theStarsRise() {
        assertThat(Stream.of(1, 2, 3).map(Sound::star)).containsExactly(Sound.STAR_1, Sound.STAR_2, Sound.STAR_3);
        assertThat(crossings(Sound.STAR_1)).isLessThan(crossings(Sound.STAR_2));
        assertThat(crossings(Sound.STAR_2)).isLessThan(crossings(Sound.STAR_3));
    }

    @Test
    void withoutALoudspeakerAllIsQuiet() {
        List<String> asked = new ArrayList<>();
        try (SoundBox box = new SoundBox(true, () -> silence(asked))) {
            box.play(Sound.TICK);
            box.play(Sound.PARTY);
        }
        // Closing lets what was asked for be done; the second is not even tried.
        try (SoundBox off = new SoundBox(false, () -> silence(asked))) {
            off.play(Sound.TICK);
            assertThat(off.isOn()).isFalse();
        }
        assertThat(asked).hasSizeLessThanOrEqualTo(1);
    }

    private static Clip silence(List<String> asked) {
        asked.add("clip");
        return null;
    }

    private static long crossings(Sound sound) {
        double[] swings = swings(sound);
        long count = 0;
        for (int i = 1; i < swings.length / 2; i++) if (swings[i - 1] < 0 != swings[i] < 0) count++;
        return count;
    }

    private static double[] swings(Sound sound) {
        byte[] samples = sound.samples();
        double[] swings = new double[samples.length / 2];
        for (int i = 0; i < swings.length; i++)
            swings[i] = (short) (samples[2 * i] & 255 | samples[2 * i + 1] << 8) / FULL;
        return swings;
    }
}
