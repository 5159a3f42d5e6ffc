package regola.ui.present;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.engine.Ruleset;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.ui.present.start.MatchSetUp;
import regola.ui.present.start.Shelf;
import regola.ui.view.ProblemView;

/** A Rules is rule files for tests: shipped ones by name, and others as text. */
public final class Rules {
    private Rules() {}

    public static Ruleset shipped(String game, int players, String... variants) {
        return Ruleset.of(compile(request(game, List.of(variants))), players, Map.of());
    }

    /** @return a shipped game for the fewest players with other settings */
    public static Ruleset shipped(String game, Map<String, List<Long>> settings) {
        CheckedGame checked = compile(request(game, List.of()));
        return Ruleset.of(checked, checked.seats().fewest(), settings);
    }

    /** @return the fewest players of a shipped game */
    public static int players(String game) {
        return compile(request(game, List.of())).seats().fewest();
    }

    public static Ruleset text(String text, int players) {
        return Ruleset.of(compile(CompileRequest.of(SourceText.of("test.rules", text))), players, Map.of());
    }

    public static MatchSetUp match(Ruleset rules, String... computers) {
        return new MatchSetUp(rules, 7, Set.of(computers));
    }

    private static CompileRequest request(String game, List<String> variants) {
        Path folder = Path.of("rules-dsl/games", game);
        List<SourceText> texts = new ArrayList<>();
        for (String variant : variants) texts.add(read(folder.resolve("variants/" + variant + ".rules")));
        return new CompileRequest(read(folder.resolve(game + ".rules")), texts);
    }

    private static SourceText read(Path file) {
        try {
            return SourceText.of(file.getFileName().toString(), Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static CheckedGame compile(CompileRequest request) {
        CompileResult result = RuleCompiler.compile(request);
        return result.game()
                .orElseThrow(() -> new AssertionError(result.diagnostics().toString()));
    }

    /** A shelf with one shipped game. */
    public static Shelf shelf(String game, String... variants) {
        return new Shelf() {
            @Override
            public List<Entry> entries() {
                CheckedGame checked = compile(request(game, List.of()));
                List<Variant> all = Arrays.stream(variants)
                        .map(id -> {
                            CheckedGame varied = compile(request(game, List.of(id)));
                            return new Variant(
                                    id,
                                    varied.variants().get(0).title(),
                                    varied.variants().get(0).about());
                        })
                        .toList();
                return List.of(new Entry(game, checked.title(), checked.about(), all, List.of()));
            }

            @Override
            public Reading read(String id, List<String> on) {
                CompileResult result = RuleCompiler.compile(request(id, on));
                List<ProblemView> problems = result.diagnostics().stream()
                        .filter(Diagnostic::isError)
                        .map(d -> ProblemViews.of(d.trouble()))
                        .toList();
                return new Reading(result.game().orElse(null), problems);
            }
        };
    }
}
