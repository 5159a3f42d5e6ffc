package regola.ui.app;

import regola.ui.view.MotionLevel;

/**
 * A Feel is how boards behave on every page.
 *
 * @param labels whether the names of places are written on the board
 */
record Feel(MotionLevel motion, boolean labels) {
    Feel with(MotionLevel other) {
        return new Feel(other, labels);
    }

    Feel withLabels(boolean others) {
        return new Feel(motion, others);
    }
}
