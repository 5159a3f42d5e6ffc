package regola.ui.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.ui.present.editor.OlderTexts.Older;

/** Older texts of a rule file are there after the program was ended, those of another file are not among them. */
class KeptVersionsTest {
    private static final Instant NOON = Instant.parse("2026-01-05T12:00:00Z");

    @TempDir
    Path folder;

    private KeptVersions kept() {
        return new KeptVersions(folder, () -> NOON);
    }

    @Test
    void theyAreThereAgain() {
        kept().keep("/games/heap.rules", "game heap\n");
        kept().keep("/games/heap.rules", "game heap\n");
        kept().keep("/games/heap.rules", "game heap # more\n");
        kept().keep("/others/heap.rules", "game other\n");

        List<Older> found = kept().of("/games/heap.rules");

        assertThat(found).extracting(Older::text).containsExactly("game heap # more\n", "game heap\n");
        assertThat(found).extracting(Older::when).containsExactly(NOON.plusMillis(1), NOON);
        assertThat(kept().of("/nowhere/heap.rules")).isEmpty();
    }

    @Test
    void thereIsAnEndToThem() throws IOException {
        for (int i = 0; i < 205; i++) kept().keep("/games/heap.rules", "game heap # " + i + "\n");

        assertThat(kept().of("/games/heap.rules")).hasSize(200);
        assertThat(kept().of("/games/heap.rules").get(0).text()).contains("# 204");
        try (Stream<Path> all = Files.walk(folder)) {
            assertThat(all.filter(Files::isRegularFile)).hasSize(200);
        }
    }
}
