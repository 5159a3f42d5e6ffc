package regola.language.tree;

import java.util.List;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A RuleFile is one whole file: a game, or a variant of one.
 *
 * @param header what the file is; null if it could not be read (an error says so)
 * @param declarations in the order of the file
 * @param complete false if something is left out because it could not be read (an error says what); then a name or part
 *     that seems to be missing may only be unread, and is no error of its own
 */
public record RuleFile(SourceText source, Header header, List<Declaration> declarations, boolean complete, Span span) {
    public RuleFile {
        declarations = List.copyOf(declarations);
    }
}
