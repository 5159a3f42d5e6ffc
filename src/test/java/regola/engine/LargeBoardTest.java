package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.engine.move.ChoicePlan;
import regola.engine.run.Execution;
import regola.engine.state.Chance;

/**
 * A game with more sites and more pieces than fit one word: stones are placed beside others and taken when surrounded.
 */
class LargeBoardTest {
    private static final Ruleset RULES = SampleRules.written(
            "board goban",
            "  grid 9 by 9 joined straight",
            "  region middle: e5, d5, e4",
            "pieces stones, alike: 50 \"{player}-stone\" for each player",
            "pieces king: 1 \"{player}-king\" for each player",
            "zone bowl of each player",
            "zone taken of each player",
            "counter placed: number = 0",
            "start",
            "  move stones of red to bowl of red",
            "  move stones of blue to bowl of blue",
            "  move red-king to a1",
            "  move blue-king to i9",
            "function enemy(): player = one (players - mover)",
            "function breath(s: site, who: player): set of site = neighbours of group(s, site of stones of who & goban) - site of pieces",
            "turn",
            "  if placed >= 60",
            "    finish",
            "  choose act by mover",
            "    option place (to in goban)",
            "      require some stones of mover on bowl of mover because G-1 en \"No stone left.\" it \"Nessuna pedina.\"",
            "      require no pieces on to because G-2 en \"Full.\" it \"Pieno.\"",
            "      require to in middle or some (neighbours of to & site of pieces)",
            "        because G-3 en \"Beside another.\" it \"Accanto a un'altra.\"",
            "      then",
            "        move one stones of mover on bowl of mover to to",
            "        set placed = placed + 1",
            "        do take(to)",
            "    option king (king in king) (direction in directions)",
            "      require owner of king is mover because G-4 en \"Not yours.\" it \"Non tuo.\"",
            "      require some step(site of king, direction) because G-5 en \"The edge.\" it \"Il bordo.\"",
            "      require no pieces on step(site of king, direction) because G-6 en \"Full.\" it \"Pieno.\"",
            "      require distance(site of king, e5) >= 2 or placed > 10 because G-7 en \"Not yet.\" it \"Non ancora.\"",
            "      then",
            "        move king to step(site of king, direction)",
            "        set placed = placed + 1",
            "    if none",
            "      finish",
            "rule take(to: site)",
            "  for each s in neighbours of to where some stones of enemy() on s",
            "    if some stones of enemy() on s and no breath(s, enemy())",
            "      for each t in group(s, site of stones of enemy() & goban)",
            "        move stones on t to taken of mover",
            "score of who = number of stones on taken of who");

    @Test
    void plansFindWhatTryingFinds() {
        long taken = 0;
        for (int seed = 0; seed < 10; seed++) {
            Chance chance = new Chance(seed);
            Match match = Match.start(RULES, seed);
            while (!match.isOver()) {
                Execution planned = match.execution();
                Execution tried = planned.copy();
                tried.refuel();
                tried.legalCount = 0;
                ((ChoicePlan) tried.question()).findByTrying(tried);
                assertThat(Arrays.copyOf(planned.legal, planned.legalCount))
                        .isEqualTo(Arrays.copyOf(tried.legal, tried.legalCount));
                match.playIndex(chance.below(match.legalCount()));
                if (match.isOver()) continue;
                assertThat(Match.at(RULES, match.position(), 1).position()).isEqualTo(match.position());
            }
            taken += match.score(0) + match.score(1);
        }
        assertThat(taken).isPositive();
    }

    /** No set is made of the places of pieces where all that is asked is whether they hang together. */
    @Test
    void placesHangTogetherAsTheSetOfThemDoes() {
        var places = SampleRules.condition(RULES, "connected(site of (stones of red on goban))");
        var set = SampleRules.condition(RULES, "connected(goban & site of (stones of red on goban))");
        Set<Boolean> answers = new HashSet<>();
        Chance chance = new Chance(5);
        Match match = Match.start(RULES, 5);
        for (int i = 0; i < 40 && !match.isOver(); i++) {
            assertThat(match.holds(places)).isEqualTo(match.holds(set));
            answers.add(match.holds(places));
            match.playIndex(chance.below(match.legalCount()));
        }
        assertThat(answers).containsExactlyInAnyOrder(true, false);
    }

    @Test
    void sitesOfAGridHaveNamesColumnsAndRows() {
        Match match = Match.start(RULES, 1);
        for (String claim : new String[] {
            "column of c7 is 3 and row of c7 is 7",
            "neighbours of a1 is [b1, a2]",
            "step(a1, 1) is a2",
            "step(a1, 2) is b1",
            "no step(a1, 3)",
            "ray(a1, 2) is [b1, c1, d1, e1, f1, g1, h1, i1]",
            "directions is [1, 2, 3, 4]",
            "distance(a1, c4) is 5",
            "connected([a1, a2, b2])",
            "number of goban is 81",
            "site of red-king is a1"
        })
            assertThat(match.holds(SampleRules.condition(RULES, claim)))
                    .as(claim)
                    .isTrue();
    }

    @Test
    void aMoveSaysItsDirection() {
        Match match = Match.start(RULES, 1);
        assertThat(match.decision().legal().toString())
                .contains("king red-king 1")
                .contains("king red-king 2")
                .doesNotContain("king red-king 3");
        assertThat(match.ask("king red-king 3").toString()).contains("G-5");
        assertThat(match.ask("king red-king 9").toString()).contains("NotUnderstood");
    }
}
