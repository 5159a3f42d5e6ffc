package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
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
        int seldom = 0;
        for (int seed = 1; seed < 60 && seldom < 3; seed++) {
            Match match = Match.start(CROAK, seed);
            while (match.legalCount() == 1 && !match.isOver()) match.playIndex(0);
            for (int move = 0; move < match.legalCount(); move++) {
                for (String tile : List.of("pike", "male-1", "male-2", "male-3", "male-4", "male-5", "male-6")) {
                    Optional<Match> after = uncovered(match, move, tile);
                    if (after.isEmpty()) continue;
                    Likely likely = Likely.at(match, match.decider()).orElseThrow();
                    String known = likely.words(tongue);
                    String called = tongue.names().spoken(tile);
                    assertThat(shares(known)).as(known).isBetween(98, 102);
                    if (known.contains(called)) continue;
                    seldom++;
                    String told = likely.with(List.of(match), 0, after.get()).words(tongue);
                    assertThat(told).containsPattern(", " + called + " \\d+\u00a0%");
                    assertThat(shares(told)).as(told).isBetween(98, 102);
                }
            }
        }
        assertThat(seldom).isPositive();
    }

    /** Whoever adds up what is told gets to a hundred. */
    private static int shares(String told) {
        return Pattern.compile("(\\d+)\u00a0%")
                .matcher(told)
                .results()
                .mapToInt(found -> Integer.parseInt(found.group(1)))
                .sum();
    }
}
