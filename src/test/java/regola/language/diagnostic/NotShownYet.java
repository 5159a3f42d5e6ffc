package regola.language.diagnostic;

import java.util.EnumSet;
import java.util.Set;

/** NotShownYet are the codes that no file of {@code src/test/resources/diagnostics} shows so far. The list may only shrink. */
final class NotShownYet {
    static final Set<DiagnosticCode> CODES = EnumSet.noneOf(DiagnosticCode.class);

    private NotShownYet() {}
}
