package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.ui.window.WindowMain;

/** Where the commands learn from which folders the window takes a person's own rules. */
class RuleFoldersKnownTest {
    @TempDir
    Path home;

    @Test
    void theFoldersAreReadAndNothingIsMadeOrPutAside() throws IOException {
        String before = System.getProperty("regola.home");
        System.setProperty("regola.home", home.resolve("data").toString());
        try {
            assertThat(WindowMain.ruleFolders()).containsExactly(home.resolve("data/rules"));
            assertThat(home).isEmptyDirectory();
            Path settings = Files.createDirectories(home.resolve("data")).resolve("settings.json");
            Files.writeString(settings, "{ nothing that can be read");
            assertThat(WindowMain.ruleFolders()).containsExactly(home.resolve("data/rules"));
            assertThat(settings).exists();
        } finally {
            if (before == null) System.clearProperty("regola.home");
            else System.setProperty("regola.home", before);
        }
    }
}
