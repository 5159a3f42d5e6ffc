package regola.language.resolve;

import java.util.Locale;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.source.Message;
import regola.language.tree.Header;

/** HeaderLines finds the lines of a header by their form. */
public final class HeaderLines {
    private HeaderLines() {}

    /** @return the first line of that form, or null; a second one is reported */
    public static <T extends Header.Line> T only(Header header, Class<T> form, Diagnostics problems) {
        T found = null;
        for (Header.Line line : header.lines()) {
            if (!form.isInstance(line)) continue;
            if (found == null) {
                found = form.cast(line);
            } else {
                problems.add(DiagnosticCode.TWICE
                        .at(
                                line.span(),
                                Message.of("'{0}'", form.getSimpleName().toLowerCase(Locale.ROOT)))
                        .related(found.span(), "the first one is here"));
            }
        }
        return found;
    }
}
