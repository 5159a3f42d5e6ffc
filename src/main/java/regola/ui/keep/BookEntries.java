package regola.ui.keep;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import regola.library.Cookbook;
import regola.library.DrawingShelf;
import regola.ui.view.make.BookEntry;

/** A BookEntries finds what stands in the book for whoever writes rules. On any thread but the window's. */
public final class BookEntries {
    private static final String SVG = ".svg";
    private static final String NIGHT = "-dark";
    private static final String LANGUAGE = "language";

    private BookEntries() {}

    /** @param ruleFile the file beside whose game other drawings may lie */
    public static List<BookEntry> of(String ruleFile) {
        List<BookEntry> entries = new ArrayList<>();
        for (Cookbook.Recipe recipe : Cookbook.recipes()) {
            BookEntry.Part part = recipe.page().equals(LANGUAGE) ? BookEntry.Part.LANGUAGE : BookEntry.Part.COOKBOOK;
            entries.add(new BookEntry(part, recipe.title(), recipe.why(), recipe.passage(), recipe.belongs(), ""));
        }
        for (String file : new TreeSet<>(DrawingShelf.files(ruleFile))) {
            if (!file.endsWith(SVG) || file.endsWith(NIGHT + SVG)) continue;
            String name = file.substring(0, file.length() - SVG.length());
            entries.add(new BookEntry(
                    BookEntry.Part.DRAWINGS, Map.of("en", name, "it", name), Map.of(), "drawn " + name, "", name));
        }
        return entries;
    }
}
