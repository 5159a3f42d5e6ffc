package regola.engine.position;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regola.engine.run.Execution;
import regola.engine.value.Hex;
import regola.engine.value.HexWindow;
import regola.engine.value.Thing;
import regola.language.model.Type;

/**
 * A Surroundings is the part of an endless plane of hexes that matters just now: where pieces are, what touches them,
 * and what a move could name. Where there is nothing at all, it is the hex in the middle.
 */
public final class Surroundings {
    /** Row by row from the top, each from the left. */
    private static final Comparator<Hex> READING =
            Comparator.comparingInt(Hex::r).thenComparingInt(Hex::q);

    private Surroundings() {}

    /**
     * @param meant what legal moves name
     * @return the numbers of the hexes, in reading order
     */
    public static Map<Hex, Integer> of(Execution x, List<Thing> meant) {
        HexWindow window = x.state.window();
        Map<Hex, Integer> found = new TreeMap<>(READING);
        for (int site : x.state.siteOf) if (site < window.count()) addAround(window.hex(site), window, found);
        for (Thing thing : meant) {
            if (thing.is(Type.Base.SITE) && thing.number() < window.count())
                put(window.hex((int) thing.number()), window, found);
        }
        if (found.isEmpty()) put(new Hex(0, 0), window, found);
        return found;
    }

    private static void addAround(Hex hex, HexWindow window, Map<Hex, Integer> found) {
        put(hex, window, found);
        for (int d = 1; d <= Hex.DIRECTIONS; d++) put(hex.step(d), window, found);
    }

    private static void put(Hex hex, HexWindow window, Map<Hex, Integer> found) {
        found.put(hex, window.number(hex));
    }
}
