package regola.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import regola.language.source.Message;
import regola.library.GameLibrary;

/** LibraryOptions say where games are found and in which language they speak. */
final class LibraryOptions {
    @Option(
            names = "--rules",
            paramLabel = "DIR",
            description = "a folder with rule files of your own; may be repeated")
    private List<Path> folders = new ArrayList<>();

    @Option(names = "--language", paramLabel = "en|it", description = "language of the games' texts (default: en)")
    private Language language;

    String language() {
        return isLanguageSaid() ? language.name() : Language.en.name();
    }

    boolean isLanguageSaid() {
        return language != null;
    }

    /** As the window sees it: with the folders of rules that it knows, which stand behind all that were named here. */
    GameLibrary open(List<Path> more, LessonWindow window) {
        List<Path> named = new ArrayList<>(more);
        for (Path folder : window.ruleFolders()) if (Files.isDirectory(folder)) named.add(folder);
        return open(named);
    }

    /** @param more rule files that are named in other ways; they stand before those of the folders */
    GameLibrary open(List<Path> more) {
        for (Path folder : folders) {
            if (!Files.isDirectory(folder)) throw Refusal.usage(Message.of("there is no folder '{0}'", folder));
        }
        List<Path> own = new ArrayList<>(folders);
        own.addAll(more);
        return GameLibrary.open(own);
    }
}
