package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.advice.WhyBetter.Counts;
import regola.advice.words.OtherMoves;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Aim;
import regola.language.Shipped;

/** What is only kept is not told as if it were gained; and of several good moves it is told which brings most. */
class KeptInHintsTest {
    private final Ruleset rules = Shipped.rules("army-of-frogs", 2);

    /** @return a match in which somebody hops, with a group of several frogs */
    private Match hopping() {
        for (int seed = 1; ; seed++) {
            Match match = Match.start(rules, seed);
            for (int i = 0; i < 30; i++) match.playIndex(match.legalCount() / 2);
            if (!match.isOver() && match.legalCount() > 6) return match;
        }
    }

    private Counts group(Match match, long amount, boolean atLeast) {
        Aim aim = rules.aims().stream()
                .filter(each -> each.yours(1, false)
                        .filter(said -> said.text("en").contains("largest group"))
                        .isPresent())
                .findFirst()
                .orElseThrow();
        OtherMoves most = new OtherMoves(false, false, 0);
        return new Counts(aim, null, amount, 0, Counts.Horizon.EACH, 0, atLeast, most, Map.of());
    }

    private int aim(Counts counts) {
        return rules.aims().indexOf(counts.aim());
    }

    @Test
    void whatThereIsBeforeIsSaidToStay() {
        Match match = hopping();
        Crowd crowd = new Crowd(match, 1, () -> false);
        Counts any = group(match, 1, false);
        long now = match.aim(aim(any), match.decider());
        String kept = told(BestStanding.kept(List.of(group(match, now, false)), crowd));
        String gained = told(BestStanding.kept(List.of(group(match, now + 1, false)), crowd));
        assertThat(kept).endsWith(" as before, unlike after most other moves.");
        assertThat(gained).endsWith(", unlike after most other moves.").doesNotContain("as before");
    }

    @Test
    void theOneThatBringsMostIsTold() {
        int told = 0;
        for (int seed = 1; seed <= 40 && told == 0; seed++) {
            Match match = Match.start(rules, seed);
            for (int i = 0; i < 36 && !match.isOver(); i++) match.playIndex(match.legalCount() / 2);
            if (match.isOver() || match.legalCount() < 4) continue;
            Counts least = group(match, 0, true);
            List<Integer> good = new ArrayList<>();
            long most = 0;
            long fewest = Long.MAX_VALUE;
            int best = -1;
            for (int move = 0; move < match.legalCount() && good.size() < 5; move++) {
                Match after = match.copy();
                after.playIndex(move);
                if (after.isOver()) continue;
                long amount = after.aim(aim(least), match.decider());
                if (amount == most) continue; // one alone is to have most
                good.add(move);
                if (amount > most) best = move;
                most = Math.max(most, amount);
                fewest = Math.min(fewest, amount);
            }
            if (good.size() < 2 || fewest == most) continue;
            List<WhyBetter> all =
                    BestStanding.most(List.of(group(match, fewest, true)), new Crowd(match, 1, () -> false), good);
            if (all.size() == 1) continue; // something else tells the moves apart better
            assertThat(((WhyBetter.Apart) all.get(1)).move()).isEqualTo(match.legal(best));
            told++;
        }
        assertThat(told).isPositive();
    }

    private static String told(List<WhyBetter> reasons) {
        return reasons.get(0).text("en");
    }
}
