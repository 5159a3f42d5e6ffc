package regola.benchmark;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import regola.engine.Ruleset;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;

/**
 * How long it takes to read the rule file of each shipped game, as after a key in the editor, and to make it ready for
 * matches.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 4, time = 2)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class RuleFileBenchmark {
    @Param("none, unless Benchmarks says which")
    public String game;

    private CompileRequest request;
    private CheckedGame checked;

    @Setup
    public void setUp() {
        SourceText text = RuleFiles.text(game);
        request = new CompileRequest(text, List.of());
        checked = RuleFiles.compiled(game);
    }

    @Benchmark
    public CompileResult compile() {
        return RuleCompiler.compile(request);
    }

    @Benchmark
    public Ruleset makeReady() {
        return Ruleset.of(checked, checked.seats().fewest(), Map.of());
    }
}
