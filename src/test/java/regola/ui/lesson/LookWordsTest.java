package regola.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.ui.board.art.BoardLook;
import regola.ui.party.Stuff;
import regola.ui.sound.Sound;

/** What looks name that others must know: what flies, and what is heard. */
class LookWordsTest {
    private static final Path ART = Path.of("src/main/resources/art");
    private static final Set<String> HAPPENINGS =
            Set.of("hop", "step", "put", "off", "slide", "turn", "faces", "filled");

    static Stream<Path> looks() throws IOException {
        try (Stream<Path> files = Files.list(ART)) {
            return files.filter(file -> file.toString().endsWith(".look")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void everyLookNamesAStuffAndSoundsThatThereAre(Path file) throws IOException {
        BoardLook look = BoardLook.parse(Files.readString(file));
        assertThat(look.party()).as("party of " + file).isNotNull();
        assertThat(Stuff.named(look.party())).as("party of " + file).isPresent();
        for (Map.Entry<String, String> sound : look.sounds().entrySet()) {
            assertThat(HAPPENINGS).as(file.toString()).contains(sound.getKey());
            assertThat(sound.getValue().equals("none")
                            || Sound.named(sound.getValue()).isPresent())
                    .as(file + ": sound." + sound.getKey())
                    .isTrue();
        }
    }
}
