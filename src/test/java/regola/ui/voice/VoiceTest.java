package regola.ui.voice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Optional;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class VoiceTest {
    @TempDir
    Path folder;

    @Test
    void aDesktopWithoutAVoiceHasNone() {
        assertThat(Voice.find("Linux", folder.toString())).isEmpty();
        assertThat(Voice.find("Windows 11", folder.toString())).isEmpty();
        assertThat(Voice.find("Linux", "")).isEmpty();
    }

    @Test
    void noTextIsEverPartOfACommand() {
        for (String system : new String[] {"Linux", "Mac OS X", "Windows 11"})
            for (Speech speech : Speech.on(system))
                assertThat(speech.in(Path.of("voice"), "it")).noneMatch(word -> word.contains("{"));
        assertThat(Speech.on("Linux").get(1).in(Path.of("found"), "it"))
                .containsExactly("found", "-v", "it", "--stdin");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void whatIsReadGoesToTheCommandAsItStands() throws IOException {
        Path heard = folder.resolve("heard");
        command(
                "espeak-ng",
                "printf '%s ' \"$@\" > '" + heard + ".part'; cat >> '" + heard + ".part'; mv '" + heard + ".part' '"
                        + heard + "'");
        Optional<Voice> voice = Voice.find("Linux", folder.toString());
        assertThat(voice).isPresent();
        try (Voice it = voice.get()) {
            it.say("Perché no? $(exit) `x` \"y\"", "it");
            Pause.pause(
                    new Condition("the command has heard it") {
                        @Override
                        public boolean test() {
                            return Files.exists(heard);
                        }
                    },
                    Duration.ofSeconds(30).toMillis());
        }
        assertThat(heard).hasContent("-v it --stdin Perché no? $(exit) `x` \"y\"");
    }

    private void command(String name, String lines) throws IOException {
        Path file = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + lines + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
