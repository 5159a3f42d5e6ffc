package regola.engine;

/**
 * A Condition is a claim about a match that can be tested at any decision, as lessons and scenarios make them.
 */
public final class Condition {
    Condition() {}
}
