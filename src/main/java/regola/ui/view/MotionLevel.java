package regola.ui.view;

/**
 * A MotionLevel is how much moves in the window: FULL, pieces travel; REDUCED, what changed fades in and nothing
 * travels; NONE, everything is there at once.
 */
public enum MotionLevel {
    FULL,
    REDUCED,
    NONE
}
