package regola.cli.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is packed for Visual Studio Code can start: all that it needs goes with it. */
class EditorExtensionTest {
    private static final Path FOLDER = Path.of("rules-dsl/vscode");
    private static final Pattern NEEDED = Pattern.compile("require\\('([a-z-]+)");
    private static final List<String> OF_THE_EDITOR = List.of("path", "vscode");

    @Test
    void whatItNeedsIsPackedWithIt() throws IOException {
        String code = Files.readString(FOLDER.resolve("extension.js"));
        String told = Files.readString(FOLDER.resolve("package.json"));
        List<String> needed = NEEDED.matcher(code)
                .results()
                .map(found -> found.group(1))
                .filter(name -> !OF_THE_EDITOR.contains(name))
                .toList();
        assertThat(needed)
                .isNotEmpty()
                .allSatisfy(name -> assertThat(told).containsPattern("\"dependencies\": \\{[^}]*\"" + name + "\""));
        List<String> packed = Pattern.compile("\"files\": \\[([^\\]]*)\\]")
                .matcher(told)
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(packed).singleElement().asString().contains("\"extension.js\"", "\"syntaxes\"", "\"node_modules\"");
    }
}
