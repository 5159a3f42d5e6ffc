package regola.file;

import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.source.Quoted;
import regola.language.source.Span;

/**
 * A FileProblem is one thing that is wrong with a file.
 *
 * @param file what messages call the file
 * @param span the place in it, or null if the whole file is meant
 * @param what one sentence without a full stop
 * @param why what would be right; may be empty
 * @param fix what to do about it; may be empty
 */
public record FileProblem(String file, Span span, String what, String why, String fix) {
    public FileProblem {
        what = Quoted.inMessage(what);
        why = Quoted.inMessage(why);
        fix = Quoted.inMessage(fix);
    }

    public static FileProblem at(Span span, String what, String why, String fix) {
        return new FileProblem(span.source().name(), span, what, why, fix);
    }

    public static FileProblem of(String file, String what, String why, String fix) {
        return new FileProblem(file, null, what, why, fix);
    }

    /** @return several lines, each with its line end, in the form of the language's diagnostics */
    public String render() {
        return DiagnosticRenderer.render(span, span == null ? file + ": error" : "error", what, why, fix);
    }
}
