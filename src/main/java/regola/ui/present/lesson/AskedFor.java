package regola.ui.present.lesson;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An AskedFor is what a question names of all that may be moved: of "Red frog" and "Green frog" the first, where it
 * says "hop the red one". Whoever presses something else is told what the question speaks of, and never what it keeps
 * to be found out.
 */
final class AskedFor {
    /** Words are the same if they begin alike: a frog and frogs, rossa and rosso. */
    private static final int STEM = 4;

    private AskedFor() {}

    /**
     * @param goal the question
     * @param names of what may be moved, each once
     * @return those that the question names more fully than the others; none if it makes no difference between them
     */
    static List<String> of(String goal, List<String> names) {
        Set<String> said = words(goal).collect(Collectors.toCollection(HashSet::new));
        List<Long> hits = names.stream()
                .map(name -> words(name).distinct().filter(said::contains).count())
                .toList();
        long most = hits.stream().max(Comparator.naturalOrder()).orElse(0L);
        List<String> named = names.stream()
                .filter(name -> hits.get(names.indexOf(name)) == most)
                .toList();
        return most == 0 || named.size() == names.size() ? List.of() : named;
    }

    private static Stream<String> words(String text) {
        return Stream.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}]+"))
                .filter(word -> word.length() > 2)
                .map(word -> word.length() > STEM ? word.substring(0, STEM) : word);
    }
}
