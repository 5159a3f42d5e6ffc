package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.language.GoldenText;

class ShowCommandTest {
    private static final Path GOLDEN = Path.of("src/test/resources/plans");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "src/test/resources/cli/heap/heap.rules",
                "rules-dsl/games/nine-mens-morris/nine-mens-morris.rules",
                "rules-dsl/games/army-of-frogs/army-of-frogs.rules"
            })
    void aPlanSaysHowMovesAreFound(String file) throws IOException {
        Said said = Said.by("show", file, "--plan");

        assertThat(said.err()).isEmpty();
        assertThat(said.code()).isZero();
        String name = Path.of(file).getFileName().toString().replace(".rules", ".plan");
        GoldenText.compare(GOLDEN.resolve(name), said.out());
    }

    @Test
    void aPlanIsOfTheVariantsThatAreOn() {
        String army = "rules-dsl/games/army-of-frogs/army-of-frogs.rules";
        String plan =
                Said.by("show", army, "--plan", "--variant", "publisher-add").out();

        assertThat(plan)
                .startsWith("choose hop ")
                .isNotEqualTo(Said.by("show", army, "--plan").out());
    }

    @Test
    void codeIsToldMethodByMethod() {
        Said said = Said.by("show", "rules-dsl/games/croak/croak.rules", "--code", "--players", "4");

        assertThat(said.err()).isEmpty();
        assertThat(said.code()).isZero();
        assertThat(said.out().lines().toList()).anyMatch(line -> line.matches("f\\d+ +\\d+  crowded"));
        assertThat(said.out()).contains(" methods, ").doesNotContain("would never be compiled");
    }

    @Test
    void aTreeIsTheFileInOneStyle() throws IOException {
        Said said = Said.by("show", Said.HEAP, "--tree");

        assertThat(said.code()).isZero();
        GoldenText.compare(GOLDEN.resolve("heap.tree"), said.out());
    }

    /** What is shown can be read again, and shows the same. */
    @Test
    void aTreeIsARuleFileItself(@TempDir Path folder) throws IOException {
        Path again = folder.resolve("heap.rules");
        String tree = Said.by("show", Said.HEAP, "--tree").out();
        Files.writeString(again, tree);

        assertThat(Said.by("show", again.toString(), "--tree").out()).isEqualTo(tree);
        assertThat(Said.by("check", again.toString()).out()).contains("no problems");
    }

    @Test
    void whatCouldBeReadOfABrokenFileIsShown(@TempDir Path folder) throws IOException {
        Path broken = folder.resolve("broken.rules");
        Files.writeString(broken, Files.readString(Path.of(Said.HEAP)).replace("board table", "board"));

        Said said = Said.by("show", broken.toString(), "--tree");

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.out()).startsWith("game heap\n").contains("choose take by mover");
        assertThat(said.err()).contains("broken.rules:15:", "error R102");
        assertThat(Said.by("show", broken.toString(), "--plan").err()).contains("error R102");
    }

    @Test
    void whatGoesWithPlansDoesNotGoWithTrees() {
        Said said = Said.by("show", Said.HEAP, "--tree", "--players", "3");

        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("go with --plan");
    }
}
