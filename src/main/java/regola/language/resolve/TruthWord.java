package regola.language.resolve;

import java.util.Locale;
import java.util.Map;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Message;
import regola.language.source.Span;

/** A TruthWord is how other languages say yes and no. */
public final class TruthWord {
    /** Why it is not known here. */
    public static final String WHY = "what holds or does not hold is said with yes and no";

    private static final Map<String, String> MEANT = Map.of("true", "yes", "false", "no");

    private TruthWord() {}

    /** @return {@code yes} or {@code no}; null for any other name */
    public static String meant(String name) {
        return MEANT.get(name.toLowerCase(Locale.ROOT));
    }

    static Diagnostic explain(String name, Span span) {
        return DiagnosticCode.UNKNOWN_NAME
                .at(span, Message.of("nothing"), name)
                .why(WHY)
                .fix(Message.of("write '{0}'", meant(name)));
    }
}
