package regola.language.type;

import java.util.EnumSet;
import java.util.Set;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.resolve.Names;

/**
 * A Checking is what all checkers of one compilation share: the names, what they stand for, and where problems go.
 *
 * @param complete false if parts of a file could not be read: then what seems to be missing may only be unread
 */
record Checking(Names names, Things things, Diagnostics problems, Reasons reasons, boolean complete) {
    private static final Set<DiagnosticCode> ABOUT_MISSING_THINGS = EnumSet.of(DiagnosticCode.UNKNOWN_NAME,
            DiagnosticCode.UNKNOWN_TYPE, DiagnosticCode.MISSING_PART, DiagnosticCode.WORDS_FOR_NOTHING, DiagnosticCode.NO_OPTION,
            DiagnosticCode.NO_ANSWER, DiagnosticCode.NEVER_ENDS);

    void report(Diagnostic problem) {
        boolean perhapsUnread = !complete && ABOUT_MISSING_THINGS.contains(problem.code()) && !problem.fix().startsWith("did you mean");
        if (!perhapsUnread) problems.add(problem);
    }

    /** @return the same with nobody listening: for going through a text a second time */
    Checking quiet() {
        return new Checking(names, things, new Diagnostics(), new Reasons(), complete);
    }
}
