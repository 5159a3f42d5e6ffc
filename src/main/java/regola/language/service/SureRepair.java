package regola.language.service;

import java.util.Optional;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.diagnostic.Repair;
import regola.language.source.SourceText;
import regola.language.syntax.RuleParser;

/**
 * A SureRepair is one with which less is wrong. Whoever is still writing a line lacks more than the next word of it,
 * and one press would only ask for another.
 */
public final class SureRepair {
    /** Stands for what somebody is to write themselves. */
    private static final String GAP = "…";

    private SureRepair() {}

    /** @return empty where a person has to think, or to go on writing */
    public static Optional<Repair> of(Diagnostic found) {
        return Repair.of(found)
                .filter(made -> !isEndOfLine(found)
                        || made.text().contains(GAP)
                        || errors(SourceText.of("made", made.made())) < errors(SourceText.of("now", text(found))));
    }

    private static boolean isEndOfLine(Diagnostic found) {
        return found.code() == DiagnosticCode.MISSING
                && text(found)
                        .substring(found.span().start())
                        .lines()
                        .findFirst()
                        .orElse("")
                        .isBlank();
    }

    private static String text(Diagnostic found) {
        return found.span().source().text();
    }

    private static long errors(SourceText text) {
        Diagnostics all = new Diagnostics();
        RuleParser.parse(text, all);
        return all.list().stream().filter(Diagnostic::isError).count();
    }
}
