package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.ui.present.picture.Standing;
import regola.ui.present.picture.Tongue;

/** What could be known of hidden places tells of what came to light there, however seldom that is. */
class LikelyTest {
    private static final Ruleset CROAK = Shipped.rules("croak", 4);

    /** @return the tile that is turned over by that move; empty if none is, or it is another one */
    private static Optional<Match> uncovered(Match before, int move, String tile) {
        Match after = before.copy();
        after.playIndex(move);
        boolean found = Standing.of(before, before.decider()).ofSite().entrySet().stream()
                .filter(site -> "?".equals(site.getValue().get("tile")))
                .map(Map.Entry::getKey)
                .filter(site -> !"?"
                        .equals(Standing.of(after, before.decider())
                                .ofSite()
                                .getOrDefault(site, Map.of())
                                .get("tile")))
                .anyMatch(site -> tile.equals(Standing.of(before.position())
                        .ofSite()
                        .getOrDefault(site, Map.of())
                        .get("tile")));
        return found ? Optional.of(after) : Optional.empty();
    }

    @Test
    void whatCameToLightIsToldBesideWhatIsLikeliest() {
        Tongue tongue = new Tongue(CROAK, Manner.of("en"));
        int pikes = 0;
        for (int seed = 1; seed < 30; seed++) {
            Match match = Match.start(CROAK, seed);
            while (match.legalCount() == 1 && !match.isOver()) match.playIndex(0);
            for (int move = 0; move < match.legalCount(); move++) {
                Optional<Match> after = uncovered(match, move, "pike");
                if (after.isEmpty()) continue;
                pikes++;
                Likely likely = Likely.at(match, match.decider()).orElseThrow();
                assertThat(likely.words(tongue)).doesNotContain("a pike");
                assertThat(likely.with(List.of(match), 0, after.get()).words(tongue))
                        .startsWith(likely.words(tongue).replaceAll("[.]$", ""))
                        .containsPattern(", a pike \\d+\u00a0%");
            }
            if (pikes > 2) return;
        }
        assertThat(pikes).isPositive();
    }
}
