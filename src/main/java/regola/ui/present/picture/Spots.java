package regola.ui.present.picture;

import java.util.List;
import regola.engine.value.Hex;
import regola.ui.view.board.Ref;

/**
 * A Spots finds places of a plane without end that are not seen, because nothing lies there and nothing may go there.
 */
public final class Spots {
    private Spots() {}

    /**
     * @param across how far to the right of the plane's middle, where neighbours are 1 apart; may be no number
     * @param down likewise
     * @return the hex that is nearest; empty where there is no plane
     */
    public static List<Ref> at(double across, double down) {
        if (Double.isNaN(across) || Double.isNaN(down)) return List.of();
        int row = (int) Math.round(down / Math.sqrt(0.75));
        Hex best = null;
        double least = Double.MAX_VALUE;
        for (int r = row - 1; r <= row + 1; r++) {
            int q = (int) Math.round(across - r / 2.0);
            Hex hex = new Hex(q, r);
            double far = Math.hypot(hex.x() - across, -hex.y() - down);
            if (far >= least) continue;
            least = far;
            best = hex;
        }
        return List.of(Ref.site(best.toString()));
    }
}
