package regola.benchmark;

import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * A Benchmarks runs benchmarks with the options of JMH's own command line, for every game that is shipped unless
 * {@code -p game=ID} says for which.
 */
public final class Benchmarks {
    private Benchmarks() {}

    public static void main(String... args) throws CommandLineOptionException, RunnerException {
        CommandLineOptions given = new CommandLineOptions(args);
        OptionsBuilder options = new OptionsBuilder();
        options.parent(given);
        if (!given.getParameter("game").hasValue())
            options.param("game", RuleFiles.games().toArray(String[]::new));
        new Runner(options.build()).run();
    }
}
