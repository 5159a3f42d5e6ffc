package regola.language.service;

import java.util.List;
import regola.language.model.Type;
import regola.language.resolve.Sort;
import regola.language.source.Span;

/**
 * A Symbol is one thing with a name, in all texts of a game.
 *
 * @param sort what it is; null for what only one block knows
 * @param type of what only one block knows; else null
 * @param declared where it is declared, the game's file first; where its name is made from others, what makes it
 * @param places everywhere its name is written, in the order of files and lines
 */
record Symbol(String name, Sort sort, Type type, Span declared, List<Span> places) {
    Symbol {
        places = List.copyOf(places);
    }

    boolean isLocal() {
        return sort == null;
    }

    /** @return false where no letter of the name stands in any text by itself */
    boolean isWritten() {
        return Analysis.written(declared).equals(name);
    }
}
