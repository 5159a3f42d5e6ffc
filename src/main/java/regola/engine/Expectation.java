package regola.engine;

/** An Expectation is that many matches of a ruleset will be played, until it is closed. */
@FunctionalInterface
public interface Expectation extends AutoCloseable {
    /** Says that no more are played: what is being made ready for them is broken off. */
    @Override
    void close();
}
