package regola.language.resolve;

import java.util.List;
import regola.language.source.SourceText;
import regola.language.tree.Declaration;
import regola.language.tree.Header;

/**
 * A MergedGame is a game's tree with its variants worked in: it has no changes any more, only declarations.
 *
 * @param header the game's own
 * @param players who plays: the variants' line if one has it, else the game's; null if there is none
 * @param neutral likewise
 * @param declarations in order, the game's and then the variants'; each knows its own file by its span
 * @param variants those that are on, in order
 * @param sources the files, the game first
 */
public record MergedGame(
        Header.Game header,
        Header.Players players,
        Header.Neutral neutral,
        List<Declaration> declarations,
        List<Applied> variants,
        List<SourceText> sources) {
    public MergedGame {
        declarations = List.copyOf(declarations);
        variants = List.copyOf(variants);
        sources = List.copyOf(sources);
    }

    /** @param changes what the variant touches, by name or rule number, in the order of its file */
    public record Applied(Header.Variant header, List<String> changes) {
        public Applied {
            changes = List.copyOf(changes);
        }
    }

    /** @return the declarations of one form, in order */
    public <T extends Declaration> List<T> all(Class<T> form) {
        return declarations.stream().filter(form::isInstance).map(form::cast).toList();
    }
}
