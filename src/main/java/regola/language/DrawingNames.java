package regola.language;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;

/**
 * DrawingNames are the names that may stand behind {@code drawn}. How drawings are made and where they lie is nothing
 * that the language knows: whoever compiles says what there is.
 *
 * @param pictures of pieces, marks, zones and words
 * @param boards what whole boards look like
 */
public record DrawingNames(Set<String> pictures, Set<String> boards) {
    private static final String PICTURE = ".svg";
    private static final String BOARD = ".look";

    public DrawingNames {
        pictures = Set.copyOf(pictures);
        boards = Set.copyOf(boards);
    }

    /** @param files the names of files that hold drawings; any others are passed over */
    public static DrawingNames ofFiles(Collection<String> files) {
        return new DrawingNames(ending(files, PICTURE), ending(files, BOARD));
    }

    private static Set<String> ending(Collection<String> files, String end) {
        Set<String> names = new TreeSet<>();
        for (String file : files) if (file.endsWith(end)) names.add(file.substring(0, file.length() - end.length()));
        return names;
    }
}
