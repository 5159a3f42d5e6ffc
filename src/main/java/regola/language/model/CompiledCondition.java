package regola.language.model;

/**
 * A CompiledCondition is an expression written outside of a rule file, in a lesson or a scenario, checked against a
 * game. It reads the match and changes nothing.
 *
 * @param value of type yes or no, unless the writer asked for something else
 * @param slots how many slots its loops need, from 0
 */
public record CompiledCondition(Expr value, int slots) {}
