package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regola.engine.state.Chance;
import regola.engine.value.Answer;
import regola.engine.value.Move;

/**
 * No position twice, said with a rule that is only supposed: what is legal is what a list of all positions so far says,
 * in a copy of the match and in a match read back from a file as well.
 */
class SupposedRepetitionTest {
    private static final int PLACES = 6;

    private static final Ruleset RULES = SampleRules.written(
            "board ring",
            "  site a1 at 0, 2",
            "  site a2 at 2, 1",
            "  site a3 at 2, -1",
            "  site a4 at 0, -2",
            "  site a5 at -2, -1",
            "  site a6 at -2, 1",
            "  loops round-about",
            "    a1 a2 a3 a4 a5 a6",
            "pieces men: 1 \"{player}-man\" for each player",
            "start",
            "  move red-man to a1",
            "  move blue-man to a4",
            "turn",
            "  choose act by mover",
            "    option go (to in ring)",
            "      require to in neighbours of site of men of mover and no men on to",
            "        because S-1 en \"One step.\" it \"Un passo.\"",
            "      require supposing do go(to): times-seen() is 0",
            "        because S-2 en \"That was there before.\" it \"C'era già.\"",
            "      then",
            "        do go(to)",
            "        remember position",
            "    if none",
            "      finish won by next-player(mover)",
            "rule go(to: site)",
            "  move men of mover to to");

    /** What a list of all positions says; the sites are numbered round the ring, the sides 0 and 1. */
    private static final class Listed {
        private final int[] at = {0, 3};
        private final Set<List<Integer>> seen = new HashSet<>();
        private int mover;

        private List<Integer> after(int to) {
            return List.of(mover == 0 ? to : at[0], mover == 1 ? to : at[1], mover);
        }

        List<String> legal(boolean withRepetitions) {
            List<String> moves = new ArrayList<>();
            for (int to = 0; to < PLACES; to++) {
                int apart = Math.floorMod(to - at[mover], PLACES);
                if ((apart == 1 || apart == PLACES - 1)
                        && to != at[1 - mover]
                        && (withRepetitions || !seen.contains(after(to)))) moves.add("go a" + (to + 1));
            }
            return moves;
        }

        void play(String move) {
            int to = Integer.parseInt(move.substring("go a".length())) - 1;
            seen.add(after(to));
            at[mover] = to;
            mover = 1 - mover;
        }
    }

    @ParameterizedTest
    @EnumSource(InTier.class)
    void noPositionComesTwice(InTier tier) {
        Ruleset rules = tier.of(RULES);
        int refused = 0;
        for (int seed = 0; seed < 30; seed++) {
            Match match = Match.start(rules, seed);
            Listed listed = new Listed();
            Chance chance = new Chance(seed);
            for (int i = 0; !match.isOver(); i++) {
                List<String> legal = match.decision().legal().stream()
                        .map(Move::text)
                        .sorted()
                        .toList();
                assertThat(legal).as("seed %s, move %s", seed, i).isEqualTo(listed.legal(false));
                for (String move : listed.legal(true)) {
                    if (legal.contains(move)) continue;
                    refused++;
                    assertThat(match.ask(move))
                            .isInstanceOfSatisfying(
                                    Answer.Refused.class,
                                    answer -> assertThat(answer.why().rule()).isEqualTo("S-2"));
                }
                String move = legal.get(chance.below(legal.size()));
                match.play(move);
                listed.play(move);
                if (i % 3 == 1) match = match.copy();
                if (i % 5 == 4 && !match.isOver()) match = Match.at(rules, match.position(), seed);
            }
            assertThat(listed.legal(false)).as("where it ended").isEmpty();
        }
        assertThat(refused).isGreaterThan(50);
    }
}
