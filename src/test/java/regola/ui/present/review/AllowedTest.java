package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.search.Budget;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.picture.Tongue;
import regola.ui.support.KnownRules;
import regola.ui.view.review.ReviewView;

/** What a move let somebody else do is told beside what it cost. */
class AllowedTest {
    private static final Ruleset REVERSI = Shipped.rules("reversi", 2);
    /** White takes a corner with the last of these moves. */
    private static final List<String> CORNER =
            List.of("f5", "f4", "c3", "c4", "f3", "c2", "b4", "a5", "b2", "d2", "a4", "a1");

    private static MatchRecord match(Ruleset rules, List<String> moves, String computer) {
        Match match = Match.start(rules, 2);
        moves.forEach(match::play);
        Map<String, String> computers = Map.of(computer, "easy");
        return new MatchRecord(
                1, rules, 2, null, moves, moves.size(), computers, Map.of(), match.position(), match.isOver());
    }

    private static String came(int at, String language) {
        List<String> moves = CORNER.stream().map(place -> "put " + place).toList();
        List<Found.Made> made = new ArrayList<>();
        Match play = Match.start(REVERSI, 2);
        for (String move : moves) {
            Match before = play.copy();
            play.play(move);
            made.add(new Found.Made(
                    before,
                    before.decision().legal().stream()
                            .filter(each -> each.text().equals(move))
                            .findFirst()
                            .orElseThrow(),
                    true));
        }
        Found found = new Found(
                match(REVERSI, moves, "white"),
                null,
                Map.of(),
                Map.of(),
                Map.of(),
                false,
                List.of(),
                List.of(),
                made,
                Map.of(),
                null);
        return Allowed.came(found, at, new Tongue(REVERSI, Manner.of(language)));
    }

    /** Where the winner gained most it is told by what: the corner that was taken next. */
    @Test
    void whatCameNextIsTold() {
        assertThat(came(10, "en"))
                .isEqualTo("In the match this came next: White takes a corner – a disc there is never turned.");
        assertThat(came(10, "it")).startsWith("Nella partita, subito dopo: Bianco prende un angolo");
        assertThat(came(9, "en")).as("nobody is glad of it").isEmpty();
        assertThat(came(11, "en")).as("nothing came").isEmpty();
    }

    /** One need not press “Show me” to read why a move was weaker. */
    @Test
    void whyAMoveWasWeakerIsToldBesideWhatItCost() {
        List<String> moves = List.of(
                "sow a3", "sow a6", "sow b2", "sow b1", "sow a4", "sow b1", "sow a6", "sow a2", "sow b5", "sow a2",
                "sow b2", "sow a6", "sow a1", "sow b3", "sow a1", "sow b5", "sow b6", "sow a3");
        List<ReviewView> seen = new ArrayList<>();
        Deque<Runnable> beside = new ArrayDeque<>();
        LookBack back = new LookBack(
                KnownRules::tuning, 300, Budget.ofIterations(2_000), beside::add, Runnable::run, seen::add);
        back.at(match(Shipped.rules("kalah", 2), moves, "north"), Map.of(), Manner.of("en"));
        beside.remove().run();
        assertThat(seen.get(seen.size() - 1).costly())
                .anySatisfy(
                        moment -> assertThat(moment.told())
                                .contains(
                                        "With the move you played North could play “Sow b1”: North captures the 6 seeds opposite."))
                .allSatisfy(moment -> assertThat(String.join(" ", moment.answer()))
                        .as("nothing is said twice")
                        .doesNotContain("could play"));
    }
}
