package regola.ui.present.editor;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.Games;

/**
 * A LessonNames is what was called otherwise in rules since they were last written, to be called so in their lessons
 * too. What lessons say in words is left alone; so is a lesson that would not hold with the new names.
 */
final class LessonNames {
    /** The head of the file, and the data of its steps. */
    private static final Pattern DATA = Pattern.compile("(?ms)\\A---$.*?^---$|^```yaml$.*?^```$");

    private static final Pattern WORD = Pattern.compile("\"[^\"\n]*\"|[A-Za-z][A-Za-z0-9-]*([.][0-9]+)*");
    /** Behind these come words for people. */
    private static final Pattern TONGUE = Pattern.compile("(en|it): ?$");

    private final Map<String, String> next = new LinkedHashMap<>();

    synchronized void add(Map<String, String> names) {
        // What was called otherwise twice goes all the way.
        next.replaceAll((first, now) -> names.getOrDefault(now, now));
        names.forEach(next::putIfAbsent);
    }

    synchronized boolean isEmpty() {
        return next.isEmpty();
    }

    synchronized void clear() {
        next.clear();
    }

    private synchronized Map<String, String> now() {
        return Map.copyOf(next);
    }

    /** @return the lesson with the new names, if that is all it lacks */
    Optional<OwnLessons.Kept> mend(OwnLessons.Kept lesson, OwnLessons lessons, Games games) {
        Map<String, String> names = now();
        if (names.isEmpty()) return Optional.empty();
        OwnLessons.Kept made = new OwnLessons.Kept(lesson.file(), renamed(lesson.text(), names));
        boolean other = !made.text().equals(lesson.text());
        return other && lessons.misfit(made, games) == null ? Optional.of(made) : Optional.empty();
    }

    static String renamed(String lesson, Map<String, String> names) {
        return DATA.matcher(lesson)
                .replaceAll(found ->
                        Matcher.quoteReplacement(WORD.matcher(found.group()).replaceAll(word -> {
                            String text = found.group();
                            String before = text.substring(0, word.start());
                            boolean spoken = TONGUE.matcher(before).find();
                            boolean key = text.startsWith(":", word.end()) && isOfLessons(word.group());
                            return Matcher.quoteReplacement(spoken || key ? word.group() : inside(word.group(), names));
                        })));
    }

    /** Quoted moves have names in them. */
    private static String inside(String word, Map<String, String> names) {
        if (!word.startsWith("\"")) return names.getOrDefault(word, word);
        return Pattern.compile("[A-Za-z][A-Za-z0-9-]*")
                .matcher(word)
                .replaceAll(each -> Matcher.quoteReplacement(names.getOrDefault(each.group(), each.group())));
    }

    private static boolean isOfLessons(String key) {
        return KEYS.matcher(key).matches();
    }

    private static final Pattern KEYS =
            Pattern.compile("game|players|rules|variants|settings|title|idea|chapter|start|zones"
                    + "|vars|task|moves|move|hints|wrong|done|tries|try|refused|until|within|seats|replies|then|find|ask|any"
                    + "|choices|right|show|card|en|it|marks|seed");
}
