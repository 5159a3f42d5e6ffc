package regola.engine.node;

import java.util.Arrays;
import java.util.stream.IntStream;
import regola.engine.board.Layout;
import regola.engine.state.Chance;
import regola.engine.state.GameState;
import regola.engine.state.Memory;
import regola.language.model.Property;
import regola.language.model.Variable;

/**
 * A PositionRest is what counts beside the places of the pieces when two positions are compared: all variables that are
 * no counters, and all properties.
 */
public final class PositionRest {
    private final int[] narrow, wide;

    public PositionRest(Layout layout, Memory memory) {
        boolean[] narrowCounts = new boolean[memory.narrowCount()];
        boolean[] wideCounts = new boolean[memory.wideCount()];
        for (Variable variable : layout.game().variables()) {
            if (!variable.counter())
                (layout.isNarrow(variable.type()) ? narrowCounts : wideCounts)[memory.place(variable)] = true;
        }
        for (Property property : layout.game().properties()) {
            boolean[] counts = layout.isNarrow(property.type()) ? narrowCounts : wideCounts;
            int first = memory.place(property);
            Arrays.fill(counts, first, first + Memory.subjects(layout, property), true);
        }
        narrow = places(narrowCounts);
        wide = places(wideCounts);
    }

    private static int[] places(boolean[] counts) {
        return IntStream.range(0, counts.length).filter(i -> counts[i]).toArray();
    }

    /** @return what computing the hash counts against the limit of steps */
    public long work(GameState state) {
        long words = narrow.length;
        for (int place : wide) words += 8 + state.wide[place].length;
        return words >> 5;
    }

    public long hash(GameState state) {
        long hash = state.retired;
        GameState.Kept kept = state.kept();
        for (int place : narrow) hash = Chance.mix(hash + place ^ kept.narrow()[place]);
        for (int place : wide) hash = Chance.mix(hash + place ^ Arrays.hashCode(kept.wide()[place]));
        return hash;
    }
}
