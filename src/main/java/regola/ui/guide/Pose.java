package regola.ui.guide;

/** A Pose is how the guide stands, in a square of 120: a curve from the foot to the head, and a face. */
public enum Pose {
    /** Waits for an answer. */
    ASK(Face.ASKING, 0, 16, 104, 10, 62, 50, 44, 62, 78, 70, 108, 92, 104, 92, 62),
    /** Shows something, to its left. */
    POINT(Face.SMILING, 0, 100, 106, 100, 62, 66, 48, 58, 82, 52, 104, 30, 92, 14, 60),
    /** Allowed, but not what was meant. */
    THINK(Face.PONDERING, 0, 52, 106, 46, 84, 60, 78, 76, 66, 98, 48, 84, 16, 58, 22, 48, 24, 42, 30, 40, 38),
    /** A rule forbids it: it is sorry, and no judge. */
    NO(Face.REFUSING, 0, 16, 106, 16, 74, 44, 64, 58, 84, 72, 106, 96, 98, 90, 70),
    /** That was right. */
    NOD(Face.SMILING, 8, 16, 104, 10, 62, 50, 44, 62, 78, 70, 108, 92, 104, 92, 62),
    /** All is done. */
    CHEER(Face.LAUGHING, 0, 22, 106, 60, 110, 76, 96, 58, 78, 44, 62, 66, 52, 64, 30),
    /** Rests: on the ruler and on the path. */
    SIT(Face.SMILING, 0, 14, 106, 34, 110, 44, 84, 60, 90, 78, 98, 92, 92, 92, 66);

    /** How brows, eyes and mouth are. */
    enum Face {
        ASKING,
        SMILING,
        PONDERING,
        REFUSING,
        LAUGHING
    }

    private final Face face;
    private final double bow;
    private final double[] curve;

    /**
     * @param bow how much lower the head is than the curve's end
     * @param curve x and y of the foot, then of two control points and an end for each piece
     */
    Pose(Face face, double bow, double... curve) {
        this.face = face;
        this.bow = bow;
        this.curve = curve;
    }

    Face face() {
        return face;
    }

    Posture posture() {
        return new Posture(curve.clone(), bow, 0);
    }

    /** @return whether it can go over into the other without a cut */
    boolean blendsWith(Pose other) {
        return curve.length == other.curve.length;
    }
}
