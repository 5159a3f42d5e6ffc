package regola.benchmark;

import java.util.List;
import java.util.Map;
import regola.engine.Ruleset;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.library.GameEntry;
import regola.library.GameLibrary;

/** A RuleFiles is the shipped games that are measured. */
final class RuleFiles {
    private RuleFiles() {}

    static List<String> games() {
        return GameLibrary.open().ids();
    }

    static SourceText text(String game) {
        return entry(GameLibrary.open(), game).source();
    }

    static CheckedGame compiled(String game) {
        GameLibrary library = GameLibrary.open();
        return library.load(entry(library, game), List.of()).game().orElseThrow();
    }

    private static GameEntry entry(GameLibrary library, String game) {
        return library.game(game)
                .orElseThrow(() -> new IllegalArgumentException("there is no game '" + game + "', but " + library.ids()
                        + ". Start regola.benchmark.Benchmarks, which finds them"));
    }

    static Ruleset rules(String game, int players) {
        return Ruleset.of(compiled(game), players, Map.of());
    }
}
