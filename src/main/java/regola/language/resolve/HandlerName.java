package regola.language.resolve;

import regola.language.tree.Declaration;

/** A HandlerName is what a when is called: its own name, else its number, else its mark, else its moment. */
public final class HandlerName {
    private HandlerName() {}

    public static String of(Declaration.When when) {
        if (when.as() != null) return when.as().text();
        if (when.explain().number() != null) return when.explain().number().text();
        return when.mark() != null ? when.mark().text() : when.moment().text();
    }
}
