package regola.engine.node;

import java.util.Arrays;
import java.util.stream.IntStream;
import regola.engine.board.Layout;
import regola.engine.state.Chance;
import regola.engine.state.GameState;
import regola.engine.state.KeptAlike;
import regola.engine.state.Memory;
import regola.language.model.Property;
import regola.language.model.Variable;

/**
 * A PositionRest is what counts beside the sites of the pieces when two positions are compared: all variables that are
 * no counters, and all properties.
 *
 * @param narrow the cells of those that are a word
 * @param wide the cells of those that are an array
 */
public record PositionRest(int[] narrow, int[] wide) {

    public static PositionRest of(Layout layout, Memory memory) {
        boolean[] narrowCounts = new boolean[memory.narrowCount()];
        boolean[] wideCounts = new boolean[memory.wideCount()];
        for (Variable variable : layout.game().variables()) {
            if (!variable.counter())
                (layout.isNarrow(variable.type()) ? narrowCounts : wideCounts)[memory.cell(variable)] = true;
        }
        for (Property property : layout.game().properties()) {
            boolean[] counts = layout.isNarrow(property.type()) ? narrowCounts : wideCounts;
            int first = memory.cell(property);
            Arrays.fill(counts, first, first + Memory.subjects(layout, property), true);
        }
        return new PositionRest(cells(narrowCounts), cells(wideCounts));
    }

    private static int[] cells(boolean[] counts) {
        return IntStream.range(0, counts.length).filter(i -> counts[i]).toArray();
    }

    /** @return what computing the hash counts against the limit of steps */
    public long work(GameState state) {
        if (wide.length == 0) return narrow.length >> 5;
        long words = narrow.length;
        for (int cell : wide) words += 8 + state.wide[cell].length;
        return words >> 5;
    }

    public long hash(GameState state) {
        long hash = state.retired;
        if (narrow.length + wide.length == 0) return hash;
        KeptAlike kept = state.kept();
        for (int cell : narrow) hash = Chance.mix(hash + cell ^ kept.narrow()[cell]);
        for (int cell : wide) hash = Chance.mix(hash + cell ^ Arrays.hashCode(kept.wide()[cell]));
        return hash;
    }
}
