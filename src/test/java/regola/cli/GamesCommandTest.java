package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.file.BadFile;
import regola.file.DataReader;
import regola.language.source.SourceText;
import regola.library.GameLibrary;

class GamesCommandTest {
    @TempDir
    Path folder;

    @Test
    void shippedAndOwnGamesAreListed() {
        String out = Said.by("games", "--rules", "src/test/resources/cli/heap").out();

        assertThat(out).contains(GameLibrary.open().ids());
        assertThat(out).contains("""
                heap – Heap  (src/test/resources/cli/heap/heap.rules)
                  Take pebbles; who takes the last one wins.
                  by Regola
                  players   2 to 3
                  setting   size = 5 (a number from 1 to 20): Pebbles at the start
                  setting   at-most = 3 (a number from 1 to 5): Pebbles that one may take
                  setting   grab = no (yes or no)
                  setting   mood = calm (one of calm, wild)
                  variant   endless  (src/test/resources/cli/heap/variants/endless.rules): Whoever takes two never comes to an end.
                  variant   long  (src/test/resources/cli/heap/variants/long.rules): Nine pebbles.
                  variant   short  (src/test/resources/cli/heap/variants/short.rules): Three pebbles only.
                """);
    }

    @Test
    void aBrokenFileIsListedAndHarmsNothingElse() throws Exception {
        Files.writeString(folder.resolve("a.rules"), "gaem broken\n");
        Files.writeString(folder.resolve("b.rules"), "variant lost of nothing-known\n  title en \"Lost\"\n");
        Files.writeString(folder.resolve("c.rules"), "game half\n  title en \"Half\"\n  players 2: a, b\n");
        Said said = Said.by("games", "--rules", folder.toString());

        assertThat(said.code()).isZero();
        assertThat(said.out())
                .contains(
                        folder.resolve("a.rules") + ":1:1: error",
                        "'lost' is a variant of 'nothing-known', and there is no such game",
                        "half – Half",
                        folder.resolve("c.rules") + ":1:");
        assertThat(said.out()).contains(GameLibrary.open().ids());
    }

    @Test
    void programsGetJsonWithAllLanguages() throws BadFile {
        Said said = Said.by("games", "--json", "--rules", "src/test/resources/cli/heap");
        Map<?, ?> data =
                (Map<?, ?>) DataReader.read(SourceText.of("output", said.out())).plain();
        Map<?, ?> heap = ((List<?>) data.get("games"))
                .stream()
                        .map(g -> (Map<?, ?>) g)
                        .filter(g -> g.get("id").equals("heap"))
                        .findFirst()
                        .orElseThrow();

        assertThat(heap.get("title")).isEqualTo(Map.of("en", "Heap", "it", "Il mucchio"));
        assertThat((List<?>) heap.get("settings")).hasSize(4);
        assertThat((List<?>) heap.get("variants")).hasSize(3);
        assertThat(data.get("broken")).isEqualTo(List.of());
    }
}
