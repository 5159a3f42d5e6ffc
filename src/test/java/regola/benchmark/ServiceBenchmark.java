package regola.benchmark;

import java.util.List;
import java.util.Optional;
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
import regola.language.CompileRequest;
import regola.language.Shipped;
import regola.language.diagnostic.Diagnostic;
import regola.language.service.Completion;
import regola.language.service.Edit;
import regola.language.service.GameTexts;
import regola.language.service.Hover;
import regola.language.service.LanguageService;
import regola.language.service.Renaming;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * How long an editor waits for an answer just after a key: each time the texts are new, the game with all its variants.
 * The longest shipped file is croak's.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 4, time = 2)
@BenchmarkMode({Mode.AverageTime, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class ServiceBenchmark {
    @Param("none, unless Benchmarks says which")
    public String game;

    private CompileRequest request;
    private int middle;
    private long round;

    @Setup
    public void setUp() {
        request = Shipped.request(game, Shipped.variants(game));
        String text = request.game().text();
        // Behind the first words of a step in the middle of the file.
        middle = text.indexOf("  do ", text.length() / 2) + "  do ".length();
    }

    /** As after a key: a text that nobody has looked at yet. */
    private LanguageService fresh() {
        SourceText old = request.game();
        SourceText next = SourceText.of(old.name(), old.text() + " ".repeat((int) (round++ % 2)));
        return new LanguageService(new GameTexts(next, request.variants(), null));
    }

    @Benchmark
    public List<Completion> complete() {
        LanguageService service = fresh();
        return service.complete(service.texts().game(), middle, "it");
    }

    @Benchmark
    public Optional<Hover> hover() {
        LanguageService service = fresh();
        return service.hover(service.texts().game(), middle + 1, "en");
    }

    @Benchmark
    public Optional<Span> definition() {
        LanguageService service = fresh();
        return service.definition(service.texts().game(), middle + 1);
    }

    @Benchmark
    public List<Diagnostic> problems() {
        LanguageService service = fresh();
        return service.problems(service.texts().game());
    }

    @Benchmark
    public List<Edit> format() {
        LanguageService service = fresh();
        return service.format(service.texts().game());
    }

    @Benchmark
    public Renaming rename() {
        LanguageService service = fresh();
        return service.rename(service.texts().game(), middle + 1, "quite-another-name");
    }
}
