package regola.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.engine.board.Bits;
import regola.engine.board.Layout;
import regola.engine.value.RuleFailure;
import regola.language.model.Property;
import regola.language.model.Type;
import regola.language.model.Variable;
import regola.language.source.Message;
import regola.language.source.Span;

/**
 * A Memory says where in the arrays of a {@link GameState} each variable and property of a game is kept: values of one
 * word in one array, lists and large sets in the other. A property has a cell for each of its subjects, in a row.
 */
public final class Memory {
    private static final int MOST = 250_000;

    private final Map<Integer, Integer> variables = new HashMap<>();
    private final Map<Integer, Integer> properties = new HashMap<>();
    /** Of those that are not always seen: the number of the first among all their values. */
    private final Map<Integer, Integer> hidden = new HashMap<>();

    private int hiddenCount;
    private final boolean hides;
    private int narrowCount;
    private int wideCount;
    private final List<Row> ofPieces = new ArrayList<>();

    /**
     * A Row is the cells of one variable or property: whether they are about pieces, and whether they say which piece.
     */
    private record Row(int first, int count, boolean narrow, boolean about, Type type) {
        boolean holds() {
            return type.base() == Type.Base.PIECE;
        }
    }

    public Memory(Layout layout) {
        for (Variable variable : layout.game().variables()) {
            checkRoom(1, variable.span());
            variables.put(variable.index(), take(layout.isNarrow(variable.type()), 1, false, variable.type()));
        }
        for (Property property : layout.game().properties()) {
            checkRoom(subjects(layout, property), property.span());
            properties.put(
                    property.index(),
                    take(
                            layout.isNarrow(property.type()),
                            subjects(layout, property),
                            property.of() == Type.Base.PIECE,
                            property.type()));
            if (property.visibleIf() == null) continue;
            hidden.put(property.index(), hiddenCount);
            hiddenCount += subjects(layout, property);
        }
        hides = hiddenCount > 0 || Arrays.stream(layout.seen()).anyMatch(seen -> seen != -1);
    }

    /** @return whether anything is ever hidden from anybody: where pieces lie or what is kept */
    public boolean hides() {
        return hides;
    }

    /** @return how many values there are that are not always seen */
    int hiddenCount() {
        return hiddenCount;
    }

    /** @return the number of subject 0 among the values that are not always seen */
    public int firstHidden(Property property) {
        return hidden.get(property.index());
    }

    private void checkRoom(int more, Span span) {
        if (narrowCount + wideCount + more <= MOST) return;
        throw RuleFailure.ofLimit(
                span,
                "too much is kept",
                Message.of("all that is kept, of each piece, site and player, is more than {0} values", MOST),
                "keep less, or of fewer pieces");
    }

    /** @return true if something is kept about single pieces, or says which piece it is */
    public boolean isOfPieces() {
        return !ofPieces.isEmpty();
    }

    /**
     * Puts what is kept in the form it has when the pieces have other numbers.
     *
     * @param narrow changed, with wide
     * @param number by piece: its other number
     */
    void renumber(long[] narrow, long[][] wide, int[] number) {
        for (Row row : ofPieces) {
            if (row.narrow) {
                long[] values = Arrays.copyOfRange(narrow, row.first, row.first + row.count);
                for (int i = 0; i < row.count; i++) {
                    long value = !row.holds()
                            ? values[i]
                            : row.type.isSet() ? bits(values[i], number) : one(values[i], number);
                    narrow[row.first + (row.about ? number[i] : i)] = value;
                }
            } else {
                long[][] values = Arrays.copyOfRange(wide, row.first, row.first + row.count);
                for (int i = 0; i < row.count; i++) {
                    long[] value = !row.holds()
                            ? values[i]
                            : row.type.isList() ? list(values[i], number) : set(values[i], number);
                    wide[row.first + (row.about ? number[i] : i)] = value;
                }
            }
        }
    }

    private static long one(long piece, int[] number) {
        return piece < 0 ? piece : number[(int) piece];
    }

    private static long bits(long set, int[] number) {
        long other = 0;
        for (long piece : Bits.elements(set)) other |= 1L << number[(int) piece];
        return other;
    }

    private static long[] set(long[] set, int[] number) {
        long[] other = new long[set.length];
        for (long piece : Bits.elements(set)) Bits.put(other, number[(int) piece]);
        return other;
    }

    private static long[] list(long[] list, int[] number) {
        return Arrays.stream(list).map(piece -> one(piece, number)).toArray();
    }

    /** @return how many things the property is kept about, those outside of its set included */
    public static int subjects(Layout layout, Property property) {
        return Math.max(1, layout.universe(Type.one(property.of())));
    }

    private int take(boolean narrow, int many, boolean aboutPieces, Type type) {
        int first = narrow ? narrowCount : wideCount;
        if (aboutPieces || type.base() == Type.Base.PIECE)
            ofPieces.add(new Row(first, many, narrow, aboutPieces, type));
        if (narrow) narrowCount += many;
        else wideCount += many;
        return first;
    }

    public int cell(Variable variable) {
        return variables.get(variable.index());
    }

    /** @return the cell for subject 0 */
    public int cell(Property property) {
        return properties.get(property.index());
    }

    public int narrowCount() {
        return narrowCount;
    }

    public int wideCount() {
        return wideCount;
    }
}
