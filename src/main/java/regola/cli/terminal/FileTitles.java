package regola.cli.terminal;

import regola.language.model.Text;

/** FileTitles are titles and descriptions of rule files, as plain words. */
public final class FileTitles {
    private FileTitles() {}

    /** @return the words in the language, or in another that there is; empty if there are none */
    public static String plain(Text text, String language) {
        if (text == null || text.isEmpty()) return "";
        StringBuilder words = new StringBuilder();
        for (Text.Part part : text.in(language).parts()) if (part instanceof Text.Words w) words.append(w.words());
        return words.toString();
    }
}
