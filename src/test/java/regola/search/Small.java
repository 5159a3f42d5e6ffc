package regola.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.source.SourceText;

/** Small games whose right moves are known, and the tuning of each. */
public final class Small {
    /** Take one to three from a heap; who takes the last one wins. Its score, what one has taken, is a bad adviser. */
    public static final Ruleset HEAP = rules("src/test/resources/cli/heap/heap.rules", Map.of("size", List.of(11L)));

    public static final Ruleset HANDS = rules("src/test/resources/search/hands.rules", Map.of());
    public static final Ruleset COIN = rules("src/test/resources/search/coin.rules", Map.of());

    private Small() {}

    public static Ruleset rules(String path, Map<String, List<Long>> settings) {
        return rules(path, 2, settings);
    }

    public static Ruleset rules(String path, int players, Map<String, List<Long>> settings) {
        try {
            SourceText text = SourceText.of(path, Files.readString(Path.of(path)));
            return Ruleset.of(
                    RuleCompiler.compile(new CompileRequest(text, List.of()))
                            .game()
                            .orElseThrow(),
                    players,
                    settings);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Lookahead search(Ruleset rules) {
        return new Lookahead(Tuning.of(rules));
    }

    public static Prospects look(Match match, long iterations, long seed) {
        return search(match.rules()).look(match, Budget.ofIterations(iterations), seed, Shortlist.ALL, () -> false);
    }
}
