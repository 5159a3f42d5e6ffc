package regola.language.tree;

import java.util.List;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A RuleFile is one whole file: a game, or a variant of one.
 *
 * @param header       what the file is; null if it could not be read (an error says so)
 * @param declarations in the order of the file
 */
public record RuleFile(SourceText source, Header header, List<Declaration> declarations, Span span) {
    public RuleFile {
        declarations = List.copyOf(declarations);
    }
}
