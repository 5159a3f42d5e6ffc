package regola.engine.board;

import java.util.ArrayList;
import java.util.List;
import regola.engine.value.Catalog;
import regola.engine.value.Hex;
import regola.engine.value.HexWindow;

/**
 * A HexLines is how the hexes of an endless plane hang together. They are numbered as {@link HexWindow} says, rolled
 * up: what leaves the numbered hexes on one side comes in on the other. Pieces that keep together never see that, since
 * there are more hexes to a side than there are pieces.
 */
final class HexLines {
    /** Hexes beyond the outermost pieces, at least. */
    static final int MARGIN = 4;

    private static final int SMALLEST = 32, LARGEST = 64;

    private HexLines() {}

    /**
     * @return a window round 0,0 in which so many pieces in one group find room wherever they are, if they are not too
     *     many
     */
    static HexWindow window(int pieces) {
        int wanted = pieces + 2 * MARGIN;
        return HexWindow.around(new Hex(0, 0), Math.max(SMALLEST, Math.min(LARGEST, wanted + wanted % 2)));
    }

    static List<Catalog.SiteEntry> sites(HexWindow window, String board) {
        List<Catalog.SiteEntry> sites = new ArrayList<>();
        for (int s = 0; s < window.count(); s++)
            sites.add(new Catalog.SiteEntry(window.hex(s).toString(), board, -1, true));
        return sites;
    }

    static void join(SitesDraft draft) {
        HexWindow window = draft.plane;
        draft.steps = new int[Hex.DIRECTIONS][draft.count];
        for (int d = 0; d < draft.steps.length; d++) {
            for (int s = 0; s < draft.count; s++) {
                boolean isHex = s < window.count();
                draft.steps[d][s] = isHex ? window.number(window.hex(s).step(d + 1)) : -1;
                if (isHex) draft.join(s, draft.steps[d][s]);
            }
        }
    }
}
