package regola.ui.board.motion;

import regola.ui.board.paint.Scene;
import regola.ui.view.board.PieceView;

/**
 * A Rebuff is where the ghost of a piece is that wanted to go where it may not: on its way there, trembling, on its way
 * home.
 */
record Rebuff(PieceView piece, Flight.End home, Flight.End there) {
    private static final double OPACITY = 0.6;
    /** When it has come there, and when it turns back, in shares of the whole. */
    private static final double ARRIVES = 0.33;

    private static final double LEAVES = 0.58;
    private static final int SHAKES = 3;

    /** @param progress from 0 to 1 */
    Scene.Moving at(double progress) {
        if (progress < ARRIVES) return between(progress / ARRIVES);
        if (progress > LEAVES) return between(1 - (progress - LEAVES) / (1 - LEAVES));
        double shaking = (progress - ARRIVES) / (LEAVES - ARRIVES);
        double aside = Math.sin(shaking * SHAKES * 2 * Math.PI) * home.size() * 0.1 * (1 - shaking);
        return new Scene.Moving(piece, there.x() + aside, there.y(), home.size(), 1, OPACITY);
    }

    /** It does not go: it appears there and fades. */
    Scene.Moving fading(double progress) {
        return new Scene.Moving(
                piece,
                there.x(),
                there.y(),
                home.size(),
                1,
                OPACITY * Math.min(1, Math.min(progress * 4, (1 - progress) * 4)));
    }

    private Scene.Moving between(double along) {
        double t = Math.max(0, Math.min(1, along));
        double smooth = t * t * (3 - 2 * t);
        double x = home.x() + (there.x() - home.x()) * smooth;
        double y = home.y() + (there.y() - home.y()) * smooth;
        return new Scene.Moving(piece, x, y, home.size(), 1, OPACITY);
    }
}
