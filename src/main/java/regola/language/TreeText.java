package regola.language;

import java.util.List;
import regola.language.diagnostic.Diagnostic;

/**
 * A TreeText is what was read of a rule file, written again in one fixed style, and what could not be read in it.
 *
 * @param text every blank and parenthesis as the tree has it; comments are not part of a tree
 */
public record TreeText(String text, List<Diagnostic> diagnostics) {
    public TreeText {
        diagnostics = List.copyOf(diagnostics);
    }

    /** @return true if the text does not stand for the whole file */
    public boolean hasErrors() {
        return diagnostics.stream().anyMatch(Diagnostic::isError);
    }
}
