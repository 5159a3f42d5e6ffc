package regola.ui.screen;

import regola.ui.view.MotionLevel;

/**
 * A Feel is how boards behave on every page.
 *
 * @param labels whether the names of places are written on the board
 */
public record Feel(MotionLevel motion, boolean labels) {
    public Feel with(MotionLevel other) {
        return new Feel(other, labels);
    }

    public Feel withLabels(boolean others) {
        return new Feel(motion, others);
    }
}
