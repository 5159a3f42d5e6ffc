package regola.library;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import regola.language.source.SourceText;
import regola.language.source.Trouble;

/**
 * A LessonLibrary is all lesson files that were found when it was opened: {@code tutorials/<game>/<name>.md}, with the
 * program and in people's own folders, and beside them the trailers of games. Somebody's own file stands before one of
 * the program that lies at the same place, so a lesson can be copied and changed without touching the program. It
 * cannot change; open a new one to see what has changed since.
 */
public final class LessonLibrary {
    static final String ENDING = ".md";
    private static final String FOLDER = "tutorials";
    /** What is written about lessons lies among them. */
    private static final String ABOUT = "README.md";
    /** What a game is about, in less than a minute: no lesson. */
    private static final String TRAILER = "/trailer.md";

    private final RuleShelf.Contents shipped;
    private final List<LessonText> lessons;
    private final List<LessonText> trailers;
    private final List<BrokenFile> broken;

    private LessonLibrary(
            RuleShelf.Contents shipped, List<LessonText> lessons, List<LessonText> trailers, List<BrokenFile> broken) {
        this.shipped = shipped;
        this.lessons = List.copyOf(lessons);
        this.trailers = List.copyOf(trailers);
        this.broken = List.copyOf(broken);
    }

    /** @param own folders that may have a folder {@code tutorials}, besides the lessons that came with the program */
    public static LessonLibrary open(Collection<Path> own) {
        return of(ShippedShelves.lessons(), own);
    }

    static LessonLibrary of(RuleShelf shipped, Collection<Path> own) {
        return of(shipped.read(), own);
    }

    /** @return what came with the program, which stays as it is, and what lies in people's own folders now */
    public LessonLibrary again(Collection<Path> own) {
        return of(shipped, own);
    }

    private static LessonLibrary of(RuleShelf.Contents shipped, Collection<Path> own) {
        Map<String, LessonText> found = new TreeMap<>();
        Map<String, List<Trouble>> broken = new TreeMap<>();
        put(shipped, false, found, broken);
        for (Path place : own) {
            Path folder = place.resolve(FOLDER);
            if (Files.isDirectory(folder)) put(new FolderShelf(folder, true, ENDING).read(), true, found, broken);
        }
        Map<Boolean, List<LessonText>> sorted = found.values().stream()
                .collect(Collectors.partitioningBy(text -> text.path().endsWith(TRAILER)));
        return new LessonLibrary(
                shipped,
                sorted.get(false),
                sorted.get(true),
                broken.entrySet().stream()
                        .map(e -> new BrokenFile(e.getKey(), e.getValue()))
                        .toList());
    }

    private static void put(
            RuleShelf.Contents contents,
            boolean own,
            Map<String, LessonText> found,
            Map<String, List<Trouble>> broken) {
        for (SourceText text : contents.texts()) {
            String path = path(text.name());
            if (!path.endsWith(ABOUT)) found.put(path, new LessonText(path, text, own));
        }
        contents.problems()
                .forEach(problem -> broken.computeIfAbsent(problem.place().file(), file -> new ArrayList<>())
                        .add(problem));
    }

    private static String path(String name) {
        String[] parts = name.replace('\\', '/').split("/");
        return parts.length < 2 ? name : parts[parts.length - 2] + "/" + parts[parts.length - 1];
    }

    /** @return in the order of their paths, so those of a game stand together */
    public List<LessonText> lessons() {
        return lessons;
    }

    /** @return the trailers of games, at most one of each, in the order of their paths */
    public List<LessonText> trailers() {
        return trailers;
    }

    /** @return files that cannot even be read as text */
    public List<BrokenFile> broken() {
        return broken;
    }
}
