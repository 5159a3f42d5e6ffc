package regola.ui.tray;

import regola.ui.stage.Measure;
import regola.ui.stage.TextSize;

/**
 * A FlatRow is a tray in which all lies in one row, no higher than it has to be.
 *
 * @param heaped whether heaps of several sorts lie beside each other, each below its name
 */
record FlatRow(Measure measure, boolean heaped) {
    /** What pieces have for themselves and their name, if they have one, and what is left free round them. */
    private static final double ROOM = 65;

    private static final double INSET = 8;

    /** What the name of a zone takes, in letters' heights. */
    private static final double NAME = 1.4;

    /** @return what the name of a zone takes of its height */
    static int name(Measure measure) {
        return (int) Math.round(NAME * measure.text(TextSize.SMALL));
    }

    int inset() {
        return measure.round(INSET);
    }

    /** @return how large pieces are at most; where there is no name they have its room too */
    int piece() {
        return measure.round(ROOM) - (heaped ? name(measure) : 0);
    }

    /** @return the same with names and without, so that no board moves for a name */
    int height() {
        return 2 * inset() + measure.round(ROOM);
    }
}
