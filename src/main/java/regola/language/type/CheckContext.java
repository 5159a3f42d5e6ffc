package regola.language.type;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.resolve.NameUses;
import regola.language.resolve.SymbolTable;
import regola.language.source.Span;

/**
 * A CheckContext is what all checkers of one compilation share: the names, what they stand for, and where problems go.
 *
 * @param uses hears what each name means
 * @param supposed hears which rules are only supposed to be done
 * @param complete false if parts of a file could not be read: then what seems to be missing may only be unread
 * @param heard false if nobody listens to problems
 */
record CheckContext(
        SymbolTable names,
        NameUses uses,
        Things things,
        Diagnostics problems,
        Reasons reasons,
        Echoes echoes,
        SupposedRules supposed,
        boolean complete,
        boolean heard) {
    private static final Set<DiagnosticCode> ABOUT_MISSING_THINGS = EnumSet.of(
            DiagnosticCode.UNKNOWN_NAME,
            DiagnosticCode.UNKNOWN_TYPE,
            DiagnosticCode.MISSING_PART,
            DiagnosticCode.WORDS_FOR_NOTHING,
            DiagnosticCode.NO_OPTION,
            DiagnosticCode.NO_ANSWER,
            DiagnosticCode.NEVER_ENDS);

    void report(Diagnostic problem) {
        if (!heard) return;
        boolean perhapsUnread = !complete
                && ABOUT_MISSING_THINGS.contains(problem.code())
                && !problem.fix().startsWith("did you mean");
        if (!perhapsUnread) problems.add(problem);
    }

    /**
     * For an unknown name: such messages are costly to make, because they look through all names for what may be meant.
     */
    void reportUnknown(String name, Span span, Supplier<Diagnostic> problem) {
        if (heard && !problems.isFull(span.source()) && !echoes.isEcho(name, span)) report(problem.get());
    }

    /** @return the same with nobody listening: for going through a text a second time */
    CheckContext quiet() {
        return new CheckContext(
                names, uses, things, new Diagnostics(), new Reasons(), echoes, new SupposedRules(), complete, false);
    }
}
