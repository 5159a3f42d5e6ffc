package regola.engine.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import regola.engine.lower.Initial;
import regola.engine.run.Execution;
import regola.language.model.Property;

/**
 * A DrawnValues is what hidden values may be that chance has drawn: not only those that were drawn, for what was left
 * over is not known to the player either.
 *
 * @param pool in order
 * @param again true if each was drawn from all of the pool, false if from what was left of it
 */
record DrawnValues(long[] pool, boolean again) {

    /**
     * @param hidden the cells of the hidden values
     * @return null if they were not all drawn, or it is not clear from what
     */
    static DrawnValues of(Execution x, Sight sight, Property property, Initial initial, List<Integer> hidden) {
        if (x.state.known == null || !initial.narrow()) return null;
        int first = x.program.memory.firstHidden(property);
        long[] largest = null;
        boolean again = true;
        List<Long> shown = new ArrayList<>();
        for (int subject = 0; subject < initial.count(); subject++) {
            long[] source = x.state.known.source(first + subject);
            boolean isHidden = hidden.contains(initial.first() + subject);
            if (source == null && isHidden) return null;
            if (source == null) continue;
            again &= largest == null || Arrays.equals(source, largest);
            if (largest == null || source.length > largest.length) largest = source;
            if (!isHidden) shown.add(x.state.narrow[initial.first() + subject]);
        }
        if (again) return new DrawnValues(Arrays.stream(largest).sorted().toArray(), true);
        List<Long> left = new ArrayList<>();
        for (long value : largest) left.add(value);
        for (Long value : shown) if (!left.remove(value)) return null;
        if (left.size() < hidden.size()) return null;
        return new DrawnValues(left.stream().mapToLong(value -> value).sorted().toArray(), false);
    }
}
