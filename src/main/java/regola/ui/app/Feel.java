package regola.ui.app;

/**
 * A Feel is how boards behave on every page.
 *
 * @param millis how long one piece travels; 0 for no motion at all
 * @param labels whether the names of places are written on the board
 */
record Feel(int millis, boolean labels) {
    Feel withMillis(int other) {
        return new Feel(other, labels);
    }

    Feel withLabels(boolean others) {
        return new Feel(millis, others);
    }
}
