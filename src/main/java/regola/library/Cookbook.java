package regola.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.SourceText;

/** A Cookbook is passages of rules by what somebody wants to say; it came with the program. */
public final class Cookbook {
    private static final Pattern RECIPE =
            Pattern.compile("(?ms)^## ([^\\n]+?) / ([^\\n]+?)$\\s*^en: (.*?)$\\s*^it: (.*?)$\\s*"
                    + "^words: ([^\\n]+?) / ([^\\n]+?)$\\s*(?:^try: ([^\\n]+?) / ([^\\n]+?)$\\s*)?"
                    + "(?:^lack: (?<lack>[^\\n]+?) / (?<manca>[^\\n]+?)$\\s*)?"
                    + "^```rules (?<belongs>[a-z]+)$\\n(?<passage>.*?)^```$"
                    + "(?:\\s*^```rules section$\\n(?<rule>.*?)^```$)?"
                    + "(?:\\s*^```rules words$\\n(?<called>.*?)^```$)?"
                    + "(?:\\s*^```rules instead$\\n(?<instead>.*?)^```$)?"
                    + "(?:\\s*^```rules use$\\n(?<use>.*?)^```$)?");

    private Cookbook() {}

    /**
     * A Recipe is a passage with what it is for.
     *
     * @param page the name of the file that it stands in, without its end
     * @param title by language
     * @param why a sentence, by language
     * @param words by which somebody may look for it, by language
     * @param trying what one does on the board to see it, by language; empty for what is only to be read
     * @param belongs where it belongs: {@code section}, {@code rule}, {@code turn}, {@code option}, {@code require},
     *     {@code arrival}, before the line by which a piece comes, or {@code arrived}, behind each such line;
     *     {@code game} for what is a whole file
     * @param passage lines from the left edge on, each with its end
     * @param rule a part of its own that the passage needs, in such lines too; empty for none
     * @param called lines that say what people read for names of the passage, as below {@code words}; empty for none
     * @param instead a condition, and below it the one that has to stand in its place; empty for none
     * @param use of a part that does nothing by itself: lines at the beginning of a turn that do something whenever
     *     there would be something for it to do; empty for what always is of use
     * @param lack why there may never be, by language; empty where that is not known
     */
    public record Recipe(
            String page,
            Map<String, String> title,
            Map<String, String> why,
            Map<String, String> words,
            Map<String, String> trying,
            String belongs,
            String passage,
            String rule,
            String called,
            String instead,
            String use,
            Map<String, String> lack) {
        public Recipe {
            title = Map.copyOf(title);
            why = Map.copyOf(why);
            words = Map.copyOf(words);
            trying = Map.copyOf(trying);
            lack = Map.copyOf(lack);
        }
    }

    private static String part(Matcher found, String name) {
        return found.group(name) == null ? "" : found.group(name);
    }

    private static String page(SourceText text) {
        String name = text.name().substring(text.name().lastIndexOf('/') + 1);
        return name.substring(0, name.length() - LessonLibrary.ENDING.length());
    }

    /** @return in the order of the files and in them; reads files */
    public static List<Recipe> recipes() {
        List<Recipe> recipes = new ArrayList<>();
        for (SourceText page :
                ShippedShelves.cookbook(LessonLibrary.ENDING).read().texts()) {
            for (Matcher found = RECIPE.matcher(page.text().replace("\r\n", "\n")); found.find(); )
                recipes.add(new Recipe(
                        page(page),
                        Map.of("en", found.group(1), "it", found.group(2)),
                        Map.of("en", found.group(3), "it", found.group(4)),
                        Map.of("en", found.group(5), "it", found.group(6)),
                        found.group(7) == null ? Map.of() : Map.of("en", found.group(7), "it", found.group(8)),
                        found.group("belongs"),
                        found.group("passage"),
                        part(found, "rule"),
                        part(found, "called"),
                        part(found, "instead"),
                        part(found, "use"),
                        found.group("lack") == null
                                ? Map.of()
                                : Map.of("en", found.group("lack"), "it", found.group("manca"))));
        }
        return recipes;
    }
}
