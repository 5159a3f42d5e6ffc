package regola.language.service;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import regola.language.DrawingNames;
import regola.language.source.SourceText;

/**
 * GameTexts are the texts of one game: its rule file and all its variants, whether or not they can be on together.
 *
 * @param drawings which drawings there are; null if nobody knows
 */
public record GameTexts(SourceText game, List<SourceText> variants, DrawingNames drawings) {
    public GameTexts {
        variants = List.copyOf(variants);
    }

    /** @return all texts, the game first */
    public List<SourceText> all() {
        List<SourceText> all = new ArrayList<>(variants);
        all.add(0, game);
        return all;
    }

    /** @return the same texts after each has been changed */
    public GameTexts map(UnaryOperator<SourceText> change) {
        return new GameTexts(change.apply(game), variants.stream().map(change).toList(), drawings);
    }
}
