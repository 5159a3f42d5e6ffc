package regola.engine.explain;

import java.util.ArrayList;
import java.util.List;
import regola.engine.run.Execution;
import regola.engine.value.Hex;
import regola.engine.value.HexWindow;
import regola.engine.value.Thing;
import regola.language.model.Type;

/**
 * A Distant is a hex of an endless plane that lies beyond the part round the pieces, so that it has no number of its
 * own. When somebody asks about it, another hex stands in for it that no piece touches either, and that lies in the
 * same straight directions from all pieces: what rules say about the one they say about the other. It keeps its name
 * while it is asked about.
 */
final class Distant {
    private final Execution x;
    private final HexWindow window;

    Distant(Execution x) {
        this.x = x;
        this.window = x.state.window();
    }

    /** @return the things, with stand-ins for hexes that are too far away */
    List<Thing> near(List<Thing> things) {
        return window == null ? things : things.stream().map(this::near).toList();
    }

    private Thing near(Thing thing) {
        if (!thing.is(Type.Base.SITE)) return thing;
        Hex hex = Hex.named(thing.id());
        return hex == null ? thing : new Thing(Type.SITE, number(hex), thing.id());
    }

    /** @return the number of a hex, or of the one that stands in for it and now goes by its name */
    int number(Hex hex) {
        if (window.contains(hex)) return window.number(hex);
        int number = standIn(hex);
        x.setNames(x.names().withSiteNamed(number, hex.toString()));
        return number;
    }

    private int standIn(Hex far) {
        List<Hex> occupied = occupied();
        int best = -1;
        long bestRank = Long.MIN_VALUE;
        for (int number = 0; number < window.count(); number++) {
            Hex hex = window.hex(number);
            long alike = 0;
            boolean touches = false;
            for (Hex piece : occupied) {
                if (piece.towards(hex) == piece.towards(far)) alike++;
                touches |= piece.distance(hex) <= 1;
            }
            long rank = (alike << 32) - hex.distance(far);
            boolean isFree = x.names().id(Type.SITE, number).equals(hex.toString()); // it stands in for no other yet
            if (!touches && rank > bestRank && isFree) {
                best = number;
                bestRank = rank;
            }
        }
        return best;
    }

    private List<Hex> occupied() {
        List<Hex> occupied = new ArrayList<>();
        for (int site : x.state.siteOf) if (site < window.count()) occupied.add(window.hex(site));
        return occupied;
    }
}
