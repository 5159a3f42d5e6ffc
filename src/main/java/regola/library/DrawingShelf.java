package regola.library;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.language.DrawingNames;
import regola.language.source.SourceText;

/**
 * A DrawingShelf says which drawings a game may name: those that came with the program, and those that lie beside the
 * game.
 */
public final class DrawingShelf {
    /** All drawings of the program, one file name a line: what lies in a jar cannot be listed everywhere. */
    private static final String INDEX = "/art/index.txt";

    private static final String LOOK = ".look";

    private DrawingShelf() {}

    /** @param game its name is that of its file; of a text without a file only the program's drawings are known */
    public static DrawingNames of(SourceText game) {
        List<String> files = new ArrayList<>(ofProgram());
        Map<String, SourceText> looks = new HashMap<>();
        try {
            Path file = Path.of(game.name());
            Map<String, byte[]> own = Drawings.in(file.toAbsolutePath().resolveSibling("art"));
            files.addAll(own.keySet());
            own.forEach((name, bytes) -> {
                if (!name.endsWith(LOOK)) return;
                // Called as the game is, so that somebody finds it.
                String called = file.resolveSibling("art").resolve(name).toString();
                looks.put(
                        name.substring(0, name.length() - LOOK.length()),
                        SourceText.of(called, new String(bytes, StandardCharsets.UTF_8)));
            });
        } catch (InvalidPathException e) {
            // Then it is no file, and nothing lies beside it.
        }
        return DrawingNames.ofFiles(files).with(looks);
    }

    /** @return the files of all drawings and looks that a rule file may name, those beside it last */
    public static List<String> files(String ruleFile) {
        List<String> files = new ArrayList<>(ofProgram());
        try {
            files.addAll(Drawings.in(Path.of(ruleFile).toAbsolutePath().resolveSibling("art"))
                    .keySet());
        } catch (InvalidPathException e) {
            // Then it is no file, and nothing lies beside it.
        }
        return files;
    }

    private static List<String> ofProgram() {
        try (InputStream in = DrawingShelf.class.getResourceAsStream(INDEX)) {
            if (in == null) throw new IllegalStateException("the program has lost its list of drawings, " + INDEX);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty())
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
