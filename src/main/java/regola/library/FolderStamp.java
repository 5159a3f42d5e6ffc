package regola.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * A FolderStamp is how the rule files of some folders looked from outside at one time: two that are equal mean that
 * nobody has added, removed or written one. It is quick; no file is read.
 */
public final class FolderStamp {
    private final List<String> files;

    private FolderStamp(List<String> files) {
        this.files = List.copyOf(files);
    }

    /** @param places folders with rule files, or single rule files; one that is not there looks empty */
    public static FolderStamp of(Collection<Path> places) {
        List<String> files = new ArrayList<>();
        for (Path place : places) {
            files.add(place + "?" + Files.exists(place));
            look(place, files);
        }
        return new FolderStamp(files);
    }

    private static void look(Path place, List<String> files) {
        if (!Files.exists(place)) return;
        try (Stream<Path> found = Files.walk(place, FolderShelf.DEPTH, FileVisitOption.FOLLOW_LINKS)) {
            List<Path> rules = found.filter(file -> file.toString().endsWith(FolderShelf.ENDING))
                    .sorted()
                    .limit(FolderShelf.MOST_FILES + 1L)
                    .toList();
            for (Path file : rules) files.add(file + " " + shape(file));
        } catch (IOException | UncheckedIOException e) {
            files.add(place + " cannot be looked at"); // whoever reads it is told why
        }
    }

    private static String shape(Path file) {
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            return now.size() + " " + now.lastModifiedTime().toInstant();
        } catch (IOException e) {
            return "gone";
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FolderStamp stamp && stamp.files.equals(files);
    }

    @Override
    public int hashCode() {
        return files.hashCode();
    }
}
