package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.advice.Objection;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.search.Budget;
import regola.ui.present.match.MatchRecord;
import regola.ui.support.KnownRules;

/** What somebody tries in a look back is held against what its page says. */
class TriedTest {
    private final LookBack back =
            new LookBack(KnownRules::tuning, 300, Budget.ofIterations(2_400), Runnable::run, Runnable::run, view -> {});

    /** Of a try that opens the corner as well it is not said that it was to be found, however good the figures are. */
    @Test
    void whatHasTheFlawThatThePageBlamesIsNotFound() {
        Ruleset rules = Shipped.rules("reversi", 2);
        List<String> moves = List.of(
                "put f5", "put f4", "put c3", "put c4", "put f3", "put c2", "put b4", "put a5", "put b2", "put d2",
                "put a4", "put a1");
        Match match = Match.start(rules, 2);
        moves.forEach(match::play);
        back.at(
                new MatchRecord(
                        1,
                        rules,
                        2,
                        null,
                        moves,
                        moves.size(),
                        Map.of("white", "easy"),
                        Map.of(),
                        match.position(),
                        false),
                Map.of(),
                Manner.of("en"));
        Match there = Match.start(rules, 2);
        moves.subList(0, 10).forEach(there::play);
        Move best = back.advice(10).best();
        List<Boolean> solved = new ArrayList<>();
        for (Move move : there.decision().legal()) {
            if (move.text().equals("put a4")) continue;
            Objection near = answer(move, best, 0.01, 0);
            Match then = there.copy();
            then.play(move.text());
            boolean opens = then.decision().legal().stream()
                    .anyMatch(reply -> reply.text().equals("put a1"));
            solved.add(back.solves(10, near));
            assertThat(back.solves(10, near)).as(move.text()).isEqualTo(!opens);
            if (!opens) continue;
            assertThat(back.tried(10, near).head())
                    .isEqualTo("That is about as good, but it lets the same happen. Try again.");
            assertThat(back.tried(10, near).sentence())
                    .isEqualTo(
                            "With your move White could play “Put a1”: White takes a corner – a disc there is never turned.");
        }
        assertThat(solved).contains(true, false);
    }

    private static Objection answer(Move move, Move best, double loss, double noise) {
        return new Objection(
                move,
                List.of(best),
                false,
                false,
                false,
                List.of(),
                loss,
                noise,
                0.6,
                List.of(),
                List.of(),
                false,
                null,
                List.of(),
                List.of(move));
    }
}
