package regola.library;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/**
 * A LessonFolders is where lessons are looked for again and again: with the program, whose lessons are read once, and
 * in people's own folders, where others may lie by then. For any thread.
 */
public final class LessonFolders {
    private final List<Path> own;
    private volatile LessonLibrary opened;

    /** @param own folders that may have a folder {@code tutorials} */
    public LessonFolders(Collection<Path> own) {
        this.own = List.copyOf(own);
    }

    /** @return all lessons that are there now */
    public LessonLibrary now() {
        LessonLibrary before = opened;
        LessonLibrary now = before == null ? LessonLibrary.open(own) : before.again(own);
        opened = now;
        return now;
    }
}
