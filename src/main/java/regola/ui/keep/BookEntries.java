package regola.ui.keep;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import regola.library.Cookbook;
import regola.library.DrawingShelf;
import regola.ui.view.make.BookEntry;

/** A BookEntries finds what stands in the book for whoever writes rules. On any thread but the window's. */
public final class BookEntries {
    private static final String SVG = ".svg";
    private static final String NIGHT = "-dark";
    private static final String LANGUAGE = "language";
    /** In the order in which somebody makes a game. */
    private static final List<String> PAGES =
            List.of(LANGUAGE, "board", "moving", "capturing", "turns", "chance", "ending");

    private static final Pattern SHAPE = Pattern.compile("<(path|rect|circle|ellipse|line|poly|use|image|text)");

    private BookEntries() {}

    /** @param ruleFile the file beside whose game other drawings may lie */
    public static List<BookEntry> of(String ruleFile) {
        List<BookEntry> entries = new ArrayList<>();
        List<Cookbook.Recipe> recipes = new ArrayList<>(Cookbook.recipes());
        recipes.sort(Comparator.comparing(recipe -> PAGES.indexOf(recipe.page())));
        for (Cookbook.Recipe recipe : recipes) {
            BookEntry.Part part = recipe.page().equals(LANGUAGE) ? BookEntry.Part.LANGUAGE : BookEntry.Part.COOKBOOK;
            entries.add(new BookEntry(
                    part,
                    recipe.title(),
                    recipe.why(),
                    recipe.words(),
                    recipe.trying(),
                    recipe.passage(),
                    recipe.rule(),
                    recipe.called(),
                    recipe.instead(),
                    recipe.use(),
                    recipe.lack(),
                    recipe.belongs(),
                    "",
                    recipe.page(),
                    List.of()));
        }
        for (String file : new TreeSet<>(DrawingShelf.files(ruleFile))) {
            if (!file.endsWith(SVG) || file.endsWith(NIGHT + SVG)) continue;
            if (isBlank(file)) continue;
            String name = file.substring(0, file.length() - SVG.length());
            entries.add(new BookEntry(
                    BookEntry.Part.DRAWINGS,
                    Map.of("en", name, "it", name),
                    Map.of(),
                    Map.of(),
                    Map.of(),
                    "drawn " + name,
                    "",
                    "",
                    "",
                    "",
                    name,
                    "",
                    List.of()));
        }
        return entries;
    }

    /** Some drawings of the program are nothing, so that only what lies there is seen. */
    private static boolean isBlank(String file) {
        try (InputStream drawing = BookEntries.class.getResourceAsStream("/art/" + file)) {
            return drawing != null
                    && !SHAPE.matcher(new String(drawing.readAllBytes(), StandardCharsets.UTF_8))
                            .find();
        } catch (IOException e) {
            return false; // it is told where it is drawn
        }
    }
}
