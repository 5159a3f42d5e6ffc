package regola.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Trouble;

/**
 * A FolderShelf is a folder with rule files at any depth up to that of {@code games/<game>/variants/<variant>.rules},
 * or one rule file together with the folder {@code variants} beside it.
 */
final class FolderShelf implements RuleShelf {
    static final String ENDING = ".rules";
    static final int DEPTH = 4;
    static final int MOST_FILES = 2000;

    private final Path place;
    private final boolean own;
    private final String ending;

    FolderShelf(Path place, boolean own) {
        this(place, own, ENDING);
    }

    /** @param ending of the names of the files that are looked for */
    FolderShelf(Path place, boolean own, String ending) {
        this.place = place;
        this.own = own;
        this.ending = ending;
    }

    @Override
    public boolean isOwn() {
        return own;
    }

    @Override
    public Contents read() {
        List<SourceText> texts = new ArrayList<>();
        List<Trouble> problems = new ArrayList<>();
        for (Path file : files(problems)) {
            try {
                texts.add(TextFile.read(file, name(file)));
            } catch (BadFile bad) {
                problems.addAll(bad.problems());
            }
        }
        return new Contents(texts, problems);
    }

    /** Shipped files are called as they lie in the program, own ones as their owner wrote the path. */
    private String name(Path file) {
        return own
                ? file.toString()
                : place.getFileName() + "/" + place.relativize(file).toString().replace('\\', '/');
    }

    private List<Path> files(List<Trouble> problems) {
        boolean isNoFile = !place.toString().endsWith(ending);
        if (isNoFile && !Files.exists(place)) return List.of();
        if (!Files.isDirectory(place)) {
            List<Path> files = new ArrayList<>(List.of(place));
            files.addAll(in(place.resolveSibling("variants"), 1, problems));
            return files;
        }
        return in(place, DEPTH, problems);
    }

    private List<Path> in(Path folder, int depth, List<Trouble> problems) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> found = Files.walk(folder, depth, FileVisitOption.FOLLOW_LINKS)) {
            List<Path> files = found.filter(file -> file.toString().endsWith(ending) && Files.isRegularFile(file))
                    .sorted()
                    .limit(MOST_FILES + 1L)
                    .toList();
            if (files.size() <= MOST_FILES) return files;
            problems.add(Trouble.ofFile(
                    folder.toString(),
                    Message.of("there are more than {0} files *{1} in here", MOST_FILES, ending),
                    "the first of them are listed",
                    "name a smaller folder"));
            return files.subList(0, MOST_FILES);
        } catch (IOException | UncheckedIOException e) {
            problems.add(Trouble.ofFile(
                    folder.toString(), "this folder cannot be read", String.valueOf(e.getMessage()), ""));
            return List.of();
        }
    }

    @Override
    public Map<String, byte[]> drawings(SourceText ruleFile) {
        Path file = own ? Path.of(ruleFile.name()) : place.resolveSibling(ruleFile.name());
        return Drawings.in(file.resolveSibling("art"));
    }
}
