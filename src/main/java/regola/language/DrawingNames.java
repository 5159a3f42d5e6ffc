package regola.language;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import regola.language.source.SourceText;

/**
 * DrawingNames are the names that may stand behind {@code drawn}. How drawings are made and where they lie is nothing
 * that the language knows: whoever compiles says what there is.
 *
 * @param pictures of pieces, marks, zones and words
 * @param boards what whole boards look like
 * @param looks the texts that say so, by the names of boards, as far as they are somebody's own and to be looked
 *     through
 */
public record DrawingNames(Set<String> pictures, Set<String> boards, Map<String, SourceText> looks) {
    private static final String PICTURE = ".svg";
    private static final String BOARD = ".look";

    public DrawingNames {
        pictures = Set.copyOf(pictures);
        boards = Set.copyOf(boards);
        looks = Map.copyOf(looks);
    }

    public DrawingNames(Set<String> pictures, Set<String> boards) {
        this(pictures, boards, Map.of());
    }

    /** @return the same, with texts to be looked through */
    public DrawingNames with(Map<String, SourceText> texts) {
        return new DrawingNames(pictures, boards, texts);
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
