package regola.teaching.check;

import java.util.Locale;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.source.Message;
import regola.language.source.Trouble;

/**
 * A Finding is one thing that is wrong with a lesson, or that its author should look at.
 *
 * @param step the id of the step, or null for the whole lesson
 */
public record Finding(Weight weight, String step, Trouble problem) {

    /**
     * ERROR: the lesson cannot be done, or says what is not so. WARNING: a text is missing or too long, or something in
     * it never comes to bear. ADVICE: it could teach more.
     */
    public enum Weight {
        ERROR,
        WARNING,
        ADVICE
    }

    public boolean isError() {
        return weight == Weight.ERROR;
    }

    /** @return several lines, each with its line end, in the form of the language's diagnostics */
    public String render() {
        return render(Message.ENGLISH);
    }

    /** As {@link #render()}, in this language. */
    public String render(String language) {
        return DiagnosticRenderer.render(problem.in(language), weight.name().toLowerCase(Locale.ROOT));
    }
}
