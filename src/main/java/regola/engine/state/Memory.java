package regola.engine.state;

import java.util.HashMap;
import java.util.Map;
import regola.engine.board.Layout;
import regola.engine.value.RuleFailure;
import regola.language.model.Property;
import regola.language.model.Type;
import regola.language.model.Variable;
import regola.language.source.Span;

/**
 * A Memory says where in the arrays of a {@link GameState} each variable and property of a game is kept: values of one word
 * in one array, lists and large sets in the other. A property has a place for each of its subjects, in a row.
 */
public final class Memory {
    private static final int MOST = 250_000;

    private final Map<Integer, Integer> variables = new HashMap<>();
    private final Map<Integer, Integer> properties = new HashMap<>();
    private int narrowCount;
    private int wideCount;
    private boolean ofPieces;

    public Memory(Layout layout) {
        for (Variable variable : layout.game().variables()) {
            checkRoom(1, variable.span());
            ofPieces |= variable.type().base() == Type.Base.PIECE;
            variables.put(variable.index(), take(layout.isNarrow(variable.type()), 1));
        }
        for (Property property : layout.game().properties()) {
            checkRoom(subjects(layout, property), property.span());
            ofPieces |= property.of() == Type.Base.PIECE || property.type().base() == Type.Base.PIECE;
            properties.put(property.index(), take(layout.isNarrow(property.type()), subjects(layout, property)));
        }
    }

    private void checkRoom(int more, Span span) {
        if (narrowCount + wideCount + more <= MOST) return;
        throw RuleFailure.ofLimit(span, "too much is kept", "all that is kept, of each piece, site and player, is more than " + MOST + " values",
                "keep less, or of fewer pieces");
    }

    /** @return true if something is kept about single pieces, or says which piece it is */
    public boolean isOfPieces() {
        return ofPieces;
    }

    /** @return how many things the property is kept about, those outside of its set included */
    public static int subjects(Layout layout, Property property) {
        return Math.max(1, layout.universe(Type.one(property.of())));
    }

    private int take(boolean narrow, int many) {
        int first = narrow ? narrowCount : wideCount;
        if (narrow) narrowCount += many;
        else wideCount += many;
        return first;
    }

    public int place(Variable variable) {
        return variables.get(variable.index());
    }

    /** @return the place for subject 0 */
    public int place(Property property) {
        return properties.get(property.index());
    }

    public int narrowCount() {
        return narrowCount;
    }

    public int wideCount() {
        return wideCount;
    }
}
