package regola.ui.present;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.engine.Ruleset;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.Shipped;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.ui.present.start.MatchSetUp;
import regola.ui.present.start.Shelf;
import regola.ui.view.ProblemView;

/** A Rules is what presenters are tested with: games as text, matches as they are set up, a shelf. */
public final class Rules {
    private Rules() {}

    public static Ruleset text(String text, int players) {
        return Ruleset.of(Shipped.compiled(CompileRequest.of(SourceText.of("test.rules", text))), players, Map.of());
    }

    public static MatchSetUp match(Ruleset rules, String... computers) {
        return new MatchSetUp(rules, 7, Set.of(computers));
    }

    /** A shelf with one shipped game. */
    public static Shelf shelf(String game, String... variants) {
        return new Shelf() {
            @Override
            public List<Entry> entries() {
                CheckedGame checked = Shipped.game(game);
                List<Variant> all = Arrays.stream(variants)
                        .map(id -> {
                            CheckedGame varied = Shipped.game(game, id);
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
                CompileResult result = RuleCompiler.compile(Shipped.request(id, on));
                List<ProblemView> problems = result.diagnostics().stream()
                        .filter(Diagnostic::isError)
                        .map(d -> ProblemViews.of(d.trouble()))
                        .toList();
                return new Reading(result.game().orElse(null), problems);
            }
        };
    }
}
